extension ParsedSource {
    /// `} completion: {`
    func opensLabelledClosure(_ index: Int) -> Bool {
        self.is(index - 1, "}") && isIdentifier(index) && self.is(index + 1, ":") && self.is(index + 2, "{")
            && !tokens[index].startsLine
    }

    /// `"text"`, `12`, `-1.5`, `true`: the type that such a literal has.
    func literal(from first: Int, to last: Int) -> String? {
        guard tokens.indices.contains(first), tokens.indices.contains(last) else { return nil }
        if tokens[first].kind == .string, tokens[last].kind == .string { return "String" }
        if first == last, self.is(first, "true", "false") { return "Bool" }
        let isSigned = self.is(first, "-") && last == first + 1
        guard first == last || isSigned, tokens[last].kind == .number else { return nil }
        return isWholeNumber(last) ? "Int" : "Double"
    }

    /// The tokens of a value that begins at a token, to the end of its line or of what it is in.
    func value(from first: Int) -> Range<Int> {
        first..<(following(after(first)).first(where: endsStatement) ?? tokens.count)
    }

    private func endsStatement(_ index: Int) -> Bool {
        self.is(index, ";", ",") || self.is(index, "}", ")", "]")
            || tokens[index].startsLine && !self.is(index, ".", "?", ":") && tokens[index].kind != .operator
    }

    func closureHead(_ open: Int) -> (names: [Int], end: Int)? {
        let own = ownTokens(open + 1..<min(partner[open], open + 80))
        guard let end = own.first(where: { self.is($0, "in") }),
            !own.contains(where: { $0 < end && self.is($0, "for", "=", ".", "{") })
        else { return nil }
        var first = open + 1
        if self.is(first, "@") { first += 2 }
        if self.is(first, "[") { first = partner[first] + 1 }
        let range = self.is(first, "(") ? first + 1..<partner[first] : first..<end
        let head = range.upperBound == end ? end : partner[first]
        let names = arguments(in: range.lowerBound..<head).map(\.whole.lowerBound).filter {
            (isIdentifier($0) || self.is($0, "_")) && !self.is($0, "async", "throws")
        }
        return (names, end)
    }

    func opensCall(behind name: Int) -> Bool { self.is(name + 1, "(") && tokens[name + 1].isTied }

    /// One more than the last of `$0`, `$1` that a closure names.
    func unnamedParameters(_ open: Int) -> Int {
        (open..<partner[open]).reduce(0) { count, index in
            guard isIdentifier(index), text(index).first == "$", let place = Int(text(index).dropFirst()) else {
                return count
            }
            return max(count, place + 1)
        }
    }

    /// Whether it is uncertain that a closure gives a value, which is a call then; nil if it gives none.
    func result(of open: Int, from first: Int) -> Bool? {
        let close = partner[open]
        guard first < close else { return nil }
        for index in first..<close where self.is(index, "return") && brace[index] == open {
            return index + 1 < close && !tokens[index + 1].startsLine ? false : nil
        }
        let own = ownTokens(first..<close)
        let isOne = !own.dropFirst().contains { tokens[$0].startsLine && !self.is($0, ".") || self.is($0, ";", "=") }
        let last = close - 1
        let isCall = self.is(last, ")") && partner[last] > first || self.is(last, "}")
        let isStatement = ["if", "guard", "for", "switch", "while", "do", "let", "var"].contains(text(first))
        let isValue = isOne && !isStatement && !own.contains { self.is($0, "+=", "-=") }
        return isValue ? isCall : nil
    }
}

extension ExpressionTypes {
    func resultType(around token: Int) -> WrittenType? {
        for open in source.braces(around: token) {
            if let type = resultType(of: open) { return type }
            if source.closureHead(open) != nil { return nil }
        }
        return nil
    }

    /// What the function gives back whose body a brace opens.
    func resultType(of open: Int) -> WrittenType? {
        var index = open - 1
        while index > 0, open - index < 24, !source.is(index, "{", "}") {
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
