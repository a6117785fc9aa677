/// A text with everything that laying it out needs at any width: advances, breaks, line extents, paragraphs.
package struct PreparedText: Sendable {
    private(set) var cells = ReusableBuffer<TextCell>()
    private(set) var extents = ReusableBuffer<Extent>()
    private(set) var paragraphs = ReusableBuffer<Paragraph>()
    private(set) var styles = ReusableBuffer<Style>()
    /// Width of the ellipsis in the first font.
    private(set) var ellipsis: CGFloat = 0
    /// Only then the width of a character depends on its position.
    private(set) var hasTabs = false

    /// Of the last measurement.
    var lines = ReusableBuffer<TextLayout.Line>()
    private var texts = ReusableBuffer<String>()
    private var hasParagraphEnds = false
    /// Of the first run, which decides for all.
    private var strategy: NSParagraphStyle.LineBreakStrategy = []
    /// The strategy of the text without a paragraph style whose style is the first in the memory of ``styles``; nil
    /// where that is another one.
    private var plainStrategy: NSParagraphStyle.LineBreakStrategy?
    private var walk = LineBreakWalk()
    /// Indices of ``extents``, from the second on.
    private var knownExtents: [Extent: Int32] = [:]
    /// Of the last text: mostly the next one has the same face in the same size, with the same tracking.
    private var known: (face: FontFace, size: CGFloat, isEarlier: Bool, metrics: GlyphMetrics, ellipsis: CGFloat)?

    package init() {}

    /// - Complexity: O(length of the text).
    package init(_ runs: [TextRun]) { prepare(runs) }

    /// Takes another text, in the memory that is there.
    /// - Complexity: O(length of the text).
    package mutating func prepare(_ runs: [TextRun]) {
        clear()
        guard let first = runs.first else { return }
        strategy = first.paragraph.lineBreakStrategy
        let choice = TextMetrics.choice
        for run in runs { append(run, choice) }
        divide()
    }

    /// Takes a text of one font without a paragraph style, in the memory that is there.
    /// - Complexity: O(length of the text).
    package mutating func prepare(_ text: String, font: UIFont, lineBreakStrategy: NSParagraphStyle.LineBreakStrategy) {
        clear()
        strategy = lineBreakStrategy
        if plainStrategy != strategy || !styles.takeBack() {
            var values = ParagraphValues()
            values.lineBreakStrategy = strategy
            styles.append(Style(start: 0, values: values))
            plainStrategy = strategy
        }
        append(text, font, TextMetrics.choice)
        divide()
    }

    private mutating func clear() {
        cells.removeAll()
        paragraphs.removeAll()
        extents.removeAll()
        styles.removeAll()
        texts.removeAll()
        if !knownExtents.isEmpty { knownExtents = [:] }
        ellipsis = 0
        (hasTabs, hasParagraphEnds) = (false, false)
        walk.restart()
    }

    // MARK: Runs

    private mutating func append(_ run: TextRun, _ choice: MeasurerChoice) {
        plainStrategy = nil
        styles.append(Style(start: cells.count, values: run.paragraph))
        append(
            run.text, run.font, kern: run.kern, baselineOffset: run.baselineOffset, attachment: run.attachment, choice)
    }

    /// Appends the text of the run whose style is the last one.
    private mutating func append(
        _ text: String, _ font: UIFont, kern: CGFloat = 0, baselineOffset: CGFloat = 0,
        attachment: NSTextAttachment? = nil, _ choice: MeasurerChoice
    ) {
        let isFirst = texts.isEmpty
        texts.append(text)
        let own = Extent(room: LineExtent(font).raised(by: baselineOffset), leading: font.leading)
        let index = self.index(of: own)
        if choice.isSystem {
            let (face, size, isEarlier) = (font.face, font.pointSize, LayoutEnvironment.hasEarlierTracking)
            if known?.size != size || known?.face != face || known?.isEarlier != isEarlier {
                let metrics = GlyphMetrics(font)
                known = (face, size, isEarlier, metrics, metrics.ellipsis)
            }
            let (metrics, ellipsis) = (known!.metrics, known!.ellipsis)
            if isFirst { self.ellipsis = ellipsis }
            if attachment == nil, appendCommon(text, kern: kern, metrics, choice, extent: index) { return }
        } else if isFirst {
            ellipsis = choice.measurer.width(of: "\u{2026}", font: font)
        }
        var run = TextRun(text: text, font: font)
        (run.kern, run.baselineOffset, run.attachment) = (kern, baselineOffset, attachment)
        appendCharacters(of: run, choice.measurer, own, extent: index)
    }

    /// False, without a trace, if the text has a scalar that is not common.
    private mutating func appendCommon(
        _ text: String, kern: CGFloat, _ metrics: GlyphMetrics, _ choice: MeasurerChoice, extent: Int32
    ) -> Bool {
        let start = cells.count
        let strategy = self.strategy
        var walk = self.walk
        var seen: TextCell.Traits = []
        var hangul: LineBreakClass?
        let isDone = CommonText.read(text, metrics, readsWide: choice.wideLinesAreUsual) { text, bytes in
            cells.append(atMost: bytes, blank: TextCell()) { cells in
                var index = start
                while let character = text.next() {
                    var kind = character.scalar.kind
                    if kind == .hangul {
                        kind = hangul ?? (Self.keepsHangulWords(strategy) ? .letter : .hangul)
                        hangul = kind
                    }
                    let lineBreak = walk.step(to: kind)
                    if index > 0 { cells[index - 1].lineBreak = lineBreak }
                    cells[index] = TextCell(
                        advance: Self.bounded(character.advance, kern), extent: extent, traits: character.scalar.cell)
                    seen.formUnion(character.scalar.cell)
                    index += 1
                }
                return text.isComplete ? index - start : nil
            }
        }
        guard isDone == true else { return false }
        self.walk = walk
        note(seen)
        return true
    }

    private mutating func appendCharacters(
        of run: TextRun, _ measurer: any TextMeasuring, _ own: Extent, extent: Int32
    ) {
        // A measurer that answers too little or too much must not take the rest with it.
        let widths = measurer.advances(of: run.text, font: run.font)
        let rules = LineBreakRules(keepsHangulWords: Self.keepsHangulWords(strategy))
        var offset = 0
        for character in run.text {
            var cell = TextCell(extent: extent, traits: TextCell.Traits(character))
            var width = offset < widths.count ? widths[offset] : 0
            if let attachment = run.attachment, character == "\u{FFFC}" {
                let bounds = attachment.attachmentBounds(
                    for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: 1e7, height: own.room.height),
                    glyphPosition: .zero, characterIndex: cells.count)
                if offset < widths.count { width = bounds.width }
                let room = LineExtent(ascent: max(bounds.maxY, 0), descent: max(-bounds.minY, 0))
                cell.extent = index(of: Extent(room: own.room.union(room), leading: own.leading))
            } else if !character.isASCII, let room = measurer.lineExtent(of: character, font: run.font) {
                let union = own.room.union(room.raised(by: run.baselineOffset))
                cell.extent = index(of: Extent(room: union, leading: own.leading))
            }
            cell.advance = Self.bounded(width, run.kern)
            let lineBreak = walk.step(to: rules.kind(of: character))
            if cells.count > 0 { cells[cells.count - 1].lineBreak = lineBreak }
            note(cell.traits)
            cells.append(cell)
            offset += 1
        }
    }

    @inline(__always) private static func bounded(_ width: CGFloat, _ kern: CGFloat) -> CGFloat {
        width.isFinite ? max(0, width + kern) : 0
    }

    private static func keepsHangulWords(_ strategy: NSParagraphStyle.LineBreakStrategy) -> Bool {
        guard strategy == .standard else { return strategy.contains(.hangulWordPriority) }
        return LayoutEnvironment.generation != .old
    }

    private mutating func note(_ traits: TextCell.Traits) {
        if traits.contains(.isTab) { hasTabs = true }
        if traits.contains(.endsParagraph) { hasParagraphEnds = true }
    }

    private mutating func index(of extent: Extent) -> Int32 {
        if extents.first == extent { return 0 }
        if let index = knownExtents[extent] { return index }
        let index = Int32(extents.count)
        extents.append(extent)
        if index > 0 { knownExtents[extent] = index }
        return index
    }

    // MARK: Paragraphs

    /// Cuts at the characters that end paragraphs. A break at the very end begins no line of its own; a text of
    /// breaks only has one line more, as labels have it.
    private mutating func divide() {
        var start = 0
        var style = 0
        if hasParagraphEnds {
            for index in cells.indices where cells[index].traits.contains(.endsParagraph) {
                style = self.style(at: start, from: style)
                add(start..<index, style: style, emptyExtent: index)
                start = index + 1
            }
        }
        style = self.style(at: start, from: style)
        let endsInBreak = start == cells.count && start > 0
        let isAllBreaks = endsInBreak && paragraphs.allSatisfy { $0.range.isEmpty }
        if !endsInBreak || isAllBreaks { add(start..<cells.count, style: style, emptyExtent: cells.count - 1) }
    }

    /// The style in force at a character; `known` is that of one before it.
    private func style(at start: Int, from known: Int) -> Int {
        var style = known
        while style + 1 < styles.count, styles[style + 1].start <= start { style += 1 }
        return style
    }

    private mutating func add(_ range: Range<Int>, style: Int, emptyExtent index: Int) {
        let extent = cells.indices.contains(index) ? Int(cells[index].extent) : 0
        paragraphs.append(Paragraph(range: range, style: style, emptyExtent: extent))
    }
}

// MARK: Seen from outside
extension PreparedText {
    /// - Complexity: O(length of the text), as for the other lists.
    package var characters: [Character] { texts.flatMap { Array($0) } }
    var breaks: [LineBreak] { cells.map(\.lineBreak) }
}
