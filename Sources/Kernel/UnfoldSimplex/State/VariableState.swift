/// One column or row of the tableau: a structural variable (an unknown of the caller), or a logical one (the left side
/// of a constraint with several terms).
///
/// Its *limits* are the constraints put on it; each is a breakpoint of a convex, piecewise linear cost (or a bound, if
/// required). A nonbasic variable rests on a breakpoint or bound, or at 0 when nothing limits it.
struct VariableState: Sendable, BitwiseCopyable {
    enum Kind: Sendable, BitwiseCopyable {
        case unused
        case variable
        /// The left side of a constraint, divided by ``ConstraintRecord/scale``.
        case row
    }

    var value: Double = 0
    /// The tightest bounds, and what put them there: a constraint, or one of the two constants below.
    var lower = -Double.infinity
    var upper = Double.infinity
    var lowerBy: Int32 = VariableState.nobody
    var upperBy: Int32 = VariableState.nobody
    /// First of the constraints that limit it; -1 if none.
    var firstLimit: Int32 = -1
    /// The constraint that defines it; -1 if it is in the tableau.
    var definition: Int32 = -1
    var mentions: Int32 = 0
    /// Definitions of other variables that mention it.
    var uses: Int32 = 0
    /// Distinguishes it from earlier users of the slot; what was made later has a greater one.
    var generation: Int32 = 0
    /// Position among the shifts that are being collected; -1 if none.
    var shift: Int32 = -1
    var kind: Kind
    var isNonNegative = false
    /// Its definition makes it equal to another variable, which has its limits.
    var isMerged = false
    /// Nonbasic but possibly away from every breakpoint: to be moved to one before the solution is final.
    var isSuperbasic = false
    var isInfeasibilityCandidate = false
    /// A row without limits, to be dropped once it is basic.
    var isAbandoned = false
    /// Not to be tried again before the next step.
    var isExcluded = false
    /// Nonbasic, and on its way to the breakpoint of the coupled limits it rests on.
    var isMoving = false
    /// Its value changed and nothing was brought in line with it yet.
    var isStale = false

    init(kind: Kind) { self.kind = kind }

    /// No bound on that side.
    static let nobody: Int32 = -1
    /// The bound at 0 of a variable that may not be negative.
    static let domain: Int32 = -2
}
