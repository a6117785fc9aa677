/// The equations `basic = sum of coefficient * nonbasic`, one row a basic variable.
///
/// Entries are in one flat array and are linked along their row and along their column, so that a pivot touches
/// only the rows that mention the entering variable, and no row owns memory of its own.
struct Tableau: Sendable {
    /// One non-zero coefficient.
    struct Entry: Sendable, BitwiseCopyable {
        var row: Int32
        var column: Int32
        var value: Double
        var nextInRow: Int32
        var previousInRow: Int32
        var nextInColumn: Int32
        var previousInColumn: Int32
    }

    /// A variable's row (basic) or column (nonbasic).
    struct Line: Sendable, BitwiseCopyable {
        /// First entry, -1 when empty.
        var head: Int32 = -1
        var count: Int32 = 0
        /// Of a column, the last row that met it.
        var mergedInto: Int32 = -1
        /// Whether the variable heads a row.
        var isBasic: Bool {
            get { mergedInto == .min }
            set { mergedInto = newValue ? .min : -1 }
        }
    }

    var entries: UnmanagedArray<Entry>
    var lines: UnmanagedArray<Line>
    /// First of the unused entries, linked by `nextInRow`.
    private var firstFree: Int32 = -1
    private(set) var entryCount = 0
    /// Pivots that multiplied by something other than 1 or -1, so that rounding may have crept in.
    var roundedPivots = 0
    /// Entries that pivots went through, at most.
    var visits = 0
    /// Whether all coefficients of constraints are such that only a pivot by another number can round.
    var isPlain = true

    /// Coefficients smaller than this part of the numbers they came from are rounding and become zero.
    static let cancellation = 1e-10
    /// The same for what pivots leave.
    private(set) var cancellation = Tableau.cancellation

    /// Coefficients smaller than this part of the largest in their row or column are never divided by and hold nothing.
    private(set) var pivotFloor = 1e-13
    private var laterPivotFloor = 1e-13

    /// The coefficients were recomputed, exactly as far as doubles can tell or not.
    mutating func noteFactorisation(isPrecise: Bool) {
        roundedPivots = 0
        pivotFloor = isPrecise ? 1e-30 : 1e-13
        laterPivotFloor = isPrecise ? 1e-20 : 1e-13
        cancellation = isPrecise ? 1e-13 : Tableau.cancellation
    }

    /// A pivot ends what was known exactly.
    mutating func noteRounding() {
        roundedPivots += 1
        pivotFloor = laterPivotFloor
    }

    mutating func makeLine() -> Int {
        lines.append(Line())
        return lines.count - 1
    }

    mutating func insert(row: Int, column: Int, value: Double) {
        let nextInRow = lines[row].head
        let nextInColumn = lines[column].head
        let entry = Entry(
            row: Int32(row), column: Int32(column), value: value, nextInRow: nextInRow, previousInRow: -1,
            nextInColumn: nextInColumn, previousInColumn: -1)
        let index = firstFree >= 0 ? firstFree : Int32(entries.count)
        if firstFree >= 0 {
            firstFree = entries[Int(index)].nextInRow
            entries[Int(index)] = entry
        } else {
            entries.append(entry)
        }
        if nextInRow >= 0 { entries[Int(nextInRow)].previousInRow = index }
        if nextInColumn >= 0 { entries[Int(nextInColumn)].previousInColumn = index }
        lines[row].head = index
        lines[column].head = index
        lines[row].count += 1
        lines[column].count += 1
        entryCount += 1
    }

    mutating func delete(_ index: Int32) {
        let entry = entries[Int(index)]
        if entry.previousInRow >= 0 {
            entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
        } else {
            lines[Int(entry.row)].head = entry.nextInRow
        }
        if entry.nextInRow >= 0 { entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow }
        if entry.previousInColumn >= 0 {
            entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
        } else {
            lines[Int(entry.column)].head = entry.nextInColumn
        }
        if entry.nextInColumn >= 0 { entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn }
        lines[Int(entry.row)].count -= 1
        lines[Int(entry.column)].count -= 1
        entryCount -= 1
        entries[Int(index)].nextInRow = firstFree
        firstFree = index
    }

    /// Drops the row of a basic variable, which becomes nonbasic with an empty column.
    mutating func deleteRow(of basic: Int) {
        while lines[basic].head >= 0 { delete(lines[basic].head) }
        lines[basic].isBasic = false
    }

    mutating func deleteColumn(of nonbasic: Int) {
        while lines[nonbasic].head >= 0 { delete(lines[nonbasic].head) }
    }

    /// Drops coefficients that are too small beside others in their column to be told from rounding.
    mutating func dropNoise() {
        // Nothing was divided that could leave any.
        if isPlain && roundedPivots == 0 { return }
        for column in lines.indices where !lines[column].isBasic && lines[column].count > 1 {
            let floor = largestCoefficient(inColumn: column) * pivotFloor
            var index = lines[column].head
            while index >= 0 {
                let entry = entries[Int(index)]
                if abs(entry.value) <= floor { delete(index) }
                index = entry.nextInColumn
            }
        }
    }

    /// The entries of a row or of a column. None may come or go on the way, but for the last one that was given.
    struct LineEntries: Sequence, IteratorProtocol {
        fileprivate let entries: UnmanagedArray<Entry>
        fileprivate var following: Int32
        fileprivate let isRow: Bool

        @inline(__always) mutating func next() -> Entry? {
            guard following >= 0 else { return nil }
            let entry = entries[Int(following)]
            following = isRow ? entry.nextInRow : entry.nextInColumn
            return entry
        }
    }

    @inline(__always) func row(of basic: Int) -> LineEntries {
        LineEntries(entries: entries, following: lines[basic].head, isRow: true)
    }

    @inline(__always) func column(of nonbasic: Int) -> LineEntries {
        LineEntries(entries: entries, following: lines[nonbasic].head, isRow: false)
    }

    @inline(__always) func forEachEntry(inRow basic: Int, _ body: (_ column: Int, _ coefficient: Double) -> Void) {
        for entry in row(of: basic) { body(Int(entry.column), entry.value) }
    }

    @inline(__always) func forEachEntry(inColumn nonbasic: Int, _ body: (_ row: Int, _ coefficient: Double) -> Void) {
        for entry in column(of: nonbasic) { body(Int(entry.row), entry.value) }
    }

    /// Empties the whole tableau: every variable nonbasic, no equation left.
    mutating func deleteAll() {
        entries.removeAll()
        firstFree = -1
        entryCount = 0
        roundedPivots = 0
        for index in lines.indices { lines[index] = Line() }
    }

    /// The entry at a row and a column, -1 if that coefficient is zero. Walks the shorter of the two lists.
    func entry(row: Int, column: Int) -> Int32 {
        if lines[row].count <= lines[column].count {
            var index = lines[row].head
            while index >= 0 && entries[Int(index)].column != Int32(column) { index = entries[Int(index)].nextInRow }
            return index
        }
        var index = lines[column].head
        while index >= 0 && entries[Int(index)].row != Int32(row) { index = entries[Int(index)].nextInColumn }
        return index
    }

    func largestCoefficient(inRow basic: Int) -> Double { row(of: basic).reduce(0) { max($0, abs($1.value)) } }

    func largestCoefficient(inColumn nonbasic: Int) -> Double {
        column(of: nonbasic).reduce(0) { max($0, abs($1.value)) }
    }
}
