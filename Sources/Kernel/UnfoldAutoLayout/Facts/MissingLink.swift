/// Where the constraints end that ought to lead from the top of a view to its bottom, so that nothing holds it open.
public struct MissingLink: Hashable, Sendable, Codable {
    /// Views from the top on, by name; empty where nothing is tied to the top.
    public var chain: [String]
    /// The last one is tied from above, and has no height that would lead on to its lower edge.
    public var lacksHeight: Bool

    public init(chain: [String], lacksHeight: Bool) { (self.chain, self.lacksHeight) = (chain, lacksHeight) }
}
