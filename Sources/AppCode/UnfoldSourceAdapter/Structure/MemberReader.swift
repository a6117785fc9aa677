/// Reads the members that are directly in the body of a type, or outside of all.
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
    func labels(ofParameters parameters: ClosedRange<Int>) -> [String] {
        var labels: [String] = []
        var expectsLabel = true
        var angles = 0
        // `_ x: @escaping () -> Void`, or an attribute before the label, is none.
        for index in ownTokens(parameters.lowerBound + 1..<parameters.upperBound)
        where !self.is(index, "@") && !self.is(index - 1, "@") {
            angles += self.angles(of: index)
            if self.is(index, ","), angles <= 0 {
                expectsLabel = true
            } else if expectsLabel, isIdentifier(index) {
                labels.append(text(index).trimmingQuotes)
                expectsLabel = false
            }
        }
        return labels
    }
}

extension String {
    /// What is before its first point, and what is behind its last.
    var firstWord: String { String(prefix { $0 != "." }) }
    var lastWord: String { split(separator: ".").last.map(String.init) ?? self }
    /// `Cell`, `Self`, `_FieldCell`: names of types begin with a capital.
    var isTypeName: Bool { first { $0 != "_" }?.isUppercase ?? false }
    /// Without the quotes of `` `name` ``.
    var trimmingQuotes: String { first == "`" && last == "`" && count > 2 ? String(dropFirst().dropLast()) : self }
}
