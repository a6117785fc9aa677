/// Work space that lives between calls so that solving does not allocate; its content means nothing in between. A copy
/// takes its own (`move(into:)`): of the content only the slots have to be right.
///
/// Variables that a computation meets are *touched*: they get a slot in a short list, and what is computed for them
/// is in that slot.
struct Scratch: Sendable {
    /// A coefficient, or reduced cost at one level, and the sum of the magnitudes it came from.
    struct Sum: Sendable, BitwiseCopyable {
        var value = 0.0
        var size = 0.0

        /// 0 for what may be rounding.
        @inline(__always) func part(above precision: Double) -> Double { abs(value) <= precision * size ? 0 : value }
    }

    /// Where the slope of the objective changes along a step.
    struct Breakpoint: Sendable, BitwiseCopyable {
        var distance: Double
        var variable: Int32
        /// The soft constraint passed, or -1 for a bound.
        var constraint: Int32
        /// Units the variable moves per unit of the step, without sign.
        var rate: Double
        var isRising: Bool
        var generation: Int32
    }

    /// A definition to be written out, by its position in the order of definitions, and how often.
    struct Pending: Sendable, BitwiseCopyable {
        var definitionPosition: Int32
        var constraint: Int32
        var factor: Double
    }

    /// A restriction and how often it is counted in a sum, small enough to be sorted fast.
    struct CertificateRow: Sendable, BitwiseCopyable {
        /// The constraint's slot, or for the bound of a variable its slot above all constraints.
        var key: Int
        var multiplier: Double

        private static let firstBound = 1 << 32

        init(constraint: Int, multiplier: Double) {
            key = constraint
            self.multiplier = multiplier
        }

        init(boundOf variable: Int, multiplier: Double) {
            key = CertificateRow.firstBound + variable
            self.multiplier = multiplier
        }

        var constraint: Int? { key < CertificateRow.firstBound ? key : nil }
        var variable: Int { key - CertificateRow.firstBound }
    }

    struct PendingShift: Sendable, BitwiseCopyable {
        var variable: Int32
        /// Rested on all its limits at once, and on which bounds.
        var wasTight: Bool
        var wasAtLower: Bool
        var wasAtUpper: Bool
        var hasTarget = false
        /// Where it goes: with the first of its changed limits that it rested on.
        var target: Double
    }

    /// Per variable, its slot: the position in ``touched``; -1 if it is not there.
    var slots: UnmanagedArray<Int32>
    var touched: UnmanagedArray<Int32>
    /// The row being made, by slot, where costs are otherwise.
    var row: UnmanagedArray<Sum> { cost }
    /// What the row being made has beside its coefficients, from definitions.
    var rowConstant = 0.0
    /// Definitions still to be written out, lowest position first.
    var pending: UnmanagedArray<Pending>
    /// Reduced costs by slot, one vector of levels each.
    var cost: UnmanagedArray<Sum>
    var levelCount = 1
    var slope: UnmanagedArray<Sum>
    var best: UnmanagedArray<Double>
    /// Of very many levels, those that have a reduced cost, and those at which the two vectors are not zero; all
    /// rising.
    var costLevels: UnmanagedArray<Int32>
    var slopeLevels: UnmanagedArray<Int32>
    var bestLevels: UnmanagedArray<Int32>
    var levelSlots: UnmanagedArray<Int32>
    /// Whether there are so many levels that vectors are written by the few that count.
    private(set) var isSparse = false
    var breakpoints: UnmanagedArray<Breakpoint>
    /// Variables that are not to be tried again before the next step.
    var excluded: UnmanagedArray<Int32>
    /// What costs, or improves, exactly as much as the best of a search: variables (twice, plus one if rising) in
    /// the primal search, entries in the dual one.
    var ties: UnmanagedArray<Int32>
    var certificateRows: UnmanagedArray<CertificateRow>
    var shifts: UnmanagedArray<PendingShift>
    var staleRows: UnmanagedArray<Int32>

    init(in memory: Arena, sizes: Sizes) {
        self.init(arraysIn: memory, sizes: sizes)
        setLevels(1, force: true)
    }

    static let initial = 8

    static func bytes(_ sizes: Sizes) -> Int {
        Arena.rounded(sizes.variables * 4) + initial * (3 * 4 + 4 * 16 + 16 + 8 + MemoryLayout<Breakpoint>.stride)
            + 16 + 4 * (MemoryLayout<Pending>.stride + MemoryLayout<PendingShift>.stride)
    }

    mutating func setLevels(_ count: Int, force: Bool = false) {
        guard count != levelCount || force else { return }
        clearTouched()
        levelCount = count
        slope.fill(to: count, with: Sum())
        best.fill(to: count, with: 0)
        isSparse = count > Scratch.denseLevels
        guard isSparse else { return }
        levelSlots.fill(to: count, with: 0)
        for level in slope.indices { (slope[level], best[level]) = (Sum(), 0) }
        slopeLevels.removeAll()
        bestLevels.removeAll()
        costLevels.removeAll()
    }

    /// As many levels as are in vectors that are gone through as a whole.
    private static let denseLevels = 24

    var costWidth: Int { isSparse ? costLevels.count : levelCount }

    mutating func rowSlot(of variable: Int) -> Int {
        let known = slots[variable]
        if known >= 0 { return Int(known) }
        let slot = touched.count
        assert(row.count == slot, "costs are in the way of a row")
        slots[variable] = Int32(slot)
        touched.append(Int32(variable))
        cost.append(Sum())
        return slot
    }

    @discardableResult mutating func costSlot(of variable: Int) -> Int {
        let known = slots[variable]
        if known >= 0 { return Int(known) }
        let slot = touched.count
        slots[variable] = Int32(slot)
        touched.append(Int32(variable))
        cost.fill(to: cost.count + costWidth, with: Sum())
        return slot
    }

    mutating func clearTouched() {
        for index in touched { slots[Int(index)] = -1 }
        touched.removeAll()
        cost.removeAll()
    }

    mutating func clearRow() {
        clearTouched()
        rowConstant = 0
        pending.removeAll()
    }
}
