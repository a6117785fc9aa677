/// Work space that lives between calls so that solving does not allocate; its content means nothing in between.
///
/// Quantities that a computation meets are *touched*: they get a place in a short list, and what is computed for them
/// stands at that place.
struct Scratch: Sendable {
    /// A coefficient, or reduced cost at one level, and the sum of the magnitudes it came from.
    struct Sum: Sendable, BitwiseCopyable {
        var value = 0.0
        var size = 0.0
    }

    /// Where the slope of the objective changes along a step.
    struct Breakpoint: Sendable, BitwiseCopyable {
        var distance: Double
        var quantity: Int32
        /// The soft constraint passed, or -1 for a wall.
        var constraint: Int32
        /// The wall's position.
        var wall: Double
        /// Units the quantity moves per unit of the step, without sign.
        var rate: Double
        /// Whether the quantity moves up.
        var isRising: Bool
    }

    /// A definition to be written out, by its place in the order of definitions, and how often.
    struct Pending: Sendable, BitwiseCopyable {
        var place: Int32
        var constraint: Int32
        var factor: Double
    }

    /// Per quantity, its position in ``touched``; -1 if it is not there.
    var places: Flat<Int32>
    var touched: Flat<Int32>
    /// The row being made, by place.
    var row: Flat<Sum>
    /// What the row being made has beside its coefficients, from definitions.
    var rowConstant = 0.0
    /// Definitions still to be written out, lowest place first.
    var pending: Flat<Pending>
    /// Reduced costs by place, one vector of levels each.
    var cost: Flat<Sum>
    var levelCount = 1
    /// Vectors of levels for comparisons.
    var slope: Flat<Sum>
    var best: Flat<Double>
    /// Of very many levels, those that have a reduced cost, and those at which the two vectors are not zero; all rising.
    var costLevels: Flat<Int32>
    var slopeLevels: Flat<Int32>
    var bestLevels: Flat<Int32>
    /// By level, its place in ``costLevels``.
    var levelPlaces: Flat<Int32>
    /// Whether there are so many levels that vectors are written by the few that count.
    private(set) var isSparse = false
    var breakpoints: Flat<Breakpoint>
    /// Quantities that are not to be tried again before the next step.
    var banned: Flat<Int32>
    /// What costs, or improves, exactly as much as the best of a search: quantities (twice, plus one if rising) in
    /// the primal search, entries in the dual one.
    var ties: Flat<Int32>
    /// A conflict or derivation being put together.
    var drafts: Flat<SolverState.Draft>
    /// Edits being applied, and the rows they moved.
    var shifts: Flat<SolverState.Shift>
    var dirty: Flat<Int32>

    init(in memory: Memory, sizes: Sizes) {
        places = Flat(in: memory, capacity: sizes.quantities)
        touched = Flat(in: memory, capacity: Scratch.initial)
        row = Flat(in: memory, capacity: Scratch.initial)
        pending = Flat(in: memory, capacity: Scratch.initial)
        cost = Flat(in: memory, capacity: 4 * Scratch.initial)
        slope = Flat(in: memory, capacity: 8)
        best = Flat(in: memory, capacity: 8)
        costLevels = Flat(in: memory, capacity: 0)
        slopeLevels = Flat(in: memory, capacity: 0)
        bestLevels = Flat(in: memory, capacity: 0)
        levelPlaces = Flat(in: memory, capacity: 0)
        breakpoints = Flat(in: memory, capacity: Scratch.initial)
        banned = Flat(in: memory, capacity: 4)
        ties = Flat(in: memory, capacity: Scratch.initial)
        drafts = Flat(in: memory, capacity: 4)
        shifts = Flat(in: memory, capacity: Scratch.initial)
        dirty = Flat(in: memory, capacity: Scratch.initial)
        setLevels(1, force: true)
    }

    /// Elements of the short lists to begin with.
    private static let initial = 8

    static func bytes(_ sizes: Sizes) -> Int {
        Memory.rounded(sizes.quantities * 4) + initial * 4 + initial * 16 + initial * 16 + 4 * initial * 16 + 8 * 16
            + 8 * 8 + 4 * MemoryLayout<SolverState.Draft>.stride + initial * MemoryLayout<Breakpoint>.stride + 16
            + initial * MemoryLayout<SolverState.Shift>.stride + 2 * initial * 4
    }

    /// A copy takes its own; of the content only the places have to be right.
    mutating func move(into memory: Memory) {
        places = places.copied(into: memory)
        touched = touched.copied(into: memory)
        row = row.copied(into: memory)
        pending = pending.copied(into: memory)
        cost = cost.copied(into: memory)
        slope = slope.copied(into: memory)
        best = best.copied(into: memory)
        costLevels = costLevels.copied(into: memory)
        slopeLevels = slopeLevels.copied(into: memory)
        bestLevels = bestLevels.copied(into: memory)
        levelPlaces = levelPlaces.copied(into: memory)
        breakpoints = breakpoints.copied(into: memory)
        banned = banned.copied(into: memory)
        ties = ties.copied(into: memory)
        drafts = drafts.copied(into: memory)
        shifts = shifts.copied(into: memory)
        dirty = dirty.copied(into: memory)
    }

    var heapBytes: Int {
        places.bytes + touched.bytes + row.bytes + pending.bytes + cost.bytes + slope.bytes + best.bytes
            + breakpoints.bytes + banned.bytes + shifts.bytes + dirty.bytes + ties.bytes
            + drafts.bytes + costLevels.bytes + slopeLevels.bytes + bestLevels.bytes + levelPlaces.bytes
    }

    mutating func setLevels(_ count: Int, force: Bool = false) {
        guard count != levelCount || force else { return }
        clearTouched()
        levelCount = count
        slope.fill(to: count, with: Sum())
        best.fill(to: count, with: 0)
        isSparse = count > Scratch.denseLevels
        guard isSparse else { return }
        levelPlaces.fill(to: count, with: 0)
        for level in slope.indices { (slope[level], best[level]) = (Sum(), 0) }
        slopeLevels.removeAll()
        bestLevels.removeAll()
        costLevels.removeAll()
    }

    /// As many levels as stand in vectors that are gone through as a whole.
    private static let denseLevels = 24

    /// Reduced costs of one quantity.
    var costWidth: Int { isSparse ? costLevels.count : levelCount }

    /// The quantity's place in the row being made.
    mutating func rowPlace(of quantity: Int) -> Int {
        let known = places[quantity]
        if known >= 0 { return Int(known) }
        let place = touched.count
        assert(row.count == place, "costs are in the way of a row")
        places[quantity] = Int32(place)
        touched.append(Int32(quantity))
        row.append(Sum())
        return place
    }

    /// The quantity's place among the reduced costs.
    @discardableResult
    mutating func costPlace(of quantity: Int) -> Int {
        let known = places[quantity]
        if known >= 0 { return Int(known) }
        let place = touched.count
        places[quantity] = Int32(place)
        touched.append(Int32(quantity))
        cost.fill(to: cost.count + costWidth, with: Sum())
        return place
    }

    mutating func clearTouched() {
        for index in touched { places[Int(index)] = -1 }
        touched.removeAll()
        cost.removeAll()
        row.removeAll()
    }

    /// Empties the row being made.
    mutating func clearRow() {
        clearTouched()
        rowConstant = 0
        pending.removeAll()
    }
}
