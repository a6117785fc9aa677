/// The fields behind a ``SolverState``: plain values and flat arrays, so that a bitwise copy whose arrays are moved to
/// other memory is an independent state, and none needs to be deinitialised.
struct SolverFields: Sendable {
    var states: UnmanagedArray<VariableState>
    var constraints: UnmanagedArray<ConstraintRecord>
    var tableau: Tableau
    /// Terms of all constraints, each constraint a range (``ConstraintRecord/termStart``).
    var terms: TermStore
    /// Priorities in use, highest first; the first is the broken constraints'.
    var levels: UnmanagedArray<Level>
    /// Counts variables and constraints that came or went.
    var structureRevision = 0
    /// What distinguishes the variable, and the constraint, that came last.
    var newestState = SolverSerial.firstGeneration()
    var newestConstraint: Int32 = 0
    var freeStateSlots: UnmanagedArray<Int32>
    var freeConstraintSlots: UnmanagedArray<Int32>

    /// Constraints that define a variable, in the order of definition; -1 where one was dissolved.
    var definitions: UnmanagedArray<Int32>
    var freeDefinitionSlots = 0
    /// Whether something moved since the defined variables were computed.
    var definitionsAreStale = false

    /// Whether a slope, a basis or a limit changed since no variable could improve the objective.
    var costsAreStale = true

    /// Soft limits that may have a slope, and variables that may be outside their bounds.
    var pricedConstraints: UnmanagedArray<Int32>
    var infeasibilityCandidates: UnmanagedArray<Int32>

    /// At least the number of broken constraints since the last retry.
    var brokenCount = 0

    /// Constraints that wait for the next solve, in the order of addition; -1 if there is none.
    var firstWaiting: Int32 = -1
    var lastWaiting: Int32 = -1
    var constraintsPendingRemoval: UnmanagedArray<Int32>
    var edited: UnmanagedArray<Int32>
    /// Counts what can end a coupling: limits that come, go or change, bounds, and moves of nonbasic variables other
    /// than those of coupled limits. A pair that was found coupled in this epoch need not be looked at again.
    var couplingEpoch: Int32 = 0
    var moving: UnmanagedArray<Int32>
    var variablesPendingRemoval: UnmanagedArray<Int32>
    /// Variables that may be away from every breakpoint, and abandoned rows.
    var superbasics: UnmanagedArray<Int32>
    /// An inequality that rests on its bound by ``Solver/restOnBounds()``, and the variable that moved for it.
    struct Rest: Sendable, BitwiseCopyable {
        let constraint: Int32
        let variable: Int32
        let valueBefore: Double
    }
    var rested: UnmanagedArray<Rest>
    /// Whether such rests were ended to be taken up again at the end of the next solve.
    var restsAgain = false
    /// Constraints without terms that are violated and required.
    var emptyConflicts: UnmanagedArray<Int32>
    var precision = Precision.plain
    /// The smallest and largest coefficient, and whether they lie so far apart that factorisations are made in
    /// double-double numbers.
    var smallestCoefficient = 0.5
    var largestCoefficient = 2.0
    var isWide = false
    /// The structure for which it was seen whether rounding is amplified.
    var measuredRevision = -1
    /// Whether each step is decided with a factorisation of its own.
    var isCareful = false
    /// Whether something could not be improved, or brought inside its bounds, since the last factorisation.
    var isInDoubt = false
    /// Whether something was seen that is neither rounding nor large enough to count.
    var needsDigits = false
    var needsSolve = false
    /// Steps a solve may take; nil for a limit by the size of the system.
    var stepLimit: Int?
    /// So many variables that may be outside their bounds are looked at one by one; more are kept in order.
    var mostUnordered = 32
    /// How many variables were looked at in search of those outside their bounds, and constraints and variables in search
    /// of steps that improve.
    var looks = 0
    var movesSinceRefactorisation = 0
    /// The tableau's rounded pivots when the values were last compared with the constraints.
    var checkedPivots = 0

    var scratch: Scratch
    var counters = Statistics()

    init(in memory: Arena, sizes: Sizes) {
        self.init(arraysIn: memory, sizes: sizes)
        newestConstraint = newestState
        levels.append(Level(key: Level.brokenKey))
    }
}
