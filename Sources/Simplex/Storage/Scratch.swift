/// Work space that lives between calls so that solving does not allocate; its content means nothing in between.
struct Scratch: Sendable {
    /// What belongs to one quantity.
    struct Slot: Sendable, BitwiseCopyable {
        /// Coefficient in the row being made, and the sum of the magnitudes it came from.
        var row = 0.0
        var rowSize = 0.0
        /// How often a definition still has to be written out in that row.
        var pending = 0.0
        /// Whether the quantity is in ``touched``.
        var isTouched = false
        /// Not to be tried again before the next step.
        var isBanned = false
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

    /// A definition to be written out, by its place in the order of definitions.
    struct Pending: Sendable, BitwiseCopyable {
        var place: Int32
        var constraint: Int32
    }

    var slots: Flat<Slot>
    var touched: Flat<Int32>
    /// What the row being made has beside its coefficients, from definitions.
    var rowConstant = 0.0
    /// Definitions still to be written out, lowest place first.
    var pending: Flat<Pending>
    /// Reduced costs, one vector of levels a quantity, and the sum of the magnitudes each came from.
    var cost: Flat<Double>
    var size: Flat<Double>
    var levelCount = 1
    /// Vectors of levels for comparisons.
    var slope: Flat<Double>
    var slopeSize: Flat<Double>
    var best: Flat<Double>
    var breakpoints: Flat<Breakpoint>
    var banned: Flat<Int32>

    init(in memory: Memory) {
        slots = Flat(in: memory, capacity: 64)
        touched = Flat(in: memory, capacity: 32)
        pending = Flat(in: memory, capacity: 8)
        cost = Flat(in: memory, capacity: 256)
        size = Flat(in: memory, capacity: 256)
        slope = Flat(in: memory, capacity: 8)
        slopeSize = Flat(in: memory, capacity: 8)
        best = Flat(in: memory, capacity: 8)
        breakpoints = Flat(in: memory, capacity: 16)
        banned = Flat(in: memory, capacity: 4)
        slope.append(0)
        slopeSize.append(0)
        best.append(0)
    }

    mutating func move(into memory: Memory) {
        slots = slots.copied(into: memory)
        touched = touched.copied(into: memory)
        pending = pending.copied(into: memory)
        cost = cost.copied(into: memory)
        size = size.copied(into: memory)
        slope = slope.copied(into: memory)
        slopeSize = slopeSize.copied(into: memory)
        best = best.copied(into: memory)
        breakpoints = breakpoints.copied(into: memory)
        banned = banned.copied(into: memory)
    }

    var heapBytes: Int {
        slots.bytes + touched.bytes + pending.bytes + cost.bytes + size.bytes + slope.bytes + slopeSize.bytes
            + best.bytes + breakpoints.bytes + banned.bytes
    }

    mutating func grow(quantities: Int) {
        slots.fill(to: quantities, with: Slot())
        cost.fill(to: slots.count * levelCount, with: 0)
        size.fill(to: slots.count * levelCount, with: 0)
    }

    mutating func setLevels(_ count: Int) {
        guard count != levelCount else { return }
        clearTouched()
        levelCount = count
        grow(quantities: slots.count)
        slope.fill(to: count, with: 0)
        slopeSize.fill(to: count, with: 0)
        best.fill(to: count, with: 0)
    }

    mutating func touch(_ quantity: Int) {
        if !slots[quantity].isTouched {
            slots[quantity].isTouched = true
            touched.append(Int32(quantity))
        }
    }

    mutating func clearTouched() {
        for index in touched {
            slots[Int(index)].isTouched = false
            let start = Int(index) * levelCount
            for position in start..<start + levelCount {
                cost[position] = 0
                size[position] = 0
            }
        }
        touched.removeAll()
    }

    /// Empties the row being made.
    mutating func clearRow() {
        for index in touched {
            slots[Int(index)].row = 0
            slots[Int(index)].rowSize = 0
            slots[Int(index)].isTouched = false
        }
        touched.removeAll()
        rowConstant = 0
        pending.removeAll()
    }

    mutating func ban(_ quantity: Int) {
        slots[quantity].isBanned = true
        banned.append(Int32(quantity))
    }

    mutating func clearBanned() {
        for index in banned { slots[Int(index)].isBanned = false }
        banned.removeAll()
    }
}
