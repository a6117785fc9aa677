/// What is the same in every exported file.
enum SwiftSupport {
    /// Methods of the list that a file has only if its scenario asks for them, line by line.
    static let titles = lines(SwiftSupportText.titles)
    static let rowHeights = lines(SwiftSupportText.rowHeights)
    static let partViews = lines(SwiftSupportText.partViews)

    /// Code that a file has if it uses the word.
    static let parts: [(word: String, source: String)] = [
        ("list.edge(", SwiftSupportText.edge), (").with(", SwiftSupportText.priority),
        ("image(", SwiftSupportText.image), ("attributedText([", SwiftSupportText.attributedText),
        ("paragraph {", SwiftSupportText.paragraph),
    ]

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
