import UnfoldFiles

extension AdapterText { static let sentences = SentenceTable(text) }

extension AdapterNote: CustomStringConvertible {
    public var description: String { "\(path):\(line):\(column): warning: \(text)" }

    public var text: String { AdapterText.sentences.sentence(of: kind) }
}

extension AdaptationPlan.Stale: CustomStringConvertible {
    public var description: String { "'\(path)' has changed since it was read" }
}
