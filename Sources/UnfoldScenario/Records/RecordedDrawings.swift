import UnfoldAutoLayout

/// Drawings of a record, each written once however many rows look so: a line for each hierarchy of views, one for each
/// set of frames in it, and one for each text.
struct RecordedDrawings {
    /// In the order in which rows named them.
    private(set) var lines: [String] = []
    private var hierarchies: [[String]: Int] = [:]
    private var known: [LayoutDrawing: Int] = [:]

    /// The number by which rows name the drawing.
    mutating func index(of drawing: LayoutDrawing) -> Int {
        if let index = known[drawing] { return index }
        let views = drawing.views.map(Self.entry)
        let hierarchy = hierarchies[views] ?? hierarchies.count
        if hierarchies.updateValue(hierarchy, forKey: views) == nil {
            lines.append("views \(hierarchy) " + views.joined(separator: " "))
        }
        let index = known.count
        known[drawing] = index
        lines.append("frames \(index) \(hierarchy) " + drawing.views.map(Self.frame).joined(separator: " "))
        for (view, text) in drawing.views.enumerated() {
            if let text = text.text { lines.append(Self.line(text, of: view)) }
        }
        return index
    }

    /// `UILabel:title/2`: class, name and number of the superview.
    private static func entry(_ view: LayoutDrawing.View) -> String {
        let name = view.name.map { ":" + $0 } ?? ""
        let text = view.className + name + (view.parent.map { "/\($0)" } ?? "")
        let plain = text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789._-:/".unicodeScalars.contains($0)
        }
        return plain ? text : JSONOutput.quote(text)
    }

    /// `16,12,358,44`, and what is unusual: `hidden`, `clips`, `alpha0.5`.
    private static func frame(_ view: LayoutDrawing.View) -> String {
        var parts = numbers(view.frame)
        if view.isHidden { parts.append("hidden") }
        if view.clips { parts.append("clips") }
        if view.alpha != 1 { parts.append("alpha\(HeightRecord.number(view.alpha))") }
        return parts.joined(separator: ",")
    }

    /// `text 4 17 400 "Corner Cafe" 0,0.333,96.2,20.333,16.2`.
    private static func line(_ text: LayoutDrawing.Text, of view: Int) -> String {
        var words = ["  text \(view) \(HeightRecord.number(text.size)) \(text.weight)"]
        if text.isPlaceholder { words.append("placeholder") }
        for line in text.lines {
            let frame = numbers(.init(x: line.x, y: line.y, width: line.width, height: line.height))
            let rest = [HeightRecord.number(line.baseline)] + (line.isCut ? ["cut"] : [])
            words += [JSONOutput.quote(line.text), (frame + rest).joined(separator: ",")]
        }
        return words.joined(separator: " ")
    }

    private static func numbers(_ rect: LayoutDrawing.Rect) -> [String] {
        [rect.x, rect.y, rect.width, rect.height].map(HeightRecord.number)
    }
}

/// Drawings of a record, as they are read.
struct RecordedDrawingsReader {
    private typealias ViewEntry = (className: String, name: String?, parent: Int?)

    private var hierarchies: [[ViewEntry]] = []
    private var drawings: [[LayoutDrawing.View]] = []

    /// The drawing of a number; nil for one that the record does not have.
    subscript(index: Int) -> LayoutDrawing? {
        drawings.indices.contains(index) ? LayoutDrawing(outline: drawings[index]) : nil
    }

    /// Takes a line of views, frames or texts, whose first word is `verb`; false for one that cannot be read.
    mutating func take(_ verb: String, _ words: [String]) -> Bool {
        switch verb {
        case "views": takeViews(words)
        case "frames": takeFrames(words)
        default: takeText(words)
        }
    }

    private mutating func takeViews(_ words: [String]) -> Bool {
        guard words.count > 1, Int(words[0]) == hierarchies.count else { return false }
        var views: [ViewEntry] = []
        for word in words.dropFirst() {
            let slash = word.lastIndex(of: "/")
            let parent = slash.flatMap { Int(word[word.index(after: $0)...]) }
            // Each stands after its superview; only the first has none.
            guard views.isEmpty ? slash == nil : views.indices.contains(parent ?? -1) else { return false }
            let title = word[..<(slash ?? word.endIndex)]
            let colon = title.firstIndex(of: ":")
            views.append(
                (
                    String(title[..<(colon ?? title.endIndex)]), colon.map { String(title[title.index(after: $0)...]) },
                    parent
                ))
        }
        hierarchies.append(views)
        return true
    }

    private mutating func takeFrames(_ words: [String]) -> Bool {
        guard words.count > 2, Int(words[0]) == drawings.count, let number = Int(words[1]),
            hierarchies.indices.contains(number), hierarchies[number].count == words.count - 2
        else { return false }
        var views: [LayoutDrawing.View] = []
        for (entry, word) in zip(hierarchies[number], words.dropFirst(2)) {
            let parts = word.split(separator: ",", omittingEmptySubsequences: false)
            guard let frame = Self.rect(parts) else { return false }
            var view = LayoutDrawing.View(
                name: entry.name, className: entry.className, parent: entry.parent, frame: frame, isHidden: false,
                alpha: 1, clips: false, text: nil)
            for mark in parts.dropFirst(4) {
                switch mark {
                case "hidden": view.isHidden = true
                case "clips": view.clips = true
                default:
                    guard mark.hasPrefix("alpha"), let alpha = Self.number(mark.dropFirst(5)) else { return false }
                    view.alpha = alpha
                }
            }
            views.append(view)
        }
        drawings.append(views)
        return true
    }

    /// Of the last frames.
    private mutating func takeText(_ words: [String]) -> Bool {
        guard !drawings.isEmpty, words.count >= 3, let view = Int(words[0]),
            drawings[drawings.count - 1].indices.contains(view), let size = Self.number(words[1]),
            let weight = Int(words[2])
        else { return false }
        let isPlaceholder = words.count % 2 == 0 && words[3] == "placeholder"
        let rest = Array(words.dropFirst(isPlaceholder ? 4 : 3))
        guard rest.count % 2 == 0 else { return false }
        var lines: [LayoutDrawing.Text.Line] = []
        for index in stride(from: 0, to: rest.count, by: 2) {
            let parts = rest[index + 1].split(separator: ",", omittingEmptySubsequences: false)
            guard let frame = Self.rect(parts), parts.count >= 5, let baseline = Self.number(parts[4]) else {
                return false
            }
            lines.append(
                .init(text: rest[index], frame: frame, baseline: baseline, isCut: parts.dropFirst(5).contains("cut")))
        }
        drawings[drawings.count - 1][view].text = .init(
            lines: lines, size: size, weight: weight, isPlaceholder: isPlaceholder)
        return true
    }

    private static func rect(_ parts: [Substring]) -> LayoutDrawing.Rect? {
        let values = parts.prefix(4).compactMap(number)
        return values.count == 4 ? .init(x: values[0], y: values[1], width: values[2], height: values[3]) : nil
    }

    private static func number(_ text: some StringProtocol) -> Double? {
        guard let value = Double(text), value.isFinite else { return nil }
        return value
    }
}
