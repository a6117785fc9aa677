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
    private(set) var memory: Memory
    var quantities: Flat<Quantity>
    var constraints: Flat<ConstraintRecord>
    var tableau: Tableau
    /// Terms of all constraints, each constraint a range (``ConstraintRecord/termStart``).
    var terms: TermStore
    /// Priorities in use, highest first; the first is the broken constraints'.
    var levels: Flat<Level>
    /// Counts variables and constraints that came or went. Equal numbers in a solver and an earlier copy of it mean that
    /// both have the same, unless both were changed.
    public internal(set) var structureRevision = 0
    /// Constraints ever added.
    var additions: Int32 = 0
    var vacantQuantities: Flat<Int32>
    var vacantConstraints: Flat<Int32>

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
    var waiting: Flat<Int32>
    var leaving: Flat<Int32>
    var edited: Flat<Int32>
    var doomedVariables: Flat<Int32>
    /// Quantities that may be away from every kink, and abandoned rows.
    var strays: Flat<Int32>
    /// Constraints without terms that are violated and required.
    var emptyConflicts: Flat<Int32>
    /// Whether something was recorded since the last solve.
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
    public init() { self.init(sizes: Sizes(variables: 16, constraints: 24)) }

    /// Makes an empty solver with room for a system whose size the caller knows.
    ///
    /// - Parameters:
    ///   - variables: How many variables there will be.
    ///   - constraints: How many constraints, of about two terms each.
    /// - Complexity: O(1), but for the memory's own cost.
    public init(variables: Int, constraints: Int) {
        self.init(sizes: Sizes(variables: variables, constraints: constraints))
    }

    init(sizes: Sizes) {
        let memory = Memory(bytes: sizes.bytes)
        self.memory = memory
        quantities = Flat(in: memory, capacity: sizes.quantities)
        constraints = Flat(in: memory, capacity: sizes.constraints)
        tableau = Tableau(in: memory, sizes: sizes)
        terms = TermStore(in: memory, sizes: sizes)
        definitions = Flat(in: memory, capacity: sizes.definitions)
        sloped = Flat(in: memory, capacity: Sizes.list)
        suspects = Flat(in: memory, capacity: Sizes.list)
        levels = Flat(in: memory, capacity: Sizes.list)
        vacantQuantities = Flat(in: memory, capacity: Sizes.list)
        vacantConstraints = Flat(in: memory, capacity: Sizes.list)
        waiting = Flat(in: memory, capacity: sizes.constraints)
        leaving = Flat(in: memory, capacity: Sizes.list)
        edited = Flat(in: memory, capacity: Sizes.list)
        doomedVariables = Flat(in: memory, capacity: Sizes.list)
        strays = Flat(in: memory, capacity: Sizes.list)
        emptyConflicts = Flat(in: memory, capacity: Sizes.list)
        scratch = Scratch(in: memory, sizes: sizes)
        levels.append(Level(key: Level.brokenKey))
    }

    /// Takes memory of its own if another solver shares it. Every public change begins with this.
    mutating func own() {
        if !isKnownUniquelyReferenced(&memory) { moveToOwnMemory() }
    }

    @inline(never)
    private mutating func moveToOwnMemory() {
        let memory = Memory(bytes: heapBytesOfCopy)
        quantities = quantities.copied(into: memory)
        constraints = constraints.copied(into: memory)
        tableau.move(into: memory)
        terms.move(into: memory)
        definitions = definitions.copied(into: memory)
        sloped = sloped.copied(into: memory)
        suspects = suspects.copied(into: memory)
        levels = levels.copied(into: memory)
        vacantQuantities = vacantQuantities.copied(into: memory)
        vacantConstraints = vacantConstraints.copied(into: memory)
        waiting = waiting.copied(into: memory)
        leaving = leaving.copied(into: memory)
        edited = edited.copied(into: memory)
        doomedVariables = doomedVariables.copied(into: memory)
        strays = strays.copied(into: memory)
        emptyConflicts = emptyConflicts.copied(into: memory)
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
