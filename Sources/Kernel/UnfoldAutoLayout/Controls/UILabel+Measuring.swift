extension UILabel {
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
        prepareIfNeeded()
        return TextLayout(content.prepared, width: Self.room(width), limit: Self.limit(lines), mode: lineBreakMode)
    }

    /// Widths around one at which the text breaks into the same lines; nil if a subclass has sizes of its own.
    func widths(breakingAsAt width: CGFloat) -> WidthRange? {
        guard contentSize(wrappedTo: width) == measuredSize(width: width, lines: numberOfLines) else { return nil }
        return content.prepared.widths(
            breakingAsAt: Self.room(width), limit: Self.limit(numberOfLines), mode: lineBreakMode)
    }

    private func measurement(width: CGFloat, lines: Int) -> TextMeasurement {
        let (width, limit) = (Self.room(width), Self.limit(lines))
        if let known = content.measurement(width: width, limit: limit) { return known }
        prepareIfNeeded()
        return content.measure(width: width, limit: limit, mode: lineBreakMode)
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
            content.prepare(content.string ?? "", font, lineBreakStrategy)
        }
    }
}

@MainActor final class LabelContent {
    private(set) var string: String?
    private(set) var attributed: NSAttributedString?
    /// Its memory is used again for the next text.
    private(set) var prepared = PreparedText()
    private(set) var isPrepared = false
    /// The last four measurements, the last one asked for first: a layout's two, and what checks ask.
    private var known: [Known] = []

    private struct Known {
        var width: CGFloat
        var limit: Int
        var measurement: TextMeasurement
    }

    var isEmpty: Bool { string?.isEmpty ?? true }
    var latest: TextMeasurement? { known.first?.measurement }
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
        guard let attributed, attributed.length > 0 else { return nil }
        return attributed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }

    func takeFonts(at category: UIContentSizeCategory) -> Bool {
        guard let adapted = attributed?.adapted(to: category) else { return false }
        attributed = adapted
        forget()
        return true
    }

    func forget() {
        isPrepared = false
        known.removeAll(keepingCapacity: true)
        latestIsNatural = false
    }

    func prepare(_ runs: [TextRun]) {
        prepared.prepare(runs)
        isPrepared = true
    }

    func prepare(_ text: String, _ font: UIFont, _ strategy: NSParagraphStyle.LineBreakStrategy) {
        prepared.prepare(text, font: font, lineBreakStrategy: strategy)
        isPrepared = true
    }

    /// nil for what is not kept.
    func measurement(width: CGFloat, limit: Int) -> TextMeasurement? {
        latestIsNatural = false
        for index in known.indices where known[index].width == width && known[index].limit == limit {
            for earlier in (0..<index).reversed() { known.swapAt(earlier, earlier + 1) }
            return known[0].measurement
        }
        return nil
    }

    func measure(width: CGFloat, limit: Int, mode: NSLineBreakMode) -> TextMeasurement {
        let measurement = prepared.measure(width: width, limit: limit, mode: mode)
        if known.count == 4 { known.removeLast() }
        known.insert(Known(width: width, limit: limit, measurement: measurement), at: 0)
        return measurement
    }
}
