/// Text of a file in a message.
enum Excerpt {
    /// Text of a file as a message shows it: cut after `limit` characters, with nothing in it that moves a cursor.
    static func text(_ text: some StringProtocol, _ limit: Int = 80) -> String {
        var shown = ""
        let head = text.prefix(limit + 1)
        for scalar in head.prefix(limit).unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse:
                shown += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return head.count > limit ? shown + "…" : shown
    }
}
