import UnfoldFiles

extension AdapterText {
    static let sentences = SentenceTable(text) { value, style in
        switch (value, style) {
        case (let code as Int32, "!"): WriteFailure(code).words
        case (let failure as ReadFailure, _): failure.sentence
        default: nil
        }
    }

    static func sentence(of fact: Any) -> String { sentences.sentence(of: fact) ?? "\(fact)" }
}

extension AdapterNote: CustomStringConvertible {
    public var description: String { "\(path):\(line):\(column): warning: \(text)" }

    public var text: String { AdapterText.sentence(of: kind) }
}

extension AdaptationPlan.Stale: CustomStringConvertible {
    public var description: String { "'\(path)' has changed since it was read" }
}
