/// An optional constraint that the layout violates, and what holds it there.
public struct OverruledConstraint: Hashable, Sendable, Codable {
    /// One constraint in the way.
    public struct Holder: Hashable, Sendable, Codable {
        /// The constraint.
        public var constraint: ConstraintFacts
        /// At the same level: to satisfy the one would violate the other as much, and a lower level decided.
        public var ties: Bool

        /// A constraint in the way.
        public init(constraint: ConstraintFacts, ties: Bool) {
            self.constraint = constraint
            self.ties = ties
        }
    }

    /// The constraint that lost.
    public var constraint: ConstraintFacts
    /// Value of the left side that the constraint asks for, in points.
    public var wanted: Double
    /// Value of the left side in the layout, in points.
    public var got: Double
    /// An irreducible set: without any one of them the constraint would be better satisfied.
    public var heldBy: [Holder]

    /// A lost constraint with its holders.
    public init(constraint: ConstraintFacts, wanted: Double, got: Double, heldBy: [Holder]) {
        self.constraint = constraint
        self.wanted = wanted
        self.got = got
        self.heldBy = heldBy
    }
}

/// A length as a sum: what adds up to it at the solution.
public struct HeightDerivation: Hashable, Sendable, Codable {
    /// One constraint with its share.
    public struct Part: Hashable, Sendable, Codable {
        /// The constraint; it holds with equality.
        public var constraint: ConstraintFacts
        /// How many times it is counted.
        public var multiplier: Double
        /// Its constant, in points; for a bound, 0.
        public var constant: Double

        /// A constraint's share.
        public init(constraint: ConstraintFacts, multiplier: Double, constant: Double) {
            self.constraint = constraint
            self.multiplier = multiplier
            self.constant = constant
        }
    }

    /// The length, in points.
    public var value: Double
    /// Sum of multiplier times constant is ``value``.
    public var parts: [Part]

    /// A length as a sum.
    public init(value: Double, parts: [Part]) {
        self.value = value
        self.parts = parts
    }
}
