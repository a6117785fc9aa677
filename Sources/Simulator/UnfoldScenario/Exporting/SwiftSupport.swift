enum SwiftSupport {
    static let parts: [(word: String, source: String)] = [
        ("list.edge(", SwiftTableText.edge), (").with(", SwiftSupportText.priority),
        ("image(", SwiftSupportText.image), ("attributedText([", SwiftSupportText.attributedText),
        ("paragraph {", SwiftSupportText.paragraph),
    ]

    /// A text with its parts: those on lines of their own get the line's margin, and empty ones no line.
    static func filled(_ text: String, _ parts: [(name: String, text: String)]) -> String {
        lines(text).flatMap { line -> [String] in
            let margin = line.prefix { $0 == " " }
            if let part = parts.first(where: { line.dropFirst(margin.count) == "%\($0.name)%" }) {
                return part.text.isEmpty ? [] : lines(part.text).map { $0.isEmpty ? "" : margin + $0 }
            }
            return [parts.reduce(line) { $0.replacingOccurrences(of: "%\($1.name)%", with: $1.text) }]
        }
        .joined(separator: "\n")
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
