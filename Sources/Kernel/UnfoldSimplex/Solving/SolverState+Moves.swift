extension SolverState {
    /// Moves a nonbasic variable, and with it every basic variable that depends on it.
    func shift(_ nonbasic: Int, by change: Double) {
        guard change != 0 else { return }
        endCouplings()
        states[nonbasic].value += change
        if states[nonbasic].uses > 0 { definitionsAreStale = true }
        shiftRows(of: nonbasic, by: change)
    }

    /// Moves every basic variable as if a nonbasic one had moved.
    func shiftRows(of nonbasic: Int, by change: Double) {
        movesSinceRefactorisation += 1
        let states = self.states
        for entry in tableau.column(of: nonbasic) {
            let row = states.mutablePointer(to: Int(entry.row))
            row.pointee.value += entry.value * change
            if row.pointee.uses > 0 { definitionsAreStale = true }
            valueChanged(of: Int(entry.row))
        }
    }

    /// Moves the rows of a variable that moved, to be looked at once by ``updateStaleRows()``.
    @inline(__always) func shiftRowsLater(of nonbasic: Int, by change: Double) {
        movesSinceRefactorisation += 1
        let states = self.states
        for entry in tableau.column(of: nonbasic) {
            let row = states.mutablePointer(to: Int(entry.row))
            row.pointee.value += entry.value * change
            if !row.pointee.isStale {
                row.pointee.isStale = true
                scratch.staleRows.append(entry.row)
                if row.pointee.uses > 0 { definitionsAreStale = true }
            }
        }
    }

    /// Brings the sides and worklists of the rows that moved in line.
    func updateStaleRows() {
        for index in scratch.staleRows {
            states[Int(index)].isStale = false
            valueChanged(of: Int(index))
        }
        scratch.staleRows.removeAll()
    }

    /// - Parameter updatesRows: Whether the rows that move are looked at at once, not by ``updateStaleRows()``.
    func move(_ nonbasic: Int, to value: Double, updatesRows: Bool = true) {
        let change = value - states[nonbasic].value
        if change != 0 {
            endCouplings()
            states[nonbasic].value = value
            if states[nonbasic].uses > 0 { definitionsAreStale = true }
            if updatesRows { shiftRows(of: nonbasic, by: change) } else { shiftRowsLater(of: nonbasic, by: change) }
        }
        valueChanged(of: nonbasic)
    }

    /// Brings sides and worklists in line with a variable's new value.
    @inline(__always) func valueChanged(of variable: Int) {
        let state = states.pointer(to: variable)
        let value = state.pointee.value
        if (value < state.pointee.lower || value > state.pointee.upper) && !state.pointee.isInfeasibilityCandidate {
            listInfeasibilityCandidate(variable)
        }
        if state.pointee.firstLimit >= 0 { refreshSides(of: variable) }
    }

    func listInfeasibilityCandidate(_ variable: Int) {
        states[variable].isInfeasibilityCandidate = true
        infeasibilityCandidates.append(Int32(variable))
    }

    private func refreshSides(of variable: Int) {
        let value = states[variable].value
        let isBasic = tableau.lines[variable].isBasic
        let constraints = self.constraints
        for current in limits(of: variable) {
            let limit = constraints.mutablePointer(to: current)
            // A bound has no side: what it costs to pass it is not a number.
            if limit.pointee.isHard { continue }
            let excess = value - limit.pointee.breakpoint
            let isAbove = excess > 0
            if limit.pointee.isAbove != isAbove, abs(excess) > tolerance(at: limit.pointee.breakpoint) {
                limit.pointee.isAbove = isAbove
                costsAreStale = true
            }
            guard !limit.pointee.isListed, isBasic || excess != 0 else { continue }
            let counted = isBasic ? limit.pointee.isAbove : isAbove
            if counted ? limit.pointee.isViolatedAbove : limit.pointee.isViolatedBelow { list(current) }
        }
    }

    /// Puts a soft limit on the list of those that may have a slope.
    func list(_ constraint: Int) {
        guard !constraints[constraint].isListed else { return }
        constraints[constraint].isListed = true
        pricedConstraints.append(Int32(constraint))
    }

    /// Exchanges two variables: `entering` becomes basic, `leaving` nonbasic at `target`.
    func exchange(leaving: Int, entering: Int, at entry: Int32, target: Double) {
        costsAreStale = true
        endCouplings()
        if isWide { precision = .wide }
        let coefficient = tableau.entries[Int(entry)].value
        shift(entering, by: (target - states[leaving].value) / coefficient)
        // A row of one entry is substituted in no other: the slots stay good for the ties.
        if !scratch.touched.isEmpty, tableau.lines[leaving].count > 1 { scratch.clearTouched() }
        tableau.pivot(leaving: leaving, entering: entering, at: entry, spread: scratch.slots)
        states[leaving].value = target
        valueChanged(of: leaving)
        valueChanged(of: entering)
    }

    /// Moves a nonbasic variable inside its bounds after its limits changed, and notes it if it rests nowhere.
    func reposition(_ nonbasic: Int, preferring value: Double) {
        var target = value
        target = min(target, states[nonbasic].upper)
        target = max(target, states[nonbasic].lower)
        move(nonbasic, to: target)
        noteSuperbasic(nonbasic)
    }

    func noteSuperbasic(_ nonbasic: Int) {
        guard !states[nonbasic].isSuperbasic, states[nonbasic].isAbandoned || !isAtRest(nonbasic) else { return }
        states[nonbasic].isSuperbasic = true
        superbasics.append(Int32(nonbasic))
    }
}
