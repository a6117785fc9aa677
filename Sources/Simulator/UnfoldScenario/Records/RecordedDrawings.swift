/// Drawings of a record, each once however many rows look so: lines of hierarchies, of frames, and of texts.
struct RecordedDrawings {
    private(set) var lines: [String] = []
    private var hierarchies: [[String]: Int] = [:]
    private var known: [LayoutDrawing: Int] = [:]

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
        return HeightRecord.plain(text, marks: "0123456789._-:/")
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

struct RecordedDrawingsReader {
    private typealias ViewEntry = (className: String, name: String?, parent: Int?)

    private var hierarchies: [[ViewEntry]] = []
    private var drawings: [[LayoutDrawing.View]] = []

    subscript(index: Int) -> LayoutDrawing? {
        drawings.indices.contains(index) ? LayoutDrawing(outline: drawings[index]) : nil
    }

    mutating func take(_ words: inout RecordWords) throws(RecordWords.Mistake) {
        switch try words.word(.line) {
        case "views": try takeViews(&words)
        case "frames": try takeFrames(&words)
        default: try takeText(&words)
        }
    }

    /// A number that counts up from 0, line by line.
    private static func takeNumber(_ words: inout RecordWords, _ count: Int) throws(RecordWords.Mistake) {
        _ = try words.value(.numberOfLine(count)) { Int($0) == count ? count : nil }
    }

    private mutating func takeViews(_ words: inout RecordWords) throws(RecordWords.Mistake) {
        try Self.takeNumber(&words, hierarchies.count)
        var views: [ViewEntry] = []
        repeat {
            let count = views.count
            views.append(try words.value(.view) { Self.entry($0, after: count) })
        } while !words.isAtEnd
        hierarchies.append(views)
    }

    private static func entry(_ word: String, after count: Int) -> ViewEntry? {
        let slash = word.lastIndex(of: "/")
        let parent = slash.flatMap { Int(word[word.index(after: $0)...]) }
        guard count == 0 ? slash == nil : (0..<count).contains(parent ?? -1) else { return nil }
        let title = word[..<(slash ?? word.endIndex)]
        let colon = title.firstIndex(of: ":")
        return (
            String(title[..<(colon ?? title.endIndex)]), colon.map { String(title[title.index(after: $0)...]) }, parent
        )
    }

    private mutating func takeFrames(_ words: inout RecordWords) throws(RecordWords.Mistake) {
        try Self.takeNumber(&words, drawings.count)
        let hierarchies = hierarchies
        let entries = try words.value(.hierarchy) { word in
            Int(word).flatMap { hierarchies.indices.contains($0) ? hierarchies[$0] : nil }
        }
        var views: [LayoutDrawing.View] = []
        for entry in entries { views.append(try words.value(.frame) { Self.view($0, entry) }) }
        drawings.append(views)
    }

    private static func view(_ word: String, _ entry: ViewEntry) -> LayoutDrawing.View? {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false)
        guard let frame = rect(parts) else { return nil }
        var view = LayoutDrawing.View(
            name: entry.name, className: entry.className, parent: entry.parent, frame: frame, isHidden: false,
            alpha: 1, clips: false, text: nil)
        for mark in parts.dropFirst(4) {
            switch mark {
            case "hidden": view.isHidden = true
            case "clips": view.clips = true
            default:
                guard mark.hasPrefix("alpha"), let alpha = RecordWords.number(mark.dropFirst(5)) else { return nil }
                view.alpha = alpha
            }
        }
        return view
    }

    private mutating func takeText(_ words: inout RecordWords) throws(RecordWords.Mistake) {
        guard let last = drawings.indices.last else { throw words.mistake(.framesFirst) }
        let views = drawings[last].indices
        let view = try words.value(.viewOfFrames) { Int($0).flatMap { views.contains($0) ? $0 : nil } }
        let size = try words.number()
        let weight = try words.wholeNumber()
        // A line of the text may read so too: words come in pairs.
        let isPlaceholder = words.count % 2 == 1 && words.peeked == "placeholder"
        if isPlaceholder { _ = try words.word(.name) }
        var lines: [LayoutDrawing.Text.Line] = []
        while !words.isAtEnd {
            let text = try words.word(.name)
            lines.append(try words.value(.textFrame) { Self.line(text, $0) })
        }
        drawings[last][view].text = .init(lines: lines, size: size, weight: weight, isPlaceholder: isPlaceholder)
    }

    private static func line(_ text: String, _ word: String) -> LayoutDrawing.Text.Line? {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false)
        guard let frame = rect(parts), let baseline = parts.dropFirst(4).first.flatMap(RecordWords.number)
        else { return nil }
        return .init(text: text, frame: frame, baseline: baseline, isCut: parts.dropFirst(5).contains("cut"))
    }

    private static func rect(_ parts: [Substring]) -> LayoutDrawing.Rect? {
        let values = parts.prefix(4).compactMap(RecordWords.number)
        return values.count == 4 ? .init(x: values[0], y: values[1], width: values[2], height: values[3]) : nil
    }
}
