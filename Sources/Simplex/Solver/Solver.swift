/// An incremental solver for linear constraints with lexicographic priorities.
///
/// Contract (the algorithm is described in `docs/solver.md`):
/// - a required constraint holds, or is one that ``solve(breaking:)`` was told to break;
/// - among all such points the one returned minimises, level by level from the highest priority down, the sum of the
///   absolute violations of that level (L1).
///
/// Where several points are equally good, a constraint added later into the tie stays the violated one (fact A1.5);
/// `docs/solver.md` has the whole rule. The same calls in the same order give the same answer by the same pivots.
/// Units are the caller's (points, for layout).
///
/// Value semantics: a copy is an independent solver, so a what-if is a copy, an edit and a solve.
public struct Solver: Sendable {
    /// Owns the memory of all flat arrays below.
    private var memory: Memory
    var quantities: Flat<Quantity>
    var constraints: Flat<ConstraintRecord>
    var tableau: Tableau
    /// Terms of all constraints, each constraint a range (``ConstraintRecord/termStart``).
    var terms: TermStore
    /// Priorities in use, highest first; the first is the broken constraints'.
    var levels: [Level] = [Level(key: Level.brokenKey)]
    /// Constraints ever added.
    var additions: Int32 = 0
    var vacantQuantities: [Int32] = []
    var vacantConstraints: [Int32] = []

    /// Constraints that define a variable, in the order of definition; -1 where one was dissolved.
    var definitions: Flat<Int32>
    var vacantDefinitions = 0
    /// Whether something moved since the defined variables were computed.
    var definitionsAreStale = false

    /// Whether a slope, a basis or a limit changed since no quantity could improve the objective.
    var costsAreStale = true

    /// Soft limits that may have a slope, and quantities that may be outside their walls.
    var sloped: Flat<Int32>
    var suspects: Flat<Int32>

    /// At least the number of broken constraints since the last retry.
    var brokenCount = 0

    /// Work recorded for the next solve, in the order of the calls.
    var waiting: [Int32] = []
    var leaving: [Int32] = []
    var edited: [Int32] = []
    var doomedVariables: [Int32] = []
    /// Quantities that may be away from every kink, and abandoned rows.
    var strays: [Int32] = []
    /// Constraints without terms that are violated and required.
    var emptyConflicts: [Int32] = []
    /// Quantities whose walls or values changed since feasibility was last established.
    var needsSolve = false
    /// Steps a solve may take; nil for a limit by the size of the system.
    var stepLimit: Int?
    /// Moves since the values were last computed from the rows.
    var movesSinceRefresh = 0
    /// The tableau's rounded pivots when the values were last compared with the constraints.
    var checkedPivots = 0

    var scratch: Scratch
    var counters = Statistics()

    /// Makes a solver without variables and constraints.
    ///
    /// - Complexity: O(1).
    public init() {
        let memory = Memory()
        self.memory = memory
        quantities = Flat(in: memory, capacity: 64)
        constraints = Flat(in: memory, capacity: 64)
        tableau = Tableau(in: memory)
        terms = TermStore(in: memory)
        definitions = Flat(in: memory, capacity: 32)
        sloped = Flat(in: memory, capacity: 16)
        suspects = Flat(in: memory, capacity: 16)
        scratch = Scratch(in: memory)
    }

    /// Takes memory of its own if another solver shares it. Every public change begins with this.
    mutating func own() {
        guard !isKnownUniquelyReferenced(&memory) else { return }
        let memory = Memory()
        quantities = quantities.copied(into: memory)
        constraints = constraints.copied(into: memory)
        tableau.move(into: memory)
        terms.move(into: memory)
        definitions = definitions.copied(into: memory)
        sloped = sloped.copied(into: memory)
        suspects = suspects.copied(into: memory)
        scratch.move(into: memory)
        self.memory = memory
    }

    /// Work done since the solver was made.
    ///
    /// - Complexity: O(1).
    public var statistics: Statistics { counters }

    /// Whether nothing changed since the last solve, so that solving would do nothing.
    ///
    /// - Complexity: O(1).
    public var isSolved: Bool { !needsSolve }
}
