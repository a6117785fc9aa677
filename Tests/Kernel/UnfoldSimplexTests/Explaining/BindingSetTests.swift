import Testing

@testable import UnfoldSimplex

/// The expandable detail of the product's card, reduced to the three variables that decide its height.
@Suite struct BindingSetTests {
    /// The detail's height at a priority, the card's hugging at 250, the fitting target at 50.
    private func card(detail priority: Float, at optional: Double = 200) throws -> (Solver, [ConstraintID], Variable) {
        var solver = Solver()
        let card = solver.makeVariable(.nonNegative)
        let detail = solver.makeVariable(.nonNegative)
        let hugging = try solver.add([Term(1, card)], .lessThanOrEqual, 34, priority: Priority(250))
        let structure = try solver.add([Term(1, card), Term(-1, detail)], .equal, 36)
        let target = try solver.add([Term(1, card)], .equal, 0, priority: Priority(50))
        let height = try solver.add([Term(1, detail)], .equal, optional, priority: Priority(priority))
        try solver.solve { _ in fatalError("nothing required conflicts") }
        return (solver, [hugging, structure, target, height], detail)
    }

    @Test func aTieIsDecidedByTheFittingTargetAndBothAreNamed() throws {
        let (solver, ids, detail) = try card(detail: 250)
        #expect(solver.value(of: detail) == 0)
        let bindingSet = try #require(try solver.bindingSet(of: ids[3]))
        #expect(bindingSet.wanted == 200)
        #expect(bindingSet.got == 0)
        #expect(bindingSet.members.count == 3)
        for (id, ties) in [(ids[0], true), (ids[1], false), (ids[2], false)] {
            let member = bindingSet.members.first { $0.restriction == .constraint(id) }
            #expect(member?.ties == ties)
        }
    }

    @Test func aboveTheHuggingItHolds() throws {
        let (solver, ids, detail) = try card(detail: 251)
        #expect(solver.value(of: detail) == 200)
        let bindingSet = try solver.bindingSet(of: ids[3])
        #expect(
            bindingSet?.members.isEmpty == nil, "a binding set although it holds: \(String(describing: bindingSet))")
    }

    @Test func belowTheHuggingTheHuggingAloneHoldsIt() throws {
        let (solver, ids, detail) = try card(detail: 249)
        #expect(solver.value(of: detail) == 0)
        let bindingSet = try #require(try solver.bindingSet(of: ids[3]))
        let restrictions = bindingSet.members.map(\.restriction)
        #expect(restrictions.contains(.constraint(ids[0])))
        #expect(restrictions.contains(.constraint(ids[1])))
        #expect(!restrictions.contains(.constraint(ids[2])))
        #expect(bindingSet.members.allSatisfy { !$0.ties })
    }

    @Test func requiredConstraintsAloneHold() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let sum = try solver.add([Term(1, x), Term(1, y)], .equal, 10)
        let y4 = try solver.add([Term(1, y)], .greaterThanOrEqual, 4)
        let noise = try solver.add([Term(1, x)], .lessThanOrEqual, 100, priority: Priority(100))
        let optional = try solver.add([Term(1, x)], .equal, 50, priority: Priority(500))
        try solver.solve { _ in fatalError("nothing required conflicts") }
        let bindingSet = try #require(try solver.bindingSet(of: optional))
        #expect(Set(bindingSet.members.map(\.restriction)) == [.constraint(sum), .constraint(y4)])
        #expect(solver.value(of: x) == 6)
        #expect(solver.violation(of: noise) == 0)
    }
}
