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
                let slope = slope(of: constraint, above: constraints[constraint].isAbove)
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
        let states = self.states
        for entry in tableau.row(of: basic) {
            let column = Int(entry.column)
            // A variable between equal bounds cannot move, whatever it costs.
            let state = states.pointer(to: column)
            guard state.pointee.lower != state.pointee.upper else { continue }
            let slot = scratch.costSlot(of: column)
            let cost = scratch.cost.mutablePointer(to: slot * width + level)
            let product = slope * entry.value
            cost.pointee.value += product
            cost.pointee.size += abs(product)
        }
    }

    /// What the objective counts for a limit: how far its variable is on the wrong side of its breakpoint, by its
    /// weight.
    func violation(ofLimit constraint: Int) -> Double {
        let limit = constraints.pointer(to: constraint)
        let excess = states[Int(limit.pointee.variable)].value - limit.pointee.breakpoint
        if excess > 0 { return limit.pointee.isViolatedAbove ? excess * weight(of: constraint) : 0 }
        return limit.pointee.isViolatedBelow ? -excess * weight(of: constraint) : 0
    }

    /// Whether the slopes of rows, at the highest level that counts, say that a variable improves by rising.
    func costFallsAsRises(_ nonbasic: Int) -> Bool {
        let slot = Int(scratch.slots[nonbasic])
        guard slot >= 0 else { return true }
        let (width, costs, precision) = (scratch.costWidth, scratch.cost, precision.cost)
        for position in slot * width..<(slot + 1) * width where costs[position].part(above: precision) != 0 {
            return costs[position].value < 0
        }
        return true
    }

    /// Whether a bound is in the way.
    private func isBlocked(_ nonbasic: Int, rising: Bool) -> Bool {
        let state = states.pointer(to: nonbasic)
        let bound = rising ? state.pointee.upper : state.pointee.lower
        let value = state.pointee.value
        return rising ? value >= bound - tolerance(at: bound) : value <= bound + tolerance(at: bound)
    }

    /// Puts into `scratch.slope` how the objective changes per unit that a nonbasic variable moves.
    ///
    /// - Returns: False if a bound is in the way.
    @inline(__always) func directionalSlope(of nonbasic: Int, rising: Bool) -> Bool {
        if isBlocked(nonbasic, rising: rising) { return false }
        let value = states[nonbasic].value
        let (levelCount, slopes) = (scratch.levelCount, scratch.slope)
        let sign: Double = rising ? 1 : -1
        let slot = Int(scratch.slots[nonbasic])
        if scratch.isSparse {
            takeSparseCosts(at: slot, times: sign)
        } else if slot < 0 {
            for level in 0..<levelCount { slopes[level] = Scratch.Sum() }
        } else {
            let costs = scratch.cost.pointer(to: slot * levelCount)
            for level in 0..<levelCount {
                slopes[level] = Scratch.Sum(value: sign * costs[level].value, size: costs[level].size)
            }
        }
        let constraints = self.constraints
        for index in limits(of: nonbasic) {
            let limit = constraints.pointer(to: index)
            guard !limit.pointee.isHard else { continue }
            let breakpoint = limit.pointee.breakpoint
            let isOn = value == breakpoint || abs(value - breakpoint) <= tolerance(at: breakpoint)
            let slope = slope(of: limit, index, above: isOn ? rising : value > breakpoint)
            if slope != 0 { scratch.addSlope(sign * slope, at: Int(limit.pointee.level)) }
        }
        return true
    }

    /// -1 if the slope in scratch lowers the objective, 0 if it changes nothing, 1 if it raises it.
    func slopeSign() -> Int {
        if scratch.isSparse { return sparseSlopeSign() }
        let (slopes, precision) = (scratch.slope, precision.cost)
        for level in 0..<scratch.levelCount {
            let slope = slopes[level].value
            let tolerance = precision * slopes[level].size
            if slope < -tolerance { return -1 }
            if slope > tolerance { return 1 }
        }
        return 0
    }

    /// -1 if a part of the slope in scratch comes before the best one so far, level by level, 1 if after it, 0 if they are
    /// alike. Components that are rounding are zero.
    func compareSlopeWithBest(dividingBy divisor: Double = 1) -> Int {
        if scratch.isSparse { return compareSparseSlope(dividingBy: divisor) }
        let (slopes, bests, precision) = (scratch.slope, scratch.best, precision.cost)
        for level in 0..<scratch.levelCount {
            let slope = slopes[level].part(above: precision) / divisor
            let best = bests[level]
            if slope == best { continue }
            let tolerance = precision * max(abs(slope), abs(best))
            if slope < best - tolerance { return -1 }
            if slope > best + tolerance { return 1 }
        }
        return 0
    }

    func keepSlopeAsBest(dividingBy divisor: Double = 1) {
        if scratch.isSparse { return keepSparseSlope(dividingBy: divisor) }
        let (slopes, bests, precision) = (scratch.slope, scratch.best, precision.cost)
        for level in 0..<scratch.levelCount { bests[level] = slopes[level].part(above: precision) / divisor }
    }
}
