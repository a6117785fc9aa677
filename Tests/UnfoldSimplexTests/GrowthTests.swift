import Testing

@testable import UnfoldSimplex

/// What large systems cost, in counts.
@Suite struct GrowthTests {
    /// Whether each of many variables is determined takes one look at the system, not a copy for each.
    @Test func ambiguityIsWorkedOutOnceForAllVariables() throws {
        var solver = Solver()
        var variables: [Variable] = []
        for place in 0..<400 {
            let variable = solver.makeVariable()
            let terms = place == 0 ? [Term(1, variable)] : [Term(1, variable), Term(-1, variables[place - 1])]
            _ = try solver.add(terms, .equal, 10, priority: Priority(place % 3 == 1 ? 750 : 1000))
            variables.append(variable)
        }
        let loose = solver.makeVariable()
        _ = try solver.add([Term(1, loose)], .greaterThanOrEqual, 3)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        for variable in variables { #expect(solver.isDetermined(variable)) }
        #expect(!solver.isDetermined(loose))
        #expect(solver.memory.timesPinnedWasWorkedOut == 1)
        // A change makes what is known void, also where only the last solution of several was asked for.
        let held = try solver.add([Term(1, loose)], .equal, 5)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(solver.isDetermined(loose))
        #expect(solver.memory.timesPinnedWasWorkedOut == 2)
        solver.remove(held)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(!solver.isDetermined(loose) && solver.isDetermined(variables[399]))
    }
}
