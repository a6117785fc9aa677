/// What becomes longer or shorter moves what is behind it on its line, where a compiler's message would point wrong.
extension FileRewriter {
    /// Begins the line again behind an expression that becomes longer: `#sourceLocation` is between two lines of a
    /// closure, whose end is indented to where the expression ended.
    mutating func keepColumns(behind last: Int, from first: Int) {
        let end = "}())"
        let position = source.position(tokens[last].end)
        guard goesOn(behind: last), !isInterpolated(first), position.column > end.utf8.count else { return }
        insert("({", before: first)
        let indent = String(repeating: " ", count: position.column - 1 - end.utf8.count)
        insert("\n" + SourceLocation.directive(source.path, position.line) + indent + end, after: last)
    }

    /// Text that is before an expression takes the place of blanks that are there at the beginning of the line.
    mutating func insertExpression(_ text: String, before token: Int) {
        let start = tokens[token].start
        let blanks = source.bytes[..<start].suffix(text.utf8.count).reversed().prefix { $0 == UInt8(ascii: " ") }.count
        guard tokens[token].startsLine, !isInterpolated(token), indented.insert(token).inserted
        else { return insert(text, before: token) }
        edits.add(start - blanks..<start, text)
    }

    /// A literal in the place of one that is longer, with blanks before it.
    func padded(_ text: String, _ first: Int, through last: Int) -> String {
        String(repeating: " ", count: max(0, tokens[last].end - tokens[first].start - text.utf8.count)) + text
    }

    private func goesOn(behind last: Int) -> Bool {
        (last + 1..<tokens.count).prefix { !tokens[$0].startsLine }.contains {
            ![")", "]", "}", "{", ",", ";"].contains(source.text($0))
        }
    }

    private static let deepest = 64

    /// Whether a token is in a string, where a line may not end.
    private func isInterpolated(_ token: Int) -> Bool {
        var open = bindings.bracket(around: token)
        var depth = 0
        while open > 0, depth < Self.deepest {
            depth += 1
            if tokens[open - 1].kind == .string, tokens[open].isTied { return true }
            open = bindings.bracket(around: open)
        }
        return depth == Self.deepest
    }
}

/// Tells the compiler where the lines that follow are in the app.
enum SourceLocation {
    static func directive(_ path: String, _ line: Int) -> String {
        let quoted = path.unicodeScalars.map { $0.escaped(asASCII: false) }.joined()
        return "#sourceLocation(file: \"\(quoted)\", line: \(line))\n"
    }
}
