/// Reduced costs where there are very many levels, as a stack makes with one for each of its views: vectors are written
/// by the few levels that count.
extension SolverState {
    /// Lists the levels at which something basic has a slope.
    func collectCostLevels() {
        scratch.costLevels.removeAll()
        for index in pricedConstraints {
            let constraint = Int(index)
            let variable = Int(constraints[constraint].variable)
            guard variable >= 0, tableau.lines[variable].isBasic, hasSlope(constraint) else { continue }
            scratch.costLevels.append(constraints[constraint].level)
        }
        scratch.costLevels.sort()
        var kept = 0
        for level in scratch.costLevels where kept == 0 || scratch.costLevels[kept - 1] != level {
            scratch.costLevels[kept] = level
            scratch.levelSlots[Int(level)] = Int32(kept)
            kept += 1
        }
        scratch.costLevels.removeLast(scratch.costLevels.count - kept)
    }

    /// Puts a variable's reduced costs, if it has any, into the slope.
    func takeSparseCosts(at slot: Int, times sign: Double) {
        scratch.clearSparseSlope()
        guard slot >= 0 else { return }
        let width = scratch.costLevels.count
        for position in 0..<width {
            let cost = scratch.cost[slot * width + position]
            guard cost.size != 0 else { continue }
            let level = scratch.costLevels[position]
            scratch.slope[Int(level)] = Scratch.Sum(value: sign * cost.value, size: cost.size)
            scratch.slopeLevels.append(level)
        }
    }

    func sparseSlopeSign() -> Int {
        for level in scratch.slopeLevels {
            let slope = scratch.slope[Int(level)]
            let tolerance = precision.cost * slope.size
            if slope.value < -tolerance { return -1 }
            if slope.value > tolerance { return 1 }
        }
        return 0
    }

    func compareSparseSlope(dividingBy divisor: Double) -> Int {
        let (levels, others) = (scratch.slopeLevels, scratch.bestLevels)
        var (next, other) = (0, 0)
        while next < levels.count || other < others.count {
            let level = min(next < levels.count ? levels[next] : .max, other < others.count ? others[other] : .max)
            if next < levels.count, levels[next] == level { next += 1 }
            if other < others.count, others[other] == level { other += 1 }
            let slope = scratch.slope[Int(level)].part(above: precision.cost) / divisor
            let best = scratch.best[Int(level)]
            let tolerance = precision.cost * max(abs(slope), abs(best))
            if slope < best - tolerance { return -1 }
            if slope > best + tolerance { return 1 }
        }
        return 0
    }

    func keepSparseSlope(dividingBy divisor: Double) {
        scratch.clearBest()
        for level in scratch.slopeLevels {
            scratch.best[Int(level)] = scratch.slope[Int(level)].part(above: precision.cost) / divisor
            scratch.bestLevels.append(level)
        }
    }
}

extension Scratch {
    /// The magnitudes that the slope was added up from, of all levels.
    var slopeSize: Double {
        isSparse
            ? slopeLevels.reduce(0) { $0 + slope[Int($1)].size } : (0..<levelCount).reduce(0) { $0 + slope[$1].size }
    }

    /// What is not zero improves, and comes before it.
    mutating func clearBest() {
        if isSparse {
            for level in bestLevels { best[Int(level)] = 0 }
            bestLevels.removeAll()
        } else {
            for level in 0..<levelCount { best[level] = 0 }
        }
    }

    mutating func clearSparseSlope() {
        for level in slopeLevels { slope[Int(level)] = Sum() }
        slopeLevels.removeAll()
    }

    @inline(__always) mutating func addSlope(_ change: Double, at level: Int) {
        if isSparse { note(level, change) }
        slope[level].value += change
        slope[level].size += abs(change)
    }

    @inline(never) private mutating func note(_ level: Int, _ change: Double) {
        guard change != 0, slope[level].size == 0 else { return }
        var position = slopeLevels.count
        while position > 0 && slopeLevels[position - 1] > Int32(level) { position -= 1 }
        slopeLevels.insert(Int32(level), at: position)
    }
}
