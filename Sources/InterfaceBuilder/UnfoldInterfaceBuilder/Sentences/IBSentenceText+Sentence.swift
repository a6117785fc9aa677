import UnfoldFiles

extension IBSentenceText {
    static let sentences = SentenceTable(text) { value, style in
        switch (value, style) {
        case (let text as String, "!"): text
        case (let text as String, _): shown(text)
        default: nil
        }
    }
}

extension IBDocumentError: CustomStringConvertible {
    public var description: String { "\(file):\(line):\(column): error: \(message)" }

    /// What is wrong and what would help, without the position.
    public var message: String { IBSentenceText.sentences.sentence(of: problem) }
}

extension IBWarning: CustomStringConvertible {
    public var description: String { "\(file):\(line):\(column): warning: \(message)" }

    /// What is not taken over, and what is done instead, without the position.
    public var message: String { problem.sentence }
}

extension IBWarning.Problem { package var sentence: String { IBSentenceText.sentences.sentence(of: self) } }

/// Text of a file as a message shows it: short, and with nothing that moves a cursor.
func shown(_ text: some StringProtocol) -> String {
    let shown = PlainText.excerpt(text.unicodeScalars.prefix(60))
    return text.unicodeScalars.count > 60 ? shown + "…" : shown
}
