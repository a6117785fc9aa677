/// Taking in optional constraints one at a time.
extension SolverState {
    /// Improves the objective after one violated optional constraint was added to an optimal solution.
    ///
    /// Only quantities on which the newcomer's cost depends can improve it: its own, or those of its row. If the
    /// newcomer's own quantity comes to rest on a kink of its own without passing another's, all other slopes are as
    /// they were, and the solution is optimal again.
    func admit(_ constraint: Int, _ work: inout Work) throws(SolverError) {
        let quantity = Int(constraints[constraint].quantity)
        guard !costsAreStale, !tableau.lines[quantity].isBasic else {
            costsAreStale = true
            return try improve(&work)
        }
        let kink = constraints[constraint].kink
        if isFree(quantity, upTo: kink, for: constraint) {
            costsAreStale = true
            try work.count()
            move(quantity, to: kink)
            costsAreStale = false
            return
        }
        let step = Step(quantity: quantity, isRising: quantities[quantity].value < kink)
        guard priceColumn(of: quantity, rising: step.isRising), slopeSign() < 0 else { return }
        costsAreStale = true
        try work.count()
        guard case .rested = advancePriced(step, goal: nil, isCautious: false) else { return try improve(&work) }
        costsAreStale = false
    }

    /// Whether a parametric quantity can go to the kink of a newcomer without any wall in the way, and without any other
    /// soft limit, its own or a row's, gaining or losing by it: the common case of a view that takes its size.
    private func isFree(_ quantity: Int, upTo target: Double, for newcomer: Int) -> Bool {
        let state = quantities.pointer(to: quantity)
        let value = state.pointee.value
        guard target >= state.pointee.lower, target <= state.pointee.upper else { return false }
        var limit = state.pointee.firstLimit
        while limit >= 0 {
            let record = constraints.pointer(to: Int(limit))
            if Int(limit) != newcomer && !record.pointee.isIndifferent(from: value, to: target) { return false }
            limit = record.pointee.next
        }
        var index = tableau.lines[quantity].head
        while index >= 0 {
            let entry = tableau.entries.pointer(to: Int(index))
            guard isFree(row: Int(entry.pointee.row), change: entry.pointee.value * (target - value)) else {
                return false
            }
            index = entry.pointee.nextInColumn
        }
        return true
    }

    @inline(__always)
    private func isFree(row: Int, change: Double) -> Bool {
        let state = quantities.pointer(to: row)
        let value = state.pointee.value
        let end = value + change
        if change > 0 {
            guard end < state.pointee.upper - tolerance(at: end) else { return false }
        } else {
            guard end > state.pointee.lower + tolerance(at: end) else { return false }
        }
        var limit = state.pointee.firstLimit
        while limit >= 0 {
            let record = constraints.pointer(to: Int(limit))
            guard record.pointee.isIndifferent(from: value, to: end), record.pointee.isOnSide(ofMoveBy: change) else {
                return false
            }
            limit = record.pointee.next
        }
        return true
    }

    /// Puts into `scratch.slope` how the objective changes per unit that a parametric quantity moves, from the slopes
    /// in its column.
    ///
    /// - Returns: False if a wall is in the way.
    private func priceColumn(of parametric: Int, rising: Bool) -> Bool {
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
                    scratch.addSlope(slope, at: Int(record.pointee.level))
                }
                limit = record.pointee.next
            }
            index = entry.pointee.nextInColumn
        }
        return true
    }
}

extension ConstraintRecord {
    /// Whether its cost is 0 all the way from one value of its quantity to another. A wall costs nothing.
    fileprivate func isIndifferent(from start: Double, to end: Double) -> Bool {
        if isHard { return true }
        return end > start
            ? (!minds.above || kink >= end) && (!minds.below || kink <= start)
            : (!minds.below || kink <= end) && (!minds.above || kink >= start)
    }

    /// Whether a move in that direction, which it does not mind, leaves it on the side of the kink on which it counts as
    /// standing.
    fileprivate func isOnSide(ofMoveBy change: Double) -> Bool {
        if isHard { return true }
        return isAbove ? !minds.above || change < 0 : !minds.below || change > 0
    }
}
