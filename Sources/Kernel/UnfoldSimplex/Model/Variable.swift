/// One unknown of a ``Solver``: a position or a length, in whatever unit the caller uses (points, for layout).
///
/// A variable means something only to the solver that made it.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
    /// What values a variable may take.
    public enum Domain: Sendable {
        /// Any finite number; an edge or an origin.
        case free
        /// Zero or more; a width or a height (fact A2.2). The bound takes part in conflicts as a member of its own.
        case nonNegative
    }

    /// Slot in the solver's tables.
    let index: Int32
    /// Distinguishes it from earlier users of the same slot.
    let generation: Int32
}

/// A coefficient and the variable it multiplies.
public struct Term: Sendable, BitwiseCopyable {
    /// How many times the variable counts; finite.
    public var coefficient: Double
    public var variable: Variable

    /// Makes the term `coefficient * variable`.
    public init(_ coefficient: Double, _ variable: Variable) {
        (self.coefficient, self.variable) = (coefficient, variable)
    }
}
