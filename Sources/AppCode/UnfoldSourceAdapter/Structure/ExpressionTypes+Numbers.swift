/// Whether a list's subscript is asked for one element: what it is asked with is a whole number.
extension ExpressionTypes {
    /// Of a number, names that are declared as `Int`, and what is reckoned with them; false for what is not known.
    func isWholeNumber(_ range: Range<Int>, depth: Int) -> Bool {
        guard depth < Self.longestDerivation, !range.isEmpty else { return false }
        let own = source.ownTokens(range)
        if let question = own.first(where: { source.is($0, "?") && !tokens[$0].isTied }) {
            guard let colon = own.first(where: { $0 > question && source.is($0, ":") }) else { return false }
            return isWholeNumber(question + 1..<colon, depth: depth + 1)
                && isWholeNumber(colon + 1..<range.upperBound, depth: depth + 1)
        }
        var first = range.lowerBound
        for index in own where tokens[index].kind == .operator {
            guard Self.arithmetic.contains(source.text(index)) else { return false }
            guard first == index || isWholeOperand(first, index - 1, depth: depth) else { return false }
            first = index + 1
        }
        return first < range.upperBound && isWholeOperand(first, range.upperBound - 1, depth: depth)
    }

    /// Of the value of a binding: `let last = list.count - 1`.
    func isWholeNumber(valueAt first: Int, depth: Int) -> Bool {
        var end = first
        while end - first < Self.longestNumber, !source.endsValue(end) { end = source.after(end) }
        return isWholeNumber(first..<end, depth: depth + 1)
    }

    private static let longestNumber = 32

    private static let arithmetic: Set<String> = ["+", "-", "*", "/", "%", "&+", "&-", "&*"]

    private func isWholeOperand(_ first: Int, _ last: Int, depth: Int) -> Bool {
        if source.is(first, "("), source.partner[first] == last {
            return isWholeNumber(first + 1..<last, depth: depth + 1)
        }
        if first == last, source.isWholeNumber(first) { return true }
        guard start(ofExpressionEndingAt: last) == first else { return false }
        if let type = type(endingAt: last, depth: depth + 1) { return type.unwrapped == .named("Int") }
        return source.is(last - 1, ".") && Self.wholeMembers.contains(source.text(last))
    }

    /// Members that are whole numbers wherever UIKit and Foundation have them: `indexPath.row`.
    private static let wholeMembers: Set<String> = ["row", "item", "section", "tag", "count"]
}

extension ParsedSource {
    /// Tokens that are in no bracket of their own within a range; of such a bracket the one that opens.
    func ownTokens(_ range: Range<Int>) -> [Int] { Array(following(range.lowerBound).prefix { $0 < range.upperBound }) }

    func formsRange(_ index: Int) -> Bool { self.is(index, "...", "..<") }

    /// An operator that binds less than a cast, and gives a truth value.
    func comparesOrJoins(_ index: Int) -> Bool {
        self.is(index, "==", "!=", "===", "!==") || self.is(index, "&&", "||")
    }

    /// `12`, `0x1F`; no `1.5`, no `1e3`.
    func isWholeNumber(_ index: Int) -> Bool {
        guard tokens.indices.contains(index), tokens[index].kind == .number else { return false }
        let digits = text(index)
        return !digits.contains(".") && (digits.hasPrefix("0x") || !digits.lowercased().contains("e"))
    }

    /// Whether a value cannot go on with a token.
    func endsValue(_ index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return true }
        return tokens[index].startsLine && tokens[index].kind == .identifier || before(index) < index - 1
            || self.is(index, ",", ";", "{", "else")
    }
}
