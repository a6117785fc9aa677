/// A set of required restrictions that no point satisfies, each member needed for that (an irreducible infeasible
/// subset, IIS).
public struct Conflict: Sendable {
    /// One restriction and its weight in the contradicting sum.
    public struct Member: Sendable, BitwiseCopyable {
        public let restriction: Restriction
        /// Farkas multiplier: adding up multiplier times row over all members leaves nothing on the left and
        /// ``Conflict/contradiction`` on the right. Positive for `>=`, negative for `<=`, either for `==`.
        public let multiplier: Double
    }

    /// Constraints first, in the order of their slots, then bounds of variables. At least one is a constraint.
    public let members: [Member]
    /// How far the members miss each other, in units of the row that was found out; positive.
    public let contradiction: Double

    /// The largest multiplier as a multiple of the smallest.
    var spread: Double {
        let sizes = members.lazy.map { abs($0.multiplier) }
        return (sizes.max() ?? 1) / (sizes.min() ?? 1)
    }
}

/// Why an optional (or broken) constraint stays violated: the binding set.
public struct BindingSet: Sendable {
    /// One restriction in the way.
    public struct Member: Sendable {
        public let restriction: Restriction
        /// The constraint's own level; ``Priority/required`` for required ones and bounds, ``Priority/broken`` for
        /// broken ones.
        public let priority: Priority
        /// True if it is at the same level: satisfying the one would violate the other as much.
        public let ties: Bool
    }

    /// Value of the left side that was wanted.
    public let wanted: Double
    /// Value of the left side in the solution.
    public let got: Double
    /// Irreducible: without any one of them the constraint would be better satisfied. Bounds and required constraints
    /// first, then by falling priority; among equals the earlier added first.
    public let members: [Member]
}

/// The value of an expression as a sum over restrictions that are active at the solution.
public struct Derivation: Sendable {
    /// One restriction's share.
    public struct Part: Sendable {
        public let restriction: Restriction
        /// How many times it is counted.
        public let multiplier: Double
        /// The constant of the constraint, 0 for the bound of a variable.
        public let bound: Double
    }

    public let value: Double
    /// Multiplier times bound, added up over the parts, is ``value``.
    public let parts: [Part]
}

/// What one call of ``Solver/solve(breaking:)`` did.
public struct SolveSummary: Sendable {
    /// Exchanges of a basic and a nonbasic variable that restored feasibility.
    public let dualPivots: Int
    /// Exchanges that improved the objective.
    public let primalPivots: Int
    /// Nil where no conflict was met, which is nearly always: nothing to count references of.
    private let reports: Reports?

    init(dualPivots: Int, primalPivots: Int, conflicts: [Conflict] = [], broken: [ConstraintID] = []) {
        self.dualPivots = dualPivots
        self.primalPivots = primalPivots
        reports = conflicts.isEmpty ? nil : Reports(conflicts: conflicts, broken: broken)
    }

    /// The conflicts met, in order.
    public var conflicts: [Conflict] { reports?.conflicts ?? [] }
    /// The constraint broken for each of ``conflicts``.
    public var broken: [ConstraintID] { reports?.broken ?? [] }

    private final class Reports: Sendable {
        let conflicts: [Conflict]
        let broken: [ConstraintID]

        init(conflicts: [Conflict], broken: [ConstraintID]) { (self.conflicts, self.broken) = (conflicts, broken) }
    }
}

/// Work done since the solver was made.
public struct Statistics: Sendable, Equatable {
    /// Calls of ``Solver/solve(breaking:)`` that found something to do.
    public var solves = 0
    /// Exchanges that restored feasibility.
    public var dualPivots = 0
    /// Exchanges that improved the objective.
    public var primalPivots = 0
}

/// What a solver refuses, in facts.
public enum SolverError: Error, Equatable, Sendable {
    /// A coefficient, a sum of coefficients or a constant is NaN or infinite.
    case notFinite(Double)
    /// A priority is not above 0 and at most 1000.
    case priorityOutOfRange(Float)
    /// The variable was removed, or belongs to another solver.
    case foreignVariable(Variable)
    /// The constraint was removed, or belongs to another solver.
    case foreignConstraint(ConstraintID)
    /// The solve took more steps than any such system should need.
    case pivotLimitReached(Int)
    /// The coefficients are so far apart that double precision does not tell which solution is the right one.
    case beyondPrecision
}
