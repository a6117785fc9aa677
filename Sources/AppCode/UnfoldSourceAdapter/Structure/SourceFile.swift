import UnfoldFiles

final class SourceFile: IdentityHashable {
    let source: ParsedSource
    private(set) var types: [TypeDeclaration] = []
    /// For each token the innermost type whose body it is in; -1 outside.
    private var enclosing: [Int] = []
    private(set) var globals: [MemberDeclaration] = []
    let bindings: LocalBindings
    /// It begins as this adapter's results begin, or is adapted elsewhere.
    let isAdapted: Bool
    let isElsewhere: Bool

    init(_ given: SourceAdapter.Source, isElsewhere: Bool = false) throws(SourceDefect) {
        try Self.check(given.bytes)
        source = try ParsedSource(path: given.path, bytes: given.bytes)
        bindings = LocalBindings(source)
        self.isElsewhere = isElsewhere
        isAdapted = isElsewhere || Self.isAdapted(source)
        let reader = DeclarationReader(self)
        (types, enclosing) = (reader.types, reader.enclosing)
        globals = MemberReader(self).members
    }

    func types(around token: Int) -> some Sequence<TypeDeclaration> {
        sequence(state: type(around: token)) { type in
            defer { type = type?.parent }
            return type
        }
    }

    func type(around token: Int) -> TypeDeclaration? {
        enclosing.indices.contains(token) && enclosing[token] >= 0 ? types[enclosing[token]] : nil
    }

    func name(around token: Int) -> String? { type(around: token)?.qualifiedName }

    func members(of keywords: TypeDeclaration.Keyword...) -> [MemberDeclaration] {
        types.filter { keywords.contains($0.keyword) }.flatMap(\.members)
    }

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
