/// The fields behind a ``SolverState``: plain values and flat arrays, so that a bitwise copy whose arrays are moved to
/// other memory is an independent state, and none needs to be deinitialised.
struct SolverFields: Sendable {
    var quantities: Flat<Quantity>
    var constraints: Flat<ConstraintRecord>
    var tableau: Tableau
    /// Terms of all constraints, each constraint a range (``ConstraintRecord/termStart``).
    var terms: TermStore
    /// Priorities in use, highest first; the first is the broken constraints'.
    var levels: Flat<Level>
    /// The generation of slots that nobody used yet.
    let firstGeneration = SolverSerial.firstGeneration()
    /// Counts variables and constraints that came or went.
    var structureRevision = 0
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
    /// Counts what can end a pair: limits that come, go or change, walls, and moves of parametric quantities other than
    /// those of pairs. A pair that was seen at this very time need not be looked at again.
    var pairTime: Int32 = 0
    /// Quantities that go along with a pair of limits.
    var moving: Flat<Int32>
    var doomedVariables: Flat<Int32>
    /// Quantities that may be away from every kink, and abandoned rows.
    var strays: Flat<Int32>
    /// Inequalities that rest on their bounds by ``Solver/restOnBounds()``, the variable that gave way for each, and where it was.
    var rested: Flat<Int32>
    var restedVariables: Flat<Int32>
    var restedPlaces: Flat<Double>
    /// Whether such rests were ended to be taken up again at the end of the next solve.
    var restsAgain = false
    /// Constraints without terms that are violated and required.
    var emptyConflicts: Flat<Int32>
    /// What counts as rounding.
    var precision = Precision.plain
    /// The smallest and largest coefficient, and whether they lie so far apart that factorisations are made in double-double
    /// numbers.
    var smallestCoefficient = 0.5
    var largestCoefficient = 2.0
    var isWide = false
    /// Whether something could not be improved, or brought inside its walls, since the last factorisation.
    var isInDoubt = false
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

    init(in memory: Memory, sizes: Sizes) {
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
        moving = Flat(in: memory, capacity: Sizes.list)
        doomedVariables = Flat(in: memory, capacity: Sizes.list)
        strays = Flat(in: memory, capacity: Sizes.list)
        emptyConflicts = Flat(in: memory, capacity: Sizes.list)
        rested = Flat(in: memory, capacity: 0)
        restedVariables = Flat(in: memory, capacity: 0)
        restedPlaces = Flat(in: memory, capacity: 0)
        scratch = Scratch(in: memory, sizes: sizes)
        levels.append(Level(key: Level.brokenKey))
    }

    /// Gives every array a place in other memory; for a bitwise copy, which then is independent.
    mutating func move(into memory: Memory) {
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
        moving = moving.copied(into: memory)
        doomedVariables = doomedVariables.copied(into: memory)
        strays = strays.copied(into: memory)
        emptyConflicts = emptyConflicts.copied(into: memory)
        rested = rested.copied(into: memory)
        restedVariables = restedVariables.copied(into: memory)
        restedPlaces = restedPlaces.copied(into: memory)
        scratch.move(into: memory)
    }
}
