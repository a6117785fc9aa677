extension SolverState {
    /// How close to a kink, in the quantity's units, counts as on it.
    @inline(__always)
    func tolerance(at position: Double) -> Double { precision.position * max(1, abs(position)) }

    /// Sets what follows from a constraint's constant, relation, scale and priority.
    func refreshRecord(_ constraint: Int) {
        refreshKink(constraint)
        let scale = constraints[constraint].scale
        let relation = constraints[constraint].relation
        let mindsLess = relation != .lessThanOrEqual
        let mindsMore = relation != .greaterThanOrEqual
        constraints[constraint].minds =
            scale > 0
            ? .init(below: mindsLess, above: mindsMore) : .init(below: mindsMore, above: mindsLess)
        if constraints[constraint].isBroken {
            constraints[constraint].level = 0
        } else if constraints[constraint].priority != .required {
            constraints[constraint].level = Int32(levelIndex(of: constraints[constraint].priority.rawValue))
        }
    }

    func refreshKink(_ constraint: Int) {
        let scale = constraints[constraint].scale
        let constant = constraints[constraint].constant
        if isWide {
            constraints[constraint].kink = (DoubleDouble(meantBy: constant) / DoubleDouble(meantBy: scale)).high
        } else {
            constraints[constraint].kink = scale == 1 ? constant : constant / scale
        }
    }

    /// Levels beyond which those that no constraint has any more are looked for.
    static let manyLevels = 32

    /// Forgets levels no constraint has any more, if they are many.
    func compactLevels() {
        var isUsed = [Bool](repeating: false, count: levels.count)
        isUsed[0] = true
        for constraint in constraints where constraint.state != .vacant && !constraint.isHard {
            isUsed[Int(constraint.level)] = true
        }
        var places = [Int32](repeating: 0, count: levels.count)
        var kept: [Level] = []
        for index in levels.indices where isUsed[index] {
            places[index] = Int32(kept.count)
            kept.append(levels[index])
        }
        guard kept.count * 2 < levels.count else { return }
        for constraint in constraints.indices {
            constraints[constraint].level = places[Int(constraints[constraint].level)]
        }
        levels.removeAll()
        for level in kept { levels.append(level) }
    }

    /// Makes the levels of all constraints that wait at once, where there are many; false if there is none to make.
    private func makeWaitingLevels() -> Bool {
        var keys: Set<Float> = []
        for index in waiting {
            let constraint = constraints.pointer(to: Int(index))
            if constraint.pointee.priority != .required { keys.insert(constraint.pointee.priority.rawValue) }
        }
        keys.subtract(levels.dropFirst().map(\.key))
        guard keys.count > 1 else { return false }
        let newcomers = keys.sorted(by: >)
        var places: [Int32] = []
        var merged: [Level] = []
        for (index, level) in levels.enumerated() {
            while index > 0, merged.count - index < newcomers.count, newcomers[merged.count - index] > level.key {
                merged.append(Level(key: newcomers[merged.count - index]))
            }
            places.append(Int32(merged.count))
            merged.append(level)
        }
        merged += newcomers[(merged.count - levels.count)...].map { Level(key: $0) }
        for constraint in constraints.indices {
            constraints[constraint].level = places[Int(constraints[constraint].level)]
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

    /// Puts a constraint on the list of its quantity.
    func attach(_ constraint: Int, to quantity: Int) {
        forgetPairs()
        constraints[constraint].quantity = Int32(quantity)
        constraints[constraint].next = quantities[quantity].firstLimit
        quantities[quantity].firstLimit = Int32(constraint)
    }

    func detach(_ constraint: Int) {
        forgetPairs()
        let quantity = Int(constraints[constraint].quantity)
        var previous: Int32 = -1
        var index = quantities[quantity].firstLimit
        while index != Int32(constraint) {
            previous = index
            index = constraints[Int(index)].next
        }
        let next = constraints[constraint].next
        if previous < 0 {
            quantities[quantity].firstLimit = next
        } else {
            constraints[Int(previous)].next = next
        }
        constraints[constraint].quantity = -1
    }

    /// Finds the tightest walls among a quantity's limits; equal walls belong to the constraint with the lower index.
    func refreshWalls(of quantity: Int) {
        forgetPairs()
        var lower = -Double.infinity
        var upper = Double.infinity
        var lowerBy = Quantity.nobody
        var upperBy = Quantity.nobody
        if quantities[quantity].isNonNegative {
            lower = 0
            lowerBy = Quantity.domain
        }
        var index = quantities[quantity].firstLimit
        while index >= 0 {
            let limit = constraints.pointer(to: Int(index))
            if limit.pointee.isHard {
                if limit.pointee.minds.below
                    && (limit.pointee.kink > lower || (limit.pointee.kink == lower && index < lowerBy))
                {
                    lower = limit.pointee.kink
                    lowerBy = index
                }
                if limit.pointee.minds.above
                    && (limit.pointee.kink < upper || (limit.pointee.kink == upper && index < upperBy))
                {
                    upper = limit.pointee.kink
                    upperBy = index
                }
            }
            index = limit.pointee.next
        }
        // Walls that pass each other by rounding alone meet.
        if lower > upper && lower - upper <= tolerance(at: lower) { upper = lower }
        quantities[quantity].lower = lower
        quantities[quantity].upper = upper
        quantities[quantity].lowerBy = lowerBy
        quantities[quantity].upperBy = upperBy
    }

    func isOnKink(_ limit: Int, at value: Double) -> Bool {
        let kink = constraints[limit].kink
        return abs(value - kink) <= tolerance(at: kink)
    }

    func setSide(of limit: Int, above: Bool) {
        guard constraints[limit].isAbove != above else { return }
        constraints[limit].isAbove = above
        if !constraints[limit].isHard { costsAreStale = true }
    }

    /// Whether a parametric quantity may rest where it is: on a kink, on a wall, or at 0.
    func isAtRest(_ quantity: Int) -> Bool {
        let value = quantities[quantity].value
        if value == 0 || value == quantities[quantity].lower || value == quantities[quantity].upper { return true }
        var index = quantities[quantity].firstLimit
        while index >= 0 {
            if constraints[Int(index)].kink == value { return true }
            index = constraints[Int(index)].next
        }
        return false
    }
}
