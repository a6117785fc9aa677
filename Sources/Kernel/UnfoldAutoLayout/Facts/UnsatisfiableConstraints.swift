/// One report of required constraints that exclude each other.
public struct UnsatisfiableConstraints: Hashable, Sendable, Codable {
    /// One constraint of the set, with its weight in the contradiction.
    public struct Member: Hashable, Sendable, Codable {
        /// The constraint or bound.
        public var constraint: ConstraintFacts
        /// The constraint's constant in points.
        public var constant: Double
        /// Farkas multiplier; multiplier times constant, summed over all members, is ``contradiction``.
        public var multiplier: Double
    }

    /// The constraints in the order in which UIKit prints them (fact A6.3); without the bounds.
    public var members: [Member]
    /// Lengths that may not be negative and are needed for the contradiction.
    public var bounds: [Member]
    /// Index into ``members`` of the constraint that was broken.
    public var broken: Int
    /// 1 the first time this constraint breaks, 2 the second time, and so on.
    public var occurrence: Int
    /// By how many points the members miss each other.
    public var contradiction: Double
    /// The message as UIKit's console words it (fact A6.2).
    public var consoleText: String
}
