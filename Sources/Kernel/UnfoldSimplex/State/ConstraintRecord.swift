/// What the solver keeps about one constraint, in 48 bytes.
struct ConstraintRecord: Sendable, BitwiseCopyable {
    enum State: Sendable, BitwiseCopyable {
        case unused
        /// Recorded, waiting for the next solve.
        case waiting
        case installed
        /// Removed by the caller, waiting for the next solve to leave the tableau.
        case pendingRemoval
    }

    /// Where on the variable the constraint holds with equality: constant / scale. For a definition, the constant it is
    /// evaluated with.
    var breakpoint = 0.0
    /// The right side; ``breakpoint`` follows at the next solve.
    var constant = 0.0
    /// Rises with each constraint added to the solver, so that it distinguishes it from earlier users of the slot.
    var order: Int32 = 0
    /// What it limits; -1 for an equality that is a definition, or a constraint without terms.
    var variable: Int32 = -1
    /// The next limit of its variable, or while it waits the next one that does.
    var next: Int32 = -1
    var termStart: Int32 = 0
    var termCount: Int32 = 0
    var priority = Priority.required { didSet { flags[11] = isRequired } }
    var level: Int32 = 0
    var state: State = .unused
    var relation = Relation.equal
    /// Position 11 is ``isHard``, set with ``priority`` and ``isBroken``; `Inert/State+Flags.tsv` names 0 to 10.
    var flags = Flags(bits: 1 << 11)

    /// Whether all of it is that definition. Else it defines by its left side, which is a variable of the tableau.
    var isDefinition: Bool { isDefining && variable < 0 }

    var isHard: Bool { flags[11] }
    var isRequired: Bool { priority == .required && !isBroken }
}

/// Up to sixteen answers of yes or no.
struct Flags: Sendable, BitwiseCopyable {
    var bits: UInt16 = 0

    @inline(__always) subscript(_ position: UInt16) -> Bool {
        get { bits & (1 << position) != 0 }
        set { bits = newValue ? bits | (1 << position) : bits & ~(1 << position) }
    }
}
