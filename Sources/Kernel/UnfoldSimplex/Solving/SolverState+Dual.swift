extension SolverState {
    /// Brings every variable inside its bounds, asking which constraint to break for each conflict.
    ///
    /// The variable farthest outside its bounds leaves first (of equals the oldest); the one that enters costs least
    /// per unit, level by level. A variable that cannot be helped waits until all others are inside, so that of several
    /// contradictions the largest is reported. After as many pivots as the system is large both go by age,
    /// which cannot cycle (Bland; Dutertre and de Moura), and nothing waits.
    ///
    /// A choice of nil ends the search, and leaves the contradiction where it is.
    func restoreFeasibility(
        _ budget: inout SolveBudget, breaking choose: (Conflict) -> ConstraintID?
    ) throws(SolverError) {
        var search = DualSearch(stallLimit: 4 * budget.stallLimit)
        defer {
            endOrder(of: &search)
            clearExcluded()
            scratch.clearTouched()
        }
        guard breakEmptyConflicts(&budget, choose) else { return }
        clearExcluded()
        while true {
            rebuildIfRounded(budget)
            guard let (leaving, rises) = farthestOutside(&search) else {
                guard search.stopWaiting() else { break }
                releaseThoseThatWait(&search)
                continue
            }
            try budget.count()
            if states[leaving].lower > states[leaving].upper {
                guard breakCrossedBounds(of: leaving, &budget, choose) else { return }
            } else if !tableau.lines[leaving].isBasic {
                reposition(leaving, preferring: states[leaving].value)
            } else if shortfall(of: leaving, rises: rises) > 0 || !enter(forLeaving: leaving, rises: rises, &search) {
                guard setAside(leaving, rises: rises, &search, &budget, choose) else { return }
            }
        }
        // Asked at the end: a new factorisation in between takes away a doubt, but not its cause.
        if search.rounding.contains(where: isFarOutside) { isInDoubt = true }
    }

    /// What becomes of a variable that no pivot helps: it waits, a constraint breaks, or it is outside by rounding.
    ///
    /// - Returns: False if nothing was chosen to break.
    private func setAside(
        _ leaving: Int, rises: Bool, _ search: inout DualSearch, _ budget: inout SolveBudget,
        _ choose: (Conflict) -> ConstraintID?
    ) -> Bool {
        // Waiting is for others to be helped first.
        if countOutside(search) > 1 && search.letsWait() {
            exclude(leaving)
        } else if !tableau.isPlain && (tableau.roundedPivots > 0 || isWide && !isExact) {
            // A contradiction is reported from a new factorisation only.
            rebuild()
        } else if let conflict = certificate(of: leaving, rises: rises) {
            if !tableau.isPlain, !isWide, conflict.spread > Precision.widest {
                widen()
                rebuild()
                return true
            }
            guard breakOne(of: conflict, &budget, choose) else { return false }
            search.conflictWasReported()
            releaseThoseThatWait(&search)
        } else if !snapToBounds(inRowOf: leaving, rises: rises) {
            search.rounding.append(leaving)
            exclude(leaving)
        }
        return true
    }

    /// Releases the variables that wait, but not those that are outside by rounding alone.
    private func releaseThoseThatWait(_ search: inout DualSearch) {
        endOrder(of: &search)
        clearExcluded()
        for variable in search.rounding { exclude(variable) }
    }

    /// Moves the variables of a row that are so close to the bounds that would help that they count as on them onto
    /// these: where they are multiplied by much, it makes a difference. False if there is none.
    private func snapToBounds(inRowOf basic: Int, rises: Bool) -> Bool {
        guard tableau.lines[basic].isBasic else { return false }
        var moved = false
        for entry in tableau.row(of: basic) {
            let column = Int(entry.column)
            let bound = (entry.value > 0) == rises ? states[column].upper : states[column].lower
            if bound != states[column].value, abs(bound - states[column].value) <= tolerance(at: bound) {
                costsAreStale = true
                move(column, to: bound)
                moved = true
            }
        }
        return moved
    }

    /// Whether a variable that could not be helped, though nothing contradicts it, is outside its bound by more than
    /// the rounding of what it is added up from.
    private func isFarOutside(_ variable: Int) -> Bool {
        let state = states.pointer(to: variable)
        let bound = state.pointee.value < state.pointee.lower ? state.pointee.lower : state.pointee.upper
        let distance = max(state.pointee.lower - state.pointee.value, state.pointee.value - state.pointee.upper)
        if isExact { return distance > 1e-11 * max(1, abs(bound)) }
        return distance > (tableau.isPlain ? 1e-9 : 1e-12) * max(1, abs(bound), rowSize(of: variable))
    }

    /// Whether nothing was rounded since values were worked out in double-double numbers.
    var isExact: Bool { isWide && !isInDoubt && tableau.roundedPivots == 0 && movesSinceRefactorisation == 0 }

    /// Moves a variable onto its bound by exchanging it with one that can move; false if none can.
    private func enter(forLeaving leaving: Int, rises: Bool, _ search: inout DualSearch) -> Bool {
        accumulateCosts()
        var entry = dualEntering(into: leaving, rises: rises, lowestIndex: search.usesBlandsRule)
        while entry >= 0 && !search.usesBlandsRule && flipBound(entry, for: leaving, rises: rises) {
            entry =
                flipTies(with: entry, for: leaving, rises: rises)
                ?? dualEntering(into: leaving, rises: rises, lowestIndex: false)
        }
        updateStaleRows()
        guard entry >= 0 else { return false }
        search.pivots += 1
        counters.dualPivots += 1
        let entering = Int(tableau.entries[Int(entry)].column)
        let target = rises ? states[leaving].lower : states[leaving].upper
        exchange(leaving: leaving, entering: entering, at: entry, target: target)
        preferIndifferentSides(of: entering)
        return true
    }

    /// Moves a variable that costs least, but cannot bring the leaving one to its bound before it meets a breakpoint or
    /// bound of its own, up to there, and leaves it nonbasic (bound flipping): a chain of labels that are all
    /// compressed takes no pivot for each. False if it can do more than that. ``updateStaleRows()`` is left to the caller.
    private func flipBound(_ entry: Int32, for leaving: Int, rises: Bool) -> Bool {
        let (column, coefficient) = (Int(tableau.entries[Int(entry)].column), tableau.entries[Int(entry)].value)
        let value = states[column].value
        let isRising = (coefficient > 0) == rises
        let stop = nextStop(of: column, rising: isRising)
        let bound = rises ? states[leaving].lower : states[leaving].upper
        let missing = abs(bound - states[leaving].value)
        guard abs(stop - value) * abs(coefficient) < missing - tolerance(at: bound) else { return false }
        costsAreStale = true
        move(column, to: stop, updatesRows: false)
        return true
    }

    /// The same for the others that cost as much, in the order in which they would be found one by one.
    ///
    /// - Returns: The first that can do more: what was flipped costs more from here on, so it would be found next.
    private func flipTies(with entry: Int32, for leaving: Int, rises: Bool) -> Int32? {
        let entries = tableau.entries
        scratch.ties.sortReversing { isOlder(Int(entries[Int($0)].column), than: Int(entries[Int($1)].column)) }
        let ties = scratch.ties
        for tie in ties where tie != entry && !flipBound(tie, for: leaving, rises: rises) {
            // Of coefficients that differ much, a larger one is taken.
            let size = abs(entries[Int(tie)].value)
            return ties.allSatisfy { abs(entries[Int($0)].value) == size } ? tie : nil
        }
        return nil
    }

    /// The nearest breakpoint or bound of a nonbasic variable in that direction; infinite if there is none.
    private func nextStop(of nonbasic: Int, rising: Bool) -> Double {
        let state = states.pointer(to: nonbasic)
        let value = state.pointee.value
        var stop = rising ? state.pointee.upper : state.pointee.lower
        for index in limits(of: nonbasic) {
            let limit = constraints.pointer(to: index)
            let breakpoint = limit.pointee.breakpoint
            if !limit.pointee.isHard, abs(breakpoint - value) > tolerance(at: breakpoint),
                rising ? breakpoint > value && breakpoint < stop : breakpoint < value && breakpoint > stop
            {
                stop = breakpoint
            }
        }
        return stop
    }

    /// The entry of the leaving row whose variable can move and costs least per unit of the row, by the costs in the
    /// scratch space; -1 if none can.
    private func dualEntering(into leaving: Int, rises: Bool, lowestIndex: Bool) -> Int32 {
        let smallest = tableau.largestCoefficient(inRow: leaving) * tableau.pivotFloor
        var best: Int32 = -1
        var bestValue = 0.0
        scratch.ties.removeAll()
        var index = tableau.lines[leaving].head
        while index >= 0 {
            let entry = tableau.entries[Int(index)]
            let column = Int(entry.column)
            if abs(entry.value) > smallest, states[column].lower != states[column].upper,
                directionalSlope(of: column, rising: (entry.value > 0) == rises)
            {
                let order = best < 0 ? -1 : lowestIndex ? 0 : compareSlopeWithBest(dividingBy: abs(entry.value))
                if order < 0 { scratch.ties.removeAll() }
                if order <= 0 { scratch.ties.append(index) }
                let bestColumn = best < 0 ? column : Int(tableau.entries[Int(best)].column)
                if order < 0
                    || order == 0
                        && (lowestIndex
                            ? isOlder(column, than: bestColumn)
                            : isSteadier(entry.value, column, bestValue, bestColumn))
                {
                    best = index
                    bestValue = entry.value
                    if order < 0 { keepSlopeAsBest(dividingBy: abs(entry.value)) }
                }
            }
            index = entry.nextInRow
        }
        return best
    }

    /// Among equal costs: not a much smaller coefficient, else the older variable.
    func isSteadier(_ value: Double, _ column: Int, _ other: Double, _ otherColumn: Int) -> Bool {
        if abs(value) < 1e-2 * abs(other) { return false }
        if abs(other) < 1e-2 * abs(value) { return true }
        return isOlder(column, than: otherColumn)
    }
}
