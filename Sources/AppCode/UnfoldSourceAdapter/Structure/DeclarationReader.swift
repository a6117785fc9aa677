/// Finds the type declarations of a source, and then the members in each body. Every token is looked at a bounded
/// number of times.
struct DeclarationReader {
    private let source: ParsedSource
    /// In the order of their keywords.
    private(set) var types: [TypeDeclaration] = []
    /// For each token the innermost type whose body it is in; -1 outside.
    private(set) var enclosing: [Int]

    init(_ source: ParsedSource) {
        self.source = source
        enclosing = [Int](repeating: -1, count: source.tokens.count)
        readTypes()
        for index in types.indices { types[index].members = MemberReader(source, of: types[index]).members }
    }

    private mutating func readTypes() {
        var open: [Int] = []
        var keywords = source.places { TypeDeclaration.Keyword(rawValue: $0) != nil }[...]
        for index in source.tokens.indices {
            if let last = open.last, index == types[last].close { open.removeLast() }
            enclosing[index] = open.last { index > types[$0].open } ?? -1
            guard keywords.first == index else { continue }
            keywords.removeFirst()
            guard let keyword = typeKeyword(index), let type = readType(keyword, at: index, parent: open.last)
            else { continue }
            open.append(types.count)
            types.append(type)
        }
    }

    /// `class` is a modifier too, and `actor` a name.
    private func typeKeyword(_ index: Int) -> TypeDeclaration.Keyword? {
        guard source.isIdentifier(index + 1), !source.is(index - 1, "."),
            let keyword = TypeDeclaration.Keyword(rawValue: source.text(index))
        else { return nil }
        switch keyword {
        case .class:
            return MemberReader.introducers.contains(source.text(index + 1))
                || Modifiers.known.contains(source.text(index + 1)) ? nil : .class
        case .actor:
            return source.is(index + 2, "{", ":", "<") ? .actor : nil
        default: return keyword
        }
    }

    private func readType(_ keyword: TypeDeclaration.Keyword, at index: Int, parent: Int?) -> TypeDeclaration? {
        let last = source.endOfName(index + 1)
        let name = source.text(index + 1, through: last)
        guard let open = openBrace(after: last) else { return nil }
        let (inherited, isConstrained) = clause(from: last + 1, to: open)
        let (start, modifiers) = Modifiers.before(index, in: source)
        return TypeDeclaration(
            keyword: keyword, name: name, inherited: inherited, modifiers: modifiers, start: start, nameEnd: last,
            open: open, close: source.partner[open], isConstrained: isConstrained, parent: parent)
    }

    /// The body's brace; nil if something comes first that no clause has, so that the search ends at the next
    /// declaration.
    private func openBrace(after nameEnd: Int) -> Int? {
        let end = source.following(nameEnd + 1).first { index in
            source.is(index, "{") || source.is(index, "}", ")", ";", "=")
                || source.isIdentifier(index) && endsClause(source.text(index)) && !source.is(index - 1, ":")
        }
        return end.flatMap { source.is($0, "{") ? $0 : nil }
    }

    private func endsClause(_ word: String) -> Bool {
        TypeDeclaration.Keyword(rawValue: word).map { $0 != .actor } ?? MemberReader.introducers.contains(word)
    }

    /// The types of the inheritance clause, and whether the type is generic or constrained.
    private func clause(from start: Int, to open: Int) -> (inherited: [String], isConstrained: Bool) {
        var inherited: [String] = []
        var name = ""
        var angles = 0
        var isConstrained = false
        var isInClause = false
        func flush() {
            if !name.isEmpty { inherited.append(name) }
            name = ""
        }
        for index in source.ownTokens(start..<open) where !source.is(index - 1, "@") {
            let word = source.text(index)
            if source.tokens[index].kind == .operator {
                angles += source.angles(of: index)
                isConstrained = isConstrained || !isInClause && angles > 0
            } else if word == "where", angles == 0 {
                isConstrained = true
                break
            } else if angles == 0 {
                switch word {
                case ":": isInClause = true
                case ",": flush()
                default: if isInClause, source.isIdentifier(index) || word == "." { name += word }
                }
            }
        }
        flush()
        return (inherited, isConstrained)
    }
}
