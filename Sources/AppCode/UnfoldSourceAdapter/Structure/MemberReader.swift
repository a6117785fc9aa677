struct MemberReader {
    static let introducers: Set<String> = ["func", "var", "let", "init", "subscript"]

    let file: SourceFile
    let type: TypeDeclaration?
    let close: Int
    private(set) var members: [MemberDeclaration] = []

    var source: ParsedSource { file.source }

    init(_ file: SourceFile, _ type: TypeDeclaration? = nil) {
        (self.file, self.type, close) = (file, type, type?.close ?? file.source.tokens.count)
        var index = type.map { $0.open + 1 } ?? 0
        while index < close {
            var modifiers = Modifiers()
            let start = index
            while index < close, let next = modifiers.read(at: index, in: source) { index = next }
            if let keyword = introducer(index),
                let member = MemberDeclaration(keyword, at: index, start: start, modifiers, in: self)
            {
                members.append(member)
                index = member.end + 1
            } else if index == start || index < close {
                index = source.after(index)
            }
        }
    }

    private func introducer(_ index: Int) -> MemberDeclaration.Keyword? {
        guard source.isIdentifier(index), !source.is(index - 1, ".", "import"),
            source.tokens[index].end - source.tokens[index].start <= 9
        else { return nil }
        return MemberDeclaration.Keyword(rawValue: source.text(index))
    }

    /// The braces that belong to the member, if there are any, and its last token.
    func rest(from first: Int) -> (ClosedRange<Int>?, Int) {
        var index = first
        while index < close, !source.is(index, ";") {
            // `var x = list.map { … }`: the value goes on behind the brace.
            if source.is(index, "{") { return (index...source.partner[index], source.partner[index]) }
            let token = source.tokens[index]
            if token.startsLine, token.kind == .directive || startsDeclaration(index) { break }
            index = source.after(index)
        }
        return (nil, index - 1)
    }

    private func startsDeclaration(_ index: Int) -> Bool {
        source.is(index, "@") || source.isWord(index, of: Self.introducers) || source.isWord(index, of: Modifiers.known)
            || source.isWord(index, of: Self.others)
    }

    private static let others: Set<String> = [
        "case", "typealias", "associatedtype", "enum", "struct", "deinit", "extension", "protocol", "actor",
    ]
}

extension ParsedSource {
    /// The tokens of each parameter; a comma in generic arguments divides none.
    func parameters(in parentheses: ClosedRange<Int>) -> [Range<Int>] {
        let close = parentheses.upperBound
        var angles = 0
        let commas = ownTokens(parentheses.lowerBound + 1..<close).filter { index in
            defer { angles += self.angles(of: index) }
            return self.is(index, ",") && angles <= 0
        }
        return zip([parentheses.lowerBound] + commas, commas + [close]).map { $0 + 1..<$1 }.filter { !$0.isEmpty }
    }

    func labels(ofParameters parentheses: ClosedRange<Int>) -> [String] {
        parameters(in: parentheses).compactMap { parameter in
            // An attribute may be before the label.
            ownTokens(parameter).first { isIdentifier($0) && !self.is($0 - 1, "@") }.map { text($0).trimmingQuotes }
        }
    }
}

extension String {
    /// What is before its first point, and what is behind its last.
    var firstWord: String { String(prefix { $0 != "." }) }
    var lastWord: String { split(separator: ".").last.map(String.init) ?? self }
    /// `Cell`, `Self`, `_FieldCell`: names of types begin with a capital.
    var isTypeName: Bool { first { $0 != "_" }?.isUppercase ?? false }
    var trimmingQuotes: String { first == "`" && last == "`" && count > 2 ? String(dropFirst().dropLast()) : self }
}
