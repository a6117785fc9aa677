import TestSupport
import Testing

@testable import UnfoldSimplex

/// The expandable detail of the product's card, reduced to the three variables that decide its height.
@Suite struct BindingSetTests {
    /// The detail's height at a priority, the card's hugging at 250, the fitting target at 50.
    private func card(detail priority: Float, at optional: Double = 200) throws -> (Solver, [ConstraintID], Variable) {
        var solver = Solver()
        let card = solver.makeVariable(.nonNegative)
        let detail = solver.makeVariable(.nonNegative)
        let hugging = try solver.add([Term(1, card)], .lessThanOrEqual, 34, priority: Priority(250))
        let structure = try solver.add([Term(1, card), Term(-1, detail)], .equal, 36)
        let target = try solver.add([Term(1, card)], .equal, 0, priority: Priority(50))
        let height = try solver.add([Term(1, detail)], .equal, optional, priority: Priority(priority))
        try solver.solve { _ in fatalError("nothing required conflicts") }
        return (solver, [hugging, structure, target, height], detail)
    }

    @Test func aTieIsDecidedByTheFittingTargetAndBothAreNamed() throws {
        let (solver, ids, detail) = try card(detail: 250)
        #expect(solver.value(of: detail) == 0)
        let bindingSet = try #require(try solver.bindingSet(of: ids[3]))
        #expect(bindingSet.wanted == 200)
        #expect(bindingSet.got == 0)
        #expect(bindingSet.members.count == 3)
        for (id, ties) in [(ids[0], true), (ids[1], false), (ids[2], false)] {
            let member = bindingSet.members.first { $0.restriction == .constraint(id) }
            #expect(member?.ties == ties)
        }
    }

    @Test func aboveTheHuggingItHolds() throws {
        let (solver, ids, detail) = try card(detail: 251)
        #expect(solver.value(of: detail) == 200)
        let bindingSet = try solver.bindingSet(of: ids[3])
        #expect(
            bindingSet?.members.isEmpty == nil, "a binding set although it holds: \(String(describing: bindingSet))")
    }

    @Test func belowTheHuggingTheHuggingAloneHoldsIt() throws {
        let (solver, ids, detail) = try card(detail: 249)
        #expect(solver.value(of: detail) == 0)
        let bindingSet = try #require(try solver.bindingSet(of: ids[3]))
        let restrictions = bindingSet.members.map(\.restriction)
        #expect(restrictions.contains(.constraint(ids[0])))
        #expect(restrictions.contains(.constraint(ids[1])))
        #expect(!restrictions.contains(.constraint(ids[2])))
        #expect(bindingSet.members.allSatisfy { !$0.ties })
    }

    @Test func requiredConstraintsAloneHold() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let sum = try solver.add([Term(1, x), Term(1, y)], .equal, 10)
        let y4 = try solver.add([Term(1, y)], .greaterThanOrEqual, 4)
        let noise = try solver.add([Term(1, x)], .lessThanOrEqual, 100, priority: Priority(100))
        let optional = try solver.add([Term(1, x)], .equal, 50, priority: Priority(500))
        try solver.solve { _ in fatalError("nothing required conflicts") }
        let bindingSet = try #require(try solver.bindingSet(of: optional))
        #expect(Set(bindingSet.members.map(\.restriction)) == [.constraint(sum), .constraint(y4)])
        #expect(solver.value(of: x) == 6)
        #expect(solver.violation(of: noise) == 0)
    }

    /// A solved system from which restrictions are taken is as good as one that never had them.
    @Test func whatIsTakenOutOfASolvedSystemLeavesNothing() throws {
        func violations(_ system: inout Solver) throws -> [Float: Double] {
            try system.solve { Solver.anyConstraint(of: $0) }
            let levels = system.objective.filter { $0.violation > 1e-6 }
            return Dictionary(uniqueKeysWithValues: levels.map { ($0.priority.rawValue, $0.violation) })
        }
        var (bounds, constraints) = (0, 0)
        for seed in 0..<UInt64(Rounds.of(40, long: 120)) {
            var random = RandomSystem(seed: seed)
            var harness = Harness(seed: seed, isNonNegative: random.isNonNegative)
            for _ in 0..<random.constraintCount() { try harness.add(random.row()) }
            try harness.solve(&random.random)
            let first = Int(harness.rows[0].id.index)
            let candidates = harness.solver.state.restrictionsOfComponent(with: first)
            let subsystem = try Subsystem(of: candidates, with: first, in: harness.solver.state)
            var all = CandidateSet(count: candidates.count)
            for index in candidates.indices { all.insert(index) }
            var whole = subsystem.system(of: all)
            _ = try violations(&whole)
            for index in candidates.indices {
                let left = Set([index, (index * 7 + 3) % candidates.count]).sorted()
                guard var saw = subsystem.system(whole, without: left) else { continue }
                var rest = all
                for index in left { rest.remove(index) }
                var fresh = subsystem.system(of: rest)
                let (one, other) = (try violations(&saw), try violations(&fresh))
                let differ = Set(one.keys).union(other.keys).filter {
                    abs((one[$0] ?? 0) - (other[$0] ?? 0)) > 1e-5 * max(1, other[$0] ?? 0)
                }
                #expect(differ.isEmpty, "seed \(seed) without \(left): \(one), a fresh build's \(other)")
                if case .constraint = candidates[index] { constraints += 1 } else { bounds += 1 }
            }
        }
        #expect(bounds > 30 && constraints > 300, "\(bounds) bounds, \(constraints) constraints")
    }
}
