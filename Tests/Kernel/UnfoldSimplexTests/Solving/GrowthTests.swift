import TestSupport
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

    /// Of many variables in doubt, all are reported to be determined without a solve, where they are.
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
        #expect(solver.programsOfAmbiguity ?? 0 == 0)
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
        #expect(open.programsOfAmbiguity == 0)
    }

    /// What settles one of many labels that are open in both directions is asked of what is joined to it alone.
    @Test func whatSettlesOneOfManyIsAskedOfItsPart() throws {
        func variables(_ count: Int) throws -> Int {
            var solver = Solver()
            let (width, height) = (solver.makeVariable(), solver.makeVariable())
            _ = try solver.add([Term(1, width)], .equal, 390)
            _ = try solver.add([Term(1, height)], .equal, 500)
            var last: [(start: Variable, length: Variable)] = []
            for _ in 0..<count {
                last = []
                for outer in [width, height] {
                    let (start, length) = (solver.makeVariable(), solver.makeVariable(.nonNegative))
                    _ = try solver.add([Term(1, start)], .greaterThanOrEqual, 4)
                    _ = try solver.add([Term(1, start), Term(1, length), Term(-1, outer)], .lessThanOrEqual, -4)
                    _ = try solver.add([Term(1, length)], .lessThanOrEqual, 20, priority: Priority(250))
                    _ = try solver.add([Term(1, length)], .greaterThanOrEqual, 20, priority: Priority(750))
                    last.append((start, length))
                }
            }
            try solver.solve { _ in preconditionFailure("nothing conflicts") }
            let face = OptimalFace(of: solver)
            var reached = 0
            for (start, length) in last {
                #expect(!solver.isDetermined(start) && solver.isDetermined(length))
                let asked = [[Term(1, start)], [Term(1, length)]]
                #expect(face.determines(asked, holding: [[Term(1, start)]]))
                #expect(!face.determines(asked, holding: [[Term(1, length)]]))
                reached += face.part(of: asked, [(terms: [Term(1, start)], sides: .both)]).face.isClosed.count
            }
            return reached
        }
        let (small, large) = (try variables(10), try variables(300))
        #expect(large == small, "\(small) variables, then \(large)")
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
            // The three that matter least yield.
            #expect(solver.objective.map(\.violation).reduce(0, +) == 25)
            #expect(terms.prefix(3).map { solver.value(of: $0.variable) } == [0, 0, 5])
            return solver.state.scratch.cost.capacity
        }
        let (small, large) = (try vectors(30), try vectors(300))
        // Ten times as many views, and space grows by doubling.
        #expect(large <= 20 * small)
    }

    /// Labels one below the other that share a slack: any of them could take it, and that is seen in the tableau.
    @Test func whatEachOfManyCouldTakeIsSeenWithoutASolveForEach() throws {
        var solver = Solver()
        let tops = (0...300).map { _ in solver.makeVariable() }
        let labels = (0..<300).map { _ in solver.makeVariable(.nonNegative) }
        let alone = solver.makeVariable(.nonNegative)
        _ = try solver.add([Term(1, tops[0])], .equal, 0)
        for (index, label) in labels.enumerated() {
            _ = try solver.add([Term(1, tops[index + 1]), Term(-1, tops[index]), Term(-1, label)], .equal, 8)
            _ = try solver.add([Term(1, label)], .lessThanOrEqual, 17, priority: Priority(250))
            _ = try solver.add([Term(1, label)], .greaterThanOrEqual, 17, priority: Priority(750))
        }
        _ = try solver.add([Term(1, alone)], .equal, 9, priority: Priority(500))
        _ = try solver.add([Term(1, tops[300])], .equal, 300 * 25 + 2)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        for label in labels { #expect(!solver.isDetermined(label)) }
        // What is defined by them moves with them; the ends do not.
        for top in tops[1..<300] { #expect(!solver.isDetermined(top)) }
        #expect(solver.isDetermined(tops[0]) && solver.isDetermined(tops[300]) && solver.isDetermined(alone))
        #expect(solver.programsOfAmbiguity ?? 0 <= 1)
    }

    /// Some of many variables are free and the others, though no cost says so, are not: they are found out together.
    @Test func determinedAndFreeVariablesAreFoundTogether() throws {
        var solver = Solver()
        var fixed: [Variable] = []
        for _ in 0..<200 {
            // Two constraints that hold exactly in one point, and cost nothing there.
            let (one, other) = (solver.makeVariable(), solver.makeVariable())
            for sign in [1.0, -1.0] {
                _ = try solver.add([Term(1, one), Term(sign, other)], .greaterThanOrEqual, 0)
                _ = try solver.add([Term(1, one), Term(sign, other)], .lessThanOrEqual, 0)
            }
            fixed += [one, other]
        }
        let (left, right) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
        _ = try solver.add([Term(1, left), Term(1, right)], .equal, 20)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        for variable in fixed { #expect(solver.isDetermined(variable)) }
        #expect(!solver.isDetermined(left) && !solver.isDetermined(right))
        #expect(solver.programsOfAmbiguity ?? 0 <= 1)
    }

    /// Many sizes that are required move inside their bounds without a look at all others for each.
    @Test func manyRequiredSizesAreTakenInTogether() throws {
        func looks(_ count: Int) throws -> Int {
            var solver = Solver(variables: 2 * count, constraints: 3 * count)
            var top = solver.makeVariable()
            _ = try solver.add([Term(1, top)], .equal, 0)
            for index in 0..<count {
                let (next, height) = (solver.makeVariable(), solver.makeVariable(.nonNegative))
                _ = try solver.add([Term(1, next), Term(-1, top), Term(-1, height)], .equal, 4)
                _ = try solver.add([Term(1, height)], .equal, 20 + Double(index % 3))
                top = next
            }
            let content = solver.makeVariable(.nonNegative)
            _ = try solver.add([Term(1, content), Term(-1, top)], .equal, 0)
            _ = try solver.add([Term(1, content)], .equal, 0, priority: Priority(50))
            try solver.solve { _ in preconditionFailure("nothing conflicts") }
            #expect(solver.value(of: content) == (0..<count).reduce(0) { $0 + 24 + Double($1 % 3) })
            return solver.state.fields.pointee.looks
        }
        let (small, large) = (try looks(100), try looks(1000))
        #expect(large <= 12 * small, "\(small) looks, then \(large)")
    }

    /// A column that is held at less or more than it takes: all are priced once for many steps.
    @Test(arguments: [(12.0, true), (44, false)]) func aHeldColumnIsPricedOnce(each: Double, isShort: Bool) throws {
        func looks(_ count: Int) throws -> Int {
            var solver = Solver()
            let tops = (0...count).map { _ in solver.makeVariable() }
            let heights = (0..<count).map { _ in solver.makeVariable(.nonNegative) }
            _ = try solver.add([Term(1, tops[0])], .equal, 0)
            for (index, height) in heights.enumerated() {
                let distance = [Term(1, tops[index + 1]), Term(-1, tops[index]), Term(-1, height)]
                _ = try solver.add(distance, .greaterThanOrEqual, 4)
                _ = try solver.add(distance, .lessThanOrEqual, 20)
                _ = try solver.add([Term(1, height)], .lessThanOrEqual, 20, priority: Priority(250))
                _ = try solver.add([Term(1, height)], .greaterThanOrEqual, 20, priority: Priority(750))
            }
            _ = try solver.add([Term(1, tops[count])], .equal, each * Double(count))
            try solver.solve { _ in preconditionFailure("nothing conflicts") }
            let (less, more) = isShort ? (12 * count, 0) : (0, 4 * count)
            #expect(solver.objective.map(\.violation) == [Double(less), Double(more)])
            return solver.state.fields.pointee.looks
        }
        let (small, large) = (try looks(30), try looks(300))
        #expect(large <= 12 * small, "\(small) looks, then \(large)")
    }

    /// Many constraints that are violated where nothing can be done for them: none is a reason to look at all others.
    @Test func whatCannotBeHelpedIsNotPricedAgainWithEachAddition() throws {
        func looks(_ count: Int) throws -> Int {
            var solver = Solver(variables: 3 * count, constraints: 4 * count)
            let (leading, trailing) = (solver.makeVariable(), solver.makeVariable())
            _ = try solver.add([Term(1, leading)], .equal, 16)
            _ = try solver.add([Term(1, trailing)], .equal, 374)
            for _ in 0..<count {
                let (start, width) = (solver.makeVariable(), solver.makeVariable())
                _ = try solver.add([Term(1, start), Term(-1, leading)], .equal, 0)
                _ = try solver.add([Term(1, start), Term(1, width), Term(-1, trailing)], .equal, 0)
                _ = try solver.add([Term(1, width)], .lessThanOrEqual, 100, priority: Priority(250))
                _ = try solver.add([Term(1, width)], .greaterThanOrEqual, 100, priority: Priority(750))
            }
            try solver.solve { _ in preconditionFailure("nothing conflicts") }
            #expect(solver.objective.map(\.violation) == [0, Double(258 * count)])
            return solver.state.fields.pointee.looks
        }
        let (small, large) = (try looks(100), try looks(1000))
        #expect(large <= 12 * small, "\(small) looks, then \(large)")
    }

    /// Of the restrictions beside a constraint, those that nothing joins to it are left out of the system that is
    /// solved.
    @Test func whatIsNotJoinedToAConstraintIsNotSolvedFor() throws {
        var solver = Solver()
        let chain = (0..<4).map { _ in solver.makeVariable(.nonNegative) }
        var rows: [ConstraintID] = []
        for (one, other) in zip(chain, chain.dropFirst()) {
            rows.append(try solver.add([Term(1, one), Term(-1, other)], .equal, 0))
        }
        rows.append(try solver.add([Term(1, chain[3])], .equal, 5))
        let optional = try solver.add([Term(1, chain[0])], .equal, 20, priority: Priority(300))
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        let subsystem = try Subsystem(
            of: rows.map { .constraint($0) }, with: Int(optional.index), in: solver.state)
        func reached(_ list: [Int]) -> [Int] {
            let set = subsystem.reachable(from: CandidateSet(list, count: rows.count))
            return rows.indices.filter(set.contains)
        }
        #expect(reached([0, 1, 2, 3]) == [0, 1, 2, 3])
        #expect(reached([0, 2, 3]) == [0])
        #expect(reached([1, 2, 3]) == [])
        let members = try #require(try solver.bindingSet(of: optional)).members
        #expect(Set(members.map(\.restriction)) == Set(rows.map { .constraint($0) }))
    }

    /// One row that mentions everything is no reason to go through it with each pivot.
    @Test func aLongRowIsNotGoneThroughWithEachPivot() throws {
        func visits(_ count: Int) throws -> Int {
            var solver = Solver(variables: 3 * count, constraints: 4 * count)
            var all: [Term] = []
            for index in 0..<count {
                let (height, inset, side) = (
                    solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative),
                    solver.makeVariable(.nonNegative)
                )
                _ = try solver.add([Term(1, height), Term(-2, inset)], .greaterThanOrEqual, 20)
                _ = try solver.add([Term(1, side), Term(-1, inset)], .greaterThanOrEqual, Double(3 + index % 5))
                _ = try solver.add([Term(1, height)], .equal, 0, priority: Priority(50))
                _ = try solver.add([Term(1, inset)], .equal, 5, priority: Priority(250))
                all += [Term(1, height), Term(0.25, side)]
            }
            _ = try solver.add(all, .equal, 0, priority: Priority(10))
            try solver.solve { _ in preconditionFailure("nothing conflicts") }
            solver.state.rebuild()
            return solver.state.tableau.visits
        }
        let seen = try visits(500)
        #expect(seen <= 10 * 500, "\(seen) entries")
    }

    /// Labels between the same two edges, all too long: what holds one of them is asked of its own row, not of all
    /// others.
    @Test func whatHoldsOneOfManyIsFoundInItsOwnRow() throws {
        var solver = Solver()
        let (leading, trailing) = (solver.makeVariable(), solver.makeVariable())
        let edges = [
            try solver.add([Term(1, leading)], .equal, 16), try solver.add([Term(1, trailing)], .equal, 374),
        ]
        var labels: [(rows: [ConstraintID], resistance: ConstraintID)] = []
        for _ in 0..<300 {
            let (start, width) = (solver.makeVariable(), solver.makeVariable(.nonNegative))
            let rows = [
                try solver.add([Term(1, start), Term(-1, leading)], .equal, 0),
                try solver.add([Term(1, start), Term(1, width), Term(-1, trailing)], .equal, 0),
            ]
            _ = try solver.add([Term(1, width)], .lessThanOrEqual, 600, priority: Priority(250))
            labels.append((rows, try solver.add([Term(1, width)], .greaterThanOrEqual, 600, priority: Priority(750))))
        }
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        for label in labels.prefix(3) + labels.suffix(3) {
            #expect(
                solver.state.variablesOpposing(Int(label.resistance.index), most: .max).count > SolverState.mostNear)
            let members = try #require(try solver.bindingSet(of: label.resistance)).members
            #expect(Set(members.map(\.restriction)) == Set((edges + label.rows).map { .constraint($0) }))
        }
    }

    /// Labels side by side in too little space: that each of the others has to keep to its place is seen, not tried out
    /// one by one.
    @Test func whatHoldsARowTogetherIsNotTriedOneByOne() throws {
        func solves(_ count: Int) throws -> Int {
            var solver = Solver()
            var (end, rows) = (solver.makeVariable(), [ConstraintID]())
            rows.append(try solver.add([Term(1, end)], .equal, 8))
            var labels: [(width: Variable, resistance: ConstraintID)] = []
            for _ in 0..<count {
                let (width, next) = (solver.makeVariable(.nonNegative), solver.makeVariable())
                _ = try solver.add([Term(1, width)], .lessThanOrEqual, 50, priority: Priority(250))
                labels.append(
                    (width, try solver.add([Term(1, width)], .greaterThanOrEqual, 50, priority: Priority(750))))
                rows.append(try solver.add([Term(1, next), Term(-1, end), Term(-1, width)], .equal, 0))
                end = next
            }
            rows.append(try solver.add([Term(1, end)], .equal, 98))
            try solver.solve { _ in preconditionFailure("nothing conflicts") }
            let lost = try #require(labels.first { solver.value(of: $0.width) == 0 }).resistance
            let members = try #require(try solver.bindingSet(of: lost)).members
            let kept = members.filter { !rows.map(Restriction.constraint).contains($0.restriction) }
            #expect(members.count - kept.count == count + 2 && kept.count == count - 1)
            var filter = try DeletionFilter(
                members.reversed().map(\.restriction), of: solver.state, constraint: Int(lost.index), wanted: 50)
            filter.left = 0
            #expect(try filter.isBinding() && filter.irreducible().count == members.count)
            return filter.solves
        }
        let (small, large) = (try solves(20), try solves(80))
        #expect(large == small, "\(small) solves, then \(large)")
    }

    /// Lengths that are required to be equal, as in a stack that fills equally, take no row, however many there are. One
    /// that no longer is has its own limits again.
    @Test func equalLengthsAreOneVariable() throws {
        var solver = Solver()
        let lengths = (0..<300).map { _ in solver.makeVariable(.nonNegative) }
        var equalities: [ConstraintID] = []
        var terms: [Term] = []
        for (index, length) in lengths.enumerated() {
            terms.append(Term(-1, length))
            if index > 0 { equalities.append(try solver.add([Term(1, length), Term(-1, lengths[0])], .equal, 0)) }
            let wanted = index == 7 ? 90 : 20 + Double(index % 3)
            _ = try solver.add([Term(1, length)], .lessThanOrEqual, wanted, priority: Priority(250))
            _ = try solver.add([Term(1, length)], .greaterThanOrEqual, wanted, priority: Priority(750))
        }
        let content = solver.makeVariable(.nonNegative)
        _ = try solver.add(terms + [Term(1, content)], .equal, 0)
        func values(_ indices: [Int]) throws -> [Double] {
            try solver.solve { _ in preconditionFailure("nothing conflicts") }
            return indices.map { solver.value(of: lengths[$0]) } + [solver.value(of: content)]
        }
        #expect(try values([0, 7, 299]) == [90, 90, 90, 27_000])
        #expect(solver.state.tableau.lines.map(\.isBasic).filter { $0 }.count == 1)
        try solver.setConstant(5, of: equalities[9])
        #expect(try values([0, 10]) == [90, 95, 27_005])
        solver.remove(equalities[6])
        #expect(try values([0, 7, 10]) == [22, 90, 27, 298 * 22 + 90 + 27])
        let held = try [(3, 40.0), (299, 50.0)].map { try solver.add([Term(1, lengths[$0])], .equal, $1) }
        var members: Set<Restriction> = []
        try solver.solve { conflict in
            members = Set(conflict.members.map(\.restriction))
            return held[1]
        }
        #expect(members == Set((held + [equalities[2], equalities[298]]).map { .constraint($0) }))
        #expect(try values([0, 3, 299]).dropLast() == [40, 40, 40])
    }

    /// Views one below the other, each at a distance between two bounds: each is defined by the distance, so that the
    /// tableau stays as short as they are many. Whatever is then changed, the answer is that of a new solver.
    @Test func chainsOfInequalitiesStaySparse() throws {
        var wanted: Harness?
        for count in [30, 300] {
            var harness = Harness(seed: 0, isNonNegative: (0..<2 * count + 1).map { $0 > count })
            func add(_ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, _ priority: Float = 1000)
                throws
            {
                try harness.add(
                    Model.Row(coefficients: terms, relation: relation, constant: constant, priority: priority))
            }
            // Variables: the tops, below them the bottom of all, and the heights.
            for index in 0..<count {
                let height = count + 1 + index
                let distance = [(index + 1, 1.0), (index, -1), (height, -1)]
                try add(distance, .greaterThanOrEqual, 4)
                try add(distance, .lessThanOrEqual, 20)
                try add([(height, 1)], .lessThanOrEqual, 20, 250)
                try add([(height, 1)], .greaterThanOrEqual, 20, 750)
            }
            // The end that holds them comes last.
            try add([(0, 1)], .equal, 8)
            var random = SplitMix(seed: 0)
            try harness.solve(&random)
            #expect(harness.point[count] == Double(8 + 24 * count))
            let entries = harness.solver.state.tableau.entryCount
            #expect(entries <= 4 * count, "\(entries) entries for \(count) views")
            if count == 30 { wanted = harness }
        }
        var harness = try #require(wanted)
        var random = SplitMix(seed: 1)
        func check(_ context: String) throws {
            try harness.solve(&random)
            try harness.check(context)
            try harness.checkAgainstFreshBuild(context)
        }
        try harness.add(Model.Row(coefficients: [(30, 1)], relation: .equal, constant: 600, priority: 1000))
        try check("squeezed")
        let distance = harness.rows[40]
        harness.rows[40].row.constant = 9
        try harness.solver.setConstant(9, of: distance.id)
        try check("a distance is changed")
        harness.solver.remove(harness.rows[20].id)
        harness.rows.remove(at: 20)
        try check("a distance is gone")
        harness.rows[39].row.priority = 600
        try harness.solver.setPriority(Priority(600), of: harness.rows[39].id)
        try check("a distance is optional")
        try harness.add(Model.Row(coefficients: [(12, 1)], relation: .equal, constant: 20, priority: 1000))
        try check("a top that was defined does not fit")
        let last = harness.rows.removeLast()
        harness.solver.remove(last.id)
        try check("it is gone")
    }
}
