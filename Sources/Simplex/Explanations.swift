/// A set of required restrictions that no point satisfies, each member needed for that.
public struct Conflict: Sendable {
    public struct Member: Sendable {
        public let restriction: Restriction
        /// Farkas multiplier: adding up multiplier times row over all members leaves nothing on the left and
        /// ``Conflict/contradiction`` on the right.
        public let multiplier: Double
    }
    public let members: [Member]
    /// How far the members miss each other; positive.
    public let contradiction: Double
}

/// Why an optional (or broken) constraint stays violated.
public struct Holding: Sendable {
    public struct Member: Sendable {
        public let restriction: Restriction
        /// The constraint's own level; `.required` for required ones and bounds.
        public let priority: Priority
        /// True if it is at the same level: satisfying the one would violate the other as much.
        public let ties: Bool
    }
    /// Value of the left side that was wanted, and the one it got.
    public let wanted: Double
    public let got: Double
    /// Irreducible: without any one of them the constraint would be better satisfied.
    public let members: [Member]
}

/// `value` = sum of multiplier * bound over the terms, plus nothing else.
public struct Derivation: Sendable {
    public struct Part: Sendable {
        public let restriction: Restriction
        public let multiplier: Double
        /// The constant (or bound) of the restriction.
        public let bound: Double
    }
    public let value: Double
    public let parts: [Part]
}

/// What one call of ``Solver/solve(breaking:)`` did.
public struct SolveSummary: Sendable {
    public let dualPivots: Int
    public let primalPivots: Int
    public let conflicts: [Conflict]
    public let broken: [ConstraintID]
}

/// Work done since the solver was made.
public struct Statistics: Sendable, Equatable {
    public var solves = 0
    public var dualPivots = 0
    public var primalPivots = 0
}

/// What a solver refuses, in facts.
public enum SolverError: Error, Equatable, Sendable {
    case notFinite(Double)
    case priorityOutOfRange(Float)
    case foreignVariable(Variable)
    case foreignConstraint(ConstraintID)
    case pivotLimitReached(Int)
}
