/// What the solver keeps about one constraint. Larger fields come first, so that no space is left between them.
struct ConstraintRecord: Sendable, BitwiseCopyable {
    enum State: Sendable, BitwiseCopyable {
        case unused
        /// Recorded, waiting for the next solve.
        case waiting
        case installed
        /// Removed by the caller, waiting for the next solve to leave the tableau.
        case pendingRemoval
    }

    /// Left side = scale * variable.
    var scale = 1.0
    /// Where on the variable the constraint holds with equality: constant / scale. For a definition, the constant it is
    /// evaluated with.
    var breakpoint = 0.0
    /// The right side; ``breakpoint`` follows at the next solve.
    var constant = 0.0
    /// What a unit of violation counts for among those of its priority.
    var importance = 1.0
    /// Counts up with each constraint added to the solver.
    var order: Int32 = 0
    var generation: Int32 = 0
    /// What it limits; -1 for an equality that is a definition, or a constraint without terms.
    var variable: Int32 = -1
    var next: Int32 = -1
    /// The variable it defines, which is then its first term; -1 if there is none. And its position in the order of
    /// definitions.
    var defines: Int32 = -1
    var definitionPosition: Int32 = 0
    var termStart: Int32 = 0
    var termCount: Int32 = 0
    var priority = Priority.required
    var level: Int32 = 0
    /// The epoch (``SolverFields/couplingEpoch``) in which it was seen to be the first of a coupled pair.
    var couplingEpoch: Int32 = -1
    var state: State = .unused
    var relation = Relation.equal
    var isBroken = false
    /// For a limit of a basic variable: on which side of the breakpoint it stands (on the breakpoint, which side's
    /// slope counts).
    var isAbove = false
    var isEdited = false
    /// Its priority changed or it was retried, not only its constant.
    var isRepriced = false
    /// In the list of limits that may have a slope.
    var isListed = false
    /// Whether being below, or above, the breakpoint violates it (in the variable's direction, not the terms').
    var violatedSides = Sides(below: false, above: false)

    struct Sides: Sendable, BitwiseCopyable {
        var below: Bool
        var above: Bool
    }

    /// Whether all of it is that definition. Else it defines by its left side, which is a variable of the tableau.
    var isDefinition: Bool { defines >= 0 && variable < 0 }

    var isHard: Bool { priority == .required && !isBroken }
    var weight: Double { abs(scale) * importance }

    /// Slope of the cost below (or above) the breakpoint at the constraint's own level.
    func slope(above: Bool) -> Double {
        above ? (violatedSides.above ? weight : 0) : (violatedSides.below ? -weight : 0)
    }
}
