/// How a character behaves at the end of a line: the classes of Unicode's line breaking algorithm (UAX #14), whose
/// two-letter names are next to them.
enum LineBreakClass: UInt8, CaseIterable, Sendable {
    /// AL, and all that is not listed.
    case letter
    /// HL.
    case hebrew
    /// ID, and emoji (EB, EM, RI).
    case ideograph
    /// H2, H3, JL, JV, JT.
    case hangul
    case number, space
    /// BK, CR, LF, NL: the line ends here.
    case mandatory
    case open
    /// OP that is as wide as an ideograph.
    case wideOpen
    case close
    /// CP.
    case closeParenthesis
    case quotation, exclamation, infix, symbol
    /// NS, and small kana (CJ) as in strict rules.
    case nonstarter
    case inseparable, hyphen
    /// BA.
    case breakAfter
    /// BB.
    case breakBefore
    /// B2.
    case emDash
    case prefix, postfix, glue
    /// WJ.
    case wordJoiner
    /// ZW.
    case zeroWidthSpace
    /// CB.
    case contingent

    /// The class of a character, which is that of its first scalar: marks belong to what they are on.
    /// - Complexity: O(log n) of some 700 ranges beyond ASCII.
    init(_ character: Character) {
        if let byte = character.asciiValue {
            self = Self.ascii[Int(byte)]
            return
        }
        guard let scalar = character.unicodeScalars.first else {
            self = .letter
            return
        }
        self = Self.lookUp(scalar.value)
        if self == .open, FallbackScript.isWide(scalar) { self = .wideOpen }
        if EmojiRule.isEmoji(character) { self = .ideograph }
    }

    struct Entry {
        let first: UInt32
        let last: UInt32
        let kind: LineBreakClass
    }

    private static func lookUp(_ value: UInt32) -> LineBreakClass {
        let index = entries.countOfPrefix { $0.last < value }
        return index < entries.count && entries[index].first <= value ? entries[index].kind : .letter
    }

    /// ``LineBreakRanges``, in the order of characters.
    static let entries: [Entry] = {
        let names = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0):", $0) })
        var kind = LineBreakClass.letter
        var entries: [Entry] = []
        var table = TableText(LineBreakRanges.text)
        while let word = table.word() {
            if word.last == UInt8(ascii: ":") {
                kind = names[String(decoding: word, as: UTF8.self)]!
                continue
            }
            let first = TableText.hexadecimal(word)
            let last = word.firstIndex(of: UInt8(ascii: "-")).map { TableText.hexadecimal(word[($0 + 1)...]) }
            entries.append(Entry(first: first, last: last ?? first, kind: kind))
        }
        return entries.sorted { $0.first < $1.first }
    }()

    private static let ascii: [LineBreakClass] = (0..<128).map { lookUp($0) }
}
