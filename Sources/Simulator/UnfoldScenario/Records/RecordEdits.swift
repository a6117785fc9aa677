struct RecordEdits {
    private let edits: [InputEdit]
    private let templates: [String: String]
    private let sections: [String: String]
    private let indices: [String: Int]

    init(_ run: HeightRecord, from recorded: HeightRecord) {
        edits = recorded.inputs.isEmpty ? [] : run.inputs.edits(from: recorded.inputs)
        var templates: [String: String] = [:]
        var sections: [String: String] = [:]
        var section = ""
        let names = run.inputs.filter { $0.kind == .template }.map(\.name)
        for given in run.inputs {
            switch given.kind {
            case .section: section = given.name
            case .row, .part:
                // A row that was there before comes again with what the last of them says.
                let id = given.name.split(separator: "#").first.map(String.init) ?? given.name
                templates[id] =
                    given.values.first { $0.name == "template" }?.text ?? (names.count == 1 ? names[0] : nil)
                sections[id] = section
            default: break
            }
        }
        (self.templates, self.sections) = (templates, sections)
        var indices: [String: Int] = [:]
        for (index, given) in run.inputs.filter({ $0.kind == .step }).enumerated() { indices[given.name] = index }
        self.indices = indices
    }

    /// What was edited and may have changed a row at a step, the nearest first: what names something that followed.
    func causes(
        of row: String, at key: HeightRecord.Section.Key, followed: [RecordDifference.Cause]
    ) -> [RecordDifference.Cause] {
        guard !edits.isEmpty else { return [] }
        let touched = Set(followed.flatMap(\.names))
        let ranked = edits.enumerated().compactMap { index, edit -> (rank: Int, index: Int, edit: InputEdit)? in
            rank(edit, row, key, touched).map { ($0, index, edit) }
        }.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
        return ranked.map { .edit($0.edit) }
    }

    private func rank(
        _ edit: InputEdit, _ row: String, _ key: HeightRecord.Section.Key, _ touched: Set<String>
    ) -> Int? {
        // What concerns no row may come from anywhere.
        if row.isEmpty { return edit.kind == .step ? stepRank(edit, row, key) : 3 }
        switch edit.kind {
        case .row, .part:
            guard edit.name == row || edit.name.hasPrefix(row + "#") else { return nil }
            let target = edit.value.split(separator: ".").first.map(String.init) ?? ""
            return touched.contains(target) || edit.value == "template" || edit.value == "height" ? 0 : 2
        case .template, .view, .constraint:
            let parts = edit.name.split(separator: ".", maxSplits: 1).map(String.init)
            guard parts.first == templates[row] else { return nil }
            let names = parts.dropFirst().flatMap { $0.split(whereSeparator: { "~.".contains($0) }).map(String.init) }
            let isTouched = parts.count > 1 && (touched.contains(parts[1]) || names.contains(where: touched.contains))
            return isTouched ? 1 : 3
        case .step: return stepRank(edit, row, key)
        case .table: return 3
        case .section: return sections[row] == edit.name ? 3 : nil
        }
    }

    /// A step changes what comes after it.
    private func stepRank(_ edit: InputEdit, _ row: String, _ key: HeightRecord.Section.Key) -> Int? {
        guard let index = indices[edit.name] ?? edit.lastIndex, index <= key.index else { return nil }
        let text = [edit.expected, edit.actual].compactMap { $0 }.joined(separator: " ")
        return !row.isEmpty && text.contains(row) ? (index == key.index ? 0 : 1) : 4
    }
}

extension InputEdit {
    /// A step that is gone may have changed anything after it.
    fileprivate var lastIndex: Int? { kind == .step && actual == nil ? 0 : nil }
}

extension RecordDifference.Cause {
    fileprivate var names: [String] {
        switch self {
        case .lines(let view, _, _), .lineHeight(let view, _, _), .hidden(let view), .shown(let view),
            .viewHeight(let view, _, _):
            [view]
        case .broken(let name), .noLongerBroken(let name), .unsatisfied(let name), .nowSatisfied(let name),
            .amount(let name, _, _):
            [name] + name.split(whereSeparator: { "~. ".contains($0) }).map(String.init)
        case .contentWidth: ["cell", "contentView"]
        case .trait, .origin, .edit: []
        }
    }
}
