/// Measures San Francisco by its recorded advance widths, tracking and kerning (rule M6.3), and registered files by
/// their own tables; what a file lacks is measured as the system font. Ideographs, kana and full-width forms
/// are one em, Hangul 0.865, emoji 1.25 (fact E4.5). Text is not shaped: letters of Arabic have the mean width of their
/// joined forms.
public struct SystemFontMeasurer: TextMeasuring {
    /// How high a line is that holds characters which the system font takes from another font.
    public enum FallbackLines: Sendable {
        /// As high as the other font's line where that is higher: 1.4 em for East Asian text, 1.25 for emoji.
        case taller
        /// As high as any other line of the font.
        case unchanged
    }

    /// Default ``FallbackLines/unchanged``: the one recorded label in ideographs has the height of the font.
    public var fallbackLines: FallbackLines

    public init(fallbackLines: FallbackLines = .unchanged) { self.fallbackLines = fallbackLines }

    /// - Complexity: O(length of the text).
    public func width(of text: String, font: UIFont) -> CGFloat {
        let sum = CommonText.read(text, GlyphMetrics(font)) { text, _ -> CGFloat? in
            var sum: CGFloat = 0
            while let character = text.next() { sum += character.advance }
            return text.isComplete ? sum : nil
        }
        return max(0, sum ?? advances(ofCharactersIn: text, font: font).reduce(0, +))
    }

    /// Kerning belongs to the first character of a pair.
    /// - Complexity: O(length of the text).
    public func advances(of text: String, font: UIFont) -> [CGFloat] {
        let advances = CommonText.read(text, GlyphMetrics(font)) { text, bytes -> [CGFloat]? in
            var advances: [CGFloat] = []
            advances.reserveCapacity(bytes)
            while let character = text.next() { advances.append(character.advance) }
            return text.isComplete ? advances : nil
        }
        return advances ?? self.advances(ofCharactersIn: text, font: font)
    }

    func advances(ofCharactersIn text: String, font: UIFont) -> [CGFloat] {
        let metrics = GlyphMetrics(font)
        var advances: [CGFloat] = []
        advances.reserveCapacity(text.utf8.count)
        var previous = UInt8.max
        for character in text {
            let letter = KerningTable.letter(of: character.unicodeScalars.first!.value)
            if !advances.isEmpty {
                advances[advances.count - 1] += metrics.kerning(previous, letter, TextTables.shared)
            }
            advances.append(metrics.advance(of: character))
            previous = letter
        }
        return advances
    }

    /// Taller for East Asian text and emoji, see ``fallbackLines``.
    public func lineExtent(of character: Character, font: UIFont) -> LineExtent? {
        guard fallbackLines == .taller, let scalar = character.unicodeScalars.first else { return nil }
        if case .file(let file) = font.face.source, file.advance(of: scalar) != nil { return nil }
        let ems =
            EmojiRule.isEmoji(character)
            ? FallbackScript.emojiLine : FallbackScript.isWide(scalar) ? FallbackScript.eastAsianLine : nil
        return ems.map { LineExtent(ascent: $0.ascent * font.pointSize, descent: $0.descent * font.pointSize) }
    }
}
