/// An incremental solver for linear constraints with lexicographic priorities.
///
/// Contract (the algorithm is described in `docs/solver.md`):
/// - a required constraint holds, or is one that the caller of ``solve(breaking:)`` chose to break;
/// - among all such points the one returned minimises, level by level from the highest priority down, the sum of the
///   absolute violations of that level (L1).
///
/// Where several points are equally good, a constraint added later into the tie stays the violated one (fact A1.5);
/// `docs/solver.md` has the whole rule. The same calls in the same order give the same answer by the same pivots.
/// Units are the caller's (points, for layout).
///
/// Value semantics: a copy is an independent solver, so a what-if is a copy, an edit and a solve. A copy costs nothing
/// until one of the two is changed.
// Sendable: a value; its memory is copied before a write if another solver shares it.
public struct Solver: @unchecked Sendable {
    /// Keeps the state's memory alive; shared with copies until one of them changes.
    private(set) var memory: Arena
    /// The state, inside ``memory``. Two words in all, so that a solver held by a class is passed on in registers.
    let state: SolverState

    /// Makes a solver without variables and constraints.
    public init() { self.init(sizes: Sizes(variables: 16, constraints: 24)) }

    /// Makes an empty solver with space for a system whose size the caller knows.
    ///
    /// - Parameters:
    ///   - variables: How many variables there will be.
    ///   - constraints: How many constraints, of about two terms each.
    /// - Complexity: O(1), except for the memory's own cost.
    public init(variables: Int, constraints: Int) {
        self.init(sizes: Sizes(variables: variables, constraints: constraints))
    }

    private init(sizes: Sizes) {
        self.init(in: Arena(bytes: sizes.bytes + Solver.fieldBytes))
        state.fields.initialize(to: SolverFields(in: memory, sizes: sizes))
    }

    init(copying original: SolverState) {
        self.init(in: Arena(bytes: original.heapBytes + Solver.fieldBytes))
        state.fields.initialize(to: original.fields.pointee)
        state.fields.pointee.move(into: memory)
    }

    /// Leaves the fields to be initialised.
    private init(in memory: Arena) {
        let block = memory.allocate(Solver.fieldBytes)
        self.memory = memory
        state = SolverState(fields: block.bindMemory(to: SolverFields.self, capacity: 1))
    }

    private static let fieldBytes = MemoryLayout<SolverFields>.size

    /// The state, to be changed. Takes memory of its own first if another solver shares it.
    mutating func owned() -> SolverState {
        if !isKnownUniquelyReferenced(&memory) { self = Solver(copying: state) } else { memory.forgetKnowledge() }
        return state
    }

    var hasOwnMemory: Bool { mutating get { isKnownUniquelyReferenced(&memory) } }

    /// Makes space at once for a system whose size the caller knows; more may be added all the same.
    ///
    /// - Parameters:
    ///   - variables: How many variables there will be.
    ///   - constraints: How many constraints, of about two terms each.
    /// - Complexity: O(variables + constraints).
    public mutating func reserveCapacity(variables: Int, constraints: Int) {
        let sizes = Sizes(variables: variables, constraints: constraints)
        if state.isEmpty { self = Solver(sizes: sizes) } else { owned().reserve(sizes) }
    }

    /// Bytes of heap memory behind the solver, reserve capacity included, shared with copies or not.
    public var heapBytes: Int { memory.bytes }

    /// Work done since the solver was made.
    public var statistics: Statistics { state.counters }

    /// Whether nothing changed since the last solve, so that solving would do nothing.
    public var isSolved: Bool { !state.needsSolve }

    /// Counts variables and constraints that came or went. Equal numbers in a solver and an earlier copy of it mean
    /// that both have the same, unless both were changed.
    public var structureRevision: Int { state.structureRevision }
}
