/// What text needs to know of a scalar that is a character by itself beside any other such scalar (only CR and LF make
/// one character together), and whose width is known: Latin, Greek, Cyrillic, Armenian and Hebrew letters, controls,
/// the punctuation and currencies from U+2000 on, ideographs, kana, syllables of Hangul and full-width forms.
struct CommonScalar: Sendable {
    struct Traits: OptionSet, Sendable {
        let rawValue: UInt8
        static let isCommon = Traits(rawValue: 1)
        static let takesNoRoom = Traits(rawValue: 2)
        /// About an em, see ``FallbackScript/wideAdvance(of:)``.
        static let isWide = Traits(rawValue: 4)
    }

    var masters = AdvanceMasters()
    /// Position among ``KerningTable/characters`` of the letter it kerns as; beyond them for none.
    var letter: UInt8 = .max
    var kind = LineBreakClass.letter
    var traits: Traits = []
    var cell: TextCell.Traits = []

    /// What is known of a scalar; nil for those without a position in the tables.
    @inline(__always) static func entry(
        of scalar: UInt32, _ latin: UnsafePointer<CommonScalar>
    ) -> UnsafePointer<CommonScalar>? {
        if scalar < 0x300 { return latin + Int(scalar) }
        let punctuation = scalar &- 0x2000
        if punctuation < 0x100 { return latin + Int(0x300 + punctuation) }
        return otherIndex(of: scalar).map { TextTables.otherScalars.entries + $0 }
    }

    /// Latin letters, and the punctuation and currencies that are with any letters.
    static func latin() -> [CommonScalar] { entries([0..<0x300, 0x2000..<0x2100]) }

    static func others() -> [CommonScalar] {
        entries([0x300..<0x600, 0x3000..<0x3100, 0xFF00..<0xFFF0, 0x4E00..<0x4E01, 0xAC00..<0xAC01])
    }

    private static func otherIndex(of scalar: UInt32) -> Int? {
        switch scalar {
        case 0x300..<0x600: Int(scalar - 0x300)
        case 0x3000..<0x3100: Int(0x300 + scalar - 0x3000)
        case 0xFF00..<0xFFF0: Int(0x400 + scalar - 0xFF00)
        // All alike.
        case 0x4E00...0x9FFF: 0x4F0
        case 0xAC00...0xD7A3: 0x4F1
        default: nil
        }
    }

    private static func entries(_ ranges: [Range<UInt32>]) -> [CommonScalar] {
        ranges.joined().map { Unicode.Scalar($0).map(CommonScalar.init) ?? CommonScalar() }
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
            guard let masters = AdvanceTable.masters(of: scalar) else { return }
            self.masters = masters
        }
        traits.insert(.isCommon)
        letter = KerningTable.letter(of: scalar.value)
        kind = LineBreakClass(character)
        cell = TextCell.Traits(character)
    }

    /// Marks and joiners, which become part of the character before them or hold the next one.
    private static func mayJoin(_ scalar: Unicode.Scalar) -> Bool {
        // Latin letters have no marks among them.
        guard scalar.value >= 0x300 else { return false }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: scalar.properties.isGraphemeExtend || scalar.value == 0x200D
        }
    }
}
