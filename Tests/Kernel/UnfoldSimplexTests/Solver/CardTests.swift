import Testing

@testable import UnfoldSimplex

/// The three facts of the expanding card, at the level of the solver.
@Suite struct CardTests {
    private let printedSet: Set<String> = [
        "card.top", "card.bottom", "stack.bottom", "menu.top", "menu.height", "label.top", "label.bottom",
        "detail.top", "detail.bottom", "detail.height", "chevron.top", "chevron.bottom", "chevron.height",
        "second.top", "third.top", "third.bottom", "encapsulated", "label.height >= 0",
    ]

    @Test func measures147And347() throws {
        var card = try Card()
        #expect(try card.fittingHeight() == 147)
        try card.solver.setConstant(200, of: card.id("detail.height"))
        #expect(try card.fittingHeight() == 347)
    }

    /// Of the contradictions (through the label 330 against 147, through the first section 276) the larger is reported.
    @Test(arguments: [false, true]) func expandingInsideTheOldHeightPrintsTheKnownSet(solvedInBetween: Bool) throws {
        var card = try Card()
        if solvedInBetween { try card.solver.solve { _ in preconditionFailure("nothing conflicts") } }
        try card.add("encapsulated", [Term(1, card.content.height)], .equal, 147)
        try card.solver.solve { _ in preconditionFailure("nothing conflicts") }
        try card.solver.setConstant(200, of: card.id("detail.height"))
        var reports: [Conflict] = []
        let detailHeight = card.id("detail.height")
        let summary = try card.solver.solve { conflict in
            reports.append(conflict)
            return detailHeight
        }
        #expect(reports.map(card.describe) == [printedSet])
        #expect(reports.first?.contradiction == 183)
        #expect(summary.broken == [card.id("detail.height")])
        #expect(card.solver.brokenConstraints == [card.id("detail.height")])
        // A broken constraint counts just under required: the label yields to it entirely.
        #expect(card.solver.value(of: card.label.height) == 0)
        #expect(card.solver.objective.first?.priority == .broken)
        #expect(card.solver.objective.first?.violation == 183)

        let again = try card.solver.solve { _ in preconditionFailure("solved already") }
        #expect(again.conflicts.isEmpty)
        try card.solver.setConstant(347, of: card.id("encapsulated"))
        card.solver.retryBroken()
        let cured = try card.solver.solve { _ in preconditionFailure("347 is enough") }
        #expect(cured.conflicts.isEmpty)
        #expect(card.solver.brokenConstraints.isEmpty)
        #expect(card.solver.value(of: card.detail.height) == 200)
    }

    /// The same set is reported when everything is taken in at once.
    @Test func buildingWhatContradictsItselfPrintsTheKnownSet() throws {
        var card = try Card()
        try card.add("encapsulated", [Term(1, card.content.height)], .equal, 147)
        try card.solver.setConstant(200, of: card.id("detail.height"))
        var reports: [Conflict] = []
        let detailHeight = card.id("detail.height")
        try card.solver.solve { conflict in
            reports.append(conflict)
            return detailHeight
        }
        #expect(reports.map(card.describe) == [printedSet])
        #expect(reports.first?.contradiction == 183)
    }

    @Test func collapsingDoesNotConflict() throws {
        var card = try Card()
        try card.solver.setConstant(200, of: card.id("detail.height"))
        try card.add("encapsulated", [Term(1, card.content.height)], .equal, 347)
        try card.solver.solve { _ in preconditionFailure("347 is enough") }
        try card.solver.setConstant(0, of: card.id("detail.height"))
        try card.solver.solve { _ in preconditionFailure("the label stretches") }
        #expect(card.solver.value(of: card.label.height) == 217)
    }

    @Test(arguments: [(751, 347), (500, 347), (251, 347), (250, 147), (249, 147), (51, 147)] as [(Float, Double)])
    func aButtonAsCardHoldsTheRowAt250(priority: Float, height: Double) throws {
        var card = try Card(detailPriority: Priority(priority), huggingOfCard: 34)
        try card.solver.solve { _ in preconditionFailure("nothing conflicts") }
        try card.solver.setConstant(200, of: card.id("detail.height"))
        try card.add("fitting", [Term(1, card.content.height)], .equal, 0, Priority(50))
        try card.solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(card.solver.value(of: card.content.height) == height)
        guard height == 147 else { return }
        let bindingSet = try #require(try card.solver.bindingSet(of: card.id("detail.height")))
        let hugging = bindingSet.members.first { $0.restriction == .constraint(card.id("card hugging")) }
        #expect(hugging?.ties == (priority == 250), "held by \(bindingSet.members)")
    }

    @Test func aPlainViewAsCardDoesNotHoldTheRow() throws {
        var card = try Card(detailPriority: Priority(250))
        try card.solver.setConstant(200, of: card.id("detail.height"))
        #expect(try card.fittingHeight() == 347)
    }
}
