import Foundation

extension UILabel {
    func measuredSize(width: CGFloat, lines: Int) -> CGSize {
        guard !content.isEmpty else { return .zero }
        let size = layout(width: width, lines: lines).size
        let grid = PixelGrid(scale: LayoutEnvironment.current.displayScale)
        return CGSize(width: grid.ceil(size.width), height: grid.ceil(size.height))
    }

    /// Distances of the baselines from top and bottom, at the natural height (fact A9.3).
    var baselines: (first: CGFloat, last: CGFloat) {
        let grid = PixelGrid(scale: LayoutEnvironment.current.displayScale)
        let layout = content.isEmpty ? nil : content.latest ?? self.layout(width: .infinity, lines: numberOfLines)
        return (
            grid.ceil(layout?.firstBaseline ?? font.ascender), grid.round(layout?.lastDescent ?? -font.descender)
        )
    }

    /// The text in lines, for tools that show them; without the spaces that hang over.
    package func lines(width: CGFloat) -> [String] {
        guard !content.isEmpty else { return [] }
        let layout = layout(width: width, lines: numberOfLines)
        return layout.texts(of: content.prepared(runs: runs))
    }

    func layout(width: CGFloat, lines: Int) -> TextLayout {
        content.layout(
            runs: runs, width: width < 1e7 ? max(0, width) : .infinity, limit: lines > 0 ? lines : .max,
            mode: lineBreakMode)
    }

    private func runs() -> [TextRun] {
        var paragraph = ParagraphValues()
        paragraph.lineBreakStrategy = lineBreakStrategy
        if let attributed = content.attributed { return attributed.textRuns(font: font, paragraph: paragraph) }
        return [TextRun(text: content.string ?? "", font: font, paragraph: paragraph)]
    }
}

/// The text of a label and what was measured of it.
@MainActor final class LabelContent {
    private(set) var string: String?
    private(set) var attributed: NSAttributedString?
    private var known: PreparedText?
    private var layouts: [(width: CGFloat, limit: Int, layout: TextLayout)] = []

    var isEmpty: Bool { string?.isEmpty ?? true }
    /// The lines asked for last.
    var latest: TextLayout? { layouts.last?.layout }

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
        known = nil
        layouts = []
    }

    func prepared(runs: () -> [TextRun]) -> PreparedText {
        if let known { return known }
        let text = PreparedText(runs())
        known = text
        return text
    }

    /// The two widths of a layout's passes are kept.
    func layout(
        runs: () -> [TextRun], width: CGFloat, limit: Int, mode: NSLineBreakMode
    ) -> TextLayout {
        if let index = layouts.firstIndex(where: { $0.width == width && $0.limit == limit }) {
            let found = layouts.remove(at: index)
            layouts.append(found)
            return found.layout
        }
        let layout = TextLayout(prepared(runs: runs), width: width, limit: limit, mode: mode)
        if layouts.count == 2 { layouts.removeFirst() }
        layouts.append((width, limit, layout))
        return layout
    }
}
