import TestSupport

/// Texts by chance, the same in every run: plain ones, ones of a script, and mixtures of whatever makes characters
/// join, break or vanish.
struct HostileText: RandomNumberGenerator {
    private var generator: SplitMix

    init(seed: UInt64) { generator = SplitMix(seed: seed) }

    mutating func next() -> UInt64 { generator.next() }

    private static let ranges: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x61...0x7A, 0x30...0x39, 0...0x1F, 0x7F...0xFF, 0xA0...0x2FF, 0x300...0x36F, 0x370...0x52F,
        0x530...0x5FF, 0x600...0x6FF, 0x900...0x97F, 0xE00...0xE7F, 0x1100...0x11FF, 0x1E00...0x1FFF, 0x2000...0x20FF,
        0x2100...0x2BFF, 0x3000...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFE00...0xFE6F, 0xFF00...0xFFEF,
        0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF, 0x1F3FB...0x1F3FF, 0x200B...0x200F, 0x2010...0x2030,
    ]

    private static let pieces = [
        "\r\n", "\n", "\r", " ", "  ", "\t", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "\u{20E3}", "\u{301}", "👨‍👩‍👧", "🇰🇷", "❤️",
        "1️⃣", "\u{A0}", "\u{AD}", "(", ")", "\"", "-", "--", "$1,204.50", "50%", "א-", "א -", "\u{2028}", "\u{2029}",
        "\u{85}", "\u{600}1", "the ", "word ", "…", "“”", "’s ", "가나 ", "「日本」", "\u{FFFC}", "\u{1100}\u{1161}",
    ]

    /// Up to `length` scalars or pieces.
    mutating func text(length: Int = 60) -> String {
        let style = Int.random(in: 0..<6, using: &self)
        let script = Self.ranges.randomElement(using: &self)!
        var text = ""
        for _ in 0..<Int.random(in: 0...length, using: &self) {
            if Int.random(in: 0..<(style < 2 ? 12 : 6), using: &self) == 0 {
                text += Self.pieces.randomElement(using: &self)!
                continue
            }
            let range = self.range(style, script)
            if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self)) {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    private mutating func range(_ style: Int, _ script: ClosedRange<UInt32>) -> ClosedRange<UInt32> {
        switch style {
        case 0: Self.ranges[0]
        case 1: Int.random(in: 0..<5, using: &self) == 0 ? 0x20...0x20 : Self.ranges[1]
        case 2: script
        case 3: Int.random(in: 0..<4, using: &self) == 0 ? script : Self.ranges[0]
        default: Self.ranges.randomElement(using: &self)!
        }
    }
}
