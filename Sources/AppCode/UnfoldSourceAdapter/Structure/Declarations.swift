/// `class`, `extension`, … with its body, and what is in it.
struct TypeDeclaration {
    enum Keyword: String { case `class`, `struct`, `enum`, `protocol`, `extension`, `actor` }

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
    /// The declaration that it is in, at whatever depth.
    let parent: Int?
    var members: [MemberDeclaration] = []

    var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// A function, variable, initialiser or subscript in the body of a type.
struct MemberDeclaration {
    enum Keyword: String { case `func`, `var`, `let`, `init`, `subscript` }

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
    func has(_ word: String) -> Bool { words[word] != nil }
    var isPrivate: Bool { has("private") || has("fileprivate") }
    var isUnavailable: Bool { attribute("available")?.argument?.contains("unavailable") ?? false }
    /// `public`, `fileprivate`, …; nil for what is internal without saying so.
    var access: String? { ["private", "fileprivate", "internal", "package", "public", "open"].first { has($0) } }
}

extension [MemberDeclaration] {
    /// Of members in the order of their positions, the last that starts before a token.
    func last(startingBefore token: Int) -> MemberDeclaration? {
        let before = countOfPrefix { $0.start < token }
        return before > 0 ? self[before - 1] : nil
    }
}
