/// A recording as a record of heights for `unfold check`; rows off screen, maybe estimates, have no origin.
struct DeviceRecord {
    private var hierarchies: [[String]: Int] = [:]
    private var drawings: [[StepRecord.View]: Int] = [:]
    private var drawn: [String] = []

    static func text(_ steps: [StepRecord]) -> String {
        var record = DeviceRecord()
        var lines = ["unfold heights 4"]
        for step in steps { lines += [""] + record.lines(of: step) }
        if !record.drawn.isEmpty { lines += [""] + record.drawn }
        return lines.map { $0 + "\n" }.joined()
    }

    private mutating func lines(of step: StepRecord) -> [String] {
        var traits = step.traits
        if step.conflicts == nil { traits["conflicts"] = "notCompared" }
        let words = traits.sorted { $0.key < $1.key }.map { Self.word("\($0.key)=\($0.value)") }
        var lines = ["step \(step.index) \(Self.word(step.step))", (["  traits"] + words).joined(separator: " ")]
        lines.append("  content \(Self.number(step.content))")
        for row in step.rows {
            var words = ["  row", Self.word(row.id), Self.number(row.height)]
            if let views = row.views, !views.isEmpty { words += ["measured", "drawing=\(drawing(views))"] }
            lines.append(words.joined(separator: " "))
        }
        lines += (step.conflicts ?? []).map { "  printed \(JSONValue.quote($0))" }
        return lines
    }

    private mutating func drawing(_ views: [StepRecord.View]) -> Int {
        if let known = drawings[views] { return known }
        let entries = views.map(Self.entry)
        let hierarchy = hierarchies[entries] ?? hierarchies.count
        if hierarchies.updateValue(hierarchy, forKey: entries) == nil {
            drawn.append("views \(hierarchy) " + entries.joined(separator: " "))
        }
        let number = drawings.count
        drawings[views] = number
        drawn.append("frames \(number) \(hierarchy) " + views.map(Self.frame).joined(separator: " "))
        return number
    }

    private static func entry(_ view: StepRecord.View) -> String {
        let parent = view.parent.map { "/\($0)" } ?? ""
        let text = view.className + (view.name.map { ":" + $0 } ?? "") + parent
        return isPlain(text, besides: "._-:/") ? text : JSONValue.quote(text)
    }

    private static func frame(_ view: StepRecord.View) -> String {
        var parts = view.frame.map(number)
        if view.hidden == true { parts.append("hidden") }
        if view.clips == true { parts.append("clips") }
        if let alpha = view.alpha, alpha != 1 { parts.append("alpha\(number(alpha))") }
        return parts.joined(separator: ",")
    }

    private static func word(_ text: String) -> String {
        isPlain(text, besides: "._-+:@=~") ? text : JSONValue.quote(text)
    }

    private static func isPlain(_ text: String, besides marks: String) -> Bool {
        !text.isEmpty
            && text.unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || "0123456789".unicodeScalars.contains($0)
                    || marks.unicodeScalars.contains($0)
            }
    }

    /// The shortest text that reads back as the same number.
    static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }
}
