import Testing

@testable import UnfoldSimplex

/// Holdings and derivations of random systems, judged by the oracle.
@Suite struct ExplanationTests {
    private func built(_ seed: UInt64) throws -> Harness {
        var system = RandomSystem(seed: 500_000 + seed, largestVariables: 8)
        var harness = Harness(seed: 500_000 + seed, isNonNegative: system.isNonNegative)
        for _ in 0..<system.constraintCount() { try harness.add(system.row()) }
        try harness.solve(&system.random)
        return harness
    }

    /// A binding set leaves its constraint violated as much as the whole system does, whatever optimum is taken, and no
    /// member can be missed. Ties that only the order of addition settles are left to the solver.
    @Test func bindingSetsAreBindingAndIrreducible() throws {
        var checked = 0
        for seed in UInt64(0)..<150 {
            let harness = try built(seed)
            let model = harness.model
            let point = harness.point
            for (index, entry) in harness.rows.enumerated().prefix(8) {
                let violation = model.rows[index].violation(at: point)
                let bindingSet = try harness.solver.bindingSet(of: entry.id)
                #expect((bindingSet == nil) == (violation <= 1e-7), "seed \(harness.seed): violation \(violation)")
                guard let bindingSet else { continue }
                let context = "seed \(harness.seed) row \(index): \(bindingSet)\n\(model)"
                guard leastViolation(of: index, in: model) >= violation - 1e-6 else { continue }
                checked += 1
                let whole = subsystem(bindingSet.members, harness, model).with(model.rows[index])
                #expect(leastViolation(of: whole.rows.count - 1, in: whole) >= violation - 1e-5, "\(context)")
                for left in bindingSet.members.indices {
                    var members = bindingSet.members
                    members.remove(at: left)
                    let rest = subsystem(members, harness, model).with(model.rows[index])
                    #expect(
                        leastViolation(of: rest.rows.count - 1, in: rest) < violation - 1e-7,
                        "member \(left) is not needed, \(context)")
                }
            }
        }
        #expect(checked > 200)
    }

    /// What was found out before makes no difference, and what says the same is not worked out again.
    @Test func systemsThatSayTheSameHaveTheSameBindingSets() throws {
        var (ofAll, asked) = (KnownSubsystems(), 0)
        for seed in UInt64(0)..<60 {
            var known: KnownSubsystems = [:]
            var counts: [Int] = []
            for _ in 0..<2 {
                let harness = try built(seed)
                for entry in harness.rows.prefix(8) {
                    let fresh = try harness.solver.bindingSet(of: entry.id)?.members.map(\.restriction)
                    #expect(try harness.solver.bindingSet(of: entry.id, &known)?.members.map(\.restriction) == fresh)
                    #expect(try harness.solver.bindingSet(of: entry.id, &ofAll)?.members.map(\.restriction) == fresh)
                    asked += fresh == nil ? 0 : 1
                }
                counts.append(known.count)
            }
            #expect(counts[0] == counts[1], "seed \(seed)")
        }
        #expect(asked > 100)
    }

    private func leastViolation(of index: Int, in model: Model) -> Double {
        var withTarget = model
        var target = model.rows[index]
        target.priority = 1e-6
        target.importance = 1
        withTarget.rows.append(target)
        return Oracle(withTarget).optimum().last ?? 0
    }

    private func subsystem(_ members: [BindingSet.Member], _ harness: Harness, _ model: Model) -> Model {
        var result = Model(isNonNegative: model.isNonNegative.map { _ in false }, rows: [])
        for member in members {
            switch member.restriction {
            case .nonNegative(let variable):
                result.isNonNegative[harness.variables.firstIndex(of: variable)!] = true
            case .constraint(let id):
                result.rows.append(model.rows[harness.rows.firstIndex { $0.id == id }!])
            }
        }
        return result
    }

    @Test func derivationsAddUp() throws {
        for seed in UInt64(0)..<200 {
            let harness = try built(seed)
            let bounds = Dictionary(uniqueKeysWithValues: harness.rows.map { ($0.id, $0.row.constant) })
            for (index, variable) in harness.variables.enumerated() {
                let other = harness.variables[(index + 1) % harness.variables.count]
                let derivation = harness.solver.derivation(of: [Term(1, variable), Term(-2.5, other)])
                var sum = 0.0
                var size = 1.0
                for part in derivation.parts {
                    sum += part.multiplier * part.bound
                    size += abs(part.multiplier * part.bound)
                    switch part.restriction {
                    case .constraint(let id): #expect(part.bound == bounds[id], "seed \(harness.seed)")
                    case .nonNegative: #expect(part.bound == 0, "seed \(harness.seed)")
                    }
                }
                let value = harness.solver.value(of: variable) - 2.5 * harness.solver.value(of: other)
                #expect(abs(derivation.value - value) <= 1e-9 * size)
                #expect(abs(sum - value) <= 1e-6 * size, "seed \(harness.seed): \(sum), wanted \(value): \(derivation)")
            }
        }
    }

    /// A variable called determined has the same value in the smallest and the largest optimum, any other has not.
    @Test func determinedMeansOneValue() throws {
        for seed in UInt64(0)..<120 {
            let harness = try built(seed)
            let model = harness.model
            for (index, variable) in harness.variables.enumerated().prefix(4) {
                let value = harness.solver.value(of: variable)
                let isFixed = [-1.0, 1].allSatisfy { side in
                    let goal = value + side * max(1, abs(value))
                    let row = Model.Row(
                        coefficients: [(index, 1)], relation: .equal, constant: goal, priority: 1e-6)
                    let distance = Oracle(model.with(row)).optimum().last ?? 0
                    return abs(distance - max(1, abs(value))) <= 1e-6 * max(1, abs(value))
                }
                let saw = harness.solver.isDetermined(variable)
                #expect(saw == isFixed, "seed \(harness.seed): x\(index) = \(value)\n\(model)")
            }
        }
    }

    @Test func theSameCallsGiveTheSamePivots() throws {
        for seed in UInt64(0)..<50 {
            let first = try built(seed)
            let second = try built(seed)
            #expect(first.solver.statistics == second.solver.statistics)
            #expect(first.point == second.point)
            #expect(first.solver.dump() == second.solver.dump())
        }
    }
}

extension Model {
    func with(_ row: Row) -> Model {
        var copy = self
        copy.rows.append(row)
        return copy
    }
}
