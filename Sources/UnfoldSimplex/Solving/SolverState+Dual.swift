extension SolverState {
    /// Brings every quantity inside its walls, asking which constraint to break for each conflict.
    ///
    /// The quantity farthest outside its walls leaves first (equals by lowest index); the one that enters costs least
    /// per unit, level by level. A quantity that cannot be helped waits until all others are inside, so that of several
    /// contradictions the largest is told. After as many pivots as the system is large both go by lowest index, which
    /// cannot cycle (Bland; Dutertre and de Moura), and nothing waits.
    ///
    /// A choice of nil ends the search, and leaves the contradiction where it is.
    func restoreFeasibility(
        _ work: inout Work, breaking choose: (Conflict) -> ConstraintID?
    ) throws(SolverError) {
        defer {
            clearBanned()
            scratch.clearTouched()
        }
        guard breakEmptyConflicts(&work, choose) else { return }
        var search = DualSearch(patience: 4 * work.patience)
        clearBanned()
        while true {
            guard let (leaving, rises) = farthestOutside(&search) else {
                guard search.stopWaiting() else { break }
                ban(onlyRounding: search.rounding)
                continue
            }
            try work.count()
            if quantities[leaving].lower > quantities[leaving].upper {
                guard breakCrossedWalls(of: leaving, &work, choose) else { return }
            } else if !tableau.lines[leaving].isBasic {
                reposition(leaving, preferring: quantities[leaving].value)
            } else if shortfall(of: leaving, rises: rises) > 0 || !enter(forLeaving: leaving, rises: rises, &search) {
                // Waiting is for others to be helped first.
                if suspects.count > 1 && search.letsWait() {
                    ban(leaving)
                } else if !tableau.isPlain && tableau.roundedPivots > 0 {
                    // A contradiction is told from a new factorisation only.
                    rebuild()
                } else if let conflict = certificate(of: leaving, rises: rises) {
                    guard breakOne(of: conflict, &work, choose) else { return }
                    search.conflictWasTold()
                    ban(onlyRounding: search.rounding)
                } else if !lean(on: leaving, rises: rises) {
                    if isFarOutside(leaving, rises: rises) { isInDoubt = true }
                    search.rounding.append(leaving)
                    ban(leaving)
                }
            }
        }
    }

    /// Lets go of the quantities that wait, but not of those that are outside by rounding alone.
    private func ban(onlyRounding rounding: [Int]) {
        clearBanned()
        for quantity in rounding { ban(quantity) }
    }

    /// Moves the quantities of a row that are so close to the walls that would help that they count as on them onto
    /// these: where they are multiplied by much, it makes a difference. False if there is none.
    private func lean(on basic: Int, rises: Bool) -> Bool {
        guard tableau.lines[basic].isBasic else { return false }
        var moved = false
        var index = tableau.lines[basic].head
        while index >= 0 {
            let entry = tableau.entries[Int(index)]
            let column = Int(entry.column)
            let wall = (entry.value > 0) == rises ? quantities[column].upper : quantities[column].lower
            if wall != quantities[column].value, abs(wall - quantities[column].value) <= tolerance(at: wall) {
                costsAreStale = true
                move(column, to: wall)
                moved = true
            }
            index = entry.nextInRow
        }
        return moved
    }

    /// Whether a quantity that cannot be helped, though nothing contradicts it, is outside its wall by more than the
    /// rounding of what it is added up from.
    private func isFarOutside(_ quantity: Int, rises: Bool) -> Bool {
        let state = quantities.pointer(to: quantity)
        let wall = rises ? state.pointee.lower : state.pointee.upper
        let distance = abs(wall - state.pointee.value)
        return distance > (isExact ? 1e-11 * max(1, abs(wall)) : 1e-9 * max(1, abs(wall), rowSize(of: quantity)))
    }

    /// Whether nothing was rounded since values were worked out in double-double numbers.
    var isExact: Bool { isWide && tableau.roundedPivots == 0 && movesSinceRefresh == 0 }

    /// Values are exact to about this part of what they are added up from.
    static let noise = 1e-14

    /// The sum of the magnitudes that a basic quantity's value is added up from; 0 for a parametric one.
    private func rowSize(of quantity: Int) -> Double {
        guard tableau.lines[quantity].isBasic else { return 0 }
        var size = 0.0
        var index = tableau.lines[quantity].head
        while index >= 0 {
            let entry = tableau.entries.pointer(to: Int(index))
            size += abs(entry.pointee.value * quantities[Int(entry.pointee.column)].value)
            index = entry.pointee.nextInRow
        }
        return size
    }

    /// Moves a quantity onto its wall by exchanging it with one that can move; false if none can.
    private func enter(forLeaving leaving: Int, rises: Bool, _ search: inout DualSearch) -> Bool {
        accumulateCosts()
        var entry = dualEntering(into: leaving, rises: rises, lowestIndex: search.isCautious)
        while entry >= 0 && !search.isCautious && exhaust(entry, for: leaving, rises: rises) {
            exhaustTies(with: entry, for: leaving, rises: rises)
            entry = dualEntering(into: leaving, rises: rises, lowestIndex: false)
        }
        guard entry >= 0 else { return false }
        search.pivots += 1
        counters.dualPivots += 1
        let entering = Int(tableau.entries[Int(entry)].column)
        let target = rises ? quantities[leaving].lower : quantities[leaving].upper
        exchange(leaving: leaving, entering: entering, at: entry, target: target)
        preferIndifferentSides(of: entering)
        return true
    }

    /// Moves a quantity that costs least, but cannot bring the leaving one to its wall before it meets a kink or wall
    /// of its own, up to there, and leaves it parametric (bound flipping): a chain of labels that all give way takes no
    /// pivot for each. False if it can do more than that.
    private func exhaust(_ entry: Int32, for leaving: Int, rises: Bool) -> Bool {
        let (column, coefficient) = (Int(tableau.entries[Int(entry)].column), tableau.entries[Int(entry)].value)
        let value = quantities[column].value
        let isRising = (coefficient > 0) == rises
        let stop = nextStop(of: column, rising: isRising)
        let wall = rises ? quantities[leaving].lower : quantities[leaving].upper
        let missing = abs(wall - quantities[leaving].value)
        guard abs(stop - value) * abs(coefficient) < missing - tolerance(at: wall) else { return false }
        costsAreStale = true
        move(column, to: stop)
        return true
    }

    /// The same for the others that cost as much, in the order in which they would be found one by one.
    private func exhaustTies(with entry: Int32, for leaving: Int, rises: Bool) {
        let entries = tableau.entries
        scratch.ties.sort { entries[Int($0)].column < entries[Int($1)].column }
        for place in scratch.ties.indices where scratch.ties[place] != entry {
            guard exhaust(scratch.ties[place], for: leaving, rises: rises) else { return }
        }
    }

    /// The nearest kink or wall of a parametric quantity in that direction; infinite if there is none.
    private func nextStop(of parametric: Int, rising: Bool) -> Double {
        let state = quantities.pointer(to: parametric)
        let value = state.pointee.value
        var stop = rising ? state.pointee.upper : state.pointee.lower
        var index = state.pointee.firstLimit
        while index >= 0 {
            let limit = constraints.pointer(to: Int(index))
            let kink = limit.pointee.kink
            if !limit.pointee.isHard, abs(kink - value) > tolerance(at: kink),
                rising ? kink > value && kink < stop : kink < value && kink > stop
            {
                stop = kink
            }
            index = limit.pointee.next
        }
        return stop
    }

    /// How far from its wall a basic quantity would still be with every quantity of its row at the wall that helps it
    /// most: if that is more than rounding, the row is a conflict whatever the others do. 0 if it can be helped.
    ///
    /// - Complexity: O(row length).
    private func shortfall(of basic: Int, rises: Bool) -> Double {
        let state = quantities.pointer(to: basic)
        let sign: Double = rises ? 1 : -1
        let wall = rises ? state.pointee.lower : state.pointee.upper
        var distance = sign * (wall - state.pointee.value)
        var size = abs(wall)
        var index = tableau.lines[basic].head
        while index >= 0 {
            let entry = tableau.entries.pointer(to: Int(index))
            let column = quantities.pointer(to: Int(entry.pointee.column))
            let help = sign * entry.pointee.value
            let end = help > 0 ? column.pointee.upper : column.pointee.lower
            guard end.isFinite else { return 0 }
            distance -= help * (end - column.pointee.value)
            size += abs(help * end)
            index = entry.pointee.nextInRow
        }
        return distance > precision.contradiction * max(1, size) ? distance : 0
    }

    /// The quantity farthest outside its walls and whether it has to rise; once nobody waits any more, the one that
    /// would stay farthest outside.
    private func farthestOutside(_ search: inout DualSearch) -> (quantity: Int, rises: Bool)? {
        let lowestIndex = search.isCautious
        var found: (quantity: Int, rises: Bool)?
        var farthest = 0.0
        var kept = 0
        for position in suspects.indices {
            let quantity = Int(suspects[position])
            let state = quantities.pointer(to: quantity)
            let rises = state.pointee.value < state.pointee.lower
            var distance = max(state.pointee.lower - state.pointee.value, state.pointee.value - state.pointee.upper)
            guard state.pointee.kind != .vacant,
                distance > tolerance(at: rises ? state.pointee.lower : state.pointee.upper),
                tableau.isPlain || isExact || distance > SolverState.noise * rowSize(of: quantity)
            else {
                quantities[quantity].isSuspect = false
                continue
            }
            suspects[kept] = suspects[position]
            kept += 1
            guard !quantities[quantity].isBanned else { continue }
            if !search.mayWait && tableau.lines[quantity].isBasic {
                let left = shortfall(of: quantity, rises: rises)
                if left > 0 { distance = left }
            }
            let isFarther: Bool
            if let found, lowestIndex || distance == farthest {
                isFarther = quantity < found.quantity
            } else {
                isFarther = distance > farthest
            }
            if isFarther {
                farthest = distance
                found = (quantity, rises)
            }
        }
        suspects.removeLast(suspects.count - kept)
        return found
    }

    /// The entry of the leaving row whose quantity can move and costs least per unit of the row, by the costs in the
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
            if abs(entry.value) > smallest, quantities[column].lower != quantities[column].upper,
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
