/// Objects that are equal to themselves only.
protocol IdentityHashable: AnyObject, Hashable {}

extension IdentityHashable {
    static func == (one: Self, other: Self) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// `class`, `extension`, … with its body, and what is in it.
final class TypeDeclaration: IdentityHashable {
    enum Keyword: String { case `class`, `struct`, `enum`, `protocol`, `extension`, `actor` }

    unowned let file: SourceFile
    let keyword: Keyword
    /// As written, without generic parameters: `Cell`, `List.Cell`.
    let name: String
    /// Types after the colon, as written, without generic arguments.
    let inherited: [String]
    let modifiers: Modifiers
    /// Tokens: the first attribute, modifier or the keyword; after the name; the braces.
    let start: Int
    let nameEnd: Int
    let open: Int
    let close: Int
    /// There is a `where` or there are generic arguments after the name.
    let isConstrained: Bool
    let parent: TypeDeclaration?
    private(set) lazy var members = MemberReader(file, self).members
    /// With the names of the types around it, `List.Cell`: of the nearest sixteen, so that names stay short.
    private(set) lazy var qualifiedName = line.prefix(17).map(\.name).reversed().joined(separator: ".")

    init?(_ keyword: Keyword, at index: Int, parent: TypeDeclaration?, in file: SourceFile) {
        let source = file.source
        nameEnd = source.endOfName(index + 1)
        guard let open = source.openBrace(after: nameEnd) else { return nil }
        self.file = file
        (self.keyword, self.parent, self.open, close) = (keyword, parent, open, source.partner[open])
        name = source.text(index + 1, through: nameEnd)
        (inherited, isConstrained) = source.inheritance(from: nameEnd + 1, to: open)
        (start, modifiers) = Modifiers.before(index, in: source)
    }

    var source: ParsedSource { file.source }
    var simpleName: String { name.lastWord }
    var branch: Int { source.branch[start] }
    var line: some Sequence<TypeDeclaration> { sequence(first: self, next: \.parent) }
    /// It is in no other, and in no function: an extension may be next to it.
    var isOutside: Bool { parent == nil && source.brace[open] < 0 }

    func member(around token: Int) -> MemberDeclaration? {
        let before = members.countOfPrefix { $0.start < token }
        return before > 0 && members[before - 1].body?.contains(token) ?? false ? members[before - 1] : nil
    }
}

/// A function, variable, initialiser or subscript in the body of a type, or outside of all.
final class MemberDeclaration: IdentityHashable {
    enum Keyword: String { case `func`, `var`, `let`, `init`, `subscript` }

    unowned let file: SourceFile
    unowned let type: TypeDeclaration?
    let keyword: Keyword
    let name: String
    /// Of a function, an initialiser or a subscript; `_` where there is none.
    let labels: [String]
    let modifiers: Modifiers
    /// Tokens: the first attribute, modifier or the keyword; the parameters' parentheses; the body's braces.
    let start: Int
    let nameIndex: Int
    let parameters: ClosedRange<Int>?
    let body: ClosedRange<Int>?
    let end: Int

    init?(_ keyword: Keyword, at index: Int, start: Int, _ modifiers: Modifiers, in reader: MemberReader) {
        let source = reader.source
        let isNamed = keyword == .func || keyword == .var || keyword == .let
        let nameIndex = isNamed ? index + 1 : index
        // `let (a, b) = pair` has no name.
        guard nameIndex < reader.close, keyword == .func || !isNamed || source.isIdentifier(nameIndex)
        else { return nil }
        var next = nameIndex + 1
        if keyword == .func || !isNamed {
            while next < reader.close, !source.is(next, "(", "{"), !source.isWord(next, of: MemberReader.introducers) {
                next += 1
            }
            guard source.is(next, "(") else { return nil }
            parameters = next...source.partner[next]
            next = source.partner[next] + 1
        } else {
            parameters = nil
        }
        (file, type) = (reader.file, reader.type)
        (self.keyword, self.start, self.nameIndex, self.modifiers) = (keyword, start, nameIndex, modifiers)
        (body, end) = reader.rest(from: next)
        name = source.text(nameIndex).trimmingQuotes
        labels = parameters.map(source.labels(ofParameters:)) ?? []
    }

    var source: ParsedSource { file.source }
    var owner: String { type?.qualifiedName ?? "" }
    var signature: String { parameters == nil ? name : name.called(labels) }
    var isOfType: Bool { modifiers.has("static") || modifiers.has("class") }
    var describesType: Bool { keyword == .func && name == "description" && isOfType && labels.isEmpty }
    var branch: Int { source.branch[start] }
    /// The tokens in its body that are in no bracket of their own.
    var ownTokens: [Int] { body.map { source.ownTokens($0.lowerBound + 1..<$0.upperBound) } ?? [] }
}

struct Modifiers {
    struct Attribute {
        let name: String
        /// Of `@`, and of the last token of it.
        let start: Int
        let end: Int
        let argument: String?
    }

    var attributes: [Attribute] = []
    var words: [String: Int] = [:]
    var restrictsSetter = false

    func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
    func has(attribute names: String...) -> Bool { attributes.contains { names.contains($0.name) } }
    func has(_ word: String) -> Bool { words[word] != nil }
    var isPrivate: Bool { has("private") || has("fileprivate") }
    var isPublic: Bool { access == "public" || access == "open" }
    var isUnavailable: Bool { attribute("available")?.argument?.contains("unavailable") ?? false }
    /// `public`, `fileprivate`, …; nil for what is internal without saying so.
    var access: String? { ["private", "fileprivate", "internal", "package", "public", "open"].first { has($0) } }
}

extension String {
    func called(_ labels: [String]) -> String { "\(self)(\(labels.map { $0 + ":" }.joined()))" }
}
