import Testing

@testable import UnfoldSimplex

/// The expandable detail of the product's card, reduced to the three quantities that decide its height.
@Suite struct HoldingTests {
    /// The detail's height at a priority, the card's hugging at 250, the fitting pull at 50.
    private func card(detail priority: Float, at wish: Double = 200) throws -> (Solver, [ConstraintID], Variable) {
        var solver = Solver()
        let card = solver.makeVariable(.nonNegative)
        let detail = solver.makeVariable(.nonNegative)
        let hugging = try solver.add([Term(1, card)], .lessThanOrEqual, 34, priority: Priority(250))
        let structure = try solver.add([Term(1, card), Term(-1, detail)], .equal, 36)
        let pull = try solver.add([Term(1, card)], .equal, 0, priority: Priority(50))
        let height = try solver.add([Term(1, detail)], .equal, wish, priority: Priority(priority))
        try solver.solve { _ in fatalError("nothing required conflicts") }
        return (solver, [hugging, structure, pull, height], detail)
    }

    @Test func aTieIsSettledByThePullAndBothAreNamed() throws {
        let (solver, ids, detail) = try card(detail: 250)
        #expect(solver.value(of: detail) == 0)
        let holding = try #require(try solver.holding(of: ids[3]))
        #expect(holding.wanted == 200)
        #expect(holding.got == 0)
        #expect(holding.members.count == 3)
        for (id, ties) in [(ids[0], true), (ids[1], false), (ids[2], false)] {
            let member = holding.members.first { $0.restriction == .constraint(id) }
            #expect(member?.ties == ties)
        }
    }

    @Test func aboveTheHuggingItHolds() throws {
        let (solver, ids, detail) = try card(detail: 251)
        #expect(solver.value(of: detail) == 200)
        let holding = try solver.holding(of: ids[3])
        #expect(holding?.members.isEmpty == nil, "held although it holds: \(String(describing: holding))")
    }

    @Test func belowTheHuggingTheHuggingAloneHoldsIt() throws {
        let (solver, ids, detail) = try card(detail: 249)
        #expect(solver.value(of: detail) == 0)
        let holding = try #require(try solver.holding(of: ids[3]))
        let restrictions = holding.members.map(\.restriction)
        #expect(restrictions.contains(.constraint(ids[0])))
        #expect(restrictions.contains(.constraint(ids[1])))
        #expect(!restrictions.contains(.constraint(ids[2])))
        #expect(holding.members.allSatisfy { !$0.ties })
    }

    @Test func requiredConstraintsAloneHold() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let sum = try solver.add([Term(1, x), Term(1, y)], .equal, 10)
        let y4 = try solver.add([Term(1, y)], .greaterThanOrEqual, 4)
        let noise = try solver.add([Term(1, x)], .lessThanOrEqual, 100, priority: Priority(100))
        let wish = try solver.add([Term(1, x)], .equal, 50, priority: Priority(500))
        try solver.solve { _ in fatalError("nothing required conflicts") }
        let holding = try #require(try solver.holding(of: wish))
        #expect(Set(holding.members.map(\.restriction)) == [.constraint(sum), .constraint(y4)])
        #expect(solver.value(of: x) == 6)
        #expect(solver.violation(of: noise) == 0)
    }
}
