/// Lays out the text of a storage in a container. Sizes are right; positions inside the text are those of whole lines.
@preconcurrency @MainActor open class NSLayoutManager: NSLayoutManagerInert {
    /// The text; not kept alive. Set by `NSTextStorage.addLayoutManager(_:)`.
    open weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var delegate: (any NSLayoutManagerDelegate)?
    weak var view: UITextView?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }
    open func removeTextContainer(at index: Int) {
        if textContainers.indices.contains(index) { textContainers.remove(at: index).layoutManager = nil }
    }
    /// As many as UTF-16 units.
    open var numberOfGlyphs: Int { text?.length ?? 0 }
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let size = layout(in: container)?.lines.size else { return .zero }
        return CGRect(x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
    }
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let end = glyphRange.location + glyphRange.length
        return lines(in: container).reduce(CGRect.null) { box, line in
            let (first, last) = (max(line.range.location, glyphRange.location), min(line.end, end))
            guard first < last || glyphRange.length == 0 && first == last else { return box }
            let start = width(from: line.range.location, to: first)
            return box.union(
                CGRect(
                    x: container.lineFragmentPadding + start, y: line.rect.minY, width: width(from: first, to: last),
                    height: line.rect.height))
        }.orZero
    }
    /// The character at a position; the last one of a line beyond its end, and of the last line below it.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        let lines = lines(in: container)
        guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return 0 }
        let distance = point.x - container.lineFragmentPadding
        var end = line.range.location
        while end < line.end, width(from: line.range.location, to: end + 1) <= distance { end += 1 }
        return max(line.range.location, min(end, line.end - 1))
    }
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction) }
    /// Calls for each line that has a part of the range: its space, its text's space, container and characters.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in lines(in: container)
        where line.range.location < glyphRange.location + glyphRange.length && line.end > glyphRange.location {
            block(line.rect, line.used, container, line.range, &stop)
            if stop.boolValue { return }
        }
    }
    /// The space of the line that has the glyph; zero beyond the text.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        line(at: glyphIndex, effectiveRange)?.rect ?? .zero
    }
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let container = textContainers.first, let line = line(at: glyphIndex) else { return .zero }
        return CGPoint(
            x: container.lineFragmentPadding + width(from: line.range.location, to: glyphIndex), y: line.baseline)
    }
    /// What a line that was cut does not show; `NSNotFound` for a line that was not.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let line = line(at: glyphIndex), line.isTruncated else { return NSRange(location: NSNotFound, length: 0) }
        return NSRange(location: line.end, length: max(0, numberOfGlyphs - line.end))
    }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
    ) -> NSTextContainer? {
        effectiveRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        return isValidGlyphIndex(glyphIndex) ? textContainers.first : nil
    }

    private var text: NSAttributedString? { view?.attributedText ?? textStorage }

    private struct Line {
        let range: NSRange
        let rect: CGRect
        let used: CGRect
        let baseline: CGFloat
        let isTruncated: Bool
        var end: Int { range.location + range.length }
    }

    private func layout(in container: NSTextContainer) -> (text: PreparedText, lines: TextLayout, width: CGFloat)? {
        guard let text, text.length > 0 else { return nil }
        let font = UIFont.systemFont(ofSize: 12)
        let width = container.textView.map { owner in
            let insets = owner.textContainerInset
            return max(0, owner.bounds.width - insets.left - insets.right - 2 * container.lineFragmentPadding)
        }
        let prepared = PreparedText(text.textRuns(font: font, paragraph: ParagraphValues()))
        let room = width ?? container.room
        let limit = container.maximumNumberOfLines > 0 ? container.maximumNumberOfLines : .max
        return (
            prepared,
            TextLayout(prepared, width: room, limit: limit, mode: limit == .max ? nil : container.lineBreakMode), room
        )
    }

    private func lines(in container: NSTextContainer) -> [Line] {
        guard let (text, layout, room) = layout(in: container) else { return [] }
        let padding = container.lineFragmentPadding
        var top: CGFloat = 0
        return zip(layout.lines, layout.ranges(of: text)).map { line, range in
            defer { top += line.height + line.gap }
            return Line(
                range: range,
                rect: CGRect(
                    x: 0, y: top, width: (room.isFinite ? room : layout.size.width) + 2 * padding, height: line.height),
                used: CGRect(x: 0, y: top, width: line.width + 2 * padding, height: line.height),
                baseline: line.baseline, isTruncated: line.isTruncated)
        }
    }

    private func line(at glyph: Int, _ effectiveRange: UnsafeMutablePointer<NSRange>? = nil) -> Line? {
        let line = textContainers.first.flatMap { container in
            lines(in: container).first { $0.range.location <= glyph && glyph < $0.end }
        }
        effectiveRange?.pointee = line?.range ?? NSRange(location: NSNotFound, length: 0)
        return line
    }

    private func width(from start: Int, to end: Int) -> CGFloat {
        guard let text, start < end, end <= text.length else { return 0 }
        return text.attributedSubstring(from: NSRange(location: start, length: end - start)).size().width
    }
    /// The first container, if there is such a glyph; all is laid out.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?, withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        var (first, end) = (NSNotFound, 0)
        enumerateLineFragments(forGlyphRange: glyphRange(for: container)) { rect, _, _, range, _ in
            guard rect.reachesInto(bounds) else { return }
            first = min(first, range.location)
            end = max(end, range.location + range.length)
        }
        return first == NSNotFound ? NSRange(location: 0, length: 0) : NSRange(location: first, length: end - first)
    }
    /// The size of the attachment at a glyph; -1 in both directions for none.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard isValidGlyphIndex(glyphIndex),
            let attachment = textStorage?.attribute(.attachment, at: glyphIndex, effectiveRange: nil)
                as? NSTextAttachment
        else { return CGSize(width: -1, height: -1) }
        return attachment.bounds.isEmpty ? attachment.image?.size ?? .zero : attachment.bounds.size
    }
    /// How far a point is through the glyph that it meets, 0 to 1; 0 before the line and 1 behind it.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        let glyph = glyphIndex(for: point, in: container)
        let box = boundingRect(forGlyphRange: NSRange(location: glyph, length: 1), in: container)
        return box.width > 0 ? min(1, max(0, (point.x - box.minX) / box.width)) : 0
    }
    /// The rest of the line, whose glyphs are side by side.
    open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
        line(at: glyphIndex)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
    /// The number of the character: glyphs are not made.
    open func cgGlyph(at glyphIndex: Int) -> CGGlyph {
        guard let text, isValidGlyphIndex(glyphIndex) else { return 0 }
        return (text.string as NSString).character(at: glyphIndex)
    }
    /// All is laid out: the number of characters.
    open func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }
}

extension CGRect { fileprivate var orZero: CGRect { isNull ? .zero : self } }

extension NSTextContainer {
    public internal(set) var layoutManager: NSLayoutManager? {
        get { manager as? NSLayoutManager }
        set { manager = newValue }
    }
    public func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let storage = old.textStorage
        for container in old.textContainers { newLayoutManager.addTextContainer(container) }
        for index in old.textContainers.indices.reversed() { old.removeTextContainer(at: index) }
        for container in newLayoutManager.textContainers { container.layoutManager = newLayoutManager }
        storage?.removeLayoutManager(old)
        storage?.addLayoutManager(newLayoutManager)
    }
    var textView: UITextView? { owner as? UITextView }
}
