import Testing

@testable import UnfoldSimplex

/// What large systems cost, in counts.
@Suite struct GrowthTests {
    /// Whether each of many variables is determined takes one look at the system, not a copy for each.
    @Test func ambiguityIsWorkedOutOnceForAllVariables() throws {
        var solver = Solver()
        var variables: [Variable] = []
        for position in 0..<400 {
            let variable = solver.makeVariable()
            let terms = position == 0 ? [Term(1, variable)] : [Term(1, variable), Term(-1, variables[position - 1])]
            _ = try solver.add(terms, .equal, 10, priority: Priority(position % 3 == 1 ? 750 : 1000))
            variables.append(variable)
        }
        let loose = solver.makeVariable()
        _ = try solver.add([Term(1, loose)], .greaterThanOrEqual, 3)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        for variable in variables { #expect(solver.isDetermined(variable)) }
        #expect(!solver.isDetermined(loose))
        #expect(solver.memory.timesWorkedOut == 1)
        // A change makes what is known void, also where only the last solution of several was asked for.
        let held = try solver.add([Term(1, loose)], .equal, 5)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(solver.isDetermined(loose))
        #expect(solver.memory.timesWorkedOut == 2)
        solver.remove(held)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(!solver.isDetermined(loose) && solver.isDetermined(variables[399]))
    }

    /// Of many variables in doubt, all are reported to be determined by two solves, where they are.
    @Test func oneLookAtOtherSolutionsAnswersForAll() throws {
        var solver = Solver()
        var variables: [Variable] = []
        var terms: [Term] = []
        for _ in 0..<200 {
            let variable = solver.makeVariable(.nonNegative)
            _ = try solver.add([Term(1, variable)], .lessThanOrEqual, 10, priority: Priority(250))
            _ = try solver.add([Term(1, variable)], .greaterThanOrEqual, 10, priority: Priority(750))
            variables.append(variable)
            terms.append(Term(1, variable))
        }
        // Rounding alone leaves open which of them is longer.
        _ = try solver.add(terms, .equal, 2000.000_000_001)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        for variable in variables { #expect(solver.isDetermined(variable)) }
        #expect(solver.solvesOfAmbiguity ?? 0 <= 2)
        // What other solutions move is found out with the first of them.
        var open = Solver()
        let ends = (0..<50).map { _ in open.makeVariable(.nonNegative) }
        for pair in stride(from: 0, to: 50, by: 2) {
            _ = try open.add([Term(1, ends[pair]), Term(1, ends[pair + 1])], .equal, 20)
            for end in ends[pair...pair + 1] {
                _ = try open.add([Term(1, end)], .lessThanOrEqual, 5, priority: Priority(250))
            }
        }
        try open.solve { _ in preconditionFailure("nothing conflicts") }
        for end in ends { #expect(!open.isDetermined(end)) }
        #expect(open.solvesOfAmbiguity ?? .max <= 2)
    }

    /// Each label of a stack has a level of its own: what a step costs does not grow with their number.
    @Test func manyLevelsAreWrittenByTheFewThatCount() throws {
        func vectors(_ count: Int) throws -> Int {
            var solver = Solver()
            var terms: [Term] = []
            for position in 0..<count {
                let variable = solver.makeVariable(.nonNegative)
                let extra = Float(position) * 0.001
                _ = try solver.add([Term(1, variable)], .lessThanOrEqual, 10, priority: Priority(250 + extra))
                _ = try solver.add([Term(1, variable)], .greaterThanOrEqual, 10, priority: Priority(750 + extra))
                terms.append(Term(1, variable))
            }
            _ = try solver.add(terms, .equal, Double(10 * count - 25))
            try solver.solve { _ in preconditionFailure("nothing conflicts") }
            // The three that matter least give way.
            #expect(solver.objective.map(\.violation).reduce(0, +) == 25)
            #expect(terms.prefix(3).map { solver.value(of: $0.variable) } == [0, 0, 5])
            return solver.state.scratch.cost.capacity
        }
        let (small, large) = (try vectors(60), try vectors(600))
        // Ten times as many views, and room grows by doubling.
        #expect(large <= 20 * small)
    }
}
