import TestSupport
import Testing

@testable import UnfoldSimplex

/// Drift, scale, and the classical examples on which a simplex method cycles.
@Suite struct NumericTests {
    /// Thousands of edits of one system: the values stay those of a fresh build.
    @Test func noDriftOverManyEdits() throws {
        var system = RandomSystem(seed: 4711, style: .reals)
        var harness = Harness(seed: 4711, isNonNegative: Array(repeating: false, count: 6))
        for variable in 0..<6 {
            try harness.add(
                Model.Row(coefficients: [(variable, 1)], relation: .equal, constant: 3, priority: 50))
            try harness.add(
                Model.Row(
                    coefficients: [(variable, 0.3), ((variable + 1) % 6, -1.7), ((variable + 3) % 6, 0.1)],
                    relation: .lessThanOrEqual, constant: 1, priority: 750))
        }
        try harness.add(
            Model.Row(coefficients: [(0, 1), (5, -0.7)], relation: .equal, constant: 0, priority: 1000))
        for edit in 1...Rounds.of(10_000, long: 100_000) {
            let index = system.random.below(harness.rows.count - 1)
            let constant = 1000 * (system.random.unit() - 0.5)
            harness.rows[index].row.constant = constant
            try harness.solver.setConstant(constant, of: harness.rows[index].id)
            try harness.solve(&system.random)
            if edit % 10_000 == 0 {
                try harness.check("after \(edit) edits")
                #expect(harness.solver.state.drift() < 1e-9, "after \(edit) edits")
            }
        }
        try harness.checkAgainstFreshBuild("at the end")
    }

    /// The same system with rows, columns and levels multiplied by powers of ten has the same optimum in its units.
    @Test func scaleDoesNotMatter() throws {
        for seed in UInt64(0)..<200 {
            var system = RandomSystem(seed: 900_000 + seed, style: .integers, largestVariables: 10)
            var model = Model(isNonNegative: system.isNonNegative, rows: [])
            for _ in 0..<system.constraintCount() { model.rows.append(system.row()) }
            let oracle = Oracle(model)
            guard oracle.isFeasible else { continue }
            let wanted = oracle.optimum()
            func power() -> Double { [1e-6, 1e-4, 1e-2, 1, 10, 1e3, 1e6][system.random.below(7)] }
            let columns = model.isNonNegative.map { _ in power() }
            let levels = model.levels.map { _ in power() }
            var solver = Solver()
            let variables = model.isNonNegative.map { solver.makeVariable($0 ? .nonNegative : .free) }
            for row in model.rows {
                let factor = model.levels.firstIndex(of: row.priority).map { levels[$0] } ?? power()
                let terms = row.coefficients.map {
                    Term($0.value * factor / columns[$0.variable], variables[$0.variable])
                }
                let id = try solver.add(terms, row.relation, row.constant * factor, priority: Priority(row.priority))
                try solver.setImportance(row.importance, of: id)
            }
            do {
                try solver.solve { conflict in
                    Issue.record("seed \(seed): a conflict where there is none: \(conflict)\n\(model)")
                    return Solver.anyConstraint(of: conflict)
                }
            } catch {
                Issue.record("seed \(seed): \(error)\n\(columns) \(levels)\n\(model)")
                continue
            }
            let point = variables.indices.map { solver.value(of: variables[$0]) / columns[$0] }
            let saw = model.objective(at: point)
            let agree = zip(saw, wanted).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($0), abs($1)) }
            #expect(
                agree,
                "seed \(seed): objective \(saw), wanted \(wanted)\ncolumns \(columns), levels \(levels)\n\(model)")
        }
    }

    /// Beale's example (1955) cycles under the textbook rule; optimum -1/20.
    @Test func bealesExampleEnds() throws {
        try expectMinimum(
            of: [-0.75, 150, -0.02, 6], below: -100, optimum: -0.05,
            rows: [([0.25, -60, -0.04, 9], 0), ([0.5, -90, -0.02, 3], 0), ([0, 0, 1, 0], 1)])
    }

    /// Kuhn's example; optimum -2.
    @Test func kuhnsExampleEnds() throws {
        try expectMinimum(
            of: [-2, -3, 1, 12], below: -100, optimum: -2,
            rows: [([-2, -9, 1, 9], 0), ([1.0 / 3, 1, -1.0 / 3, -2], 0), ([2, 3, -1, -12], 2)])
    }

    /// Klee and Minty's cube visits many corners under Dantzig's rule; here it only has to end at the right one.
    @Test func theKleeMintyCubeEnds() throws {
        let size = 8
        var rows: [([Double], Double)] = []
        for row in 0..<size {
            var line = [Double](repeating: 0, count: size)
            for column in 0..<row { line[column] = Double(1 << (row - column + 1)) }
            line[row] = 1
            rows.append((line, Double.fivePower(row + 1)))
        }
        let costs = (0..<size).map { -Double(1 << (size - 1 - $0)) }
        try expectMinimum(of: costs, below: -1e7, optimum: -Double.fivePower(size), rows: rows)
    }

    /// Minimises a linear cost over non-negative variables and `rows <= right side`, as the optional constraint to
    /// reach a value below.
    private func expectMinimum(
        of costs: [Double], below: Double, optimum: Double, rows: [([Double], Double)]
    ) throws {
        var solver = Solver()
        let variables = costs.map { _ in solver.makeVariable(.nonNegative) }
        for (line, right) in rows {
            _ = try solver.add(zip(line, variables).map { Term($0, $1) }, .lessThanOrEqual, right)
        }
        let optional = try solver.add(
            zip(costs, variables).map { Term($0, $1) }, .equal, below, priority: Priority(500))
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(abs(solver.value(of: optional) - optimum) <= 1e-9 * max(1, abs(optimum)))
    }

    /// Everything ties with everything: ends, and at the optimum.
    @Test func hugeTiesEnd() throws {
        var harness = Harness(seed: 0, isNonNegative: Array(repeating: true, count: 20))
        var random = SplitMix(seed: 0)
        let all = (0..<20).map { (variable: $0, value: 1.0) }
        try harness.add(Model.Row(coefficients: all, relation: .equal, constant: 100, priority: 1000))
        for one in 0..<20 {
            for other in 0..<one where (one + other) % 3 == 0 {
                try harness.add(
                    Model.Row(
                        coefficients: [(one, 1), (other, -1)], relation: .equal, constant: 0, priority: 250))
            }
            try harness.add(Model.Row(coefficients: [(one, 1)], relation: .lessThanOrEqual, constant: 4, priority: 250))
        }
        try harness.solve(&random)
        try harness.check("all tied")
    }
}

extension Double {
    static func fivePower(_ exponent: Int) -> Double { (0..<exponent).reduce(1) { power, _ in power * 5 } }
}
