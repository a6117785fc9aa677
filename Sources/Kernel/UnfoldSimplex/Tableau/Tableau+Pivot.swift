extension Tableau {
    /// Exchanges the basic variable `leaving` and the nonbasic variable `entering`, whose coefficient in that row
    /// is at entry `pivot`.
    ///
    /// - Parameter spread: Work space, -1 for each variable: for a column the entry of the row being spread out.
    /// - Complexity: for each row of the entering column its length or, if that is less, the lengths of all columns of
    ///   the leaving row.
    mutating func pivot(leaving: Int, entering: Int, at pivot: Int32, spread: UnmanagedArray<Int32>) {
        let coefficient = entries[Int(pivot)].value
        if !isPlain || !Precision.isPlain(coefficient) { noteRounding() }
        turnRow(of: leaving, into: entering, pivot: pivot, spread)

        swapHeads(leaving, entering)
        lines[leaving].isBasic = false
        lines[entering].isBasic = true

        rename(columnFrom: lines[leaving].head, to: leaving)
        // Of a row of one entry nothing is substituted, and no work space is needed.
        let reach = lines[entering].count > 1 ? lengthOfColumns(ofRow: entering) : 0
        var index = lines[leaving].head
        while index >= 0 {
            let next = entries[Int(index)].nextInColumn
            if index != pivot {
                let factor = entries[Int(index)].value
                entries[Int(index)].value = factor / coefficient
                let row = Int(entries[Int(index)].row)
                visits += min(reach, Int(lines[row].count))
                if reach < Int(lines[row].count) {
                    addRow(of: entering, times: factor, toLong: row, except: pivot)
                } else {
                    addSpreadRow(of: entering, times: factor, to: row, except: pivot, spread)
                }
            }
            index = next
        }
        for entry in row(of: entering) { spread[Int(entry.column)] = -1 }
    }

    /// Solves the leaving row for the entering variable, renames it, and spreads its entries out for substitution.
    private mutating func turnRow(of leaving: Int, into entering: Int, pivot: Int32, _ spread: UnmanagedArray<Int32>) {
        let factor = -1 / entries[Int(pivot)].value
        var index = lines[leaving].head
        while index >= 0 {
            let at = Int(index)
            entries[at].row = Int32(entering)
            if index == pivot {
                entries[at].value = -factor
            } else {
                entries[at].value *= factor
                spread[Int(entries[at].column)] = index
                lines[Int(entries[at].column)].mergedInto = -1
            }
            index = entries[at].nextInRow
        }
    }

    private mutating func swapHeads(_ one: Int, _ other: Int) {
        let (head, count) = (lines[one].head, lines[one].count)
        lines[one].head = lines[other].head
        lines[one].count = lines[other].count
        lines[other].head = head
        lines[other].count = count
    }

    private mutating func rename(columnFrom head: Int32, to column: Int) {
        var index = head
        while index >= 0 {
            entries[Int(index)].column = Int32(column)
            index = entries[Int(index)].nextInColumn
        }
    }

    /// `row += factor * spread row`, without the pivot entry.
    private mutating func addSpreadRow(
        of source: Int, times factor: Double, to row: Int, except pivot: Int32, _ spread: UnmanagedArray<Int32>
    ) {
        var merged = 0
        var index = lines[row].head
        while index >= 0 {
            let at = Int(index)
            let next = entries[at].nextInRow
            let column = Int(entries[at].column)
            let other = spread[column]
            if other >= 0 {
                merged += 1
                lines[column].mergedInto = Int32(row)
                let old = entries[at].value
                let change = factor * entries[Int(other)].value
                let sum = old + change
                if abs(sum) <= cancellation * abs(old) { delete(index) } else { entries[at].value = sum }
            }
            index = next
        }
        guard merged < Int(lines[source].count) - 1 else { return }
        index = lines[source].head
        while index >= 0 {
            let at = Int(index)
            let column = Int(entries[at].column)
            if index != pivot && lines[column].mergedInto != Int32(row) {
                insert(row: row, column: column, value: factor * entries[at].value)
            }
            index = entries[at].nextInRow
        }
    }

    /// The same for a row that is longer than all columns of the source together: its entries are found in these.
    private mutating func addRow(of source: Int, times factor: Double, toLong row: Int, except pivot: Int32) {
        var index = lines[source].head
        while index >= 0 {
            let at = Int(index)
            if index != pivot {
                let (column, change) = (Int(entries[at].column), factor * entries[at].value)
                let target = entry(row: row, column: column)
                if target >= 0 {
                    let old = entries[Int(target)].value
                    let sum = old + change
                    if abs(sum) <= cancellation * abs(old) {
                        delete(target)
                    } else {
                        entries[Int(target)].value = sum
                    }
                } else {
                    insert(row: row, column: column, value: change)
                }
            }
            index = entries[at].nextInRow
        }
    }

    private func lengthOfColumns(ofRow row: Int) -> Int {
        self.row(of: row).reduce(0) { $0 + Int(lines[Int($1.column)].count) }
    }
}
