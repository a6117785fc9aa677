/// How calls and closures are written.
extension ParsedSource {
    /// The arguments of a call, or the elements of a list, between its brackets.
    func arguments(in range: Range<Int>) -> [Range<Int>] {
        var arguments: [Range<Int>] = []
        var first = range.lowerBound
        for index in ownTokens(range) where self.is(index, ",") {
            arguments.append(first..<index)
            first = index + 1
        }
        if first < range.upperBound { arguments.append(first..<range.upperBound) }
        return arguments.filter { !$0.isEmpty }
    }

    /// `} completion: {`
    func opensLabelledClosure(_ index: Int) -> Bool {
        self.is(index - 1, "}") && isIdentifier(index) && self.is(index + 1, ":") && self.is(index + 2, "{")
            && !tokens[index].startsLine
    }

    /// `"text"`, `12`, `-1.5`, `true`: the type that such a literal has.
    func literal(from first: Int, to last: Int) -> String? {
        guard tokens.indices.contains(first), tokens.indices.contains(last) else { return nil }
        if tokens[first].kind == .string, tokens[last].kind == .string { return "String" }
        if first == last, self.is(first, "true") || self.is(first, "false") { return "Bool" }
        let isSigned = self.is(first, "-") && last == first + 1
        guard first == last || isSigned, tokens[last].kind == .number else { return nil }
        return isWholeNumber(last) ? "Int" : "Double"
    }

    /// The tokens of a value that begins at a token, to the end of its line or of what it is in.
    func value(from first: Int) -> Range<Int> {
        var end = after(first)
        while end < tokens.count, !endsStatement(end) { end = after(end) }
        return first..<end
    }

    private func endsStatement(_ index: Int) -> Bool {
        if self.is(index, ";") || self.is(index, ",") || self.is(index, "}") || self.is(index, ")")
            || self.is(index, "]")
        {
            return true
        }
        return tokens[index].startsLine && !self.is(index, ".") && !self.is(index, "?") && !self.is(index, ":")
            && tokens[index].kind != .operator
    }

    /// The names of a closure's parameters, and its `in`.
    func closureHead(_ open: Int) -> (names: [Int], end: Int)? {
        let own = ownTokens(open + 1..<min(partner[open], open + 80))
        guard let end = own.first(where: { self.is($0, "in") }),
            !own.prefix(while: { $0 < end }).contains(where: endsHead)
        else { return nil }
        var first = open + 1
        if self.is(first, "@") { first += 2 }
        if self.is(first, "[") { first = partner[first] + 1 }
        let range = self.is(first, "(") ? first + 1..<partner[first] : first..<end
        let head = range.upperBound == end ? end : partner[first]
        let names = arguments(in: range.lowerBound..<head).filter {
            isIdentifier($0.lowerBound) || self.is($0.lowerBound, "_")
        }
        .map(\.lowerBound).filter { !self.is($0, "async") && !self.is($0, "throws") }
        return (names, end)
    }

    /// Whether a parenthesis behind a name calls it.
    func opensCall(behind name: Int) -> Bool { self.is(name + 1, "(") && tokens[name + 1].isTied }

    private func endsHead(_ index: Int) -> Bool {
        self.is(index, "for") || self.is(index, "=") || self.is(index, ".") || self.is(index, "{")
    }

    /// One more than the last of `$0`, `$1` that a closure names.
    func unnamedParameters(_ open: Int) -> Int {
        var count = 0
        for index in open..<partner[open] where tokens[index].kind == .identifier {
            let word = text(index)
            if word.first == "$", let place = Int(word.dropFirst()) { count = max(count, place + 1) }
        }
        return count
    }

    /// Whether it is uncertain that a closure gives a value, which is a call then; nil if it gives none.
    func result(of open: Int, from first: Int) -> Bool? {
        let close = partner[open]
        guard first < close else { return nil }
        for index in first..<close where self.is(index, "return") && brace[index] == open {
            return index + 1 < close && !tokens[index + 1].startsLine ? false : nil
        }
        let own = ownTokens(first..<close)
        let isOne = !own.dropFirst().contains {
            tokens[$0].startsLine && !self.is($0, ".") || self.is($0, ";") || self.is($0, "=")
        }
        let last = close - 1
        let isCall = self.is(last, ")") && partner[last] > first || self.is(last, "}")
        let isStatement = ["if", "guard", "for", "switch", "while", "do", "let", "var"].contains(text(first))
        let isValue = isOne && !isStatement && !own.contains { self.is($0, "+=") || self.is($0, "-=") }
        return isValue ? isCall : nil
    }
}

extension ExpressionTypes {
    /// What the function gives back that a token is in.
    func resultType(around token: Int) -> WrittenType? {
        var open = source.brace[token]
        while open > 0 {
            if let type = resultType(of: open) { return type }
            open = source.brace[open]
        }
        return nil
    }

    /// What the function gives back whose body a brace opens.
    func resultType(of open: Int) -> WrittenType? {
        var index = open - 1
        while index > 0, open - index < 24, !source.is(index, "{"), !source.is(index, "}") {
            let isResult = source.is(index, "->") || source.is(index, ":") && source.is(index - 2, "var")
            if isResult, let (type, last) = source.writtenType(at: index + 1), last == open - 1 { return type }
            index -= 1
        }
        return nil
    }
}

extension String {
    /// The type's name without the mark of an optional.
    var unwrappedName: String { hasSuffix("?") ? String(dropLast()) : self }
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
