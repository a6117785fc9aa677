extension SolverState {
    /// A step along one parametric quantity.
    struct Step {
        var quantity: Int
        var isRising: Bool
    }

    /// Improves the objective until no single parametric quantity can improve it further.
    func improve(_ work: inout Work) throws(SolverError) {
        var stalled = 0
        while costsAreStale {
            costsAreStale = false
            accumulateCosts()
            let isCautious = stalled > work.patience
            guard let step = entering(lowestIndex: isCautious) else { break }
            costsAreStale = true
            try work.count()
            costsAreStale = false
            var outcome = advance(step, goal: nil, isCautious: isCautious)
            var last = step
            if outcome == .rested && !isCautious { (outcome, last) = try advanceTies(with: step, &work) }
            switch outcome {
            case .moved, .rested:
                stalled = 0
                clearBanned()
                // A quantity that came to rest leaves the others' costs as they were; if there are others, look again.
                if scratch.touched.count > 1 { costsAreStale = true }
            case .stalled:
                stalled += 1
                clearBanned()
                costsAreStale = true
            case .impossible:
                // The objective cannot fall for ever: a slope or a coefficient is wrong.
                isInDoubt = true
                ban(last.quantity)
                costsAreStale = true
            }
        }
        clearBanned()
        scratch.clearTouched()
    }

    /// Steps along the others that improve as much as one that came to rest, in the order in which they would be found
    /// one by one: as long as each comes to rest in turn, the costs stay what they are.
    ///
    /// - Returns: The last step and what it did.
    private func advanceTies(with step: Step, _ work: inout Work) throws(SolverError) -> (Outcome, Step) {
        scratch.ties.sort()
        var last = step
        for place in scratch.ties.indices {
            let tie = Step(quantity: Int(scratch.ties[place] >> 1), isRising: scratch.ties[place] & 1 == 1)
            guard tie.quantity != step.quantity else { continue }
            costsAreStale = true
            try work.count()
            costsAreStale = false
            last = tie
            let outcome = advance(tie, goal: nil, isCautious: false)
            if outcome != .rested { return (outcome, last) }
        }
        return (.rested, last)
    }

    /// Sets a quantity aside until the next step.
    func ban(_ quantity: Int) {
        quantities[quantity].isBanned = true
        scratch.banned.append(Int32(quantity))
    }

    func clearBanned() {
        for index in scratch.banned { quantities[Int(index)].isBanned = false }
        scratch.banned.removeAll()
    }

    /// The parametric quantity that improves most per unit, level by level; equals by lowest index. In Bland's rule the
    /// lowest index that improves at all.
    private func entering(lowestIndex: Bool) -> Step? {
        var best: Step?
        scratch.ties.removeAll()
        for position in scratch.touched.indices {
            let quantity = Int(scratch.touched[position])
            guard !tableau.lines[quantity].isBasic, !quantities[quantity].isBanned else { continue }
            if lowestIndex, let best, best.quantity < quantity { continue }
            for isRising in [true, false] {
                guard directionalSlope(of: quantity, rising: isRising), slopeSign() < 0 else { continue }
                cleanSlope(dividingBy: 1)
                let code = Int32(quantity) << 1 | (isRising ? 1 : 0)
                if let current = best, !lowestIndex {
                    let isLess = slopeIsLessThanBest()
                    guard isLess || !bestIsLessThanSlope() else { continue }
                    if isLess { scratch.ties.removeAll() }
                    scratch.ties.append(code)
                    if isLess || quantity < current.quantity {
                        best = Step(quantity: quantity, isRising: isRising)
                        keepSlopeAsBest()
                    }
                } else {
                    scratch.ties.append(code)
                    best = Step(quantity: quantity, isRising: isRising)
                    keepSlopeAsBest()
                }
            }
        }
        return best
    }

    func bestIsLessThanSlope() -> Bool {
        if scratch.isSparse { return compareSparseSlope() > 0 }
        for level in 0..<scratch.levelCount {
            let slope = scratch.slope[level].value
            let best = scratch.best[level]
            let tolerance = precision.cost * max(abs(slope), abs(best))
            if best < slope - tolerance { return true }
            if best > slope + tolerance { return false }
        }
        return false
    }

    /// What a step did.
    enum Outcome {
        case moved
        /// It moved to a kink of its own and passed none of another's.
        case rested
        /// A pivot without moving.
        case stalled
        /// Nothing stops the quantity, or only coefficients too small to divide by.
        case impossible

        var isMove: Bool { self == .moved || self == .rested }
    }

    /// Moves a parametric quantity as long as the objective falls (with a goal: does not rise), passing kinks on the
    /// way, then lets it rest on its own kink or exchanges it with the quantity whose kink stopped it.
    func advance(_ step: Step, goal: Double?, isCautious: Bool) -> Outcome {
        guard directionalSlope(of: step.quantity, rising: step.isRising) else { return .impossible }
        return advancePriced(step, goal: goal, isCautious: isCautious)
    }

    /// The same, with the step's slope in the scratch space.
    func advancePriced(_ step: Step, goal: Double?, isCautious: Bool) -> Outcome {
        collectBreakpoints(step)
        var stop = 0
        let breakpoints = scratch.breakpoints.count
        while stop < breakpoints {
            let breakpoint = scratch.breakpoints[stop]
            if let goal, breakpoint.distance >= goal { break }
            if breakpoint.constraint < 0 { break }
            let limit = constraints.pointer(to: Int(breakpoint.constraint))
            let change = breakpoint.rate * (limit.pointee.slope(above: true) - limit.pointee.slope(above: false))
            scratch.addSlope(change, at: Int(limit.pointee.level))
            let sign = slopeSign()
            if goal == nil ? sign >= 0 : sign > 0 { break }
            stop += 1
        }
        if let goal, goal.isFinite, stop == breakpoints || scratch.breakpoints[stop].distance >= goal {
            pass(upTo: stop, of: step.quantity)
            let value = quantities[step.quantity].value
            move(step.quantity, to: value + (step.isRising ? goal : -goal))
            return .moved
        }
        guard stop < breakpoints else { return .impossible }
        if !isCautious { stop = steadier(than: stop) }
        return land(step, at: stop)
    }

    /// Among the breakpoints at the same distance, one whose coefficient is much larger, if the first is small.
    private func steadier(than stop: Int) -> Int {
        let first = scratch.breakpoints[stop]
        guard first.constraint >= 0 else { return stop }
        var best = stop
        var index = stop + 1
        while index < scratch.breakpoints.count {
            let other = scratch.breakpoints[index]
            guard other.distance <= first.distance + 1e-12 else { break }
            if scratch.breakpoints[best].rate < 1e-3 * other.rate { best = index }
            if other.constraint < 0 { break }
            index += 1
        }
        return best
    }

    /// Passes the breakpoints before `stop` and rests at it.
    private func land(_ step: Step, at stop: Int) -> Outcome {
        let breakpoint = scratch.breakpoints[stop]
        let target = breakpoint.constraint < 0 ? breakpoint.wall : constraints[Int(breakpoint.constraint)].kink
        let blocker = Int(breakpoint.quantity)
        let passesOthers = pass(upTo: stop, of: step.quantity)
        if blocker == step.quantity {
            move(blocker, to: target)
            return passesOthers ? .moved : .rested
        }
        let entry = tableau.entry(row: blocker, column: step.quantity)
        counters.primalPivots += 1
        setSides(ofEntering: step)
        exchange(leaving: blocker, entering: step.quantity, at: entry, target: target)
        return breakpoint.distance > 0 ? .moved : .stalled
    }

    /// Returns whether one of them is another quantity's.
    @discardableResult
    private func pass(upTo stop: Int, of quantity: Int) -> Bool {
        var passesOthers = false
        for index in 0..<stop {
            let breakpoint = scratch.breakpoints[index]
            if breakpoint.constraint >= 0, Int(breakpoint.quantity) != quantity {
                setSide(of: Int(breakpoint.constraint), above: breakpoint.isRising)
                if isSloped(Int(breakpoint.constraint)) { list(Int(breakpoint.constraint)) }
                passesOthers = true
            }
        }
        return passesOthers
    }

    /// A quantity about to become basic takes the side it moves to on the kinks it rests on.
    private func setSides(ofEntering step: Step) {
        let value = quantities[step.quantity].value
        var index = quantities[step.quantity].firstLimit
        while index >= 0 {
            let limit = Int(index)
            let isAbove = isOnKink(limit, at: value) ? step.isRising : value > constraints[limit].kink
            setSide(of: limit, above: isAbove)
            index = constraints[limit].next
        }
    }
}
