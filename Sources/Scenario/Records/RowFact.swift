/// One fact about a view of a row, by which a change of the row's height can be explained.
public struct RowFact: Hashable, Sendable, Codable {
    public enum Kind: String, Sendable, CaseIterable, Codable {
        /// Lines a label's text takes at the label's width.
        case lines
        /// The view is hidden; the value is 1.
        case hidden
        /// Height in points of a view without subviews.
        case height
        /// Points that a constraint, named in `view`, adds to the height of the content view.
        case amount
    }

    public var kind: Kind
    /// The view's id.
    public var view: String
    public var value: Double

    public init(kind: Kind, view: String, value: Double) {
        self.kind = kind
        self.view = view
        self.value = value
    }
}

/// One trait of the environment a step ran in, as text.
public struct ScenarioTrait: Hashable, Sendable, Codable {
    /// As in a scenario's `traits`.
    public var name: String
    public var value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
