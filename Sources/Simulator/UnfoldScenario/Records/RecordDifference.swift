extension HeightRecord {
    /// What differs in this run from `recorded`, section by section of this run; exact, without tolerance.
    /// - Complexity: O(rows and facts of both).
    public func differences(from recorded: HeightRecord) -> [RecordDifference] {
        let known = Dictionary(firsts: recorded.sections.map { ($0.key, $0) })
        let edits = RecordEdits(self, from: recorded)
        return sections.flatMap { section in
            known[section.key].map { section.differences(from: $0, edits) }
                ?? ([.notRecorded] + section.events.map { .newEvent($0) }).map { .init(key: section.key, change: $0) }
        }
    }
}

extension HeightRecord.Section {
    func differences(from recorded: HeightRecord.Section, _ edits: RecordEdits) -> [RecordDifference] {
        var found = rowDifferences(from: recorded, edits)
        if found.isEmpty, contentHeight != recorded.contentHeight {
            found.append(
                .init(
                    key: key, change: .contentHeight(expected: recorded.contentHeight, actual: contentHeight),
                    causes: traitCauses(from: recorded) + edits.causes(of: "", at: key, followed: [])))
        }
        func difference(_ event: HeightRecord.Event, _ change: RecordDifference.Change) -> RecordDifference {
            let named = [RecordDifference.Cause.unsatisfied(constraint: event.detail)]
            let causes = traitCauses(from: recorded) + edits.causes(of: event.row, at: key, followed: named)
            return .init(key: key, change: change, causes: causes)
        }
        let events = events(asIn: recorded)
        // Version 1 knew rows only.
        let new = Self.split(events, by: recorded.events).beyond.filter {
            recorded.version >= 2 || !$0.row.contains(".")
        }
        found += new.map { difference($0, .newEvent($0)) }
        // An older record holds losses too that are not reported any more.
        let gone = Self.split(recorded.events, by: events).beyond.filter {
            recorded.version >= 2 || $0.kind != .unsatisfied
        }
        return found + gone.map { difference($0, .goneEvent($0)) }
    }

    private func rowDifferences(from recorded: HeightRecord.Section, _ edits: RecordEdits) -> [RecordDifference] {
        // Version 1 knew rows only.
        let rows = recorded.version < 2 ? rows.filter { !$0.isPart } : rows
        var old: [String: (index: Int, row: HeightRecord.Row)] = [:]
        for (index, row) in recorded.rows.enumerated() { old[row.id] = (index, row) }
        let here = Set(rows.map(\.id))
        var found = recorded.rows.filter { !here.contains($0.id) }.map {
            RecordDifference(key: key, change: .removedRow(row: $0.id, expected: $0.height))
        }
        // Positions among the rows that both sides have: an insertion above is no move.
        let stayed = recorded.rows.map(\.id).filter(here.contains)
        var order = Dictionary(firsts: stayed.enumerated().map { ($1, $0) })
        var next = 0
        for (index, row) in rows.enumerated() {
            guard let expected = old[row.id] else {
                found.append(.init(key: key, change: .addedRow(row: row.id, actual: row.height)))
                continue
            }
            if row.height != expected.row.height {
                found.append(
                    .init(
                        key: key, change: .height(row: row.id, expected: expected.row.height, actual: row.height),
                        causes: causes(of: row, expected: expected.row, recorded, edits)))
            }
            if order.removeValue(forKey: row.id) != next {
                found.append(.init(key: key, change: .movedRow(row: row.id, expected: expected.index, actual: index)))
            }
            next += 1
        }
        return found
    }

    private func events(asIn recorded: HeightRecord.Section) -> [HeightRecord.Event] {
        recorded.version < 4 ? (events + notes).map(\.withoutIDs) : events
    }

    /// What is recorded of this run's section: the heights, and of what it met only what is accepted already.
    func recorded(over known: HeightRecord.Section?, acceptsAll: Bool = false) -> Self {
        var section = self
        section.notes = []
        if acceptsAll { return section }
        let isOld = known.map { $0.version < 4 } ?? false
        (section.events, section.unaccepted) =
            Self.split(events, by: known?.events ?? []) { isOld ? $0.withoutIDs : $0 }
        return section
    }

    /// Events that `others` has as often, in that form, and those beyond.
    private static func split(
        _ events: [HeightRecord.Event], by others: [HeightRecord.Event],
        as form: (HeightRecord.Event) -> HeightRecord.Event = { $0 }
    ) -> (both: [HeightRecord.Event], beyond: [HeightRecord.Event]) {
        var left = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
        var (both, beyond): ([HeightRecord.Event], [HeightRecord.Event]) = ([], [])
        for event in events {
            if let count = left[form(event)], count > 0 {
                left[form(event)] = count - 1
                both.append(event)
            } else {
                beyond.append(event)
            }
        }
        return (both, beyond)
    }
}
