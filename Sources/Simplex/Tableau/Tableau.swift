/// The equations `basic = sum of coefficient * parametric`, one row a basic quantity.
///
/// Entries stand in one flat array and are linked along their row and along their column, so that a pivot touches
/// only the rows that mention the entering quantity, and no row owns memory of its own.
struct Tableau: Sendable {
    /// One non-zero coefficient.
    struct Entry: Sendable {
        var row: Int32
        var column: Int32
        var value: Double
        var nextInRow: Int32
        var previousInRow: Int32
        var nextInColumn: Int32
        var previousInColumn: Int32
    }

    var entries: [Entry] = []
    /// First entry of each quantity's row (basic) or column (parametric); -1 when empty.
    var heads: [Int32] = []
    /// Number of entries in that list.
    var counts: [Int32] = []
    /// Whether the quantity heads a row.
    var isBasic: [Bool] = []
    /// First of the unused entries, linked by `nextInRow`.
    private var firstFree: Int32 = -1
    /// Entries in use.
    private(set) var entryCount = 0
    /// Pivots that multiplied by something other than 1 or -1, so that rounding may have crept in.
    var roundedPivots = 0

    /// Per quantity: the entry of the row being spread out, or -1.
    var spread: [Int32] = []
    /// Per quantity: the last row that met the spread entry.
    var metBy: [Int32] = []

    /// Coefficients smaller than this part of the numbers they came from are rounding and become zero.
    static let cancellation = 1e-11

    mutating func makeQuantity() -> Int {
        heads.append(-1)
        counts.append(0)
        isBasic.append(false)
        spread.append(-1)
        metBy.append(-1)
        return heads.count - 1
    }

    mutating func insert(row: Int, column: Int, value: Double) {
        let index: Int32
        if firstFree >= 0 {
            index = firstFree
            firstFree = entries[Int(index)].nextInRow
        } else {
            index = Int32(entries.count)
            entries.append(
                Entry(
                    row: 0, column: 0, value: 0, nextInRow: -1, previousInRow: -1, nextInColumn: -1,
                    previousInColumn: -1))
        }
        let nextInRow = heads[row]
        let nextInColumn = heads[column]
        entries[Int(index)] = Entry(
            row: Int32(row), column: Int32(column), value: value, nextInRow: nextInRow, previousInRow: -1,
            nextInColumn: nextInColumn, previousInColumn: -1)
        if nextInRow >= 0 { entries[Int(nextInRow)].previousInRow = index }
        if nextInColumn >= 0 { entries[Int(nextInColumn)].previousInColumn = index }
        heads[row] = index
        heads[column] = index
        counts[row] += 1
        counts[column] += 1
        entryCount += 1
    }

    mutating func delete(_ index: Int32) {
        let entry = entries[Int(index)]
        if entry.previousInRow >= 0 {
            entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
        } else {
            heads[Int(entry.row)] = entry.nextInRow
        }
        if entry.nextInRow >= 0 { entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow }
        if entry.previousInColumn >= 0 {
            entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
        } else {
            heads[Int(entry.column)] = entry.nextInColumn
        }
        if entry.nextInColumn >= 0 { entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn }
        counts[Int(entry.row)] -= 1
        counts[Int(entry.column)] -= 1
        entryCount -= 1
        entries[Int(index)].nextInRow = firstFree
        firstFree = index
    }

    /// Drops the row of a basic quantity, which becomes parametric with an empty column.
    mutating func deleteRow(of basic: Int) {
        while heads[basic] >= 0 { delete(heads[basic]) }
        isBasic[basic] = false
    }

    /// Empties the whole tableau: every quantity parametric, no equation left.
    mutating func deleteAll() {
        entries.removeAll(keepingCapacity: true)
        firstFree = -1
        entryCount = 0
        roundedPivots = 0
        for index in heads.indices {
            heads[index] = -1
            counts[index] = 0
            isBasic[index] = false
        }
    }

    /// The coefficient of `column` in the row of `basic`; 0 if it has none.
    func coefficient(of column: Int, in basic: Int) -> Double {
        let index = entry(row: basic, column: column)
        return index >= 0 ? entries[Int(index)].value : 0
    }

    /// The entry at a row and a column, -1 if that coefficient is zero. Walks the shorter of the two lists.
    func entry(row: Int, column: Int) -> Int32 {
        if counts[row] <= counts[column] {
            var index = heads[row]
            while index >= 0 && entries[Int(index)].column != Int32(column) { index = entries[Int(index)].nextInRow }
            return index
        }
        var index = heads[column]
        while index >= 0 && entries[Int(index)].row != Int32(row) { index = entries[Int(index)].nextInColumn }
        return index
    }
}
