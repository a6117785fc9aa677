import TestSupport
import Testing

@testable import UnfoldSimplex

/// Variables that rest on their bound although nothing makes them (fact M8.2) leave no trace in what is solved next.
@Suite struct RestingTests {
    /// One bound, then edits: after each the values are those of a new solver that was given the same at once.
    @Test(arguments: UInt64(0)..<300) func restsAreThoseOfAFreshBuild(seed: UInt64) throws {
        var random = SplitMix(seed: seed &+ 60_000)
        var solver = Solver()
        let variables = (0..<4).map { _ in solver.makeVariable() }
        var rows: [(id: ConstraintID, row: Model.Row)] = []
        var log: [String] = []
        for _ in 0..<8 {
            if rows.count > 1, random.chance(30) {
                let gone = rows.remove(at: random.below(rows.count))
                log.append("remove \(gone.row)")
                solver.remove(gone.id)
            } else if rows.count > 0, random.chance(30) {
                let index = random.below(rows.count)
                let sign: Double = rows[index].row.relation == .lessThanOrEqual ? 1 : -1
                rows[index].row.constant = sign * Double(random.within(1...9))
                try solver.setConstant(rows[index].row.constant, of: rows[index].id)
                log.append("set \(rows[index].row)")
            } else {
                let row = inequality(&random)
                log.append("add \(row)")
                let terms = row.coefficients.map { Term($0.value, variables[$0.variable]) }
                rows.append((try solver.add(terms, row.relation, row.constant), row))
            }
            try solveAndRest(&solver)
            var fresh = Solver()
            let others = (0..<4).map { _ in fresh.makeVariable() }
            for (_, row) in rows {
                let terms = row.coefficients.map { Term($0.value, others[$0.variable]) }
                _ = try fresh.add(terms, row.relation, row.constant)
            }
            try solveAndRest(&fresh)
            let saw = variables.map { solver.value(of: $0) }
            let wanted = others.map { fresh.value(of: $0) }
            let touched = Set(rows.flatMap { $0.row.coefficients.map(\.variable) })
            for variable in touched where isAlone(variable, in: rows.map(\.row)) {
                #expect(
                    saw[variable] == wanted[variable],
                    "seed \(seed): x\(variable) \(saw), fresh \(wanted)\n\(log.joined(separator: "\n"))")
            }
        }
    }

    /// A second bound, farther out, takes the first one's variable off it: nothing rests where there are two.
    @Test func aSecondBoundEndsTheRest() throws {
        var solver = Solver()
        let variable = solver.makeVariable()
        _ = try solver.add([Term(1, variable)], .lessThanOrEqual, 10)
        try solveAndRest(&solver)
        #expect(solver.value(of: variable) == 10)
        let second = try solver.add([Term(1, variable)], .lessThanOrEqual, 20)
        try solveAndRest(&solver)
        #expect(solver.value(of: variable) == 0)
        solver.remove(second)
        try solveAndRest(&solver)
        #expect(solver.value(of: variable) == 10)
    }

    /// The same where the bound is between two variables, and rests by an exchange.
    @Test func aSecondBoundBetweenTwoVariablesEndsTheRest() throws {
        var solver = Solver()
        let (one, other) = (solver.makeVariable(), solver.makeVariable())
        _ = try solver.add([Term(1, one)], .equal, 5)
        _ = try solver.add([Term(1, other), Term(-1, one)], .greaterThanOrEqual, -30)
        try solveAndRest(&solver)
        #expect(solver.value(of: other) == -25)
        let second = try solver.add([Term(1, other), Term(-1, one)], .greaterThanOrEqual, -40)
        try solveAndRest(&solver)
        #expect(solver.value(of: other) == 0)
        solver.remove(second)
        try solveAndRest(&solver)
        #expect(solver.value(of: other) == -25)
    }

    private func solveAndRest(_ solver: inout Solver) throws {
        try solver.solve { Solver.anyConstraint(of: $0) }
        solver.restOnBounds()
    }

    /// Mentioned by constraints on it alone.
    private func isAlone(_ variable: Int, in rows: [Model.Row]) -> Bool {
        rows.allSatisfy { row in row.coefficients.allSatisfy { $0.variable != variable } || row.coefficients.count == 1
        }
    }

    private func inequality(_ random: inout SplitMix) -> Model.Row {
        let relation: Relation = random.chance(50) ? .lessThanOrEqual : .greaterThanOrEqual
        let first = random.below(4)
        // Bounds that agree: lower ones below, upper ones above.
        let constant = Double(random.within(1...9)) * (relation == .lessThanOrEqual ? 1 : -1)
        guard random.chance(30) else {
            return Model.Row(coefficients: [(first, 1)], relation: relation, constant: constant, priority: 1000)
        }
        return Model.Row(
            coefficients: [(first, 1), ((first + 1) % 4, -1)], relation: relation, constant: constant, priority: 1000)
    }
}
