/// One fact about a view of a row, by which a change of the row's height can be explained.
public struct RowFact: Hashable, Sendable, Codable {
    /// What a fact says; its name begins the fact in the record file.
    public enum Kind: String, Sendable, CaseIterable, Codable {
        /// Lines a label's text takes at the label's width.
        case lines
        /// The view is hidden; the value is 1.
        case hidden
        /// Height in points of a view without subviews.
        case height
        /// Width in points that the content view has for its content, after accessories and indentation.
        case width
        /// Height in points of a line of a label's font.
        case lineHeight
        /// Points that a constraint, named in `view`, adds to the height of the content view.
        case amount
    }

    /// What is reported.
    public var kind: Kind
    /// The view's id.
    public var view: String
    /// In the unit of the kind: a count of lines, 1, or points.
    public var value: Double
}

/// One trait of the environment a step ran in, as text.
public struct ScenarioTrait: Hashable, Sendable, Codable {
    /// As in a scenario's `traits`.
    public var name: String
    /// As the scenario file would write it.
    public var value: String
}
