package enum FindingSentence {
    package static func text(_ finding: Finding) -> String {
        switch finding.fact {
        case .unsatisfiable(let report): ConflictExplainer().words(report).text
        case .unsatisfied(let loss):
            ([UnsatisfiedSentence.text(loss)] + UnsatisfiedSentence.binding(loss)).joined(separator: "; ")
        case .exception(let name, let reason): "UIKit would raise \(name): \(reason)"
        case .feedbackLoop(let passes, let views):
            "layout did not settle within \(passes) passes; these views kept asking: \(views.joined(separator: ", "))"
        case .zeroHeight(let row, let used, let missing):
            missing.map { MissingLinkSentence.text($0, row: row, used: used) }
                ?? "the content of \(row) collapsed to zero height; \(Number.text(used)) was used instead"
        case .estimatesOff(let subject, let used):
            "\(subject) is not fitted but \(Number.text(used)) tall: estimatedRowHeight is 0, as in a document that does "
                + "not set it; set it to automaticDimension"
        case .ambiguous(let layout): AmbiguitySentence.text(layout)
        case .undecided(let subject, let got):
            "the constraints do not decide the height of \(subject): others satisfy them as well, and the smallest, "
                + "\(Number.text(got)), was taken"
        case .unstable(let subject, let measurements):
            "\(subject) was measured again with another result: "
                + measurements.map { Number.text($0.value) }.joined(separator: ", then ")
        case .mismatch(let subject, let given, let needed, let isGiven):
            "\(subject) is \(needed > given ? "clipped" : "stretched"): \(Number.text(given)) points for content of "
                + Number.text(needed)
                + (isGiven && needed > given ? ", because its height is given; \(fix(ofHeightOf: subject))" : "")
        case .missingUpdate(let subject, let height, let needed, let change, let step, let list):
            "\(subject) stays at \(Number.text(height)) while its content asks for \(Number.text(needed)) "
                + "(\(Number.signed(needed - height))): \(change.map(ChangeWords.text) ?? "something changed") "
                + "in step \(step), and no \(ListCalls.any(list)) followed: call it after the change"
        case .jump(let points, let causes):
            "what is on screen jumped by \(Number.signed(points)) points" + (causes.isEmpty ? "" : ": ")
                + causes.map { "\($0.subject) is \(Number.text($0.to)), not \(Number.text($0.from))" }
                .joined(separator: "; ")
        case .contentMoved(let move): MoveSentence.text(move)
        case .rounding(let subject, let value, let at2x, let at3x):
            "\(subject) of \(Number.text(value)) becomes \(Number.text(at2x)) at 2x and \(Number.text(at3x)) at 3x"
        case .solver(let refusal): "the solver refused: \(refusal.words)"
        default: scenarioText(finding.fact)
        }
    }

    /// What only scenarios and collection views meet.
    private static func scenarioText(_ fact: Finding.Fact) -> String {
        switch fact {
        case .tooLargeForLine(let size, let available, let isVertical):
            "an item is \(Number.text(size)) \(isVertical ? "wide" : "tall"), and a line of the flow "
                + "layout has \(Number.text(available))"
        case .inertCall(let name, let effect): "\(name) changes no layout here: \(effect.words)"
        case .appFile(let problem): "\(problem)"
        case .notLoaded(let action, let list):
            "'\(action)' before 'load': the \(ListCalls.name(list)) has no rows yet, and nothing was done"
        case .noCell(let action, let row): "'\(action)' on \(row), which has no cell on screen, did nothing"
        case .rowExists(let row, let list):
            "'insert' of \(row), which is in the \(ListCalls.name(list)) already, did nothing"
        case .sectionExists(let section, let row, let list):
            "'insertSections' with \(row.map { "row \($0)" } ?? "section \(section)"), which is in the "
                + "\(ListCalls.name(list)) already, did nothing"
        case .noRow(let action, let index, let list), .noSection(let action, let index, let list):
            "'\(action)' on \(index), which is not in the \(ListCalls.name(list)), did nothing"
        case .unarrangedSubview(let view, let stack):
            "\(view) is a subview of the stack view \(stack), which does not arrange it, and nothing else places it; "
                + "name it in 'arrangedSubviews' of \(stack), or pin it"
        case .leftOut(let conflicts, let lost, let findings):
            "\(leftOut([(conflicts, "conflict"), (lost, "lost constraint"), (findings, "finding")])) left out"
        default: invariantText(fact)
        }
    }

    private static func invariantText(_ fact: Finding.Fact) -> String {
        switch fact {
        case .zeroSize(let row, let view): "in \(row), \(view) has something to show and zero size"
        case .outsideParent(let row, let view, let points, let side):
            "in \(row), \(view) sticks out of the content view by \(Number.text(points)) at the \(side.rawValue)"
        case .wrongSign(let row, let view, let side, let constant):
            "in \(row), \(view) sticks out at the \(side.rawValue), for the constant of its constraint there is "
                + "\(Number.signed(constant)): write \(Number.signed(-constant))"
        case .hiddenView(let row, let view, let height):
            "in \(row), \(view) is hidden and keeps \(Number.text(height)) points of the height: only a stack view "
                + "closes up over what is hidden; without one, set its height to 0 as well"
        case .mistake(let row, let view, let mistake): MistakeSentence.text(mistake, of: view, row: row)
        case .farEstimate(let subject, let estimate, let measured, let rows):
            "rows are estimated at \(Number.text(estimate)) and measured at \(Number.text(measured)) on average "
                + "(\(subject) and \(rows - 1) more): the content changes its height and jumps while it scrolls; "
                + "an estimate of \(Number.text(measured.rounded())) is near"
        case .outsideWindow(let table):
            "\(table) laid out its rows before it was in a window: its width, margins and traits could be others; call "
                + "layoutIfNeeded or an update when it is in one"
        case .reusedState(let row, let settings, let height, let fresh):
            "\(row) is \(Number.text(height)) tall and would be \(Number.text(fresh)) in a new cell: its cell keeps "
                + "\(Names.text(settings)) of an earlier row; set it for each row, or take it back in prepareForReuse"
        case .clippedText(let row, let view, let needed, let given):
            "in \(row), \(view) needs \(Number.text(needed)) points for its text and has \(Number.text(given))"
        case .overlap(let row, let views, let width, let height):
            "in \(row), \(views.joined(separator: " and ")) overlap by \(Number.text(width)) by \(Number.text(height))"
        case .notDrawn(let row, let view, let look): "in \(row), \(view) is drawn without its \(look)"
        default: ""
        }
    }

    /// The table's own header and footer have the height of their frames.
    private static func fix(ofHeightOf subject: String) -> String {
        subject == "table.header" || subject == "table.footer"
            ? "set its frame to what systemLayoutSizeFitting gives" : "automaticDimension fits it"
    }

    /// `2 more conflicts, 1 more lost constraint and 3 more findings`.
    private static func leftOut(_ counts: [(Int, String)]) -> String {
        let parts = counts.filter { $0.0 > 0 }.map { CheckSentence.count($0, "more \($1)") }
        guard let last = parts.last, parts.count > 1 else { return parts.last ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }
}
