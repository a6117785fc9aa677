import TestSupport
import Testing

@testable import UnfoldSimplex

/// A solver next to the plain list of what it was given, so that every state can be checked from outside.
struct Harness {
    var solver = Solver()
    var variables: [Variable] = []
    var isNonNegative: [Bool]
    var rows: [(id: ConstraintID, row: Model.Row)] = []
    let seed: UInt64

    init(seed: UInt64, isNonNegative: [Bool]) {
        self.seed = seed
        self.isNonNegative = isNonNegative
        for flag in isNonNegative { variables.append(solver.makeVariable(flag ? .nonNegative : .free)) }
    }

    mutating func add(_ row: Model.Row) throws {
        let terms = row.coefficients.map { Term($0.value, variables[$0.variable]) }
        let id = try solver.add(terms, row.relation, row.constant, priority: Priority(row.priority))
        if row.importance != 1 { try solver.setImportance(row.importance, of: id) }
        rows.append((id, row))
    }

    /// Solves, breaking a random constraint of each conflict; each conflict is checked by the oracle.
    mutating func solve(_ random: inout SplitMix) throws {
        // Now and then the first conflict is asked for beforehand, which must change nothing about what follows.
        let asks = random.next() % 3 == 0
        let foreseen = asks ? try solver.firstConflict() : nil
        if let foreseen { check(foreseen) }
        var conflicts: [Conflict] = []
        let summary = try solver.solve { conflict in
            conflicts.append(conflict)
            let candidates = conflict.members.compactMap { member -> ConstraintID? in
                if case .constraint(let id) = member.restriction { return id }
                return nil
            }
            guard !candidates.isEmpty else { preconditionFailure("seed \(seed): a conflict without constraints") }
            return random.pick(candidates)
        }
        #expect(summary.conflicts.count == conflicts.count, "seed \(seed): conflicts reported and returned differ")
        for conflict in conflicts { check(conflict) }
        if asks {
            #expect((foreseen == nil) == conflicts.isEmpty, "seed \(seed): foreseen \(String(describing: foreseen))")
        }
    }

    var point: [Double] { variables.map(solver.value(of:)) }

    /// The system as it stands, broken constraints at a level of their own just under required.
    var model: Model {
        let broken = Set(solver.brokenConstraints)
        let list = rows.map { id, row in
            var row = row
            if broken.contains(id) { row.priority = 999.9999 }
            return row
        }
        return Model(isNonNegative: isNonNegative, rows: list)
    }

    /// Compares the solution with the oracle's and with a fresh build's.
    func check(_ context: String) throws {
        let model = self.model
        let point = self.point
        for (variable, value) in point.enumerated() where isNonNegative[variable] {
            #expect(value >= -1e-6, "seed \(seed) \(context): x\(variable) = \(value) < 0")
        }
        for (index, row) in model.rows.enumerated() where row.priority == 1000 {
            let violation = row.violation(at: point)
            #expect(
                violation <= 1e-6 * row.size(at: point),
                "seed \(seed) \(context): required \(index) is violated by \(violation)\n\(model)")
        }
        let oracle = Oracle(model)
        #expect(oracle.isFeasible, "seed \(seed) \(context): the oracle finds the required constraints in conflict")
        let wanted = oracle.optimum()
        let saw = model.objective(at: point)
        #expect(agree(saw, wanted), "seed \(seed) \(context): objective \(saw), wanted \(wanted)\n\(model)")
        let own = solver.objective.map(\.violation)
        #expect(agree(own, saw), "seed \(seed) \(context): solver.objective \(own), from its values \(saw)")
    }

    func checkAgainstFreshBuild(_ context: String) throws {
        let model = self.model
        var fresh = Harness(seed: seed, isNonNegative: isNonNegative)
        for row in model.rows { try fresh.add(row) }
        try fresh.solver.solve { conflict in
            Issue.record("seed \(seed) \(context): the fresh build finds a conflict\n\(model)")
            return Solver.anyConstraint(of: conflict)
        }
        let wanted = model.objective(at: fresh.point)
        let saw = model.objective(at: point)
        #expect(agree(saw, wanted), "seed \(seed) \(context): objective \(saw), a fresh build's \(wanted)\n\(model)")
    }

    private func agree(_ one: [Double], _ other: [Double]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($0), abs($1)) }
    }

    /// The set is infeasible, without any one member it is feasible, and its multipliers add up to the contradiction.
    func check(_ conflict: Conflict) {
        checkSum(conflict)
        guard conflict.members.count <= 12 else { return }
        #expect(!isFeasible(conflict.members), "seed \(seed): a conflict is feasible: \(conflict)")
        for index in conflict.members.indices {
            var rest = conflict.members
            rest.remove(at: index)
            #expect(isFeasible(rest), "seed \(seed): member \(index) is not needed: \(conflict)")
        }
    }

    private func row(of restriction: Restriction) -> Model.Row {
        switch restriction {
        case .constraint(let id): return rows.first { $0.id == id }!.row
        case .nonNegative(let variable):
            let index = variables.firstIndex(of: variable)!
            return Model.Row(coefficients: [(index, 1)], relation: .greaterThanOrEqual, constant: 0, priority: 1000)
        }
    }

    private func checkSum(_ conflict: Conflict) {
        var left = [Double](repeating: 0, count: variables.count)
        var right = 0.0
        var size = 1.0
        for member in conflict.members {
            let row = row(of: member.restriction)
            for term in row.coefficients { left[term.variable] += member.multiplier * term.value }
            right += member.multiplier * row.constant
            size += abs(member.multiplier * row.constant)
            let isRight =
                row.relation == .equal || (row.relation == .lessThanOrEqual) == (member.multiplier < 0)
            #expect(isRight, "seed \(seed): a multiplier turns its row around: \(conflict)")
        }
        #expect(left.allSatisfy { abs($0) <= 1e-6 * size }, "seed \(seed): left over \(left) in \(conflict)")
        #expect(conflict.contradiction > 0)
        #expect(
            abs(right - conflict.contradiction) <= 1e-6 * size,
            "seed \(seed): the sum is \(right), not \(conflict.contradiction)")
    }

    private func isFeasible(_ members: [Conflict.Member]) -> Bool {
        var model = Model(isNonNegative: isNonNegative.map { _ in false }, rows: [])
        for member in members {
            var row = row(of: member.restriction)
            row.priority = 1000
            model.rows.append(row)
        }
        return Oracle(model).isFeasible
    }
}
