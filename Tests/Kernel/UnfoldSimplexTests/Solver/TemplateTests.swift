import TestSupport
import Testing

@testable import UnfoldSimplex

/// Copies that are refilled instead of being rebuilt.
@Suite struct TemplateTests {
    /// Labels one below the other in a box that is withTarget together, as in a cell.
    private struct Cell {
        var solver = Solver()
        let box: Variable
        var labels: [Variable] = []
        var optionals: [(hugging: ConstraintID, resistance: ConstraintID)] = []
        var held: ConstraintID?

        init(labels count: Int) throws {
            box = solver.makeVariable(.nonNegative)
            var top = solver.makeVariable()
            try _ = solver.add([Term(1, top)], .equal, 0)
            for _ in 0..<count {
                let label = solver.makeVariable(.nonNegative)
                optionals.append(
                    (
                        try solver.add([Term(1, label)], .lessThanOrEqual, 17, priority: Priority(250)),
                        try solver.add([Term(1, label)], .greaterThanOrEqual, 17, priority: Priority(750))
                    ))
                labels.append(label)
                let next = solver.makeVariable()
                try _ = solver.add([Term(1, next), Term(-1, top), Term(-1, label)], .equal, 8)
                top = next
            }
            try _ = solver.add([Term(1, box), Term(-1, top)], .equal, 0)
        }

        mutating func setLengths(_ length: (Int) -> Double) throws {
            for (position, optional) in optionals.enumerated() {
                try solver.setConstant(length(position), of: optional.hugging)
                try solver.setConstant(length(position), of: optional.resistance)
            }
        }

        mutating func solve() throws {
            try solver.solve { _ in preconditionFailure("nothing conflicts") }
        }
    }

    private func template(of cell: Cell) throws -> SolverTemplate {
        var template = SolverTemplate(of: cell.solver)
        _ = try template.solver.add([Term(1, cell.box)], .equal, 0, priority: Priority(50))
        try template.solver.solve { _ in preconditionFailure("nothing conflicts") }
        return template
    }

    private func refill(_ template: inout SolverTemplate, from cell: Cell) throws {
        let isRefilled = template.refill(from: cell.solver)
        try #require(isRefilled)
    }

    @Test func refillingGivesWhatANewCopyGives() throws {
        var cell = try Cell(labels: 12)
        try cell.solve()
        var kept = try template(of: cell)
        var random = SplitMix(seed: 7)
        for _ in 0..<200 {
            let sizes = (0..<12).map { _ in Double(random.next() % 60) }
            try cell.setLengths { sizes[$0] }
            if random.next() % 3 == 0 { try cell.solve() }
            try refill(&kept, from: cell)
            try kept.solver.solve { _ in preconditionFailure("nothing conflicts") }
            let fresh = try template(of: cell)
            #expect(kept.solver.value(of: cell.box) == fresh.solver.value(of: cell.box))
            #expect(kept.solver.value(of: cell.box) == sizes.reduce(12 * 8, +))
            #expect(kept.solver.objective.map(\.violation) == fresh.solver.objective.map(\.violation))
        }
    }

    /// The work of a refill, in counts: the basis of the last solve is still the best one.
    @Test func refillingDoesNotPivot() throws {
        var cell = try Cell(labels: 20)
        try cell.solve()
        var kept = try template(of: cell)
        let before = kept.solver.statistics
        for step in 1...50 {
            try cell.setLengths { Double(10 + ($0 * step) % 7) }
            try refill(&kept, from: cell)
            try kept.solver.solve { _ in preconditionFailure("nothing conflicts") }
        }
        let after = kept.solver.statistics
        #expect(after.dualPivots + after.primalPivots == before.dualPivots + before.primalPivots)
        #expect(after.solves == before.solves + 50)
    }

    @Test func anotherStructureIsRefused() throws {
        var cell = try Cell(labels: 2)
        try cell.solve()
        var kept = try template(of: cell)
        let extra = try cell.solver.add([Term(1, cell.box)], .lessThanOrEqual, 40, priority: Priority(900))
        let isRefilled = kept.refill(from: cell.solver)
        #expect(!isRefilled)
        #expect(kept.solver.value(of: cell.box) == 50)
        kept = try template(of: cell)
        try refill(&kept, from: cell)
        cell.solver.remove(extra)
        #expect(!kept.fits(cell.solver))
    }

    @Test func prioritiesAreTakenOverAndConflictsNameTheOriginal() throws {
        var cell = try Cell(labels: 1)
        let held = try cell.solver.add([Term(1, cell.box)], .equal, 5, priority: Priority(100))
        try cell.solve()
        var kept = try template(of: cell)
        #expect(kept.solver.value(of: cell.box) == 25)
        try cell.solver.setPriority(.required, of: held)
        try refill(&kept, from: cell)
        var reports: [Conflict] = []
        try kept.solver.solve { conflict in
            reports.append(conflict)
            return held
        }
        #expect(reports.count == 1)
        #expect(reports.first?.members.contains { $0.restriction == .constraint(held) } == true)
        try cell.solver.setConstant(30, of: held)
        try refill(&kept, from: cell)
        try kept.solver.solve { _ in preconditionFailure("30 is enough") }
        #expect(kept.solver.value(of: cell.box) == 30)
    }

    /// A copy that follows its original is, in every state, the optimum of the original without what is omitted and
    /// with the newest target; the oracle and a fresh build say so.
    @Test func followingIsAsGoodAsABuildFromNothing() throws {
        for seed in UInt64(70_000)..<Rounds.of(70_080, long: 70_250) {
            var system = RandomSystem(seed: seed, largestVariables: 12)
            var live = Harness(seed: seed, isNonNegative: system.isNonNegative)
            for _ in 0..<system.constraintCount() { try live.add(system.row()) }
            var template = SolverTemplate(of: live.solver)
            for round in 0..<6 {
                for _ in 0..<system.random.within(0...3) { try edit(&live, &system) }
                if system.random.chance(30) { try live.solve(&system.random) }
                let omitted = live.rows.map(\.id).filter { _ in system.random.chance(10) }
                let hasFollowed = template.follow(live.solver, without: omitted)
                try #require(hasFollowed)
                var copy = Harness(seed: seed, isNonNegative: system.isNonNegative)
                copy.solver = template.solver
                copy.variables = live.variables
                copy.rows = live.rows.filter { !omitted.contains($0.id) }
                try copy.add(
                    Model.Row(
                        coefficients: [(0, 1)], relation: .equal, constant: system.random.unit() * 20,
                        priority: system.priority()))
                try copy.solve(&system.random)
                try copy.check("followed, round \(round)")
                try copy.checkAgainstFreshBuild("followed, round \(round)")
                for id in omitted { #expect(!copy.solver.contains(id)) }
                template.solver = copy.solver
            }
        }
    }

    private func edit(_ live: inout Harness, _ system: inout RandomSystem) throws {
        guard !live.rows.isEmpty, system.random.chance(75) else { return try live.add(system.row()) }
        let index = system.random.below(live.rows.count)
        let (id, row) = live.rows[index]
        switch system.random.below(4) {
        case 0:
            live.rows[index].row.constant = system.constant(for: row)
            try live.solver.setConstant(live.rows[index].row.constant, of: id)
        case 1:
            live.rows[index].row.priority = system.priority()
            try live.solver.setPriority(Priority(live.rows[index].row.priority), of: id)
        default:
            live.solver.remove(id)
            live.rows.remove(at: index)
            if system.random.chance(50) { try live.add(row) }
        }
    }

    /// What the copy was given besides goes when it follows, even where the original now has the same slot.
    @Test func followingRemovesTheOldTarget() throws {
        var cell = try Cell(labels: 3)
        try cell.solve()
        var kept = SolverTemplate(of: cell.solver)
        let target = try kept.solver.add([Term(1, cell.box)], .equal, 500)
        try kept.solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(kept.solver.value(of: cell.box) == 500)
        let added = try cell.solver.add([Term(1, cell.box)], .greaterThanOrEqual, 10)
        #expect(added == target)
        let hasFollowed = kept.follow(cell.solver)
        try #require(hasFollowed)
        let newTarget = try kept.solver.add([Term(1, cell.box)], .equal, 0, priority: Priority(50))
        #expect(newTarget != added)
        try kept.solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(kept.solver.value(of: cell.box) == 75)
        #expect(kept.solver.contains(added))
        cell.solver.remove(added)
        let hasFollowedAgain = kept.follow(cell.solver)
        try #require(hasFollowedAgain)
        #expect(!kept.solver.contains(added) && !kept.solver.contains(newTarget))
    }

    /// Two constraints that take turns: few pivots, and after some time no memory.
    @Test func exchangingThereAndBackIsLittleWork() throws {
        var cell = try Cell(labels: 20)
        try cell.solve()
        var kept = try template(of: cell)
        var held = try cell.solver.add([Term(1, cell.box)], .equal, 200)
        var counts: [Int] = []
        var bytes: [Int] = []
        let turns = Rounds.of(2_000, long: 4_000)
        for turn in 0..<turns {
            cell.solver.remove(held)
            held = try cell.solver.add([Term(1, cell.box)], .equal, turn % 2 == 0 ? 900 : 200)
            let hasFollowed = kept.follow(cell.solver)
            try #require(hasFollowed)
            try _ = kept.solver.add([Term(1, cell.box)], .equal, 0, priority: Priority(50))
            try kept.solver.solve { _ in preconditionFailure("nothing conflicts") }
            #expect(kept.solver.value(of: cell.box) == (turn % 2 == 0 ? 900 : 200))
            counts.append(kept.solver.statistics.dualPivots + kept.solver.statistics.primalPivots)
            bytes.append(kept.solver.heapBytes)
        }
        #expect(counts[turns - 1] - counts[3] <= 2 * (turns - 4), "\(counts[turns - 1] - counts[3]) pivots")
        #expect(bytes[turns - 1] == bytes[1_500])
    }

    /// A length changes, and the equality goes that merged its variable with another one.
    @Test func lengthsMoveBeforeMergedVariablesPart() throws {
        var solver = Solver()
        let (box, label) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
        let equality = try solver.add([Term(1, box), Term(-1, label)], .equal, 0)
        let hugging = try solver.add([Term(1, label)], .lessThanOrEqual, 31, priority: Priority(250))
        let resistance = try solver.add([Term(1, label)], .greaterThanOrEqual, 31, priority: Priority(750))
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        var kept = SolverTemplate(of: solver)
        try solver.setConstant(24, of: hugging, resistance)
        solver.remove(equality)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        let isFollowing = kept.follow(solver)
        try #require(isFollowing)
        try kept.solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(kept.solver.value(of: label) == 24)
    }

    @Test func anotherVariableIsRefused() throws {
        var cell = try Cell(labels: 2)
        try cell.solve()
        var kept = try template(of: cell)
        let extra = cell.solver.makeVariable()
        let hasFollowed = kept.follow(cell.solver)
        #expect(!hasFollowed)
        #expect(kept.solver.value(of: cell.box) == 50)
        kept = try template(of: cell)
        cell.solver.removeVariable(extra)
        let hasFollowedRemoval = kept.follow(cell.solver)
        #expect(!hasFollowedRemoval)
    }

    /// Squeezing a column of labels to nothing: each yields at once, without a pivot of its own.
    @Test func givingWayOneByOneTakesFewPivots() throws {
        var cell = try Cell(labels: 30)
        let held = try cell.solver.add([Term(1, cell.box)], .equal, 750)
        try cell.solve()
        let before = cell.solver.statistics
        try cell.solver.setConstant(250, of: held)
        try cell.solve()
        let after = cell.solver.statistics
        #expect(cell.solver.value(of: cell.box) == 250)
        #expect(after.dualPivots + after.primalPivots - before.dualPivots - before.primalPivots <= 2)
    }
}
