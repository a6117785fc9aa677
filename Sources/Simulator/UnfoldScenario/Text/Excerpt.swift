enum Excerpt {
    /// Text of a file as a message shows it: cut after `limit` characters, with nothing in it that moves a cursor.
    static func text(_ text: some StringProtocol, _ limit: Int = 80) -> String {
        let head = text.prefix(limit + 1)
        let shown = PlainText.excerpt(head.prefix(limit).unicodeScalars)
        return head.count > limit ? shown + "…" : shown
    }
}
