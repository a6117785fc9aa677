/// Taking in optional constraints one at a time.
extension SolverState {
    /// Improves the objective after one violated optional constraint was added to an optimal solution.
    ///
    /// Only quantities on which the newcomer's cost depends can improve it: its own, or those of its row. If the
    /// newcomer's own quantity comes to rest on a kink of its own without passing another's, all other slopes are as
    /// they were, and the solution is optimal again.
    mutating func admit(_ constraint: Int, _ work: inout Work) throws(SolverError) {
        let quantity = Int(constraints[constraint].quantity)
        guard !costsAreStale, !tableau.lines[quantity].isBasic else {
            costsAreStale = true
            return try improve(&work)
        }
        let step = Step(quantity: quantity, isRising: quantities[quantity].value < constraints[constraint].kink)
        guard priceColumn(of: quantity, rising: step.isRising), slopeSign() < 0 else { return }
        costsAreStale = true
        try work.count()
        guard case .rested = advancePriced(step, goal: nil, isCautious: false) else { return try improve(&work) }
        costsAreStale = false
    }

    /// Puts into `scratch.slope` how the objective changes per unit that a parametric quantity moves, from the slopes
    /// in its column.
    ///
    /// - Returns: False if a wall is in the way.
    private mutating func priceColumn(of parametric: Int, rising: Bool) -> Bool {
        assert(scratch.touched.isEmpty)
        guard directionalSlope(of: parametric, rising: rising) else { return false }
        var index = tableau.lines[parametric].head
        while index >= 0 {
            let entry = tableau.entries.pointer(to: Int(index))
            let change = rising ? entry.pointee.value : -entry.pointee.value
            var limit = quantities[Int(entry.pointee.row)].firstLimit
            while limit >= 0 {
                let record = constraints.pointer(to: Int(limit))
                if !record.pointee.isHard {
                    let slope = record.pointee.slope(above: record.pointee.isAbove) * change
                    scratch.slope[Int(record.pointee.level)].value += slope
                    scratch.slope[Int(record.pointee.level)].size += abs(slope)
                }
                limit = record.pointee.next
            }
            index = entry.pointee.nextInColumn
        }
        return true
    }
}
