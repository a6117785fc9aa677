extension SolverState {
    /// Adds up, per nonbasic variable and level, the slopes of all soft limits of basic variables. Touched are all
    /// variables that could improve the objective: those with such a sum, and those with a violated limit of their own.
    /// - Parameter keepsList: Whether limits without a slope stay listed.
    func accumulateCosts(keepsList: Bool = false) {
        scratch.clearTouched()
        if scratch.isSparse { collectCostLevels() }
        fields.pointee.looks += pricedConstraints.count
        var kept = 0
        for position in pricedConstraints.indices {
            let constraint = Int(pricedConstraints[position])
            let counts = constraints[constraint].variable >= 0 && hasSlope(constraint)
            if counts || keepsList {
                pricedConstraints[kept] = pricedConstraints[position]
                kept += 1
            }
            guard counts else {
                constraints[constraint].isListed = keepsList
                continue
            }
            let variable = Int(constraints[constraint].variable)
            if tableau.lines[variable].isBasic {
                let slope = constraints[constraint].slope(above: constraints[constraint].isAbove)
                spread(slope, of: variable, level: Int(constraints[constraint].level))
            } else {
                scratch.costSlot(of: variable)
            }
        }
        pricedConstraints.removeLast(pricedConstraints.count - kept)
    }

    private func spread(_ slope: Double, of basic: Int, level: Int) {
        let width = scratch.costWidth
        let level = scratch.isSparse ? Int(scratch.levelSlots[level]) : level
        for entry in tableau.row(of: basic) {
            let column = Int(entry.column)
            // A variable between equal bounds cannot move, whatever it costs.
            guard states[column].lower != states[column].upper else { continue }
            let position = scratch.costSlot(of: column) * width + level
            let product = slope * entry.value
            scratch.cost[position].value += product
            scratch.cost[position].size += abs(product)
        }
    }

    /// What the objective counts for a limit: how far its variable is on the wrong side of its breakpoint, by its
    /// weight.
    func violation(ofLimit constraint: Int) -> Double {
        let limit = constraints.pointer(to: constraint)
        let excess = states[Int(limit.pointee.variable)].value - limit.pointee.breakpoint
        if excess > 0 { return limit.pointee.violatedSides.above ? excess * limit.pointee.weight : 0 }
        return limit.pointee.violatedSides.below ? -excess * limit.pointee.weight : 0
    }

    /// Whether the slopes of rows, at the highest level that counts, say that a variable improves by rising.
    func costFallsAsRises(_ nonbasic: Int) -> Bool {
        let slot = Int(scratch.slots[nonbasic])
        guard slot >= 0 else { return true }
        let width = scratch.costWidth
        for position in slot * width..<(slot + 1) * width where scratch.cost[position].value != 0 {
            return scratch.cost[position].value < 0
        }
        return true
    }

    /// Whether a bound is in the way.
    private func isBlocked(_ nonbasic: Int, rising: Bool) -> Bool {
        let value = states[nonbasic].value
        if rising {
            let upper = states[nonbasic].upper
            return value >= upper - tolerance(at: upper)
        }
        let lower = states[nonbasic].lower
        return value <= lower + tolerance(at: lower)
    }

    /// Puts into `scratch.slope` how the objective changes per unit that a nonbasic variable moves.
    ///
    /// - Returns: False if a bound is in the way.
    func directionalSlope(of nonbasic: Int, rising: Bool) -> Bool {
        if isBlocked(nonbasic, rising: rising) { return false }
        let value = states[nonbasic].value
        let levelCount = scratch.levelCount
        let sign: Double = rising ? 1 : -1
        let slot = Int(scratch.slots[nonbasic])
        if scratch.isSparse {
            takeSparseCosts(at: slot, times: sign)
        } else if slot < 0 {
            for level in 0..<levelCount { scratch.slope[level] = Scratch.Sum() }
        } else {
            for level in 0..<levelCount {
                let cost = scratch.cost[slot * levelCount + level]
                scratch.slope[level] = Scratch.Sum(value: sign * cost.value, size: cost.size)
            }
        }
        for index in limits(of: nonbasic) {
            let limit = constraints.pointer(to: index)
            if !limit.pointee.isHard {
                let tolerance = tolerance(at: limit.pointee.breakpoint)
                let isAbove: Bool
                if value > limit.pointee.breakpoint + tolerance {
                    isAbove = true
                } else if value < limit.pointee.breakpoint - tolerance {
                    isAbove = false
                } else {
                    isAbove = rising
                }
                let slope = limit.pointee.slope(above: isAbove)
                scratch.addSlope(sign * slope, at: Int(limit.pointee.level))
            }
        }
        return true
    }

    /// -1 if the slope in scratch lowers the objective, 0 if it changes nothing, 1 if it raises it.
    func slopeSign() -> Int {
        if scratch.isSparse { return sparseSlopeSign() }
        for level in 0..<scratch.levelCount {
            let slope = scratch.slope[level].value
            let tolerance = precision.cost * scratch.slope[level].size
            if slope < -tolerance { return -1 }
            if slope > tolerance { return 1 }
        }
        return 0
    }

    /// Sets components that are rounding to zero, so that slopes can be compared with one another.
    func cleanSlope(dividingBy divisor: Double) {
        if scratch.isSparse { return cleanSparseSlope(dividingBy: divisor) }
        for level in 0..<scratch.levelCount {
            let tolerance = precision.cost * scratch.slope[level].size
            let slope = scratch.slope[level].value
            scratch.slope[level].value = abs(slope) <= tolerance ? 0 : slope / divisor
        }
    }

    /// -1 if the slope in scratch comes before the best one so far, level by level, 1 if after it, 0 if they are alike.
    func compareSlopeWithBest() -> Int {
        if scratch.isSparse { return compareSparseSlope() }
        for level in 0..<scratch.levelCount {
            let slope = scratch.slope[level].value
            let best = scratch.best[level]
            let tolerance = precision.cost * max(abs(slope), abs(best))
            if slope < best - tolerance { return -1 }
            if slope > best + tolerance { return 1 }
        }
        return 0
    }

    func keepSlopeAsBest() {
        if scratch.isSparse { return keepSparseSlope() }
        for level in 0..<scratch.levelCount { scratch.best[level] = scratch.slope[level].value }
    }
}
