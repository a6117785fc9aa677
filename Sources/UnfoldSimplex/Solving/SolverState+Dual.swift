extension SolverState {
    /// Brings every variable inside its bounds, asking which constraint to break for each conflict.
    ///
    /// The variable farthest outside its bounds leaves first (equals by lowest index); the one that enters costs least
    /// per unit, level by level. A variable that cannot be helped waits until all others are inside, so that of several
    /// contradictions the largest is reported. After as many pivots as the system is large both go by lowest index, which
    /// cannot cycle (Bland; Dutertre and de Moura), and nothing waits.
    ///
    /// A choice of nil ends the search, and leaves the contradiction where it is.
    func restoreFeasibility(
        _ budget: inout SolveBudget, breaking choose: (Conflict) -> ConstraintID?
    ) throws(SolverError) {
        defer {
            clearExcluded()
            scratch.clearTouched()
        }
        guard breakEmptyConflicts(&budget, choose) else { return }
        var search = DualSearch(stallLimit: 4 * budget.stallLimit)
        clearExcluded()
        while true {
            guard let (leaving, rises) = farthestOutside(&search) else {
                guard search.stopWaiting() else { break }
                exclude(onlyRounding: search.rounding)
                continue
            }
            try budget.count()
            if states[leaving].lower > states[leaving].upper {
                guard breakCrossedBounds(of: leaving, &budget, choose) else { return }
            } else if !tableau.lines[leaving].isBasic {
                reposition(leaving, preferring: states[leaving].value)
                try repositionOthers(&search, &budget)
            } else if shortfall(of: leaving, rises: rises) > 0 || !enter(forLeaving: leaving, rises: rises, &search) {
                // Waiting is for others to be helped first.
                if infeasibilityCandidates.count > 1 && search.letsWait() {
                    exclude(leaving)
                } else if !tableau.isPlain && tableau.roundedPivots > 0 {
                    // A contradiction is reported from a new factorisation only.
                    rebuild()
                } else if let conflict = certificate(of: leaving, rises: rises) {
                    guard breakOne(of: conflict, &budget, choose) else { return }
                    search.conflictWasReported()
                    exclude(onlyRounding: search.rounding)
                } else if !snapToBounds(inRowOf: leaving, rises: rises) {
                    if isFarOutside(leaving, rises: rises) { isInDoubt = true }
                    search.rounding.append(leaving)
                    exclude(leaving)
                }
            }
        }
    }

    /// Moves nonbasic variables inside their bounds as long as they are what would be found next, so that of many not all are
    /// looked at for each.
    private func repositionOthers(_ search: inout DualSearch, _ budget: inout SolveBudget) throws(SolverError) {
        guard infeasibilityCandidates.count > 16, search.takesSeveral else { return }
        fields.pointee.looks += infeasibilityCandidates.count
        var others: [(variable: Int, distance: Double)] = []
        var farthestBasic = 0.0
        for index in infeasibilityCandidates where !states[Int(index)].isExcluded {
            let variable = Int(index)
            let distance = distanceOutside(variable)
            guard distance > 0 else { continue }
            if tableau.lines[variable].isBasic || states[variable].lower > states[variable].upper {
                farthestBasic = max(farthestBasic, distance)
            } else {
                others.append((variable, distance))
            }
        }
        others.sort { $0.distance != $1.distance ? $0.distance > $1.distance : $0.variable < $1.variable }
        var moved = 0
        for (variable, distance) in others {
            guard distance > farthestBasic else { break }
            try budget.count()
            reposition(variable, preferring: states[variable].value)
            moved += 1
            var index = tableau.lines[variable].head
            while index >= 0 {
                let entry = tableau.entries[Int(index)]
                if !states[Int(entry.row)].isExcluded {
                    farthestBasic = max(farthestBasic, distanceOutside(Int(entry.row)))
                }
                index = entry.nextInColumn
            }
        }
        if moved < 8 { search.takesSeveral = false }
    }

    /// How far a variable is outside its bounds; 0 if that is no more than rounding.
    private func distanceOutside(_ variable: Int) -> Double {
        let state = states.pointer(to: variable)
        let rises = state.pointee.value < state.pointee.lower
        let distance = max(state.pointee.lower - state.pointee.value, state.pointee.value - state.pointee.upper)
        guard state.pointee.kind != .unused,
            distance > tolerance(at: rises ? state.pointee.lower : state.pointee.upper),
            tableau.isPlain || isExact || distance > SolverState.noise * rowSize(of: variable)
        else { return 0 }
        return distance
    }

    /// Releases the variables that wait, but not those that are outside by rounding alone.
    private func exclude(onlyRounding rounding: [Int]) {
        clearExcluded()
        for variable in rounding { exclude(variable) }
    }

    /// Moves the variables of a row that are so close to the bounds that would help that they count as on them onto
    /// these: where they are multiplied by much, it makes a difference. False if there is none.
    private func snapToBounds(inRowOf basic: Int, rises: Bool) -> Bool {
        guard tableau.lines[basic].isBasic else { return false }
        var moved = false
        var index = tableau.lines[basic].head
        while index >= 0 {
            let entry = tableau.entries[Int(index)]
            let column = Int(entry.column)
            let bound = (entry.value > 0) == rises ? states[column].upper : states[column].lower
            if bound != states[column].value, abs(bound - states[column].value) <= tolerance(at: bound) {
                costsAreStale = true
                move(column, to: bound)
                moved = true
            }
            index = entry.nextInRow
        }
        return moved
    }

    /// Whether a variable that cannot be helped, though nothing contradicts it, is outside its bound by more than the
    /// rounding of what it is added up from.
    private func isFarOutside(_ variable: Int, rises: Bool) -> Bool {
        let state = states.pointer(to: variable)
        let bound = rises ? state.pointee.lower : state.pointee.upper
        let distance = abs(bound - state.pointee.value)
        return distance > (isExact ? 1e-11 * max(1, abs(bound)) : 1e-9 * max(1, abs(bound), rowSize(of: variable)))
    }

    /// Whether nothing was rounded since values were worked out in double-double numbers.
    var isExact: Bool { isWide && tableau.roundedPivots == 0 && movesSinceRefactorisation == 0 }

    /// Values are exact to about this part of what they are added up from.
    static let noise = 1e-14

    /// The sum of the magnitudes that a basic variable's value is added up from; 0 for a nonbasic one.
    private func rowSize(of variable: Int) -> Double {
        guard tableau.lines[variable].isBasic else { return 0 }
        var size = 0.0
        var index = tableau.lines[variable].head
        while index >= 0 {
            let entry = tableau.entries.pointer(to: Int(index))
            size += abs(entry.pointee.value * states[Int(entry.pointee.column)].value)
            index = entry.pointee.nextInRow
        }
        return size
    }

    /// Moves a variable onto its bound by exchanging it with one that can move; false if none can.
    private func enter(forLeaving leaving: Int, rises: Bool, _ search: inout DualSearch) -> Bool {
        accumulateCosts()
        var entry = dualEntering(into: leaving, rises: rises, lowestIndex: search.usesBlandsRule)
        while entry >= 0 && !search.usesBlandsRule && flipBound(entry, for: leaving, rises: rises) {
            flipTies(with: entry, for: leaving, rises: rises)
            entry = dualEntering(into: leaving, rises: rises, lowestIndex: false)
        }
        guard entry >= 0 else { return false }
        search.pivots += 1
        counters.dualPivots += 1
        let entering = Int(tableau.entries[Int(entry)].column)
        let target = rises ? states[leaving].lower : states[leaving].upper
        exchange(leaving: leaving, entering: entering, at: entry, target: target)
        preferIndifferentSides(of: entering)
        return true
    }

    /// Moves a variable that costs least, but cannot bring the leaving one to its bound before it meets a breakpoint or bound
    /// of its own, up to there, and leaves it nonbasic (bound flipping): a chain of labels that are all compressed takes no
    /// pivot for each. False if it can do more than that.
    private func flipBound(_ entry: Int32, for leaving: Int, rises: Bool) -> Bool {
        let (column, coefficient) = (Int(tableau.entries[Int(entry)].column), tableau.entries[Int(entry)].value)
        let value = states[column].value
        let isRising = (coefficient > 0) == rises
        let stop = nextStop(of: column, rising: isRising)
        let bound = rises ? states[leaving].lower : states[leaving].upper
        let missing = abs(bound - states[leaving].value)
        guard abs(stop - value) * abs(coefficient) < missing - tolerance(at: bound) else { return false }
        costsAreStale = true
        move(column, to: stop)
        return true
    }

    /// The same for the others that cost as much, in the order in which they would be found one by one.
    private func flipTies(with entry: Int32, for leaving: Int, rises: Bool) {
        let entries = tableau.entries
        scratch.ties.sort { entries[Int($0)].column < entries[Int($1)].column }
        for position in scratch.ties.indices where scratch.ties[position] != entry {
            guard flipBound(scratch.ties[position], for: leaving, rises: rises) else { return }
        }
    }

    /// The nearest breakpoint or bound of a nonbasic variable in that direction; infinite if there is none.
    private func nextStop(of nonbasic: Int, rising: Bool) -> Double {
        let state = states.pointer(to: nonbasic)
        let value = state.pointee.value
        var stop = rising ? state.pointee.upper : state.pointee.lower
        var index = state.pointee.firstLimit
        while index >= 0 {
            let limit = constraints.pointer(to: Int(index))
            let breakpoint = limit.pointee.breakpoint
            if !limit.pointee.isHard, abs(breakpoint - value) > tolerance(at: breakpoint),
                rising ? breakpoint > value && breakpoint < stop : breakpoint < value && breakpoint > stop
            {
                stop = breakpoint
            }
            index = limit.pointee.next
        }
        return stop
    }

    /// How far from its bound a basic variable would still be with every variable of its row at the bound that helps it
    /// most: if that is more than rounding, the row is a conflict whatever the others do. 0 if it can be helped.
    ///
    /// - Complexity: O(row length).
    private func shortfall(of basic: Int, rises: Bool) -> Double {
        let state = states.pointer(to: basic)
        let sign: Double = rises ? 1 : -1
        let bound = rises ? state.pointee.lower : state.pointee.upper
        var distance = sign * (bound - state.pointee.value)
        var size = abs(bound)
        var index = tableau.lines[basic].head
        while index >= 0 {
            let entry = tableau.entries.pointer(to: Int(index))
            let column = states.pointer(to: Int(entry.pointee.column))
            let help = sign * entry.pointee.value
            let end = help > 0 ? column.pointee.upper : column.pointee.lower
            guard end.isFinite else { return 0 }
            distance -= help * (end - column.pointee.value)
            size += abs(help * end)
            index = entry.pointee.nextInRow
        }
        return distance > precision.contradiction * max(1, size) ? distance : 0
    }

    /// The variable farthest outside its bounds and whether it has to rise; once none waits any more, the one that
    /// would stay farthest outside.
    private func farthestOutside(_ search: inout DualSearch) -> (variable: Int, rises: Bool)? {
        let lowestIndex = search.usesBlandsRule
        fields.pointee.looks += infeasibilityCandidates.count
        var found: (variable: Int, rises: Bool)?
        var farthest = 0.0
        var kept = 0
        for position in infeasibilityCandidates.indices {
            let variable = Int(infeasibilityCandidates[position])
            let state = states.pointer(to: variable)
            let rises = state.pointee.value < state.pointee.lower
            var distance = max(state.pointee.lower - state.pointee.value, state.pointee.value - state.pointee.upper)
            guard state.pointee.kind != .unused,
                distance > tolerance(at: rises ? state.pointee.lower : state.pointee.upper),
                tableau.isPlain || isExact || distance > SolverState.noise * rowSize(of: variable)
            else {
                states[variable].isInfeasibilityCandidate = false
                continue
            }
            infeasibilityCandidates[kept] = infeasibilityCandidates[position]
            kept += 1
            guard !states[variable].isExcluded else { continue }
            if !search.mayWait && tableau.lines[variable].isBasic {
                let left = shortfall(of: variable, rises: rises)
                if left > 0 { distance = left }
            }
            let isFarther: Bool
            if let found, lowestIndex || distance == farthest {
                isFarther = variable < found.variable
            } else {
                isFarther = distance > farthest
            }
            if isFarther {
                farthest = distance
                found = (variable, rises)
            }
        }
        infeasibilityCandidates.removeLast(infeasibilityCandidates.count - kept)
        return found
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
                cleanSlope(dividingBy: abs(entry.value))
                let isBetter: Bool
                if best < 0 {
                    isBetter = true
                    scratch.ties.append(index)
                } else if lowestIndex {
                    isBetter = entry.column < tableau.entries[Int(best)].column
                } else if slopeIsLessThanBest() {
                    isBetter = true
                    scratch.ties.removeAll()
                    scratch.ties.append(index)
                } else if bestIsLessThanSlope() {
                    isBetter = false
                } else {
                    scratch.ties.append(index)
                    isBetter = isSteadier(entry.value, entry.column, bestValue, tableau.entries[Int(best)].column)
                }
                if isBetter {
                    best = index
                    bestValue = entry.value
                    keepSlopeAsBest()
                }
            }
            index = entry.nextInRow
        }
        return best
    }

    /// Among equal costs: not a much smaller coefficient, else the lower index.
    private func isSteadier(_ value: Double, _ column: Int32, _ other: Double, _ otherColumn: Int32) -> Bool {
        if abs(value) < 1e-2 * abs(other) { return false }
        if abs(other) < 1e-2 * abs(value) { return true }
        return column < otherColumn
    }
}
