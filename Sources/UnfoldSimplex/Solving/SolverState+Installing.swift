extension SolverState {
    /// Takes a waiting constraint into the tableau. A required equality is absorbed by a quantity nothing limits,
    /// where there is one.
    func install(_ constraint: Int) {
        constraints[constraint].state = .installed
        let range = termRange(constraint)
        guard let first = range.first else {
            constraints[constraint].scale = 1
            refreshRecord(constraint)
            constraints[constraint].quantity = -1
            if constraints[constraint].isHard { emptyConflicts.append(Int32(constraint)) }
            return
        }
        if define(by: constraint) { return }
        let quantity: Int
        if range.count == 1 && quantities[Int(terms.variables[first])].definition < 0 {
            constraints[constraint].scale = terms.coefficients[first]
            quantity = Int(terms.variables[first])
        } else {
            constraints[constraint].scale = normaliser(range)
            quantity = makeQuantity(.row)
            insertRow(of: quantity, constraint: constraint)
        }
        refreshRecord(constraint)
        attach(constraint, to: quantity)
        constraints[constraint].isAbove = false
        if !constraints[constraint].isHard { return limitWasAdded(constraint, to: quantity) }
        wallWasAdded(to: quantity)
        let limit = constraints.pointer(to: constraint)
        if limit.pointee.minds.below, limit.pointee.minds.above, tableau.lines[quantity].isBasic { absorb(quantity) }
    }

    /// A new soft limit moves nothing; it only may have a slope.
    private func limitWasAdded(_ constraint: Int, to quantity: Int) {
        let limit = constraints.pointer(to: constraint)
        let value = quantities[quantity].value
        let excess = value - limit.pointee.kink
        if abs(excess) > tolerance(at: limit.pointee.kink) {
            constraints[constraint].isAbove = excess > 0
        } else if tableau.lines[quantity].isBasic && !limit.pointee.minds.above {
            // On its kink, an inequality stands on the side that costs nothing.
            constraints[constraint].isAbove = true
        }
        if isSloped(constraint) { list(constraint) }
    }

    /// A new wall only takes possibilities away: what was best stays best unless the quantity itself has to move.
    private func wallWasAdded(to quantity: Int) {
        refreshWalls(of: quantity)
        if !tableau.lines[quantity].isBasic {
            let value = quantities[quantity].value
            if value < quantities[quantity].lower || value > quantities[quantity].upper { costsAreStale = true }
            reposition(quantity, preferring: value)
        }
        valueChanged(of: quantity)
    }

    /// Brings a quantity in line with limits that were added, changed or removed.
    func limitsChanged(of quantity: Int) {
        costsAreStale = true
        refreshWalls(of: quantity)
        if tableau.lines[quantity].isBasic {
            preferIndifferentSides(of: quantity)
            valueChanged(of: quantity)
        } else {
            reposition(quantity, preferring: quantities[quantity].value)
            valueChanged(of: quantity)
        }
    }

    /// On its kink, an inequality stands on the side that costs nothing.
    func preferIndifferentSides(of quantity: Int) {
        var index = quantities[quantity].firstLimit
        while index >= 0 {
            let limit = Int(index)
            if isOnKink(limit, at: quantities[quantity].value) {
                if !constraints[limit].minds.above { setSide(of: limit, above: true) }
                if !constraints[limit].minds.below { setSide(of: limit, above: false) }
            }
            index = constraints[limit].next
        }
    }

    /// A power of two near the largest coefficient, so that rows are alike in size and scaling rounds nothing.
    func normaliser(_ range: Range<Int>) -> Double {
        var largest = 0.0
        for position in range { largest = max(largest, abs(terms.coefficients[position])) }
        let exponent = largest.exponent
        return largest >= 0.5 && largest < 4 ? 1 : Double(sign: .plus, exponent: exponent, significand: 1)
    }

    /// Expresses a constraint's left side in parametric quantities and gives it a row.
    func insertRow(of quantity: Int, constraint: Int) {
        let scale = constraints[constraint].scale
        for position in termRange(constraint) {
            accumulate(Int(terms.variables[position]), times: terms.coefficients[position] / scale)
        }
        insertAccumulatedRow(of: quantity)
    }

    /// Lets an unlimited parametric quantity take the place of a basic one that was just given a fixed value.
    private func absorb(_ quantity: Int) {
        let target = quantities[quantity].lower
        guard target == quantities[quantity].upper else { return }
        let smallest = tableau.largestCoefficient(inRow: quantity) * 1e-3
        var chosen: Int32 = -1
        var index = tableau.lines[quantity].head
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
        exchange(
            leaving: quantity, entering: Int(tableau.entries[Int(chosen)].column), at: chosen, target: target)
    }

    private func isUnlimited(_ quantity: Int) -> Bool {
        quantities[quantity].firstLimit < 0 && !quantities[quantity].isNonNegative
    }

    /// Abandoned rows first, then the shortest column, then the lowest index; never a relatively tiny coefficient.
    private func isBetter(_ one: Int32, than other: Int32) -> Bool {
        let first = tableau.entries[Int(one)]
        let second = tableau.entries[Int(other)]
        if abs(first.value) < 1e-3 * abs(second.value) { return false }
        if abs(second.value) < 1e-3 * abs(first.value) { return true }
        let firstColumn = Int(first.column)
        let secondColumn = Int(second.column)
        if quantities[firstColumn].isAbandoned != quantities[secondColumn].isAbandoned {
            return quantities[firstColumn].isAbandoned
        }
        let firstCount = tableau.lines[firstColumn].count
        let secondCount = tableau.lines[secondColumn].count
        return firstCount != secondCount ? firstCount < secondCount : firstColumn < secondColumn
    }
}
