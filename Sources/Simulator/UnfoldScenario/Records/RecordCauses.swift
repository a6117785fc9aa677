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
        // Views that came or went, in the order of the rows' facts.
        let gone = row.hiddenViews.filter { !old.hiddenViews.contains($0) }
        let back = old.hiddenViews.filter { !row.hiddenViews.contains($0) }
        let reported = Set(gone + back)
        let before = Dictionary(firsts: old.facts.map { ("\($0.kind) \($0.view)", $0.value) })
        let changed = row.facts.compactMap { fact -> (fact: RowFact, expected: Double)? in
            guard let expected = before["\(fact.kind) \(fact.view)"], abs(expected - fact.value) > 1e-6,
                fact.kind == .width || !reported.contains(fact.view)
            else { return nil }
            return (fact, expected)
        }
        func causes(_ cause: (RowFact, Double) -> RecordDifference.Cause?) -> [RecordDifference.Cause] {
            changed.compactMap { cause($0.fact, $0.expected) }
        }
        let wrapped = Set(changed.filter { $0.fact.kind == .lines }.map(\.fact.view))
        return gone.map { .hidden(view: $0) } + back.map { .shown(view: $0) }
            + causes { $0.kind == .width ? .contentWidth(expected: $1, actual: $0.value) : nil }
            + causes {
                switch $0.kind {
                case .lineHeight: .lineHeight(view: $0.view, expected: $1, actual: $0.value)
                case .lines: .lines(view: $0.view, expected: Int($1), actual: Int($0.value))
                default: nil
                }
            }
            + causes {
                $0.kind != .height || hasAmounts || wrapped.contains($0.view)
                    ? nil : .viewHeight(view: $0.view, expected: $1, actual: $0.value)
            }
    }
}

extension HeightRecord.Row { fileprivate var hiddenViews: [String] { facts.filter { $0.kind == .hidden }.map(\.view) } }
