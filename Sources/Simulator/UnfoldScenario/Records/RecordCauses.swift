/// Causes of a changed height, found by comparing what both sides say: first what the environment and the scenario say,
/// then what followed from it.
extension HeightRecord.Section {
    func causes(
        of row: HeightRecord.Row, expected old: HeightRecord.Row, _ recorded: HeightRecord.Section, _ edits: RecordEdits
    ) -> [RecordDifference.Cause] {
        let amounts = amountCauses(of: row, expected: old)
        let followed =
            originCauses(of: row, expected: old) + eventCauses(of: row.id, from: recorded)
            + viewCauses(of: row, expected: old, hasAmounts: !amounts.isEmpty) + amounts
        return traitCauses(from: recorded) + edits.causes(of: row.id, at: key, followed: followed) + followed
    }

    func traitCauses(from recorded: HeightRecord.Section) -> [RecordDifference.Cause] {
        traits.compactMap { trait in
            guard let expected = recorded.traits.first(where: { $0.name == trait.name })?.value, expected != trait.value
            else { return nil }
            return .trait(name: trait.name, expected: expected, actual: trait.value)
        }
    }

    private func originCauses(of row: HeightRecord.Row, expected old: HeightRecord.Row) -> [RecordDifference.Cause] {
        guard old.origin != .none, row.origin != .none, old.origin != row.origin else { return [] }
        return [.origin(expected: old.origin, actual: row.origin)]
    }

    private func eventCauses(of row: String, from recorded: HeightRecord.Section) -> [RecordDifference.Cause] {
        func details(_ events: [HeightRecord.Event], _ kind: HeightRecord.Event.Kind) -> [String] {
            events.filter { $0.row == row && $0.kind == kind }.map(\.detail)
        }
        func only(_ some: [String], notIn others: [String]) -> [String] { some.filter { !others.contains($0) } }
        let before = recorded.events + recorded.unaccepted
        let broken = (details(events, .conflict), details(before, .conflict))
        let lost = (details(events, .unsatisfied), details(before, .unsatisfied))
        // An older record holds losses too that are not reported any more.
        let won = recorded.version < 2 ? [] : only(lost.1, notIn: lost.0)
        return only(broken.0, notIn: broken.1).map { .broken(constraint: $0) }
            + only(broken.1, notIn: broken.0).map { .noLongerBroken(constraint: $0) }
            + only(lost.0, notIn: lost.1).map { .unsatisfied(constraint: $0) }
            + won.map { .nowSatisfied(constraint: $0) }
    }

    /// What the sum of the height has more or less of, in the order of the sum now, then what has left it.
    private func amountCauses(of row: HeightRecord.Row, expected old: HeightRecord.Row) -> [RecordDifference.Cause] {
        let here = row.facts.filter { $0.kind == .amount }
        let there = old.facts.filter { $0.kind == .amount }
        guard !here.isEmpty, !there.isEmpty else { return [] }
        let before = Dictionary(firsts: there.map { ($0.view, $0.value) })
        let names = Set(here.map(\.view))
        let changed = here.filter { abs((before[$0.view] ?? 0) - $0.value) > 1e-6 }.map {
            RecordDifference.Cause.amount(constraint: $0.view, expected: before[$0.view], actual: $0.value)
        }
        return changed
            + there.filter { $0.value != 0 && !names.contains($0.view) }.map {
                .amount(constraint: $0.view, expected: $0.value, actual: nil)
            }
    }

    /// Heights of views are reported only where nothing notifies it what they are made of.
    private func viewCauses(
        of row: HeightRecord.Row, expected old: HeightRecord.Row, hasAmounts: Bool
    ) -> [RecordDifference.Cause] {
        let shown = visibilityCauses(of: row, expected: old)
        let reported = Set(shown.map(\.view))
        var causes = shown.map(\.cause)
        let widths = old.values(.width)
        for fact in row.facts where fact.kind == .width {
            guard let expected = widths[fact.view], abs(expected - fact.value) > 1e-6 else { continue }
            causes.append(.contentWidth(expected: expected, actual: fact.value))
        }
        causes += lineCauses(of: row, expected: old, except: reported)
        if hasAmounts { return causes }
        let wrapped = Set(causes.compactMap { if case .lines(let view, _, _) = $0 { view } else { nil } })
        let heights = old.values(.height)
        for fact in row.facts
        where fact.kind == .height && !reported.contains(fact.view) && !wrapped.contains(fact.view) {
            guard let expected = heights[fact.view], abs(expected - fact.value) > 1e-6 else { continue }
            causes.append(.viewHeight(view: fact.view, expected: expected, actual: fact.value))
        }
        return causes
    }

    /// Views that came or went, in the order of the rows' facts.
    private func visibilityCauses(
        of row: HeightRecord.Row, expected old: HeightRecord.Row
    ) -> [(view: String, cause: RecordDifference.Cause)] {
        let (before, actual) = (old.values(.hidden), row.values(.hidden))
        let gone = row.facts.filter { $0.kind == .hidden && before[$0.view] == nil }
        let back = old.facts.filter { $0.kind == .hidden && actual[$0.view] == nil }
        return gone.map { ($0.view, .hidden(view: $0.view)) } + back.map { ($0.view, .shown(view: $0.view)) }
    }

    /// Texts with other lines, or lines of another height.
    private func lineCauses(
        of row: HeightRecord.Row, expected old: HeightRecord.Row, except reported: Set<String>
    ) -> [RecordDifference.Cause] {
        let (lines, lineHeights) = (old.values(.lines), old.values(.lineHeight))
        var causes: [RecordDifference.Cause] = []
        for fact in row.facts where !reported.contains(fact.view) {
            if fact.kind == .lineHeight, let expected = lineHeights[fact.view], abs(expected - fact.value) > 1e-6 {
                causes.append(.lineHeight(view: fact.view, expected: expected, actual: fact.value))
            }
            guard fact.kind == .lines, let expected = lines[fact.view], expected != fact.value else { continue }
            causes.append(.lines(view: fact.view, expected: Int(expected), actual: Int(fact.value)))
        }
        return causes
    }
}

extension HeightRecord.Row {
    /// The row's facts of one kind, by view; of several the first.
    fileprivate func values(_ kind: RowFact.Kind) -> [String: Double] {
        Dictionary(firsts: facts.filter { $0.kind == kind }.map { ($0.view, $0.value) })
    }
}
