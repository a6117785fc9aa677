extension UILabel {
    /// ``preferredMaxLayoutWidth``, where it is a pixel at least.
    var preferredWidth: CGFloat? {
        let width = preferredMaxLayoutWidth
        return width > 0 && PixelGrid(scale: LayoutEnvironment.displayScale).isVisible(width) ? width : nil
    }

    func measuredSize(width: CGFloat, lines: Int) -> CGSize {
        guard !content.isEmpty else { return .zero }
        return PixelGrid(scale: LayoutEnvironment.displayScale).ceil(measurement(width: width, lines: lines).size)
    }

    /// Distances of the baselines from top and bottom, at the natural size: each baseline lies on the nearest pixel,
    /// that of a single line for both (fact A9.3, rule M6.4). What else was measured in between makes no difference.
    var baselines: (first: CGFloat, last: CGFloat) {
        measureNaturally()
        let known = content.isEmpty ? nil : content.latest ?? measurement(width: .infinity, lines: numberOfLines)
        let grid = PixelGrid(scale: LayoutEnvironment.displayScale)
        guard let known, let first = known.firstBaseline, let descent = known.lastDescent
        else { return (grid.round(font.ascender), grid.round(-font.descender)) }
        let height = known.size.height
        return (grid.round(first), grid.ceil(height) - grid.round(height - descent))
    }

    /// Without the spaces that hang over.
    package func lines(width: CGFloat) -> [String] {
        guard !content.isEmpty else { return [] }
        return layout(width: width, lines: numberOfLines).texts(of: content.prepared)
    }

    func layout(width: CGFloat, lines: Int) -> TextLayout {
        // Asked first, here and below: an override may measure another label, which takes the turn.
        let mode = lineBreakMode
        prepareIfNeeded()
        return TextLayout(content.prepared, width: Self.room(width), limit: Self.limit(lines), mode: mode)
    }

    /// Widths around one at which the text breaks into the same lines; nil if a subclass has sizes of its own.
    func widths(breakingAsAt width: CGFloat) -> WidthRange? {
        guard contentSize(wrappedTo: width) == measuredSize(width: width, lines: numberOfLines) else { return nil }
        let (lines, mode) = (numberOfLines, lineBreakMode)
        prepareIfNeeded()
        return content.prepared.widths(breakingAsAt: Self.room(width), limit: Self.limit(lines), mode: mode)
    }

    private func measurement(width: CGFloat, lines: Int) -> TextMeasurement {
        let (width, limit) = (Self.room(width), Self.limit(lines))
        if let known = content.measurement(width: width, limit: limit) { return known }
        let mode = lineBreakMode
        prepareIfNeeded()
        return content.measure(width: width, limit: limit, mode: mode)
    }

    private static func room(_ width: CGFloat) -> CGFloat { width < 1e7 ? max(0, width) : .infinity }
    private static func limit(_ lines: Int) -> Int { lines > 0 ? lines : .max }

    private func prepareIfNeeded() {
        guard !content.isPrepared else { return }
        if let attributed = content.attributed {
            var paragraph = ParagraphValues()
            paragraph.lineBreakStrategy = lineBreakStrategy
            content.prepare(attributed.textRuns(font: font, paragraph: paragraph))
        } else {
            content.prepare(content.string ?? "", font, lineBreakStrategy, takesTurns: numberOfLines == 1)
        }
    }
}

@MainActor final class LabelContent {
    private(set) var string: String?
    private(set) var attributed: NSAttributedString?
    private var memory = TextMemory.shared
    private var turn: Int?
    private var known = KnownMeasurements()

    var prepared: PreparedText { _read { yield memory.text } }
    var isPrepared: Bool { turn == memory.turn }
    var isEmpty: Bool { string?.isEmpty ?? true }
    var latest: TextMeasurement? { known.latest?.measurement }
    var latestIsNatural = false

    func set(_ text: String?) {
        string = text
        attributed = nil
        forget()
    }

    func set(_ text: NSAttributedString?) {
        // A copy: the caller's may change.
        attributed = text.map { NSAttributedString(attributedString: $0) }
        string = text?.string
        forget()
    }

    func setFont(_ font: UIFont) {
        guard let old = attributed else { return }
        let new = NSMutableAttributedString(attributedString: old)
        new.addAttribute(.font, value: font, range: NSRange(location: 0, length: new.length))
        attributed = new
        forget()
    }

    var firstFont: UIFont? {
        attributed.flatMap { $0.length > 0 ? $0.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil }
    }

    func takeFonts(at category: UIContentSizeCategory) -> Bool {
        guard let adapted = attributed?.adapted(to: category) else { return false }
        attributed = adapted
        forget()
        return true
    }

    func forget() {
        latestIsNatural = false
        guard turn != nil else { return }
        turn = nil
        known.removeAll()
    }

    func prepare(_ runs: [TextRun]) {
        takeTurn(inShared: false)
        memory.text.prepare(runs)
    }

    func prepare(
        _ text: String, _ font: UIFont, _ strategy: NSParagraphStyle.LineBreakStrategy, takesTurns: Bool
    ) {
        takeTurn(inShared: takesTurns)
        memory.text.prepare(text, font: font, lineBreakStrategy: strategy)
    }

    private func takeTurn(inShared: Bool) {
        if inShared != (memory === TextMemory.shared) { memory = inShared ? .shared : TextMemory() }
        memory.turn += 1
        turn = memory.turn
    }

    /// nil for what is not kept.
    func measurement(width: CGFloat, limit: Int) -> TextMeasurement? {
        latestIsNatural = false
        return turn == nil ? nil : known.find(width: width, limit: limit)  // Without a turn nothing was measured.
    }

    func measure(width: CGFloat, limit: Int, mode: NSLineBreakMode) -> TextMeasurement {
        assert(isPrepared, "another label took the turn")
        let measurement = memory.text.measure(width: width, limit: limit, mode: mode)
        known.add((width, limit, measurement))
        return measurement
    }
}

/// A prepared text, whose memory is used again for the next one. Labels of one plain line are mostly measured once:
/// they take turns in the same.
@MainActor private final class TextMemory {
    static let shared = TextMemory()
    var text = PreparedText()
    var turn = 0
}

/// The last four measurements: a layout's two, and what checks ask.
private struct KnownMeasurements {
    typealias Known = (width: CGFloat, limit: Int, measurement: TextMeasurement)
    private(set) var latest: Known?
    private var earlier: [Known] = []

    mutating func find(width: CGFloat, limit: Int) -> TextMeasurement? {
        guard let last = latest else { return nil }
        if last.width == width, last.limit == limit { return last.measurement }
        for index in earlier.indices where earlier[index].width == width && earlier[index].limit == limit {
            latest = earlier.remove(at: index)
            earlier.append(last)
            return latest?.measurement
        }
        return nil
    }

    mutating func add(_ new: Known) {
        if earlier.count == 3 { earlier.removeFirst() }
        if let latest { earlier.append(latest) }
        latest = new
    }

    mutating func removeAll() {
        latest = nil
        if !earlier.isEmpty { earlier.removeAll(keepingCapacity: true) }
    }
}
