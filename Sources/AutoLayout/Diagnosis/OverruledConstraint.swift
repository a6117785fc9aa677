/// An optional constraint that the layout violates, and what holds it there.
public struct OverruledConstraint: Hashable, Sendable, Codable {
    public struct Holder: Hashable, Sendable, Codable {
        public var constraint: ConstraintFacts
        /// At the same level: to satisfy the one would violate the other as much, and a lower level decided.
        public var ties: Bool

        public init(constraint: ConstraintFacts, ties: Bool) {
            self.constraint = constraint
            self.ties = ties
        }
    }

    public var constraint: ConstraintFacts
    /// Value of the left side that the constraint asks for, in points, and the one it has.
    public var wanted: Double
    public var got: Double
    /// An irreducible set: without any one of them the constraint would be better satisfied.
    public var heldBy: [Holder]

    public init(constraint: ConstraintFacts, wanted: Double, got: Double, heldBy: [Holder]) {
        self.constraint = constraint
        self.wanted = wanted
        self.got = got
        self.heldBy = heldBy
    }
}

/// A length as a sum: what adds up to it at the solution.
public struct HeightDerivation: Hashable, Sendable, Codable {
    public struct Part: Hashable, Sendable, Codable {
        public var constraint: ConstraintFacts
        public var multiplier: Double
        public var constant: Double

        public init(constraint: ConstraintFacts, multiplier: Double, constant: Double) {
            self.constraint = constraint
            self.multiplier = multiplier
            self.constant = constant
        }
    }

    public var value: Double
    /// Sum of multiplier times constant is ``value``.
    public var parts: [Part]

    public init(value: Double, parts: [Part]) {
        self.value = value
        self.parts = parts
    }
}
