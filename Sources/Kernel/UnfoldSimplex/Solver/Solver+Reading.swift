extension Solver {
    /// The value of a variable in the last solution; 0 before the first solve.
    ///
    /// - Precondition: The variable is one of this solver's.
    public func value(of variable: Variable) -> Double { state.value(of: variable) }

    /// The left side of a constraint, with the values of the last solution.
    ///
    /// - Precondition: The constraint is one of this solver's.
    /// - Complexity: O(terms).
    public func value(of constraint: ConstraintID) -> Double { state.value(of: constraint) }

    /// How far a constraint is from holding in the last solution, in units of its left side: 0 when it holds (up to
    /// rounding, a part in 10^9), positive otherwise.
    ///
    /// - Precondition: The constraint is one of this solver's.
    /// - Complexity: O(terms).
    public func violation(of constraint: ConstraintID) -> Double { state.violation(of: constraint) }

    /// Whether the constraint is one of this solver's: a copy does not know what was added to the original since.
    public func contains(_ constraint: ConstraintID) -> Bool { state.contains(constraint) }

    /// The constraints that are broken now, in the order of their slots.
    ///
    /// - Complexity: O(constraints).
    public var brokenConstraints: [ConstraintID] { state.brokenConstraints }

    /// Sum of violations by level, highest first, for every level some constraint has; broken constraints come first,
    /// at ``Priority/broken``.
    ///
    /// - Complexity: O(terms of all constraints).
    public var objective: [(priority: Priority, violation: Double)] { state.objective }
}
