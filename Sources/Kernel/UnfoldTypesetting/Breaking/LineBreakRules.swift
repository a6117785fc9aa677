/// Whether a line may end after a character.
enum LineBreak: UInt8, Sendable {
    case forbidden, allowed, mandatory
}

/// Unicode's line breaking rules (UAX #14), with the choices of UIKit: small kana start no line, and Hangul keeps to
/// its words where that is asked for. Languages without spaces between words other than Chinese and Japanese (Thai,
/// Lao, Khmer) are not looked up in dictionaries: their words break where the line is full.
struct LineBreakRules {
    /// Hangul wraps between words, not between syllables.
    let keepsHangulWords: Bool

    /// For each character, whether a line may end after it. The last one is `allowed`.
    /// - Complexity: O(number of characters).
    func breaks(after characters: [Character]) -> [LineBreak] {
        var breaks = [LineBreak](repeating: .allowed, count: characters.count)
        var walk = LineBreakWalk()
        for (index, character) in characters.enumerated() {
            let lineBreak = walk.step(to: kind(of: character))
            if index > 0 { breaks[index - 1] = lineBreak }
        }
        return breaks
    }

    func kind(of character: Character) -> LineBreakClass {
        let kind = LineBreakClass(character)
        return kind == .hangul && keepsHangulWords ? .letter : kind
    }

    /// Between `left` and `right`; `base` is the last character that is no space, `left` itself if it is none, and the
    /// first of all if there are spaces only.
    static func rule(
        _ before: LineBreakClass?, _ left: LineBreakClass, _ right: LineBreakClass, base: LineBreakClass
    ) -> LineBreak {
        // Most of a text is this.
        if left == .letter, right == .letter || right == .space { return .forbidden }
        if left == .mandatory { return .mandatory }
        if right == .mandatory || right == .space || right == .zeroWidthSpace { return .forbidden }
        if base == .zeroWidthSpace { return .allowed }
        if left == .wordJoiner || right == .wordJoiner || left == .glue { return .forbidden }
        if right == .glue, ![.space, .breakAfter, .hyphen].contains(left) { return .forbidden }
        if holdsAcrossSpaces(base, right) { return .forbidden }
        if left == .space { return .allowed }
        if left == .quotation || right == .quotation { return .forbidden }
        if left == .contingent || right == .contingent { return .allowed }
        if [.breakAfter, .hyphen, .nonstarter].contains(right) || left == .breakBefore { return .forbidden }
        if before == .hebrew, left == .hyphen || left == .breakAfter { return .forbidden }
        if left == .symbol, right == .hebrew { return .forbidden }
        if right == .inseparable { return .forbidden }
        return joins(left, right) ? .forbidden : .allowed
    }

    /// Closing marks, and what brackets and quotation marks hold together over spaces.
    private static func holdsAcrossSpaces(_ base: LineBreakClass, _ right: LineBreakClass) -> Bool {
        switch right {
        case .close, .closeParenthesis, .exclamation, .infix, .symbol: return true
        case .open, .wideOpen: return base == .open || base == .wideOpen || base == .quotation
        case .nonstarter: return [.open, .wideOpen, .close, .closeParenthesis].contains(base)
        case .emDash: return [.open, .wideOpen, .emDash].contains(base)
        default: return base == .open || base == .wideOpen
        }
    }

    /// Letters, numbers with their signs, and what belongs to them.
    private static func joins(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
        let leftIsLetter = left == .letter || left == .hebrew
        let rightIsLetter = right == .letter || right == .hebrew
        switch (left, right) {
        case (_, .number):
            return leftIsLetter
                || [.postfix, .prefix, .hyphen, .infix, .number, .symbol, .closeParenthesis].contains(left)
        case (.number, _) where rightIsLetter: return true
        case (.prefix, .ideograph), (.ideograph, .postfix), (.prefix, .hangul), (.hangul, .postfix): return true
        case (.prefix, _) where rightIsLetter, (.postfix, _) where rightIsLetter: return true
        case (_, .prefix), (_, .postfix): return leftIsLetter || [.close, .closeParenthesis, .number].contains(left)
        case (.infix, _) where rightIsLetter, (.closeParenthesis, _) where rightIsLetter: return true
        case (_, .open): return leftIsLetter || left == .number
        default: return leftIsLetter && rightIsLetter
        }
    }
}
