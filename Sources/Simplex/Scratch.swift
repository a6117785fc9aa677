/// Work space that lives between calls so that solving does not allocate; its content means nothing in between.
struct Scratch: Sendable {
    /// Per quantity: whether it is in ``touched``.
    var isTouched: [Bool] = []
    var touched: [Int32] = []
    /// Reduced costs, one vector of levels a quantity, and the sum of the magnitudes each came from.
    var cost: [Double] = []
    var size: [Double] = []
    var levelCount = 1
    /// A row being made, and the sum of the magnitudes each coefficient came from.
    var row: [Double] = []
    var rowSize: [Double] = []
    /// What the row has beside its coefficients, from definitions.
    var rowConstant = 0.0
    /// Definitions still to be written out in the row, by place, lowest first, and their variables' coefficients.
    var pending: [(place: Int32, constraint: Int32)] = []
    var pendingCoefficient: [Double] = []
    /// Vectors of levels for comparisons.
    var slope: [Double] = [0]
    var slopeSize: [Double] = [0]
    var best: [Double] = [0]
    var breakpoints: [Breakpoint] = []
    /// Quantities not to be tried again before the next step.
    var isBanned: [Bool] = []
    var banned: [Int32] = []

    /// Where the slope of the objective changes along a step.
    struct Breakpoint: Sendable {
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

    mutating func grow(quantities: Int) {
        while isTouched.count < quantities {
            isTouched.append(false)
            isBanned.append(false)
            row.append(0)
            rowSize.append(0)
            pendingCoefficient.append(0)
        }
        let needed = isTouched.count * levelCount
        while cost.count < needed {
            cost.append(0)
            size.append(0)
        }
    }

    mutating func setLevels(_ count: Int) {
        guard count != levelCount else { return }
        levelCount = count
        cost = Array(repeating: 0, count: isTouched.count * count)
        size = cost
        slope = Array(repeating: 0, count: count)
        slopeSize = slope
        best = slope
    }

    mutating func touch(_ quantity: Int) {
        if !isTouched[quantity] {
            isTouched[quantity] = true
            touched.append(Int32(quantity))
        }
    }

    mutating func clearTouched() {
        for index in touched {
            isTouched[Int(index)] = false
            let start = Int(index) * levelCount
            for position in start..<start + levelCount {
                cost[position] = 0
                size[position] = 0
            }
        }
        touched.removeAll(keepingCapacity: true)
    }

    /// Empties the row being made.
    mutating func clearRow() {
        for index in touched {
            row[Int(index)] = 0
            rowSize[Int(index)] = 0
            isTouched[Int(index)] = false
        }
        touched.removeAll(keepingCapacity: true)
        rowConstant = 0
        pending.removeAll(keepingCapacity: true)
    }

    mutating func clearBanned() {
        for index in banned { isBanned[Int(index)] = false }
        banned.removeAll(keepingCapacity: true)
    }
}
