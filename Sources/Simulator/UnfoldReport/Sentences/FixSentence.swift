package enum FixSentence {
    /// `"30" becomes "40"`, or once it is done, `"30" is now "40"`.
    package static func text(_ fix: Fix, isDone: Bool = false) -> String {
        let (old, new) = (plain(fix.original), plain(fix.replacement))
        if old.isEmpty { return "\(isDone ? "added" : "add") \(new)" }
        if new.isEmpty { return "\(isDone ? "removed" : "remove") \(old)" }
        return "\(old) \(isDone ? "is now" : "becomes") \(new)"
    }

    /// On one line, and without the comma beside a member.
    private static func plain(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ").trimmingCharacters(in: [",", " "])
    }
}
