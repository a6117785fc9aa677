import TestSupport
import Testing

@testable import UnfoldSimplex

/// Two optional constraints for one variable, as hugging and compression resistance, that are given one new constant at
/// once.
@Suite struct CoupledLimitTests {
    /// Random systems in which half of the variables have such a pair, with all kinds of edits between two solves.
    @Test(arguments: [UInt64(0), 1, 2, 3])
    func pairsEndAtTheSequentialOptimum(block: UInt64) throws {
        var moved = 0
        for seed in block * 150..<block * 150 + UInt64(Rounds.of(50, long: 150)) { try run(90_000 + seed, &moved) }
        #expect(moved > 60, "only \(moved) pairs moved together")
    }

    private func run(_ seed: UInt64, _ moved: inout Int) throws {
        var system = RandomSystem(seed: seed, largestVariables: 10)
        var harness = Harness(seed: seed, isNonNegative: system.isNonNegative)
        var pairs: [(hugging: ConstraintID, resistance: ConstraintID)] = []
        for variable in harness.variables.indices where system.random.chance(60) {
            pairs.append(try addPair(on: variable, to: &harness, &system))
        }
        for _ in 0..<system.constraintCount() {
            let row = system.row()
            if row.coefficients.count > 1 || system.random.chance(10) { try harness.add(row) }
        }
        try harness.solve(&system.random)
        try harness.check("built")
        for round in 0..<4 {
            for _ in 0..<system.random.within(1...6) { try edit(&harness, &pairs, &system) }
            moved += harness.solver.state.moving.count
            try harness.solve(&system.random)
            try harness.check("after round \(round)")
        }
        try harness.checkAgainstFreshBuild("at the end")
    }

    private func addPair(
        on variable: Int, to harness: inout Harness, _ system: inout RandomSystem
    ) throws -> (hugging: ConstraintID, resistance: ConstraintID) {
        let length = Double(system.random.within(-3...20))
        let priorities: (Float, Float) = system.random.chance(80) ? (250, 750) : (500, 500)
        for (relation, priority) in [
            (Relation.lessThanOrEqual, priorities.0), (.greaterThanOrEqual, priorities.1),
        ] {
            try harness.add(
                Model.Row(coefficients: [(variable, 1)], relation: relation, constant: length, priority: priority))
        }
        return (harness.rows[harness.rows.count - 2].id, harness.rows[harness.rows.count - 1].id)
    }

    private func edit(
        _ harness: inout Harness, _ pairs: inout [(hugging: ConstraintID, resistance: ConstraintID)],
        _ system: inout RandomSystem
    ) throws {
        guard !pairs.isEmpty else { return try harness.add(system.row()) }
        let position = system.random.below(pairs.count)
        let pair = pairs[position]
        let length = Double(system.random.within(-3...25))
        func set(_ constant: Double, of id: ConstraintID) {
            let index = harness.rows.firstIndex { $0.id == id }!
            harness.rows[index].row.constant = constant
        }
        switch system.random.below(10) {
        case 0...5:
            let isSwapped = system.random.chance(30)
            try harness.solver.setConstant(
                length, of: isSwapped ? pair.resistance : pair.hugging, isSwapped ? pair.hugging : pair.resistance)
            set(length, of: pair.hugging)
            set(length, of: pair.resistance)
        case 6:
            let id = system.random.chance(50) ? pair.hugging : pair.resistance
            try harness.solver.setConstant(length, of: id)
            set(length, of: id)
        case 7:
            let priority = system.priority()
            try harness.solver.setPriority(Priority(priority), of: pair.resistance)
            harness.rows[harness.rows.firstIndex { $0.id == pair.resistance }!].row.priority = priority
        case 8:
            for id in [pair.hugging, pair.resistance] {
                harness.solver.remove(id)
                harness.rows.removeAll { $0.id == id }
            }
            pairs.remove(at: position)
        default:
            try harness.add(system.row())
        }
    }

    /// A column of labels: all sizes change, nothing is looked at as an edit, and no step of either simplex is taken.
    @Test func aRefilledCellTakesNoStep() throws {
        var solver = Solver()
        let height = solver.makeVariable(.nonNegative)
        var optionals: [(ConstraintID, ConstraintID)] = []
        var sum = [Term(1, height)]
        for _ in 0..<20 {
            let label = solver.makeVariable(.nonNegative)
            sum.append(Term(-1, label))
            optionals.append(
                (
                    try solver.add([Term(1, label)], .lessThanOrEqual, 17, priority: Priority(250)),
                    try solver.add([Term(1, label)], .greaterThanOrEqual, 17, priority: Priority(750))
                ))
        }
        _ = try solver.add(sum, .equal, 0)
        _ = try solver.add([Term(1, height)], .equal, 0, priority: Priority(50))
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(solver.value(of: height) == 340)
        let before = solver.statistics
        for (position, optional) in optionals.enumerated() {
            try solver.setConstant(Double(20 + position), of: optional.0, optional.1)
        }
        #expect(solver.state.edited.isEmpty && solver.state.moving.count == 20)
        #expect(solver.value(of: height) == 340, "the last solution stays readable until the next solve")
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(solver.value(of: height) == 590)
        #expect(solver.statistics.dualPivots == before.dualPivots)
        #expect(solver.statistics.primalPivots == before.primalPivots)
        #expect(!solver.state.costsAreStale)
    }

    @Test func whatIsNoPairIsTwoEdits() throws {
        var solver = Solver()
        let one = solver.makeVariable(.nonNegative)
        let other = solver.makeVariable(.nonNegative)
        let first = try solver.add([Term(2, one)], .equal, 10, priority: Priority(500))
        let second = try solver.add([Term(1, other)], .greaterThanOrEqual, 3)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        try solver.setConstant(8, of: first, second)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(solver.value(of: one) == 4)
        #expect(solver.value(of: other) == 8)
        // The same constraint twice.
        try solver.setConstant(6, of: first, first)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(solver.value(of: one) == 3)
    }

    @Test func whatIsRefusedChangesNothing() throws {
        var solver = Solver()
        let one = solver.makeVariable(.nonNegative)
        let first = try solver.add([Term(1, one)], .lessThanOrEqual, 10, priority: Priority(250))
        let second = try solver.add([Term(1, one)], .greaterThanOrEqual, 10, priority: Priority(750))
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(throws: SolverError.notFinite(.infinity)) { try solver.setConstant(.infinity, of: first, second) }
        solver.remove(second)
        #expect(throws: SolverError.foreignConstraint(second)) { try solver.setConstant(4, of: first, second) }
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(solver.value(of: first) == 10, "the bound still allows it")
    }
}
