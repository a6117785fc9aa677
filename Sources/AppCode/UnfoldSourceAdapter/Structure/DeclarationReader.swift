/// Finds the type declarations of a source. Every token is looked at a bounded number of times.
struct DeclarationReader {
    private let source: ParsedSource
    private(set) var types: [TypeDeclaration] = []
    /// For each token the innermost type whose body it is in; -1 outside.
    private(set) var enclosing: [Int]

    init(_ file: SourceFile) {
        source = file.source
        enclosing = [Int](repeating: -1, count: source.tokens.count)
        var open: [Int] = []
        var keywords = source.places { TypeDeclaration.Keyword(rawValue: $0) != nil }[...]
        for index in source.tokens.indices {
            if let last = open.last, index == types[last].close { open.removeLast() }
            enclosing[index] = open.last { index > types[$0].open } ?? -1
            guard keywords.first == index else { continue }
            keywords.removeFirst()
            guard let keyword = keyword(index),
                let type = TypeDeclaration(keyword, at: index, parent: open.last.map { types[$0] }, in: file)
            else { continue }
            open.append(types.count)
            types.append(type)
        }
    }

    /// `class` is a modifier too, and `actor` a name.
    private func keyword(_ index: Int) -> TypeDeclaration.Keyword? {
        guard source.isIdentifier(index + 1), !source.is(index - 1, "."),
            let keyword = TypeDeclaration.Keyword(rawValue: source.text(index))
        else { return nil }
        switch keyword {
        case .class:
            return source.isWord(index + 1, of: MemberReader.introducers)
                || source.isWord(index + 1, of: Modifiers.known) ? nil : .class
        case .actor: return source.is(index + 2, "{", ":", "<") ? .actor : nil
        default: return keyword
        }
    }
}

extension ParsedSource {
    func isWord(_ index: Int, of words: Set<String>) -> Bool { isIdentifier(index) && words.contains(text(index)) }

    /// The body's brace; nil if something comes first that no clause has.
    func openBrace(after nameEnd: Int) -> Int? {
        let end = following(nameEnd + 1).first { index in
            self.is(index, "{") || self.is(index, "}", ")", ";", "=")
                || isIdentifier(index) && Self.endsClause(text(index)) && !self.is(index - 1, ":")
        }
        return end.flatMap { self.is($0, "{") ? $0 : nil }
    }

    private static func endsClause(_ word: String) -> Bool {
        TypeDeclaration.Keyword(rawValue: word).map { $0 != .actor } ?? MemberReader.introducers.contains(word)
    }

    func inheritance(from start: Int, to open: Int) -> (inherited: [String], isConstrained: Bool) {
        var names = [""]
        var angles = 0
        var isConstrained = false
        var isInClause = false
        for index in ownTokens(start..<open) where !self.is(index - 1, "@") {
            let word = text(index)
            if tokens[index].kind == .operator {
                angles += self.angles(of: index)
                isConstrained = isConstrained || !isInClause && angles > 0
            } else if word == "where", angles == 0 {
                isConstrained = true
                break
            } else if angles == 0 {
                switch word {
                case ":": isInClause = true
                case ",": names.append("")
                default: if isInClause, isIdentifier(index) || word == "." { names[names.count - 1] += word }
                }
            }
        }
        return (names.filter { !$0.isEmpty }, isConstrained)
    }
}
