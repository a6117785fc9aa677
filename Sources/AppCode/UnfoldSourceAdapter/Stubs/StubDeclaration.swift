/// One declaration of the catalogue that is outside of all others, with its members one by one.
struct StubDeclaration {
    struct Member {
        /// Nil for what every use of the type needs: initialisers, cases, operators, types in it.
        let name: String?
        let text: String
        /// What an `optional` member of a protocol is where no one writes it.
        var fallback: String?
        /// The names in it, and those behind its `{` or `=`.
        let names: Set<String>
        let inner: Set<String>
    }

    let name: String
    let isExtension: Bool
    let isProtocol: Bool
    /// Up to the body's brace, or all of it where the body is not on lines of its own.
    let head: String
    let members: [Member]
    let hasBody: Bool

    /// Names in the head: the types above it.
    var headNames: Set<String> { SwiftWords.all(in: head) }

    /// Reads a declaration in the catalogue's short form.
    init(_ lines: [Substring]) {
        let words = SwiftWords.list(in: String(lines[0]))
        let at = words.firstIndex { Self.introducers.contains($0) && !($0 == "class" && words.contains("func")) } ?? 0
        name = words.indices.contains(at + 1) ? words[at + 1] : ""
        isExtension = words[at] == "extension"
        isProtocol = words[at] == "protocol"
        hasBody = lines.count > 1 && words[at] != "func"
        let isClass = words[at] == "class"
        let sendable = words[at] == "enum" && words.count > at + 2 && Self.rawTypes.contains(words[at + 2])
        var first = hasBody ? String(lines[0]) : lines.joined(separator: "\n")
        if sendable, let brace = first.firstIndex(of: "{") { first.insert(contentsOf: ", Sendable ", at: brace) }
        head = Self.withAccess(first.replacing(" , Sendable", with: ", Sendable"), isClass ? "open" : "public")
        guard hasBody else {
            members = []
            return
        }
        let access = isClass ? "open" : isProtocol ? nil : "public"
        var groups: [[Substring]] = []
        for line in lines.dropFirst().dropLast() where !line.hasPrefix("    //") {
            let isMember = line.hasPrefix("    ") && !line.dropFirst(4).hasPrefix(" ") && !line.hasPrefix("    }")
            if isMember || groups.isEmpty { groups.append([line]) } else { groups[groups.count - 1].append(line) }
        }
        members = groups.map { Self.member($0.joined(separator: "\n"), access) }
    }

    private static let rawTypes: Set<String> = ["Int", "UInt", "Int32", "UInt32", "Int64", "String"]
    static let introducers: Set<String> = [
        "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "typealias", "actor",
    ]

    private static func member(_ text: String, _ access: String?) -> Member {
        let words = SwiftWords.list(in: text)
        let first = SwiftWords.list(in: String(text.prefix { $0 != "\n" }))
        let isClassMember = first.contains("class") && (first.contains("func") || first.contains("var"))
        let at = words.firstIndex {
            introducers.contains($0) && !($0 == "class" && isClassMember) || ["init", "case", "deinit"].contains($0)
        }
        let keyword = at.map { words[$0] } ?? ""
        let isAlways =
            ["init", "case", "deinit", "typealias", "struct", "enum", "class", ""].contains(keyword)
            || text.contains(" static func ")
                && ["func ==", "func <", "func ~=", "func +", "func -"].contains(where: text.contains)
        let name = isAlways ? nil : at.flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
        var shown = text
        var fallback: String?
        if text.hasPrefix("    optional ") {
            shown = "    " + text.dropFirst("    optional ".count)
            let brace = shown.firstIndex(of: "{")
            let plain = brace.map { String(shown[..<$0].dropLast()) } ?? shown
            let body = keyword == "var" ? "{ nil }" : brace.map { String(shown[$0...]) } ?? "{}"
            fallback = "    public " + plain.dropFirst(4) + " " + body
            if keyword != "var" { shown = plain }
        }
        let inner = text.firstIndex { $0 == "{" || $0 == "=" }.map { SwiftWords.all(in: String(text[$0...])) } ?? []
        if let access, keyword != "case", keyword != "deinit" {
            let isFixed =
                ["let", "init", "typealias", "struct", "enum", "class"].contains(keyword)
                && !isClassMember || words.contains("static")
            shown = "    " + withAccess(String(shown.dropFirst(4)), isFixed && access == "open" ? "public" : access)
        }
        // The package may do without Combine.
        if words.contains("Publisher") { shown = "#if canImport(UnfoldCombine)\n\(shown)\n#endif" }
        return Member(name: name, text: shown, fallback: fallback, names: Set(words), inner: inner)
    }

    /// `public` in front, behind attributes; not where another access stands.
    private static func withAccess(_ text: String, _ access: String) -> String {
        if text.hasPrefix("private ") || text.hasPrefix("fileprivate ") || text.hasPrefix("extension ") { return text }
        if text.hasPrefix("@"), let space = text.firstIndex(of: " ") {
            return text[...space] + withAccess(String(text[text.index(after: space)...]), access)
        }
        return "\(access) \(text)"
    }
}

enum SwiftWords {
    static func list(in text: String) -> [String] {
        text.utf8.split { byte in
            let isLetter = (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte > 127
            return !isLetter && !(48...57).contains(byte)
        }.map { String(decoding: $0, as: UTF8.self) }
    }

    static func all(in text: String) -> Set<String> { Set(list(in: text)) }
}
