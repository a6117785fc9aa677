/// One column or row of the tableau: a variable, or the left side of a constraint with several terms.
///
/// Its *limits* are the constraints put on it; each is a kink of a convex, piecewise linear cost (or a wall, if
/// required). A parametric quantity rests on a kink or wall, or at 0 when nothing limits it.
struct Quantity: Sendable, BitwiseCopyable {
    enum Kind: Sendable, BitwiseCopyable {
        /// A slot nobody uses.
        case vacant
        /// An unknown the caller made.
        case variable
        /// The left side of a constraint, divided by ``ConstraintRecord/scale``.
        case row
    }

    var value: Double = 0
    /// The tightest walls, and who put them there: a constraint, or one of the two constants below.
    var lower = -Double.infinity
    var upper = Double.infinity
    var lowerBy: Int32 = Quantity.nobody
    var upperBy: Int32 = Quantity.nobody
    /// First of the constraints that limit it; -1 if none.
    var firstLimit: Int32 = -1
    /// The constraint that defines it; -1 if it is in the tableau.
    var definition: Int32 = -1
    /// Constraints that mention the variable.
    var mentions: Int32 = 0
    /// Definitions of other variables that mention it.
    var uses: Int32 = 0
    /// Told apart from earlier users of the slot.
    var generation: Int32 = 0
    /// Place among the shifts that are being collected; -1 if none.
    var shift: Int32 = -1
    var kind: Kind
    /// A variable that may not be negative.
    var isNonNegative = false
    /// Parametric but possibly away from every kink, to be settled before the solution is final.
    var isStray = false
    /// In the list of quantities that may be outside their walls.
    var isSuspect = false
    /// A row without limits, to be dropped once it is basic.
    var isAbandoned = false
    /// Not to be tried again before the next step.
    var isBanned = false
    /// Parametric, and on its way to the kink of the pair of limits it rests on.
    var isMoving = false
    /// Its value changed and nothing was brought in line with it yet.
    var isDirty = false

    init(kind: Kind) { self.kind = kind }

    /// No wall on that side.
    static let nobody: Int32 = -1
    /// The wall at 0 of a variable that may not be negative.
    static let domain: Int32 = -2
}

/// What the solver keeps about one constraint.
struct ConstraintRecord: Sendable, BitwiseCopyable {
    enum State: Sendable, BitwiseCopyable {
        case vacant
        /// Recorded, waiting for the next solve.
        case waiting
        case installed
        /// Removed by the caller, waiting for the next solve to leave the tableau.
        case leaving
    }

    /// Left side = scale * quantity.
    var scale = 1.0
    /// Where on the quantity the constraint holds with equality: constant / scale. For a definition, the constant it is
    /// evaluated with.
    var kink = 0.0
    /// The right side; ``kink`` follows at the next solve.
    var constant = 0.0
    /// Counts up with each constraint added to the solver.
    var order: Int32 = 0
    var generation: Int32 = 0
    /// What it limits; -1 for a definition or a constraint without terms.
    var quantity: Int32 = -1
    /// Next constraint on the same quantity.
    var next: Int32 = -1
    /// The variable it defines, which is then its first term; -1 if it is in the tableau. And its place in the order of
    /// definitions.
    var defines: Int32 = -1
    var place: Int32 = 0
    var termStart: Int32 = 0
    var termCount: Int32 = 0
    var priority = Priority.required
    var level: Int32 = 0
    var state: State = .vacant
    var relation = Relation.equal
    var isBroken = false
    /// For a limit of a basic quantity: on which side of the kink it stands (on the kink, which side's slope counts).
    var isAbove = false
    /// In the list of edits the next solve applies.
    var isEdited = false
    /// Its priority changed or it was retried, not only its constant.
    var isRepriced = false
    /// In the list of limits that may have a slope.
    var isListed = false
    /// The time (``SolverFields/pairTime``) at which it was seen to be the first of a pair.
    var pairTime: Int32 = -1
    /// Whether being below, or above, the kink violates it (in the quantity's direction, not the terms').
    var minds = Sides(below: false, above: false)

    struct Sides: Sendable, BitwiseCopyable {
        var below: Bool
        var above: Bool
    }

    /// A wall rather than a cost.
    var isHard: Bool { priority == .required && !isBroken }
    /// Violation per unit of the quantity.
    var weight: Double { abs(scale) }

    /// Slope of the cost below (or above) the kink at the constraint's own level.
    func slope(above: Bool) -> Double {
        above ? (minds.above ? weight : 0) : (minds.below ? -weight : 0)
    }
}
