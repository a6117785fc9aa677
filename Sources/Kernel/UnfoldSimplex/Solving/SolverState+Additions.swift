/// Taking in optional constraints one at a time.
extension SolverState {
    /// Improves the objective after one violated optional constraint was added to an optimal solution.
    ///
    /// Only variables on which the added constraint's cost depends can improve it: its own, or those of its row. If the
    /// added constraint's own variable comes to rest without passing another's breakpoint, or takes the place of a row in
    /// which it is alone, all other slopes are as they were, and the solution is optimal again.
    func enterOptional(_ constraint: Int, _ budget: inout SolveBudget) throws(SolverError) {
        let variable = Int(constraints[constraint].variable)
        guard !costsAreStale, !tableau.lines[variable].isBasic else {
            if !costsAreStale {
                guard let step = improvingStep(for: constraint) else { return }
                if tableau.isPlain, priceColumn(of: step.variable, rising: step.isRising) {
                    costsAreStale = true
                    try budget.count()
                    _ = advancePriced(step, goal: nil, usesBlandsRule: false)
                }
            }
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
        for limit in limits(of: variable) where limit != added {
            guard constraints.pointer(to: limit).pointee.isIndifferent(from: value, to: target) else { return false }
        }
        return tableau.column(of: variable).allSatisfy {
            isFree(row: Int($0.row), change: $0.value * (target - value))
        }
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
        return limits(of: row).allSatisfy {
            let record = constraints.pointer(to: $0)
            return record.pointee.isIndifferent(from: value, to: end) && record.pointee.isOnSide(ofMoveBy: change)
        }
    }

    /// The step that improves most once a constraint is added to an optimal solution, of equals the oldest variable's.
    /// It is along a nonbasic variable of the constraint's row, in the direction in which the constraint gains: the other
    /// way, and for other variables, nothing gets better than it was when none could.
    ///
    /// None is better than by what the constraint gains, so that those that cannot come before the best are not priced.
    /// Where the tableau is not plain, all are priced again: any that improves will do.
    private func improvingStep(for added: Int) -> Step? {
        let record = constraints.pointer(to: added)
        let slope = slope(of: added, above: record.pointee.isAbove)
        var best: Step?
        scratch.clearBest()
        // What the best gains, if it costs nothing else.
        var most = 0.0
        for entry in tableau.row(of: Int(record.pointee.variable)) {
            let column = Int(entry.column)
            let gain = abs(slope * entry.value)
            // One between equal bounds cannot move.
            guard gain != 0, states[column].lower != states[column].upper else { continue }
            if let best, gain < most || gain == most && isOlder(best.variable, than: column) { continue }
            let step = Step(variable: column, isRising: slope * entry.value < 0)
            guard priceColumn(of: column, rising: step.isRising) else { continue }
            let order = compareSlopeWithBest()
            guard order < 0 || order == 0 && isOlder(column, than: best?.variable ?? column) else { continue }
            guard tableau.isPlain else { return step }
            keepSlopeAsBest()
            (best, most) = (step, scratch.slopeSize == gain ? gain : 0)
        }
        return best
    }

    /// Puts into `scratch.slope` how the objective changes per unit that a nonbasic variable moves, from the slopes
    /// in its column.
    ///
    /// - Returns: False if a bound is in the way.
    private func priceColumn(of nonbasic: Int, rising: Bool) -> Bool {
        assert(scratch.touched.isEmpty)
        guard directionalSlope(of: nonbasic, rising: rising) else { return false }
        // Local, so that what is written cannot be taken for the array itself.
        let constraints = self.constraints
        for entry in tableau.column(of: nonbasic) {
            let change = rising ? entry.value : -entry.value
            for limit in limits(of: Int(entry.row)) {
                let record = constraints.pointer(to: limit)
                guard !record.pointee.isHard else { continue }
                let slope = slope(of: record, limit, above: record.pointee.isAbove)
                if slope != 0 { scratch.addSlope(slope * change, at: Int(record.pointee.level)) }
            }
        }
        return true
    }
}

extension ConstraintRecord {
    /// Whether its cost is 0 all the way from one value of its variable to another. A bound costs nothing.
    fileprivate func isIndifferent(from start: Double, to end: Double) -> Bool {
        if isHard { return true }
        return end > start
            ? (!isViolatedAbove || breakpoint >= end) && (!isViolatedBelow || breakpoint <= start)
            : (!isViolatedBelow || breakpoint <= end) && (!isViolatedAbove || breakpoint >= start)
    }

    /// Whether a move in that direction, which does not violate it, leaves it on the side of the breakpoint on which it
    /// counts as standing.
    fileprivate func isOnSide(ofMoveBy change: Double) -> Bool {
        if isHard { return true }
        return isAbove ? !isViolatedAbove || change < 0 : !isViolatedBelow || change > 0
    }
}
