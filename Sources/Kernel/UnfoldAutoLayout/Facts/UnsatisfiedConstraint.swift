/// An optional constraint that the layout violates, and what holds it there.
public struct UnsatisfiedConstraint: Hashable, Sendable, Codable {
    /// One constraint in the way.
    public struct Holder: Hashable, Sendable, Codable {
        /// The constraint.
        public var constraint: ConstraintFacts
        /// At the same level: to satisfy the one would violate the other as much, and a lower level decided.
        public var ties: Bool
    }

    /// The constraint.
    public var constraint: ConstraintFacts
    /// Value of the left side that the constraint asks for, in points.
    public var wanted: Double
    /// Value of the left side in the layout, in points.
    public var got: Double
    /// An irreducible set: without any one of them the constraint would be better satisfied.
    public var holders: [Holder]
    /// Why it was meant to lose; nil for a loss that the author did not plan for, as far as constraints can tell.
    public var design: Design?
    /// Set where it is the width of a text that may have one line only.
    package var cutText: CutText?

    /// A text that does not wrap.
    package struct CutText: Hashable, Sendable, Codable {
        /// The row's height with as many lines as the text takes, where that was tried.
        package var heightOfAll: Double?
    }

    /// Why a constraint may lose without anybody having made a mistake.
    public enum Design: String, Hashable, Sendable, Codable, CaseIterable {
        /// The system made it, so that it can lose: stacks, margins, masks.
        case system
        /// It concerns a view that is hidden, or is in a hidden one.
        case hidden
        /// Its space was taken away on purpose: by a length of 0 that the app wrote with a higher priority.
        case folded
        /// The app says something else of the same anchor with a higher priority.
        case alternative
        /// Content that is compressed before other content.
        case givesWay
        /// The natural size of an image, or of a view without text: it is drawn in another size.
        case scales
        /// The app gives a control that length by a constant, and what is written on it fits.
        case given
        /// A fitting target: not above the priority of a fitting, or towards 0 and weaker than content resists.
        case pull
        /// It stands against the height from before, which the table is about to measure again.
        case oldHeight
        /// At most a pixel is missing: content sizes are whole pixels, and its space is not.
        case rounding
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

        package init(constraint: ConstraintFacts, multiplier: Double, constant: Double) {
            (self.constraint, self.multiplier, self.constant) = (constraint, multiplier, constant)
        }
    }

    /// The length, in points.
    public var value: Double
    /// Sum of multiplier times constant is ``value``.
    public var parts: [Part]

    public init(value: Double, parts: [Part]) { (self.value, self.parts) = (value, parts) }
}
