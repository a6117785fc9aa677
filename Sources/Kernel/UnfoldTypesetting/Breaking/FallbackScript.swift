/// Scripts that the system font takes from other fonts, or that are not in its tables; lengths in ems (fact E4.5).
enum FallbackScript {
    /// Ideographs, kana, Hangul and full-width forms: about an em, see ``wideAdvance(of:)``.
    static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x1100: false
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
            0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// Of a wide scalar, in ems: syllables and letters of Hangul are narrower than ideographs, as Apple SD Gothic Neo
    /// has them (three recorded labels, which leave 0.863 to 0.867).
    @inline(__always) static func wideAdvance(of scalar: UInt32) -> CGFloat {
        scalar &- 0xAC00 <= 0x2BA3 || scalar &- 0x3131 <= 0x5D ? 0.865 : 1
    }

    /// In points: 1.25 em; up to iOS 12 small ones have more space, the more the smaller they are (fact E4.6).
    static func emojiAdvance(at size: CGFloat) -> CGFloat {
        let isOld = LayoutEnvironment.generation == .old
        return size * (1.25 + (isOld ? max(0, 24 - max(size, 8)) / 80 : 0))
    }
    /// PingFang, the Hiragino and Apple SD Gothic Neo have lines of about 1.4 em.
    static let eastAsianLine = LineExtent(ascent: 1.06, descent: 0.34)
    static let emojiLine = LineExtent(ascent: 0.95, descent: 0.30)

    static func averageAdvance(of scalar: Unicode.Scalar) -> CGFloat {
        switch scalar.properties.generalCategory {
        case .spacingMark: return 0.35
        case .mathSymbol, .otherSymbol, .privateUse: return 0.9
        case .spaceSeparator: return 576 / 2048
        default: break
        }
        return switch scalar.value {
        // Joined letters.
        case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: 0.46
        // Half-width kana and Hangul.
        case 0xFF61...0xFFDC: 0.5
        // Indic scripts and their neighbours.
        case 0x0900...0x0DFF: 0.62
        // Thai, Lao.
        case 0x0E00...0x0EFF: 0.58
        default: 0.6
        }
    }
}

enum EmojiRule {
    static func isEmoji(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return false }
        if first.value < 0x80 {
            // A digit becomes a keycap by the mark at its end.
            return scalars.count > 1 && scalars.contains { $0.value == 0x20E3 }
        }
        guard mayBeEmoji(first.value) else { return false }
        if first.properties.isEmojiPresentation { return scalars.dropFirst().first?.value != 0xFE0E }
        return first.properties.isEmoji && scalars.contains { $0.value == 0xFE0F }
    }

    /// False for the letters, ideographs and syllables of most texts, among which there is none.
    private static func mayBeEmoji(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA9, 0xAE: true
        case 0..<0x203C, 0x3300..<0x1F000: false
        default: true
        }
    }
}
