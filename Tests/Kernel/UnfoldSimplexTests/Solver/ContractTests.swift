import Testing

@testable import UnfoldSimplex

/// What the solver refuses, and the edges of its contract.
@Suite struct ContractTests {
    @Test func numbersThatAreNotFiniteAreRefused() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        #expect(throws: SolverError.notFinite(.infinity)) { try solver.add([Term(1, x)], .equal, .infinity) }
        #expect(throws: SolverError.self) { try solver.add([Term(.nan, x)], .equal, 1) }
        let huge = Double.greatestFiniteMagnitude
        #expect(throws: SolverError.notFinite(.infinity)) {
            try solver.add([Term(huge, x), Term(huge, x)], .equal, 1)
        }
        let id = try solver.add([Term(1, x)], .equal, 3)
        #expect(throws: SolverError.self) { try solver.setConstant(.nan, of: id) }
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(solver.value(of: x) == 3)
    }

    @Test(arguments: [0, -1, 1000.5, .nan, .infinity] as [Float]) func prioritiesOutOfRangeAreRefused(raw: Float) {
        var solver = Solver()
        let x = solver.makeVariable()
        #expect(throws: SolverError.self) { try solver.add([Term(1, x)], .equal, 1, priority: Priority(raw)) }
        #expect(solver.isSolved)
    }

    @Test func whatWasRemovedIsForeign() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let id = try solver.add([Term(1, x)], .equal, 1)
        solver.remove(id)
        #expect(throws: SolverError.foreignConstraint(id)) { try solver.setConstant(2, of: id) }
        solver.remove(id)
        solver.removeVariable(x)
        #expect(throws: SolverError.foreignVariable(x)) { try solver.add([Term(1, x)], .equal, 1) }
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        let y = solver.makeVariable()
        #expect(y != x)
        #expect(solver.value(of: y) == 0)
    }

    @Test func whatAnotherSolverMadeIsForeign() throws {
        var one = Solver()
        var other = Solver()
        let mine = one.makeVariable()
        let its = other.makeVariable()
        let row = try one.add([Term(1, mine)], .equal, 1)
        let itsRow = try other.add([Term(1, its)], .equal, 2)
        #expect(mine != its && row != itsRow)
        #expect(throws: SolverError.foreignVariable(its)) { try one.add([Term(1, its)], .equal, 3) }
        #expect(throws: SolverError.foreignConstraint(itsRow)) { try one.setConstant(4, of: itsRow) }
        #expect(throws: SolverError.foreignConstraint(itsRow)) { try one.setPriority(Priority(5), of: itsRow) }
        #expect(throws: SolverError.foreignConstraint(itsRow)) { _ = try one.bindingSet(of: itsRow) }
        #expect(!one.contains(itsRow) && other.contains(itsRow))
        one.remove(itsRow)
        // A copy knows what its original made, an equal solver does not.
        let copy = one
        #expect(copy.contains(row))
        try one.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(one.value(of: mine) == 1)
    }

    /// A chain in which each length is a small part of the one before ends in an error or in the right answer.
    @Test(arguments: [1e-2, 1e-3, 1e-4]) func productsOfMultipliersAreRightOrRefused(factor: Double) throws {
        for count in 2...8 {
            var solver = Solver()
            let variables = (0..<count).map { _ in solver.makeVariable(.nonNegative) }
            for (one, next) in zip(variables, variables.dropFirst()) {
                _ = try solver.add([Term(1, next), Term(-factor, one)], .equal, 0)
            }
            _ = try solver.add([Term(1, variables[0])], .equal, 1000, priority: Priority(500))
            // Against it, in units of the last: how far the first yields is decided by the level alone.
            _ = try solver.add([Term(1 / factor, variables[count - 1])], .equal, 0, priority: Priority(250))
            do {
                try solver.solve { _ in preconditionFailure("nothing conflicts") }
            } catch {
                #expect(error == .beyondPrecision)
                continue
            }
            #expect(abs(solver.value(of: variables[0]) - 1000) < 1e-6, "\(count) lengths")
        }
    }

    @Test func theFirstConflictIsReportedWithoutBreakingAnything() throws {
        var solver = Solver()
        let x = solver.makeVariable(.nonNegative)
        let held = try solver.add([Term(1, x)], .equal, 147)
        #expect(try solver.firstConflict() == nil)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(try solver.firstConflict() == nil)
        let wanted = try solver.add([Term(1, x)], .greaterThanOrEqual, 200)
        let conflict = try #require(try solver.firstConflict())
        #expect(Set(conflict.members.map(\.restriction)) == [.constraint(held), .constraint(wanted)])
        #expect(conflict.contradiction == 53)
        #expect(solver.brokenConstraints.isEmpty && !solver.isSolved)
        // Taken back, the system is as before, at no cost.
        let before = solver.statistics
        solver.remove(wanted)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(solver.value(of: x) == 147)
        #expect(solver.statistics.dualPivots == before.dualPivots)
        // One without terms is reported again as long as it stays.
        let empty = try solver.add([], .equal, 3)
        #expect(try solver.firstConflict()?.members.map(\.restriction) == [.constraint(empty)])
        #expect(try solver.firstConflict()?.members.map(\.restriction) == [.constraint(empty)])
        #expect(try solver.solve { _ in empty }.broken == [empty])
    }

    @Test func termsOfOneVariableAddUp() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let id = try solver.add([Term(2, x), Term(1, y), Term(3, x), Term(-1, y)], .equal, 10)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(solver.value(of: x) == 2)
        #expect(solver.value(of: id) == 10)
        solver.remove(id)
        solver.removeVariable(y)
    }

    @Test func aConstraintWithoutTermsIsAConflictOfOneOrMerelyViolated() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let holds = try solver.add([], .lessThanOrEqual, 5)
        let optional = try solver.add([Term(1, x), Term(-1, x)], .equal, 5, priority: Priority(250))
        let required = try solver.add([Term(0, x)], .greaterThanOrEqual, 5)
        var reports: [Conflict] = []
        try solver.solve { conflict in
            reports.append(conflict)
            return required
        }
        #expect(reports.count == 1)
        #expect(reports.first?.members.map(\.restriction) == [.constraint(required)])
        #expect(reports.first?.contradiction == 5)
        #expect(solver.violation(of: optional) == 5)
        #expect(solver.violation(of: holds) == 0)
        #expect(solver.objective.map(\.violation) == [5, 5])
        let bindingSet = try solver.bindingSet(of: optional)
        #expect(bindingSet?.members.isEmpty == true)
    }

    @Test func aNegativeSizeConflictsWithTheVariableItself() throws {
        var solver = Solver()
        let height = solver.makeVariable(.nonNegative)
        let id = try solver.add([Term(2, height)], .equal, -10)
        var reports: [Conflict] = []
        try solver.solve { conflict in
            reports.append(conflict)
            return id
        }
        #expect(reports.first.map { Set($0.members.map(\.restriction)) } == [.constraint(id), .nonNegative(height)])
        #expect(reports.first?.contradiction == 5)
        #expect(solver.value(of: height) == 0)
    }

    @Test func theLastSolutionStaysReadableUntilTheNextSolve() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let id = try solver.add([Term(1, x)], .equal, 1)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        try solver.setConstant(5, of: id)
        #expect(!solver.isSolved)
        #expect(solver.value(of: x) == 1)
        #expect(solver.violation(of: id) == 4)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(solver.value(of: x) == 5)
    }

    @Test func aCopyIsIndependent() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let id = try solver.add([Term(1, x)], .equal, 1)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        var copy = solver
        try copy.setConstant(2, of: id)
        try copy.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(solver.value(of: x) == 1)
        #expect(copy.value(of: x) == 2)
    }

    @Test func reservingChangesNothingButMemory() throws {
        var solver = Solver()
        let before = solver.heapBytes
        solver.reserveCapacity(variables: 500, constraints: 1000)
        #expect(solver.heapBytes > before)
        let x = solver.makeVariable()
        _ = try solver.add([Term(1, x)], .equal, 7)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(solver.value(of: x) == 7)
    }

    @Test func noSumOfOptionalConstraintsOutweighsAStrongerOne() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        for _ in 0..<100 { _ = try solver.add([Term(1, x)], .equal, 0, priority: Priority(750)) }
        _ = try solver.add([Term(1e-3, x)], .equal, 1, priority: Priority(750.001))
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(abs(solver.value(of: x) - 1000) < 1e-6)
    }

    @Test func priorityAndImportanceInOneCallAreAsInTwo() throws {
        for (priority, importance, wanted) in [
            (Float(250), 3.0, 20.0), (250, 0.5, 10), (500, 0.5, 20), (100, 3, 10),
        ] {
            var one = Solver()
            let x = one.makeVariable()
            _ = try one.add([Term(1, x)], .equal, 10, priority: Priority(250))
            let row = try one.add([Term(1, x)], .equal, 20, priority: Priority(300))
            try one.solve { _ in preconditionFailure("nothing conflicts") }
            var two = one
            try one.setPriority(Priority(priority), importance: importance, of: row)
            try two.setPriority(Priority(priority), of: row)
            try two.setImportance(importance, of: row)
            for var solver in [one, two] {
                try solver.solve { _ in preconditionFailure("nothing conflicts") }
                #expect(solver.value(of: x) == wanted, "\(priority), \(importance)")
            }
        }
        var solver = Solver()
        let row = try solver.add([Term(1, solver.makeVariable())], .equal, 1, priority: Priority(250))
        #expect(throws: SolverError.notFinite(0)) { try solver.setPriority(Priority(250), importance: 0, of: row) }
    }

    @Test func aConstraintAddedIntoATieStaysViolated() throws {
        for order in [[10.0, 20.0], [20.0, 10.0]] {
            var solver = Solver()
            let x = solver.makeVariable()
            for value in order { _ = try solver.add([Term(1, x)], .equal, value, priority: Priority(250)) }
            try solver.solve { _ in preconditionFailure("nothing conflicts") }
            #expect(solver.value(of: x) == order[0], "added \(order)")
            #expect(!solver.isDetermined(x))
        }
    }

    @Test func ambiguityIsSeenWhereItIs() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let z = solver.makeVariable()
        _ = try solver.add([Term(1, x), Term(1, y)], .equal, 10)
        _ = try solver.add([Term(1, z)], .greaterThanOrEqual, 4, priority: Priority(20))
        _ = try solver.add([Term(1, z)], .equal, 0, priority: Priority(10))
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(!solver.isDetermined(x))
        #expect(!solver.isDetermined(y))
        #expect(solver.isDetermined(z))
    }
}
