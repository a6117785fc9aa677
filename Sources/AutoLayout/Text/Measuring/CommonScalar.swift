/// What text needs to know of a scalar that is a character by itself beside any other such scalar (only CR and LF make one
/// character together), and whose width is known: Latin, Greek, Cyrillic, Armenian and Hebrew letters, controls, the
/// punctuation and currencies from U+2000 on, ideographs, kana, syllables of Hangul and full-width forms.
struct CommonScalar: Sendable {
    struct Traits: OptionSet, Sendable {
        let rawValue: UInt8
        /// The scalar is such a one.
        static let isCommon = Traits(rawValue: 1)
        /// A control, or invisible.
        static let takesNoRoom = Traits(rawValue: 2)
        /// One em.
        static let isWide = Traits(rawValue: 4)
    }

    var units = AdvanceUnits()
    var kind = LineBreakClass.letter
    var traits: Traits = []
    /// What lines see of it.
    var cell: TextCell.Traits = []

    /// Place in the table; nil for scalars without one.
    @inline(__always) static func index(of scalar: UInt32) -> Int? {
        if scalar < 0x600 { return Int(scalar) }
        return switch scalar {
        case 0x2000..<0x2100: Int(0x600 + scalar - 0x2000)
        case 0x3000..<0x3100: Int(0x700 + scalar - 0x3000)
        case 0xFF00..<0xFFF0: Int(0x800 + scalar - 0xFF00)
        // All alike.
        case 0x4E00...0x9FFF: 0x8F0
        case 0xAC00...0xD7A3: 0x8F1
        default: nil
        }
    }

    /// An entry for each place.
    static func all() -> [CommonScalar] {
        let letters: [Range<UInt32>] = [0..<0x600, 0x2000..<0x2100, 0x3000..<0x3100, 0xFF00..<0xFFF0]
        return (letters.joined() + [0x4E00, 0xAC00]).map { Unicode.Scalar($0).map(CommonScalar.init) ?? CommonScalar() }
    }

    init() {}

    private init(_ scalar: Unicode.Scalar) {
        guard !Self.mayJoin(scalar) else { return }
        let character = Character(scalar)
        guard !EmojiRule.isEmoji(character) else { return }
        if scalar.takesNoRoom {
            traits = .takesNoRoom
        } else if FallbackScript.isWide(scalar) {
            traits = .isWide
        } else {
            guard let units = AdvanceTable.units(of: scalar) else { return }
            self.units = units
        }
        traits.insert(.isCommon)
        kind = LineBreakClass(character)
        cell = TextCell.Traits(character)
    }

    /// Marks and joiners, which become part of the character before them or hold the next one.
    private static func mayJoin(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: scalar.properties.isGraphemeExtend || scalar.value == 0x200D
        }
    }
}
