enum NameTable {
    static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// What is behind the first word of each line, by that word.
    static func lines(_ text: String) -> [String: String] {
        let pairs = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
        return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
    }
}

extension String {
    /// A text with `{1}` in place of the first of the values, and so on.
    package func filled(_ values: String...) -> String {
        values.enumerated().reduce(self) { $0.replacing("{\($1.offset + 1)}", with: $1.element) }
    }
}
