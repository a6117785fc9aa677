extension Modifiers {
    /// Reads the attribute or modifier that is here, and gives the token after it; nil if there is none.
    mutating func read(at index: Int, in source: ParsedSource) -> Int? {
        if source.is(index, "@") { return readAttribute(at: index, in: source) }
        guard source.isIdentifier(index), source.tokens[index].end - source.tokens[index].start <= 11
        else { return nil }
        let word = source.text(index)
        guard Self.known.contains(word) else { return nil }
        words[word] = index
        // `private(set)`, `unowned(unsafe)`.
        if source.is(index + 1, "("), source.is(index + 2, "set") { restrictsSetter = true }
        return source.is(index + 1, "(") && source.tokens[index + 1].isTied ? source.after(index + 1) : index + 1
    }

    private mutating func readAttribute(at index: Int, in source: ParsedSource) -> Int? {
        guard source.isIdentifier(index + 1), source.tokens[index + 1].isTied else { return nil }
        var last = source.endOfName(index + 1)
        let name = source.text(index + 1, through: last)
        var argument: String?
        // A name of Objective-C's may be behind a blank.
        if source.is(last + 1, "("), source.tokens[last + 1].isTied || name == "objc" {
            let close = source.partner[last + 1]
            argument = close > last + 2 ? source.text(last + 2, through: close - 1) : ""
            last = close
        }
        attributes.append(Attribute(name: name, start: index, end: last, argument: argument))
        return last + 1
    }

    /// The attributes and modifiers before a keyword, and the first token of them (the keyword's, if there is none).
    static func before(_ keyword: Int, in source: ParsedSource) -> (start: Int, modifiers: Modifiers) {
        var start = keyword
        while start > 0 {
            var before = start - 1
            if source.is(before, ")") { before = source.partner[before] - 1 }
            guard source.isIdentifier(before) else { break }
            var head = before
            while source.is(head - 1, "."), source.isIdentifier(head - 2) { head -= 2 }
            if source.is(head - 1, "@") {
                start = head - 1
            } else if known.contains(source.text(before)), before == start - 1 || source.tokens[before + 1].isTied {
                start = before
            } else {
                break
            }
        }
        var modifiers = Modifiers()
        var index = start
        while index < keyword, let next = modifiers.read(at: index, in: source) { index = next }
        return (start, modifiers)
    }
}
