package enum FindingSentence {
    package static func text(_ finding: Finding) -> String {
        switch finding.fact {
        case .unsatisfiable(let report): ConflictExplainer().words(report).text
        case .unsatisfied(let loss):
            ([UnsatisfiedSentence.text(loss)] + UnsatisfiedSentence.binding(loss)).joined(separator: "; ")
        // What follows from something else is not what to change.
        case .estimatesOff(let subject, let used) where finding.cause != nil:
            "\(subject) is not fitted but \(Number.text(used)) tall"
        case .ambiguous(let layout): AmbiguitySentence.text(layout, withFix: finding.cause == nil)
        case .mismatch(let subject, let given, let needed, let isGiven):
            "\(subject) is \(needed > given ? "clipped" : "stretched"): \(Number.text(given)) points for content of "
                + Number.text(needed)
                + (isGiven && needed > given && finding.cause == nil
                    ? ", because its height is given\(finding.location.map { " in line \($0.line)" } ?? ""); "
                        + fix(ofHeightOf: subject) : "")
        case .missingUpdate(let subject, let height, let needed, let change, let step, let list):
            "\(subject) stays at \(Number.text(height)) while its content asks for \(Number.text(needed)) "
                + "(\(Number.signed(needed - height))): \(change.map(ChangeWords.text) ?? "something changed") "
                + "in step \(step), and no \(ListCalls.any(list)) followed: call \(list == .table ? "them" : "one") after the change"
        case .jump(let points, let causes):
            "what is on screen jumped by \(Number.signed(points)) points" + (causes.isEmpty ? "" : ": ")
                + causes.map { "\($0.subject) is \(Number.text($0.to)), not \(Number.text($0.from))" }
                .joined(separator: "; ")
        case .contentMoved(let move): MoveSentence.text(move)
        case .mistake(let row, let view, let mistake):
            "in \(row), \(words(mistake).replacingOccurrences(of: "%", with: view))"
        case .farEstimate(let subject, let estimate, let measured, let rows):
            "rows are estimated at \(Number.text(estimate)) and measured at \(Number.text(measured)) on average "
                + "(\(subject) and \(rows - 1) more): the content changes its height and jumps while it scrolls; "
                + "an estimate of \(Number.text(measured.rounded())) is near"
        case .leftOut(let conflicts, let lost, let findings):
            "\(leftOut(["more conflict": conflicts, "more lost constraint": lost, "more finding": findings])) left out"
        default: words(finding.fact)
        }
    }

    package static func words(_ fact: Any) -> String { table.sentence(of: fact) }

    private static let table = SentenceTable(FindingText.text) { value, style in
        switch (value, style) {
        case (let number as Double, "+"): Number.signed(number)
        case (let number as Double, "-"): Number.signed(-number)
        case (let number as Double, _): Number.text(number)
        case (let names as [String], "…"): Names.text(names)
        case (let link as MissingLink, _): MissingLinkSentence.text(link)
        case (let tie as Equation, _): wrong(tie)
        case (let heights as [HeightDerivation], _):
            heights.map { Number.text($0.value) }.joined(separator: ", then ")
        default: nil
        }
    }

    /// `body.top == title.bottom - 14: write + 14`
    private static func wrong(_ tie: Equation) -> String {
        let text = tie.printed(number: Number.short)
        if tie.relation != .equal { return "\(text) lets it: write \(tie.relation.reversed.rawValue)" }
        guard let second = tie.second, second.anchor.attribute == tie.first.anchor.attribute else {
            return "\(text): write \(tie.constant < 0 ? "+" : "-") \(Number.text(abs(tie.constant)))"
        }
        let (lower, upper) = tie.constant < 0 ? (second, tie.first) : (tie.first, second)
        return "\(text): tie \(lower) to \(upper.anchor.item).bottom"
    }

    private static func fix(ofHeightOf subject: String) -> String {
        subject == "table.header" || subject == "table.footer"
            ? "set its frame to what systemLayoutSizeFitting gives" : "automaticDimension fits it"
    }

    /// `2 more conflicts, 1 more lost constraint and 3 more findings`.
    private static func leftOut(_ counts: KeyValuePairs<String, Int>) -> String {
        let parts = CheckSentence.counts(counts)
        guard let last = parts.last, parts.count > 1 else { return parts.last ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }
}

enum ChangeWords {
    static func text(_ change: LayoutChange) -> String {
        let text = FindingSentence.words(change.kind)
        return change.subject.isEmpty ? text : text.replacing(/a (constraint|view)/, with: change.subject)
    }
}
