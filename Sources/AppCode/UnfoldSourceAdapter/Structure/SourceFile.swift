import UnfoldFiles

final class SourceFile {
    let source: ParsedSource
    let types: [TypeDeclaration]
    /// For each token the innermost type whose body it is in; -1 outside.
    let enclosing: [Int]
    let globals: [MemberDeclaration]
    let bindings: LocalBindings
    /// It begins as this adapter's results begin, or is adapted elsewhere.
    let isAdapted: Bool
    let isElsewhere: Bool

    init(_ given: SourceAdapter.Source, isElsewhere: Bool = false) throws(SourceDefect) {
        try Self.check(given.bytes)
        source = try ParsedSource(path: given.path, bytes: given.bytes)
        let reader = DeclarationReader(source)
        types = reader.types
        enclosing = reader.enclosing
        globals = MemberReader(source, from: 0, to: source.tokens.count).members
        bindings = LocalBindings(source)
        self.isElsewhere = isElsewhere
        isAdapted = isElsewhere || Self.isAdapted(source)
    }

    /// With the names of the types around it: `List.Cell`. Of the nearest sixteen: no person nests deeper, and names
    /// stay short.
    func qualifiedName(_ type: Int) -> String {
        sequence(first: type) { self.types[$0].parent }.prefix(17).map { types[$0].name }.reversed().joined(
            separator: ".")
    }

    func types(around token: Int) -> some Sequence<Int> {
        sequence(first: enclosing.indices.contains(token) ? enclosing[token] : -1) { self.types[$0].parent ?? -1 }
            .lazy.prefix { $0 >= 0 }
    }

    func name(around token: Int) -> String? { enclosing[token] < 0 ? nil : qualifiedName(enclosing[token]) }

    func type(around token: Int) -> TypeDeclaration? { enclosing[token] < 0 ? nil : types[enclosing[token]] }

    private static func check(_ bytes: [UInt8]) throws(SourceDefect) {
        if bytes.count > SourceAdapter.largestSource {
            throw SourceDefect(offset: 0, kind: .tooLong(bytes: bytes.count, limit: SourceAdapter.largestSource))
        }
        if bytes.starts(with: Array("#!".utf8)) { throw SourceDefect(offset: 0, kind: .script) }
        if let offset = bytes.firstIndex(of: 0) { throw SourceDefect(offset: offset, kind: .nul) }
        if let offset = UTF8Check.firstInvalid(bytes) { throw SourceDefect(offset: offset, kind: .invalidUTF8) }
    }

    /// Imports, conditional ones and errors in their place too, and then `#sourceLocation`.
    private static func isAdapted(_ source: ParsedSource) -> Bool {
        for (index, token) in source.tokens.enumerated() {
            switch token.kind {
            case .directive:
                let word = source.text(index)
                if word == "#sourceLocation" { return true }
                if !["#if", "#else", "#elseif", "#endif", "#error"].contains(word) { return false }
            case .identifier where token.startsLine:
                if !source.is(index, "import") { return false }
            case .identifier: break
            case .punctuation:
                if !["(", ")", ".", "@"].contains(source.text(index)) { return false }
            case .string where source.is(index - 2, "#error"): break
            default: return false
            }
        }
        return false
    }
}
