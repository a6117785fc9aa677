extension LogText {
    func constraintStart(from index: Int) -> Int? {
        var position = index
        while let open = find("<", from: position) {
            if isConstraintStart(open) { return open }
            position = open + 1
        }
        return nil
    }

    private func isConstraintStart(_ open: Int) -> Bool {
        var name = ""
        var index = open + 1
        while index < count, name.count < 200, characters[index].isLetter || characters[index].isOne(of: "_.0123456789")
        {
            name.append(characters[index])
            index += 1
        }
        guard name.contains("Constraint"), index < count else { return false }
        return characters[index] == ":" || (characters[index] == " " && name.hasSuffix("Constraint"))
    }

    /// The quotation mark that opens just before `start`, with the backslash of a quoted quotation.
    func quotation(before start: Int) -> String? {
        guard start > 0, characters[start - 1] == "\"" else { return nil }
        return start > 1 && characters[start - 2] == "\\" ? "\\\"" : "\""
    }

    func constraintEnd(from start: Int, quote: String?) -> Int? {
        if let quote {
            guard let end = find(">\(quote)", from: start) else { return nil }
            return end + 1
        }
        let limit = constraintStart(from: start + 1) ?? count
        guard let end = (start..<limit).last(where: { characters[$0] == ">" }) else { return nil }
        if limit < count { return end + 1 }
        // What follows the end is punctuation only; else the text goes on.
        let isEnd = characters[(end + 1)..<limit].allSatisfy { $0.isOne(of: " \t,;\"'`*\\)") }
        return isEnd ? end + 1 : nil
    }

    func continues(isQuoted: Bool) -> Bool {
        guard constraintStart(from: 0) == nil else { return false }
        let words = string
        if isQuoted, words.withoutNoise.isEmpty || words.withoutNoise == ")" { return false }
        return !words.contains("Will attempt to recover") && !words.contains("Make a symbolic breakpoint")
            && !words.contains("Unable to simultaneously")
    }

    func end(of mark: String) -> Int {
        guard !mark.isEmpty else { return 0 }
        let start = characters.firstIndex { !$0.isWhitespace } ?? count
        guard has(mark, at: start) else { return 0 }
        let end = start + mark.count
        return has(" ", at: end) ? end + 1 : end
    }

    var withoutIndentation: LogText { self[(characters.firstIndex { !$0.isWhitespace } ?? count)..<count] }
}

extension String {
    var withoutNoise: String {
        String(drop { $0.isOne(of: " \t/>*#`") }.reversed().drop { $0.isOne(of: " \t*`") }.reversed())
    }
}
