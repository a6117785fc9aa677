struct LogText {
    struct Position: Hashable { var line, column: Int }

    private(set) var characters: [Character] = []
    private(set) var positions: [Position] = []
    var count: Int { characters.count }
    var string: String { string(characters.indices) }

    init() {}

    init(line text: Substring, number: Int, resolvingEntities: Bool) {
        var column = 1
        var rest = text
        while let character = rest.first {
            var width = 1
            var shown = character
            if resolvingEntities, character == "&", let entity = Self.entities.first(where: { rest.hasPrefix($0.text) })
            {
                width = entity.text.count
                shown = entity.character
            }
            append(shown, Position(line: number, column: column))
            column += width
            rest = rest.dropFirst(width)
        }
    }

    private static let entities: [(text: String, character: Character)] = [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&apos;", "'"),
        ("&amp;", "&"), ("&nbsp;", " "),
    ]

    mutating func append(_ character: Character, _ position: Position) {
        characters.append(character)
        positions.append(position)
    }

    mutating func append(_ other: LogText) {
        characters += other.characters
        positions += other.positions
    }

    func string(_ range: some RangeExpression<Int>) -> String { characters[range].reduce(into: "") { $0.append($1) } }

    subscript(range: Range<Int>) -> LogText {
        var part = LogText()
        part.characters = Array(characters[range])
        part.positions = Array(positions[range])
        return part
    }

    func position(at index: Int) -> Position {
        if index < positions.count { return positions[index] }
        guard let last = positions.last else { return Position(line: 1, column: 1) }
        return Position(line: last.line, column: last.column + 1)
    }

    func has(_ text: String, at index: Int) -> Bool {
        var position = index
        for character in text {
            guard position < characters.count, characters[position] == character else { return false }
            position += 1
        }
        return true
    }

    func find(_ text: String, from index: Int = 0) -> Int? {
        guard index <= characters.count else { return nil }
        return (index..<max(index, characters.count)).first { has(text, at: $0) }
    }

    /// Up to 60 characters from `index`, for messages.
    func excerpt(from index: Int = 0) -> String {
        guard index < characters.count else { return "" }
        let end = min(characters.count, index + 60)
        return String(characters[index..<end]) + (end < characters.count ? "…" : "")
    }

    func unescaped() -> LogText {
        guard characters.contains("\\") else { return self }
        var result = LogText()
        var index = 0
        while index < characters.count {
            let (character, next) = characters[index] == "\\" ? escape(at: index) : (characters[index], index + 1)
            result.append(character, positions[index])
            index = next
        }
        return result
    }

    private static let escapes: [Character: Character] = [
        "n": "\n", "t": "\t", "r": "\r", "\"": "\"", "'": "'", "\\": "\\",
    ]

    private func escape(at start: Int) -> (Character, Int) {
        guard start + 1 < characters.count else { return ("\\", start + 1) }
        if let character = Self.escapes[characters[start + 1]] { return (character, start + 2) }
        switch characters[start + 1] {
        case "U", "u": return unicodeEscape(at: start)
        case "0"..."7":
            let digits = characters[(start + 1)..<min(start + 4, characters.count)]
            if digits.count == 3, let code = UInt32(String(digits), radix: 8), let scalar = Unicode.Scalar(code) {
                return (Character(scalar), start + 4)
            }
        default: break
        }
        return ("\\", start + 1)
    }

    /// `\Uxxxx` is a unit of UTF-16; two of them may make one character.
    private func unicodeEscape(at start: Int) -> (Character, Int) {
        func unit(at index: Int) -> UInt16? {
            guard has("\\U", at: index) || has("\\u", at: index), index + 6 <= characters.count else { return nil }
            return UInt16(String(characters[(index + 2)..<(index + 6)]), radix: 16)
        }
        guard let first = unit(at: start) else { return ("\\", start + 1) }
        if let scalar = Unicode.Scalar(UInt32(first)) { return (Character(scalar), start + 6) }
        if let second = unit(at: start + 6), let character = String(decoding: [first, second], as: UTF16.self).first {
            return (character, start + 12)
        }
        return ("\u{FFFD}", start + 6)
    }
}

extension Character {
    func isOne(of ascii: String) -> Bool { asciiValue.map(ascii.utf8.contains) ?? false }
}
