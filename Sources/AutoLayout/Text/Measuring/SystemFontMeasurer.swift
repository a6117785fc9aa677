import Foundation

/// Measures San Francisco by its advance widths and tracking (facts E4.1 to E4.3), and registered files by their own
/// tables; what a file lacks is measured as the system font. Ideographs, kana, Hangul and full-width forms are one em, emoji
/// 1.25 (fact E4.5). Text is not shaped: letters of Arabic have the mean width of their joined forms.
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

    /// A measurer by tables.
    public init(fallbackLines: FallbackLines = .unchanged) { self.fallbackLines = fallbackLines }

    /// - Complexity: O(length of the text).
    public func width(of text: String, font: UIFont) -> CGFloat {
        max(0, advances(of: text, font: font).reduce(0, +))
    }

    /// Kerning belongs to the first character of a pair.
    /// - Complexity: O(length of the text).
    public func advances(of text: String, font: UIFont) -> [CGFloat] {
        let pen = Pen(font)
        var advances: [CGFloat] = []
        advances.reserveCapacity(text.utf8.count)
        var previous: UInt8?
        for character in text {
            if let byte = character.asciiValue, byte >= 32, byte < 127 {
                if let previous { advances[advances.count - 1] += pen.kerning(previous, byte) }
                advances.append(pen.advance(ofASCII: byte))
                previous = byte
            } else {
                advances.append(pen.advance(of: character))
                previous = nil
            }
        }
        return advances
    }

    /// Taller for East Asian text and emoji, see ``fallbackLines``.
    public func lineExtent(of character: Character, font: UIFont) -> LineExtent? {
        guard fallbackLines == .taller, let scalar = character.unicodeScalars.first else { return nil }
        if case .file(let file) = font.face.source, file.advance(of: scalar) != nil { return nil }
        let ems: LineExtent
        if EmojiRule.isEmoji(character) {
            ems = FallbackScript.emojiLine
        } else if FallbackScript.isWide(scalar) {
            ems = FallbackScript.eastAsianLine
        } else {
            return nil
        }
        return LineExtent(ascent: ems.ascent * font.pointSize, descent: ems.descent * font.pointSize)
    }
}

/// One font's widths in points.
private struct Pen {
    private let size: CGFloat
    private let face: FontFace
    private let spacing: CGFloat
    private let ascii: [CGFloat]
    private let tabularDigit: CGFloat?

    init(_ font: UIFont) {
        size = font.pointSize
        face = font.face
        switch font.face.source {
        case .system:
            spacing = SystemFontTables.spacing(at: size) + SystemFontTables.weightSpacing(face.weight) * size
            tabularDigit = face.hasTabularDigits ? SystemFontTables.tabularDigit(weight: face.weight) : nil
            ascii = AdvanceTable.ascii(weight: face.weight)
        case .monospaced, .file:
            spacing = 0
            tabularDigit = nil
            ascii = []
        }
    }

    func advance(ofASCII byte: UInt8) -> CGFloat {
        switch face.source {
        case .system:
            if let tabularDigit, (48...57).contains(byte) { return tabularDigit * size + spacing }
            return ascii[Int(byte) - 32] * size + spacing
        case .monospaced: return SystemFontTables.monospacedAdvance * size
        case .file: return advance(of: Unicode.Scalar(byte))
        }
    }

    func kerning(_ left: UInt8, _ right: UInt8) -> CGFloat {
        guard face.source == .system else { return 0 }
        if face.hasTabularDigits, (48...57).contains(left), (48...57).contains(right) { return 0 }
        return KerningTable.ems(left, right) * size
    }

    /// Marks sit on the letter before them; a sequence of emoji is one.
    func advance(of character: Character) -> CGFloat {
        if EmojiRule.isEmoji(character) { return FallbackScript.emojiAdvance * size }
        var width: CGFloat = 0
        for scalar in character.unicodeScalars where !scalar.takesNoRoom { width += advance(of: scalar) }
        return width
    }

    private func advance(of scalar: Unicode.Scalar) -> CGFloat {
        if case .file(let file) = face.source, let ems = file.advance(of: scalar) { return ems * size }
        if FallbackScript.isWide(scalar) { return size }
        if face.source == .monospaced { return SystemFontTables.monospacedAdvance * size }
        let ems = AdvanceTable.ems(of: scalar, weight: face.weight) ?? FallbackScript.averageAdvance(of: scalar)
        return ems * size + spacing
    }
}

extension Unicode.Scalar {
    /// Combining marks, controls and the invisible.
    fileprivate var takesNoRoom: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: value != 0xAD
        default: false
        }
    }
}
