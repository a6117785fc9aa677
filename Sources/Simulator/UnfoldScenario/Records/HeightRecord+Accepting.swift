extension HeightRecord {
    package func accepting(_ differences: [RecordDifference], from run: HeightRecord) -> HeightRecord {
        let accepted = Dictionary(grouping: differences, by: \.key)
        let known = Dictionary(firsts: sections.map { ($0.key, $0) })
        let keys = Set(run.sections.map(\.key))
        let merged = run.sections.compactMap { section -> Section? in
            guard let changes = accepted[section.key]?.map(\.change) else { return known[section.key] }
            let before = known[section.key] ?? (changes.contains(.notRecorded) ? section.recorded(over: nil) : nil)
            return before?.accepting(changes, from: section)
        }
        return HeightRecord(sections: merged + sections.filter { !keys.contains($0.key) }, inputs: inputs)
    }
}

extension HeightRecord.Section {
    fileprivate func accepting(_ changes: [RecordDifference.Change], from run: HeightRecord.Section) -> Self {
        var section = self
        for change in changes { section.accept(change, from: run) }
        let isWhole =
            section.rows.map(\.id) == run.rows.map(\.id) && section.rows.map(\.height) == run.rows.map(\.height)
        if isWhole {
            section.contentHeight = run.contentHeight
            section.traits = run.traits
            section.rows = run.rows
        }
        return section
    }

    private mutating func accept(_ change: RecordDifference.Change, from run: HeightRecord.Section) {
        switch change {
        case .height(let id, let expected, let actual):
            guard let index = rows.firstIndex(where: { $0.id == id }), let row = run.rows.first(where: { $0.id == id })
            else { return }
            rows[index] = row
            contentHeight += actual - expected
        case .addedRow(let id, let actual):
            guard let index = run.rows.firstIndex(where: { $0.id == id }) else { return }
            rows.insert(run.rows[index], at: min(index, rows.count))
            contentHeight += actual
        case .removedRow(let id, let expected):
            rows.removeAll { $0.id == id }
            contentHeight -= expected
        case .movedRow(let id, _, let actual):
            guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
            let row = rows.remove(at: index)
            rows.insert(row, at: min(actual, rows.count))
        case .contentHeight(_, let actual): contentHeight = actual
        case .newEvent(let event):
            events.append(event)
            if let index = unaccepted.firstIndex(of: event) { unaccepted.remove(at: index) }
        case .goneEvent(let event):
            if let index = events.firstIndex(of: event) { events.remove(at: index) }
        case .notRecorded: break
        }
    }
}
