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
    /// The tightest bounds; ``SolverState/holder(of:lower:)`` is what puts one there.
    var lower = -Double.infinity
    var upper = Double.infinity
    /// First of the constraints that limit it, -1 if there is none; less if it is defined.
    var firstLimit: Int32 = -1
    var mentions: Int32 = 0
    /// Definitions of other variables that mention it.
    var uses: Int32 = 0
    /// Distinguishes it from earlier users of the slot; what was made later has a greater one.
    var generation: Int32 = 0
    /// Position among the shifts that are being collected, or of its definition in the order of definitions; -1 if it has
    /// none. Less for one whose limits were seen to be coupled.
    var place: Int32 = -1
    var kind: Kind
    /// `Inert/State+Flags.tsv` has the positions.
    var flags = Flags()

    /// Whether it is not in the tableau, but defined by a constraint.
    var isDefined: Bool { firstLimit < -1 }

    init(kind: Kind) { self.kind = kind }

    /// No bound on that side.
    static let nobody: Int32 = -1
    /// The bound at 0 of a variable that may not be negative.
    static let domain: Int32 = -2
}
