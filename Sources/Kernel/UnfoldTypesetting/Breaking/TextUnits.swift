/// Words and sentences of a text, by the rules of Unicode's UAX #29 in short: dictionaries are not asked, so a sign of
/// Chinese or Japanese writing is a word of its own.
package enum TextUnits {
    /// Words, in order, without what is between them.
    /// - Complexity: O(length of the text).
    package static func words<Text: StringProtocol>(of text: Text) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = []
        var index = text.startIndex
        while index < text.endIndex {
            let start = index
            let isWord = isPart(text[start])
            index = text.index(after: start)
            guard isWord else { continue }
            if !standsAlone(text[start]) { index = endOfWord(in: text, from: index) }
            found.append(start..<index)
        }
        return found
    }

    private static func endOfWord<Text: StringProtocol>(in text: Text, from first: String.Index) -> String.Index {
        var index = first
        while index < text.endIndex {
            let next = text.index(after: index)
            if isPart(text[index]) {
                guard !standsAlone(text[index]) else { return index }
            } else {
                guard next < text.endIndex, isPart(text[next]), !standsAlone(text[next]),
                    joins(text[text.index(before: index)], text[index], text[next])
                else { return index }
            }
            index = next
        }
        return index
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// Han and Hiragana.
    private static func standsAlone(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first?.value else { return false }
        return switch first {
        case 0x3005...0x3007, 0x3041...0x309F, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// An apostrophe in a word, a point in either a word or a number, a comma in a number.
    private static func joins(_ before: Character, _ sign: Character, _ after: Character) -> Bool {
        if before.isLetter, after.isLetter { return "'’.·".contains(sign) }
        return before.isNumber && after.isNumber && "'’.,".contains(sign)
    }

    /// Sentences, in order, each with the spaces behind it. A full stop ends one where a space follows, and no small
    /// letter.
    /// - Complexity: O(length of the text).
    package static func sentences<Text: StringProtocol>(of text: Text) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = []
        var (start, index) = (text.startIndex, text.startIndex)
        while index < text.endIndex {
            guard let end = endOfSentence(in: text, at: index) else {
                index = text.index(after: index)
                continue
            }
            if end.isOver {
                found.append(start..<end.next)
                start = end.next
            }
            index = end.next
        }
        if start < text.endIndex { found.append(start..<text.endIndex) }
        return found
    }

    /// Behind the signs and spaces at `index` that may end a sentence; nil if the character there is no such sign.
    private static func endOfSentence<Text: StringProtocol>(
        in text: Text, at index: String.Index
    ) -> (next: String.Index, isOver: Bool)? {
        guard text[index].isNewline || signs.contains(text[index]) else { return nil }
        var next = index
        var isCertain = false
        while next < text.endIndex, signs.contains(text[next]) || closers.contains(text[next]) {
            if signs.contains(text[next]), text[next] != "." { isCertain = true }
            next = text.index(after: next)
        }
        let closed = next
        var seesNewline = false
        while next < text.endIndex, text[next].isWhitespace {
            if text[next].isNewline { seesNewline = true }
            next = text.index(after: next)
        }
        let goesOn = next < text.endIndex && (next == closed || text[next].isLowercase)
        return (next, isCertain || seesNewline || !goesOn)
    }

    private static let signs: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
    private static let closers: Set<Character> = ["\"", "'", "”", "’", "»", ")", "]", "」", "』", "）"]
}
