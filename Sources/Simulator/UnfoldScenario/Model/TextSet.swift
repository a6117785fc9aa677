/// A change of every text of a scenario, the same in every run (`docs/scenario-format.md`).
enum TextSet: String, CaseIterable, Sendable {
    case normal, empty
    /// Three times, with spaces between; an empty text stays empty.
    case long
    /// Each Latin letter with a mark above or below it, as Xcode's accented pseudolanguage has.
    case accented
    /// Each word as ideographs, one for two letters, without spaces; punctuation full width.
    case cjk
    /// Each letter as a Hebrew one; the rest, and the order in memory, as written.
    case rtl

    func text(_ text: String) -> String {
        switch self {
        case .normal: text
        case .empty: ""
        case .long: text.isEmpty ? "" : [text, text, text].joined(separator: " ")
        case .accented: String(text.map { Self.accents[$0] ?? $0 })
        case .cjk: Self.ideographs(text)
        case .rtl: String(text.map { Self.hebrew(for: $0) ?? $0 })
        }
    }

    /// Letters pair up to ideographs; digits and line breaks stay, spaces go.
    private static func ideographs(_ text: String) -> String {
        var result = ""
        var pending: Character?
        func flush() {
            if let letter = pending { result.append(ideograph(for: letter)) }
            pending = nil
        }
        for character in text {
            if character.isLetter {
                if pending == nil { pending = character } else { flush() }
                continue
            }
            flush()
            if character.isWhitespace, !character.isNewline { continue }
            result.append(fullWidth[character] ?? character)
        }
        flush()
        return result
    }

    private static func ideograph(for letter: Character) -> Character {
        let value = letter.unicodeScalars.first?.value ?? 0
        return commonIdeographs[Int(value) % commonIdeographs.count]
    }

    private static func hebrew(for character: Character) -> Character? {
        guard character.isLetter, let value = character.unicodeScalars.first?.value else { return nil }
        return hebrewLetters[Int(value) % hebrewLetters.count]
    }
}
