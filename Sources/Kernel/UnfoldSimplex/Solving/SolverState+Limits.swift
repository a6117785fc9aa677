extension SolverState {
    /// Sets what follows from a constraint's constant, relation, scale and priority.
    func refreshRecord(_ constraint: Int) {
        refreshBreakpoint(constraint)
        let record = constraints.mutablePointer(to: constraint)
        let (relation, isRising) = (record.pointee.relation, scale(of: constraint) > 0)
        record.pointee.isViolatedBelow = relation != (isRising ? .lessThanOrEqual : .greaterThanOrEqual)
        record.pointee.isViolatedAbove = relation != (isRising ? .greaterThanOrEqual : .lessThanOrEqual)
        if record.pointee.isBroken {
            record.pointee.level = 0
        } else if record.pointee.priority != .required {
            record.pointee.level = Int32(levelIndex(of: record.pointee.priority.rawValue))
        }
    }

    func refreshBreakpoint(_ constraint: Int) {
        let constant = constraints[constraint].constant
        if isWide {
            let scale = DoubleDouble(meantBy: scale(of: constraint))
            constraints[constraint].breakpoint = (DoubleDouble(meantBy: constant) / scale).high
        } else {
            constraints[constraint].breakpoint =
                constraints[constraint].isScaled ? constant / scale(of: constraint) : constant
        }
    }

    /// Levels beyond which those that no constraint has any more are looked for.
    static let manyLevels = 32

    /// Forgets levels no constraint has any more, if they are many.
    func compactLevels() {
        var isUsed = [Bool](repeating: false, count: levels.count)
        isUsed[0] = true
        for constraint in constraints where constraint.state != .unused && !constraint.isHard {
            isUsed[Int(constraint.level)] = true
        }
        var newIndices = [Int32](repeating: 0, count: levels.count)
        var kept: [Level] = []
        for index in levels.indices where isUsed[index] {
            newIndices[index] = Int32(kept.count)
            kept.append(levels[index])
        }
        guard kept.count * 2 < levels.count else { return }
        for constraint in constraints.indices {
            constraints[constraint].level = newIndices[Int(constraints[constraint].level)]
        }
        levels.removeAll()
        for level in kept { levels.append(level) }
    }

    private func makeWaitingLevels() -> Bool {
        var keys: Set<Float> = []
        for index in waiting {
            let constraint = constraints.pointer(to: index)
            if constraint.pointee.priority != .required { keys.insert(constraint.pointee.priority.rawValue) }
        }
        keys.subtract(levels.dropFirst().map(\.key))
        guard keys.count > 1 else { return false }
        let addedKeys = keys.sorted(by: >)
        var newIndices: [Int32] = []
        var merged: [Level] = []
        for (index, level) in levels.enumerated() {
            while index > 0, merged.count - index < addedKeys.count, addedKeys[merged.count - index] > level.key {
                merged.append(Level(key: addedKeys[merged.count - index]))
            }
            newIndices.append(Int32(merged.count))
            merged.append(level)
        }
        merged += addedKeys[(merged.count - levels.count)...].map { Level(key: $0) }
        for constraint in constraints.indices {
            constraints[constraint].level = newIndices[Int(constraints[constraint].level)]
        }
        levels.removeAll()
        for level in merged { levels.append(level) }
        scratch.setLevels(levels.count)
        return true
    }

    /// The index of a level, made if it is new.
    ///
    /// - Complexity: O(levels), O(constraints) when a level is new.
    func levelIndex(of key: Float) -> Int {
        let levels = self.levels
        let count = levels.count
        var index = 1
        if count > SolverState.manyLevels {
            var end = count
            while index < end {
                let middle = (index + end) / 2
                if levels[middle].key > key { index = middle + 1 } else { end = middle }
            }
        }
        while index < count && levels[index].key > key { index += 1 }
        if index < levels.count && levels[index].key == key { return index }
        if count > SolverState.manyLevels, makeWaitingLevels() { return levelIndex(of: key) }
        self.levels.insert(Level(key: key), at: index)
        for constraint in constraints.indices where constraints[constraint].level >= Int32(index) {
            constraints[constraint].level += 1
        }
        scratch.setLevels(count + 1)
        return index
    }

    func attach(_ constraint: Int, to variable: Int) {
        endCouplings()
        constraints[constraint].variable = Int32(variable)
        constraints[constraint].next = states[variable].firstLimit
        states[variable].firstLimit = Int32(constraint)
    }

    func detach(_ constraint: Int) {
        endCouplings()
        let variable = Int(constraints[constraint].variable)
        var previous: Int32 = -1
        var index = states[variable].firstLimit
        while index != Int32(constraint) {
            previous = index
            index = constraints[Int(index)].next
        }
        let next = constraints[constraint].next
        if previous < 0 { states[variable].firstLimit = next } else { constraints[Int(previous)].next = next }
        constraints[constraint].variable = -1
    }

    /// Finds the tightest bounds among a variable's limits.
    func refreshBounds(of variable: Int) {
        endCouplings()
        var lower = states[variable].isNonNegative ? 0 : -Double.infinity
        var upper = Double.infinity
        for index in limits(of: variable) {
            let limit = constraints.pointer(to: index)
            if limit.pointee.isHard {
                let breakpoint = limit.pointee.breakpoint
                if limit.pointee.isViolatedBelow && breakpoint > lower { lower = breakpoint }
                if limit.pointee.isViolatedAbove && breakpoint < upper { upper = breakpoint }
            }
        }
        // Bounds that pass each other by rounding alone meet.
        if lower > upper && lower - upper <= tolerance(at: lower) { upper = lower }
        states[variable].lower = lower
        states[variable].upper = upper
    }

    /// What puts a bound where it is: a constraint, of equals the one added first, or one of the two constants of
    /// ``VariableState``.
    func holder(of variable: Int, lower isLower: Bool) -> Int32 {
        let isDomain = isLower && states[variable].isNonNegative
        var (found, bound) = (isDomain ? VariableState.domain : VariableState.nobody, isDomain ? 0 : -Double.infinity)
        for index in limits(of: variable) {
            let limit = constraints.pointer(to: index)
            guard limit.pointee.isHard, isLower ? limit.pointee.isViolatedBelow : limit.pointee.isViolatedAbove
            else { continue }
            let breakpoint = isLower ? limit.pointee.breakpoint : -limit.pointee.breakpoint
            let isOlder = found >= 0 && limit.pointee.order < constraints.pointer(to: Int(found)).pointee.order
            if breakpoint > bound || breakpoint == bound && isOlder { (found, bound) = (Int32(index), breakpoint) }
        }
        return found
    }

    func isOnBreakpoint(_ limit: Int, at value: Double) -> Bool {
        let breakpoint = constraints[limit].breakpoint
        return abs(value - breakpoint) <= tolerance(at: breakpoint)
    }

    func setSide(of limit: Int, above: Bool) {
        guard constraints[limit].isAbove != above else { return }
        constraints[limit].isAbove = above
        if !constraints[limit].isHard { costsAreStale = true }
    }

    /// Whether a nonbasic variable may rest where it is: on a breakpoint, on a bound, or at 0.
    func isAtRest(_ variable: Int) -> Bool {
        let value = states[variable].value
        if value == 0 || value == states[variable].lower || value == states[variable].upper { return true }
        return limits(of: variable).contains { constraints[$0].breakpoint == value }
    }
}
