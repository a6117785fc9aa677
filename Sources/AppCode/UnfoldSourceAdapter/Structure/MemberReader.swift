/// Reads the members that stand directly in the body of a type, or outside of all.
struct MemberReader {
    static let introducers: Set<String> = ["func", "var", "let", "init", "subscript"]

    private let source: ParsedSource
    private let close: Int
    private(set) var members: [MemberDeclaration] = []

    init(_ source: ParsedSource, of type: TypeDeclaration) { self.init(source, from: type.open + 1, to: type.close) }

    init(_ source: ParsedSource, from first: Int, to close: Int) {
        self.source = source
        self.close = close
        var index = first
        while index < close {
            var modifiers = Modifiers()
            let start = index
            while index < close, let next = modifiers.read(at: index, in: source) { index = next }
            if let keyword = introducer(index), let member = read(keyword, at: index, start: start, modifiers) {
                members.append(member)
                index = member.end + 1
            } else if index == start || index < close {
                index = source.after(index)
            }
        }
    }

    private func introducer(_ index: Int) -> MemberDeclaration.Keyword? {
        guard source.isIdentifier(index), !source.is(index - 1, "."), !source.is(index - 1, "import"),
            source.tokens[index].end - source.tokens[index].start <= 9
        else { return nil }
        return MemberDeclaration.Keyword(rawValue: source.text(index))
    }

    private func read(
        _ keyword: MemberDeclaration.Keyword, at index: Int, start: Int, _ modifiers: Modifiers
    ) -> MemberDeclaration? {
        let isNamed = keyword == .func || keyword == .var || keyword == .let
        let nameIndex = isNamed ? index + 1 : index
        // `let (a, b) = pair` has no name.
        guard nameIndex < close, keyword == .func || !isNamed || source.isIdentifier(nameIndex) else { return nil }
        var parameters: ClosedRange<Int>?
        var next = nameIndex + 1
        if keyword == .func || !isNamed {
            while next < close, !source.is(next, "("), !source.is(next, "{"),
                !(source.isIdentifier(next) && Self.introducers.contains(source.text(next)))
            {
                next += 1
            }
            guard source.is(next, "(") else { return nil }
            parameters = next...source.partner[next]
            next = source.partner[next] + 1
        }
        let (body, end) = rest(from: next, nameIndex: nameIndex)
        return MemberDeclaration(
            keyword: keyword, name: source.text(nameIndex).trimmingQuotes, labels: parameters.map(labels) ?? [],
            modifiers: modifiers, start: start, nameIndex: nameIndex, parameters: parameters, body: body, end: end)
    }

    /// The braces that belong to the member, if there are any, and its last token.
    private func rest(from first: Int, nameIndex: Int) -> (ClosedRange<Int>?, Int) {
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
        if source.is(index, "@") { return true }
        guard source.isIdentifier(index) else { return false }
        let word = source.text(index)
        return Self.introducers.contains(word) || Modifiers.known.contains(word)
            || ["case", "typealias", "associatedtype", "enum", "struct", "deinit", "extension", "protocol", "actor"]
                .contains(word)
    }

    private func labels(_ parameters: ClosedRange<Int>) -> [String] {
        var labels: [String] = []
        var expectsLabel = true
        var angles = 0
        // `_ x: @escaping () -> Void`, or an attribute before the label, is none.
        for index in source.ownTokens(parameters.lowerBound + 1..<parameters.upperBound)
        where !source.is(index, "@") && !source.is(index - 1, "@") {
            angles += source.angles(of: index)
            if source.is(index, ","), angles <= 0 {
                expectsLabel = true
            } else if expectsLabel, source.isIdentifier(index) {
                labels.append(source.text(index).trimmingQuotes)
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
