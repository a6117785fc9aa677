/// Taking in optional constraints one at a time.
extension SolverState {
    /// Improves the objective after one violated optional constraint was added to an optimal solution.
    ///
    /// Only variables on which the added constraint's cost depends can improve it: its own, or those of its row. If the
    /// added constraint's own variable comes to rest on a breakpoint of its own without passing another's, all other
    /// slopes are as they were, and the solution is optimal again.
    func enterOptional(_ constraint: Int, _ budget: inout SolveBudget) throws(SolverError) {
        let variable = Int(constraints[constraint].variable)
        guard !costsAreStale, !tableau.lines[variable].isBasic else {
            if !costsAreStale, !canImprove(constraint) { return }
            costsAreStale = true
            return try improve(&budget)
        }
        let breakpoint = constraints[constraint].breakpoint
        if isFree(variable, upTo: breakpoint, for: constraint) {
            costsAreStale = true
            try budget.count()
            move(variable, to: breakpoint)
            costsAreStale = false
            return
        }
        let step = Step(variable: variable, isRising: states[variable].value < breakpoint)
        guard priceColumn(of: variable, rising: step.isRising), slopeSign() < 0 else { return }
        costsAreStale = true
        try budget.count()
        guard case .rested = advancePriced(step, goal: nil, usesBlandsRule: false) else { return try improve(&budget) }
        costsAreStale = false
    }

    /// Whether a nonbasic variable can go to the breakpoint of an added constraint without any bound in the way, and
    /// without any other soft limit, its own or a row's, gaining or losing by it: the common case of a view that takes
    /// its size.
    private func isFree(_ variable: Int, upTo target: Double, for added: Int) -> Bool {
        let state = states.pointer(to: variable)
        let value = state.pointee.value
        guard target >= state.pointee.lower, target <= state.pointee.upper else { return false }
        var limit = state.pointee.firstLimit
        while limit >= 0 {
            let record = constraints.pointer(to: Int(limit))
            if Int(limit) != added && !record.pointee.isIndifferent(from: value, to: target) { return false }
            limit = record.pointee.next
        }
        var index = tableau.lines[variable].head
        while index >= 0 {
            let entry = tableau.entries.pointer(to: Int(index))
            guard isFree(row: Int(entry.pointee.row), change: entry.pointee.value * (target - value))
            else { return false }
            index = entry.pointee.nextInColumn
        }
        return true
    }

    @inline(__always) private func isFree(row: Int, change: Double) -> Bool {
        let state = states.pointer(to: row)
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
            guard record.pointee.isIndifferent(from: value, to: end), record.pointee.isOnSide(ofMoveBy: change)
            else { return false }
            limit = record.pointee.next
        }
        return true
    }

    /// Whether some nonbasic variable of an added constraint's row can improve the objective, in the direction in which
    /// the constraint gains. The other way, and for other variables, nothing gets better than it was when none could.
    private func canImprove(_ added: Int) -> Bool {
        let record = constraints.pointer(to: added)
        let slope = record.pointee.slope(above: record.pointee.isAbove)
        var index = tableau.lines[Int(record.pointee.variable)].head
        while index >= 0 {
            let entry = tableau.entries.pointer(to: Int(index))
            let column = Int(entry.pointee.column)
            index = entry.pointee.nextInRow
            // One between equal bounds cannot move.
            guard states[column].lower != states[column].upper else { continue }
            let gain = -slope * entry.pointee.value
            if gain != 0, priceColumn(of: column, rising: gain > 0), slopeSign() < 0 { return true }
        }
        return false
    }

    /// Puts into `scratch.slope` how the objective changes per unit that a nonbasic variable moves, from the slopes
    /// in its column.
    ///
    /// - Returns: False if a bound is in the way.
    private func priceColumn(of nonbasic: Int, rising: Bool) -> Bool {
        assert(scratch.touched.isEmpty)
        guard directionalSlope(of: nonbasic, rising: rising) else { return false }
        var index = tableau.lines[nonbasic].head
        while index >= 0 {
            let entry = tableau.entries.pointer(to: Int(index))
            let change = rising ? entry.pointee.value : -entry.pointee.value
            var limit = states[Int(entry.pointee.row)].firstLimit
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
    /// Whether its cost is 0 all the way from one value of its variable to another. A bound costs nothing.
    fileprivate func isIndifferent(from start: Double, to end: Double) -> Bool {
        if isHard { return true }
        return end > start
            ? (!violatedSides.above || breakpoint >= end) && (!violatedSides.below || breakpoint <= start)
            : (!violatedSides.below || breakpoint <= end) && (!violatedSides.above || breakpoint >= start)
    }

    /// Whether a move in that direction, which does not violate it, leaves it on the side of the breakpoint on which it
    /// counts as standing.
    fileprivate func isOnSide(ofMoveBy change: Double) -> Bool {
        if isHard { return true }
        return isAbove ? !violatedSides.above || change < 0 : !violatedSides.below || change > 0
    }
}
