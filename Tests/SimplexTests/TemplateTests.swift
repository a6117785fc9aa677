import Testing

@testable import Simplex

/// Copies that are refilled instead of being made anew.
@Suite struct TemplateTests {
    /// Labels one below the other in a box that is pulled together, as in a cell.
    private struct Cell {
        var solver = Solver()
        let box: Variable
        var labels: [Variable] = []
        var wishes: [(hugging: ConstraintID, resistance: ConstraintID)] = []
        var held: ConstraintID?

        init(labels count: Int) throws {
            box = solver.makeVariable(.nonNegative)
            var top = solver.makeVariable()
            try _ = solver.add([Term(1, top)], .equal, 0)
            for _ in 0..<count {
                let label = solver.makeVariable(.nonNegative)
                wishes.append(
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
            for (place, wish) in wishes.enumerated() {
                try solver.setConstant(length(place), of: wish.hugging)
                try solver.setConstant(length(place), of: wish.resistance)
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
            let anew = try template(of: cell)
            #expect(kept.solver.value(of: cell.box) == anew.solver.value(of: cell.box))
            #expect(kept.solver.value(of: cell.box) == sizes.reduce(12 * 8, +))
            #expect(kept.solver.objective.map(\.violation) == anew.solver.objective.map(\.violation))
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
        var told: [Conflict] = []
        try kept.solver.solve { conflict in
            told.append(conflict)
            return held
        }
        #expect(told.count == 1)
        #expect(told.first?.members.contains { $0.restriction == .constraint(held) } == true)
        try cell.solver.setConstant(30, of: held)
        try refill(&kept, from: cell)
        try kept.solver.solve { _ in preconditionFailure("30 is enough") }
        #expect(kept.solver.value(of: cell.box) == 30)
    }

    /// Squeezing a column of labels to nothing: each gives way at once, without a pivot of its own.
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
