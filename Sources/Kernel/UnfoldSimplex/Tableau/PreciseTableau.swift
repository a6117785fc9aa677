/// A tableau in double-double numbers, made from the constraints where coefficients lie so far apart that a plain one
/// cannot distinguish a small coefficient from rounding. It is only built and read: the search goes on with its entries
/// as
/// doubles.
struct PreciseTableau {
    struct Entry {
        var column: Int
        var value: DoubleDouble
        /// How far the value may be off because coefficients are doubles.
        var error: Double
    }

    /// By variable; empty for nonbasic ones.
    private(set) var rows: [[Entry]]
    private(set) var constants: [DoubleDouble]
    /// The variables that head rows.
    private(set) var isBasic: [Bool]
    /// The row being combined, by column: where its entry is in the pivot row, or -1.
    private var spread: [Int]

    init(count: Int) {
        rows = Array(repeating: [], count: count)
        constants = Array(repeating: .zero, count: count)
        isBasic = Array(repeating: false, count: count)
        spread = Array(repeating: -1, count: count)
    }

    mutating func insert(_ row: [Entry], constant: DoubleDouble, of variable: Int) {
        rows[variable] = row
        constants[variable] = constant
        isBasic[variable] = true
    }

    func entry(row: Int, column: Int) -> Entry? { rows[row].first { $0.column == column } }

    /// Exchanges variables until those are basic that were, as far as that is possible: each enters in the row, of
    /// those that are to leave, with the largest coefficient.
    mutating func exchange(to wanted: [Bool]) {
        var waiting = wanted.indices.filter { wanted[$0] && !isBasic[$0] }
        for share in [1e-2, 1e-6, 0] {
            var isFruitful = true
            while isFruitful && !waiting.isEmpty {
                isFruitful = false
                waiting = waiting.filter { variable in
                    guard let leaving = row(for: variable, leavingUnless: wanted, share: share) else { return true }
                    pivot(leaving: leaving, entering: variable)
                    isFruitful = true
                    return false
                }
            }
        }
    }

    private func row(for variable: Int, leavingUnless wanted: [Bool], share: Double) -> Int? {
        var best: Int?
        var bestSize = 0.0
        var largest = 0.0
        for row in rows.indices where isBasic[row] {
            guard let entry = entry(row: row, column: variable) else { continue }
            let size = abs(entry.value.high)
            largest = max(largest, size)
            if !wanted[row], size > bestSize { (best, bestSize) = (row, size) }
        }
        return bestSize >= share * largest ? best : nil
    }

    private mutating func pivot(leaving: Int, entering: Int) {
        var row = rows[leaving]
        guard let position = row.firstIndex(where: { $0.column == entering }) else { return }
        let pivot = row[position]
        let factor = -(DoubleDouble(1) / pivot.value)
        let relativeError = pivot.error / abs(pivot.value.high)
        for index in row.indices where index != position {
            row[index].value = row[index].value * factor
            row[index].error = row[index].error * abs(factor.high) + relativeError * abs(row[index].value.high)
        }
        row[position] = Entry(column: leaving, value: -factor, error: relativeError * abs(factor.high))
        let constant = constants[leaving] * factor
        (rows[leaving], constants[leaving], isBasic[leaving]) = ([], .zero, false)
        insert(row, constant: constant, of: entering)
        for index in row.indices { spread[row[index].column] = index }
        for other in rows.indices where isBasic[other] && other != entering {
            substitute(entering, by: row, constant: constant, in: other)
        }
        for entry in row { spread[entry.column] = -1 }
    }

    private mutating func substitute(_ variable: Int, by row: [Entry], constant: DoubleDouble, in other: Int) {
        guard let position = rows[other].firstIndex(where: { $0.column == variable }) else { return }
        let factor = rows[other].remove(at: position)
        constants[other] += factor.value * constant
        var isMerged = [Bool](repeating: false, count: row.count)
        var kept: [Entry] = []
        kept.reserveCapacity(rows[other].count + row.count)
        for var entry in rows[other] {
            let source = spread[entry.column]
            if source >= 0 {
                isMerged[source] = true
                let change = product(factor, row[source])
                entry.value += change.value
                entry.error += change.error
                guard abs(entry.value.high) > 2 * entry.error else { continue }
            }
            kept.append(entry)
        }
        for index in row.indices where !isMerged[index] { kept.append(product(factor, row[index])) }
        rows[other] = kept
    }

    private func product(_ factor: Entry, _ entry: Entry) -> Entry {
        Entry(
            column: entry.column, value: factor.value * entry.value,
            error: abs(factor.value.high) * entry.error + factor.error * abs(entry.value.high))
    }
}
