import Foundation

/// A text with everything that laying it out needs at any width: characters, advances, breaks, line extents, paragraphs.
struct PreparedText: Sendable {
    /// What a character does to the line it stands on.
    struct Extent: Hashable, Sendable {
        var room: LineExtent
        /// Gap below the line.
        var leading: CGFloat
    }

    struct Paragraph: Sendable {
        /// Its characters, without the one that ends it.
        var range: Range<Int>
        var style: ParagraphValues
        /// Extent of an empty line.
        var emptyExtent: Int
    }

    private(set) var characters: [Character] = []
    private(set) var advances: [CGFloat] = []
    private(set) var breaks: [LineBreak] = []
    private(set) var extents: [Extent] = []
    /// Index into ``extents`` for each character.
    private(set) var extentOf: [Int32] = []
    private(set) var paragraphs: [Paragraph] = []
    /// Width of the ellipsis in the first font.
    private(set) var ellipsis: CGFloat = 0
    /// Only then the width of a character depends on its place.
    private(set) var hasTabs = false

    /// - Complexity: O(length of the text).
    init(_ runs: [TextRun]) {
        guard let first = runs.first else { return }
        let measurer = TextMetrics.measurer
        var known: [Extent: Int32] = [:]
        var styles: [(start: Int, style: ParagraphValues)] = []
        for run in runs {
            styles.append((characters.count, run.paragraph))
            append(run, measurer, &known)
        }
        let keepsHangulWords = Self.keepsHangulWords(first.paragraph.lineBreakStrategy)
        breaks = LineBreakRules(keepsHangulWords: keepsHangulWords).breaks(after: characters)
        ellipsis = measurer.width(of: "\u{2026}", font: first.font)
        divide(styles)
    }

    private static func keepsHangulWords(_ strategy: NSParagraphStyle.LineBreakStrategy) -> Bool {
        guard strategy == .standard else { return strategy.contains(.hangulWordPriority) }
        return LayoutEnvironment.current.generation != .old
    }

    private mutating func append(_ run: TextRun, _ measurer: any TextMeasuring, _ known: inout [Extent: Int32]) {
        let own = Extent(room: LineExtent(run.font).raised(by: run.baselineOffset), leading: run.font.leading)
        let index = self.index(of: own, &known)
        var widths = measurer.advances(of: run.text, font: run.font)
        for (offset, character) in run.text.enumerated() {
            characters.append(character)
            if character.asciiValue == 9 { hasTabs = true }
            if let attachment = run.attachment, character == "\u{FFFC}" {
                let bounds = attachment.layoutBounds
                if offset < widths.count { widths[offset] = bounds.width }
                let room = LineExtent(ascent: max(bounds.maxY, 0), descent: max(-bounds.minY, 0))
                extentOf.append(self.index(of: Extent(room: own.room.union(room), leading: own.leading), &known))
            } else if character.isASCII {
                extentOf.append(index)
            } else if let room = measurer.lineExtent(of: character, font: run.font) {
                let union = own.room.union(room.raised(by: run.baselineOffset))
                extentOf.append(self.index(of: Extent(room: union, leading: own.leading), &known))
            } else {
                extentOf.append(index)
            }
        }
        // A measurer that answers too little or too much must not take the rest with it.
        while advances.count + widths.count < characters.count { widths.append(0) }
        for width in widths.prefix(characters.count - advances.count) {
            advances.append(width.isFinite ? max(0, width + run.kern) : 0)
        }
    }

    private mutating func index(of extent: Extent, _ known: inout [Extent: Int32]) -> Int32 {
        if let index = known[extent] { return index }
        let index = Int32(extents.count)
        extents.append(extent)
        known[extent] = index
        return index
    }

    /// Cuts at the characters that end paragraphs. A break at the very end begins no line of its own; a text of
    /// breaks only has one line more, as labels have it.
    private mutating func divide(_ styles: [(start: Int, style: ParagraphValues)]) {
        var start = 0
        var style = 0
        for (index, character) in characters.enumerated() where character.endsParagraph {
            while style + 1 < styles.count, styles[style + 1].start <= start { style += 1 }
            add(start..<index, styles[style].style, emptyExtent: index)
            start = index + 1
        }
        while style + 1 < styles.count, styles[style + 1].start <= start { style += 1 }
        let endsInBreak = start == characters.count && start > 0
        let isAllBreaks = endsInBreak && paragraphs.allSatisfy { $0.range.isEmpty }
        if !endsInBreak || isAllBreaks {
            add(start..<characters.count, styles[style].style, emptyExtent: characters.count - 1)
        }
    }

    private mutating func add(_ range: Range<Int>, _ style: ParagraphValues, emptyExtent index: Int) {
        let extent = extentOf.indices.contains(index) ? Int(extentOf[index]) : 0
        paragraphs.append(Paragraph(range: range, style: style, emptyExtent: extent))
    }

    /// Room that a line needs.
    func extent(of range: Range<Int>, in paragraph: Paragraph) -> Extent? {
        guard extents.count > 1 || range.isEmpty else { return extents.first }
        guard let first = range.first else {
            return extents.indices.contains(paragraph.emptyExtent) ? extents[paragraph.emptyExtent] : nil
        }
        var result = extents[Int(extentOf[first])]
        var last = extentOf[first]
        for index in range.dropFirst() where extentOf[index] != last {
            last = extentOf[index]
            let next = extents[Int(last)]
            result.room = result.room.union(next.room)
            result.leading = max(result.leading, next.leading)
        }
        return result
    }
}

extension Character {
    /// Line feed, carriage return, both, next line, paragraph separator.
    var endsParagraph: Bool {
        // Comparing characters is slow, and nearly all are ASCII; CR LF counts as LF.
        if let byte = asciiValue { return byte == 10 || byte == 13 }
        return switch self {
        case "\n", "\r", "\r\n", "\u{85}", "\u{2029}": true
        default: false
        }
    }

    /// Hangs over the end of a line.
    var isHangingSpace: Bool {
        if let byte = asciiValue { return byte == 32 || (9...13).contains(byte) }
        return switch self {
        case " ", "\t", "\u{3000}": true
        default: isWhitespace && self != "\u{A0}" && self != "\u{202F}"
        }
    }
}

extension LineExtent {
    func raised(by offset: CGFloat) -> LineExtent {
        guard offset != 0 else { return self }
        return LineExtent(ascent: max(ascent, ascent + offset), descent: max(descent, descent - offset))
    }
}
