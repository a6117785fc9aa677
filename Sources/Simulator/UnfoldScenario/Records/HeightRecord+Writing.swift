/// One line a row; words with more than letters, digits and a few marks are in quotes, with JSON's escapes.
extension HeightRecord {
    static let header = "unfold heights "

    /// The whole file, with a newline at its end.
    public var text: String {
        var drawings = RecordedDrawings()
        let written = sections.map(\.version).max() ?? Self.version
        var lines = [Self.header + "\(written)"]
        if !inputs.isEmpty { lines.append("") }
        lines += inputs.map(\.line)
        var cell: String?
        for section in sections {
            lines.append("")
            if section.key.cell != cell {
                cell = section.key.cell
                lines.append("cell \(Self.word(cell ?? ""))")
                lines.append("")
            }
            lines += section.lines(version: written, &drawings)
        }
        if !drawings.lines.isEmpty { lines += [""] + drawings.lines }
        return lines.map { $0 + "\n" }.joined()
    }

    static func word(_ text: String) -> String { plain(text, marks: "0123456789._-+:@=~") }

    /// In quotes where it has more than letters and those marks.
    static func plain(_ text: String, marks: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || marks.unicodeScalars.contains($0) }
        return isPlain && !text.isEmpty ? text : JSONOutput.quote(text)
    }

    static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }
}

extension HeightRecord.Section {
    fileprivate func lines(version written: Int, _ drawings: inout RecordedDrawings) -> [String] {
        let word = HeightRecord.word
        var lines = ["step \(key.index) \(word(key.step))"]
        if version != written { lines.append("  version \(version)") }
        if !traits.isEmpty {
            lines.append((["  traits"] + traits.map { word("\($0.name)=\($0.value)") }).joined(separator: " "))
        }
        lines.append("  content \(HeightRecord.number(contentHeight))")
        for row in rows {
            let facts = row.facts.map { word("\($0.kind.rawValue):\($0.view)=\(HeightRecord.number($0.value))") }
            let origin = row.origin == .none ? [] : [row.origin.rawValue]
            let drawing = row.outline.map { ["drawing=\(drawings.index(of: $0))"] } ?? []
            lines.append(
                (["  row \(word(row.id)) \(HeightRecord.number(row.height))"] + origin + drawing + facts)
                    .joined(separator: " "))
        }
        lines += printed.map { "  printed \(word($0))" }
        for (mark, events) in [("", events), ("unaccepted ", unaccepted)] {
            lines += events.map { event in
                "  \(mark)\(event.kind.rawValue) "
                    + ([event.row, event.detail] + event.ids).map(word).joined(separator: " ")
            }
        }
        return lines
    }
}

extension RecordedInput {
    /// `given view card.title text="Corner Cafe" font=17`.
    fileprivate var line: String {
        let word = HeightRecord.word
        return (["given \(kind.rawValue) \(word(name))"] + values.map { word("\($0.name)=\($0.text)") })
            .joined(separator: " ")
    }
}
