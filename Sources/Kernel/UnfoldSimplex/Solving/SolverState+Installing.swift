extension SolverState {
    /// Takes a waiting constraint into the tableau. A required equality is absorbed by a variable nothing limits,
    /// where there is one.
    func install(_ constraint: Int) {
        constraints[constraint].state = .installed
        if isWide { isInDoubt = true }
        let range = termRange(constraint)
        guard let first = range.first else {
            setScale(1, of: constraint)
            refreshRecord(constraint)
            constraints[constraint].variable = -1
            if constraints[constraint].isHard { emptyConflicts.append(Int32(constraint)) }
            return
        }
        if define(by: constraint) { return }
        if range.count == 1, let own = representative(of: Int(terms.variables[first])) {
            setScale(terms.coefficients[first], of: constraint)
            refreshRecord(constraint)
            attachInstalled(constraint, to: own)
        } else {
            let leftSide = makeLeftSide(of: constraint)
            insertRow(of: leftSide, constraint: constraint)
            attachInstalled(constraint, to: leftSide)
        }
    }

    func makeLeftSide(of constraint: Int) -> Int {
        constraints[constraint].hasLeftSide = true
        setScale(normaliser(termRange(constraint)), of: constraint)
        refreshRecord(constraint)
        return makeState(.row)
    }

    /// Puts a constraint on a variable that may have moved without it.
    func attachInstalled(_ constraint: Int, to variable: Int) {
        attach(constraint, to: variable)
        constraints[constraint].isAbove = false
        if !constraints[constraint].isHard { return limitWasAdded(constraint, to: variable) }
        boundWasAdded(to: variable)
        let limit = constraints.pointer(to: constraint)
        if limit.pointee.isViolatedBelow, limit.pointee.isViolatedAbove, tableau.lines[variable].isBasic {
            absorb(variable)
        }
    }

    /// A new soft limit moves nothing; it only may have a slope.
    private func limitWasAdded(_ constraint: Int, to variable: Int) {
        let limit = constraints.pointer(to: constraint)
        let value = states[variable].value
        let excess = value - limit.pointee.breakpoint
        if abs(excess) > tolerance(at: limit.pointee.breakpoint) {
            constraints[constraint].isAbove = excess > 0
        } else if tableau.lines[variable].isBasic && !limit.pointee.isViolatedAbove {
            // On its breakpoint, an inequality is on the side that costs nothing.
            constraints[constraint].isAbove = true
        }
        if hasSlope(constraint) { list(constraint) }
    }

    /// A new bound only takes possibilities away: what was best stays best unless the variable itself has to move.
    private func boundWasAdded(to variable: Int) {
        refreshBounds(of: variable)
        if !tableau.lines[variable].isBasic {
            let value = states[variable].value
            if value < states[variable].lower || value > states[variable].upper { costsAreStale = true }
            reposition(variable, preferring: value)
        }
        valueChanged(of: variable)
    }

    func limitsChanged(of variable: Int) {
        costsAreStale = true
        refreshBounds(of: variable)
        guard tableau.lines[variable].isBasic
        else { return reposition(variable, preferring: states[variable].value) }
        preferIndifferentSides(of: variable)
        valueChanged(of: variable)
    }

    /// On its breakpoint, an inequality is on the side that costs nothing.
    func preferIndifferentSides(of variable: Int) {
        for limit in limits(of: variable) {
            if isOnBreakpoint(limit, at: states[variable].value) {
                if !constraints[limit].isViolatedAbove { setSide(of: limit, above: true) }
                if !constraints[limit].isViolatedBelow { setSide(of: limit, above: false) }
            }
        }
    }

    func insertRow(of variable: Int, constraint: Int) {
        let scale = scale(of: constraint)
        for position in termRange(constraint) {
            accumulate(Int(terms.variables[position]), times: terms.coefficients[position] / scale)
        }
        insertAccumulatedRow(of: variable)
    }

    /// Exchanges a basic variable that was just given a fixed value with an unlimited nonbasic one.
    private func absorb(_ variable: Int) {
        let target = states[variable].lower
        guard target == states[variable].upper else { return }
        let smallest = tableau.largestCoefficient(inRow: variable) * 1e-3
        var chosen: Int32 = -1
        var index = tableau.lines[variable].head
        while index >= 0 {
            let entry = tableau.entries[Int(index)]
            if isUnlimited(Int(entry.column)), abs(entry.value) > smallest, chosen < 0 || isBetter(index, than: chosen)
            {
                chosen = index
            }
            index = entry.nextInRow
        }
        guard chosen >= 0 else { return }
        counters.dualPivots += 1
        exchange(leaving: variable, entering: Int(tableau.entries[Int(chosen)].column), at: chosen, target: target)
    }

    private func isUnlimited(_ variable: Int) -> Bool {
        states[variable].firstLimit < 0 && !states[variable].isNonNegative
    }

    /// Abandoned rows first, then the shortest column, then the lowest index; never a relatively tiny coefficient.
    private func isBetter(_ one: Int32, than other: Int32) -> Bool {
        let first = tableau.entries[Int(one)]
        let second = tableau.entries[Int(other)]
        if abs(first.value) < 1e-3 * abs(second.value) { return false }
        if abs(second.value) < 1e-3 * abs(first.value) { return true }
        let firstColumn = Int(first.column)
        let secondColumn = Int(second.column)
        if states[firstColumn].isAbandoned != states[secondColumn].isAbandoned {
            return states[firstColumn].isAbandoned
        }
        let firstCount = tableau.lines[firstColumn].count
        let secondCount = tableau.lines[secondColumn].count
        return firstCount != secondCount ? firstCount < secondCount : isOlder(firstColumn, than: secondColumn)
    }
}
