extension SolverState {
    /// A step along one nonbasic variable.
    struct Step {
        var variable: Int
        var isRising: Bool
    }

    /// Improves the objective until no single nonbasic variable can improve it further.
    func improve(_ budget: inout SolveBudget) throws(SolverError) {
        var stalled = 0
        while costsAreStale {
            rebuildIfRounded(budget)
            costsAreStale = false
            accumulateCosts()
            let usesBlandsRule = stalled > budget.stallLimit
            guard let step = entering(lowestIndex: usesBlandsRule) else { break }
            costsAreStale = true
            try budget.count()
            costsAreStale = false
            var outcome = advance(step, goal: nil, usesBlandsRule: usesBlandsRule)
            var last = step
            if outcome == .rested && !usesBlandsRule { (outcome, last) = try advanceTies(with: step, &budget) }
            if outcome == .impossible {
                // The objective cannot fall for ever: a slope or a coefficient is wrong.
                isInDoubt = true
                exclude(last.variable)
            } else {
                stalled = outcome.isMove ? 0 : stalled + 1
                clearExcluded()
            }
            // A variable that came to rest, or took the place of a row in which it was alone, leaves the others' costs as
            // they were; if there are others, look again.
            if !outcome.isMove || scratch.touched.count > 1 { costsAreStale = true }
        }
        clearExcluded()
        scratch.clearTouched()
    }

    /// Steps along the others that improve as much as one that came to rest, in the order in which they would be found
    /// one by one: as long as each comes to rest in turn, the costs stay what they are.
    ///
    /// - Returns: The last step and what it did.
    private func advanceTies(with step: Step, _ budget: inout SolveBudget) throws(SolverError) -> (Outcome, Step) {
        scratch.ties.sort { one, other in
            one >> 1 == other >> 1 ? one < other : isOlder(Int(one >> 1), than: Int(other >> 1))
        }
        var last = step
        for position in scratch.ties.indices {
            let tie = Step(variable: Int(scratch.ties[position] >> 1), isRising: scratch.ties[position] & 1 == 1)
            guard tie.variable != step.variable else { continue }
            costsAreStale = true
            try budget.count()
            costsAreStale = false
            last = tie
            let outcome = advance(tie, goal: nil, usesBlandsRule: false)
            if outcome != .rested { return (outcome, last) }
        }
        return (.rested, last)
    }

    /// Sets a variable aside until the next step.
    func exclude(_ variable: Int) {
        states[variable].isExcluded = true
        scratch.excluded.append(Int32(variable))
    }

    func clearExcluded() {
        for index in scratch.excluded { states[Int(index)].isExcluded = false }
        scratch.excluded.removeAll()
    }

    /// The nonbasic variable that improves most per unit, level by level; of equals the oldest. In Bland's rule the
    /// oldest that improves at all.
    private func entering(lowestIndex: Bool) -> Step? {
        var best: Step?
        scratch.ties.removeAll()
        scratch.clearBest()
        let watchesDoubts = isFresh
        var doubts = Doubts()
        fields.pointee.looks += scratch.touched.count
        for position in scratch.touched.indices {
            let variable = Int(scratch.touched[position])
            guard !tableau.lines[variable].isBasic, !states[variable].isExcluded else { continue }
            if lowestIndex, let best, isOlder(best.variable, than: variable) { continue }
            let least = best == nil || lowestIndex ? -1 : 0
            var isRising = costFallsAsRises(variable)
            var order = orderOfSlope(of: variable, rising: isRising, watchesDoubts, &doubts)
            // The objective is convex: the other way no row gains, but perhaps a limit of its own.
            if order > least, watchesDoubts || limits(of: variable).contains(where: { violation(ofLimit: $0) > 0 }) {
                isRising.toggle()
                order = orderOfSlope(of: variable, rising: isRising, watchesDoubts, &doubts)
            }
            guard order <= least else { continue }
            if order < 0, !lowestIndex { scratch.ties.removeAll() }
            scratch.ties.append(Int32(variable) << 1 | (isRising ? 1 : 0))
            if order < 0 || isOlder(variable, than: best?.variable ?? variable) {
                best = Step(variable: variable, isRising: isRising)
                if order < 0, !lowestIndex { keepSlopeAsBest() }
            }
        }
        if best == nil && doubts.needDigits { needsDigits = true }
        return best
    }

    private func orderOfSlope(of variable: Int, rising: Bool, _ watchesDoubts: Bool, _ doubts: inout Doubts) -> Int {
        guard directionalSlope(of: variable, rising: rising) else { return 1 }
        if watchesDoubts { settleSlope(of: variable, rising: rising, &doubts) }
        return compareSlopeWithBest()
    }

    enum Outcome {
        case moved
        /// It moved to a breakpoint of its own, or was exchanged with what depended on it alone, and passed no other
        /// breakpoint of another's: nothing else costs more or less than before.
        case rested
        /// A pivot without moving.
        case stalled
        /// Nothing stops the variable, or only coefficients too small to divide by.
        case impossible

        var isMove: Bool { self == .moved || self == .rested }
    }

    /// Moves a nonbasic variable as long as the objective falls (with a goal: does not rise), passing breakpoints on
    /// the way, then lets it rest on its own breakpoint or exchanges it with the variable whose breakpoint stopped it.
    func advance(_ step: Step, goal: Double?, usesBlandsRule: Bool) -> Outcome {
        guard directionalSlope(of: step.variable, rising: step.isRising) else { return .impossible }
        return advancePriced(step, goal: goal, usesBlandsRule: usesBlandsRule)
    }

    /// The same, with the step's slope in the scratch space.
    func advancePriced(_ step: Step, goal: Double?, usesBlandsRule: Bool) -> Outcome {
        collectBreakpoints(step)
        var stop = 0
        let breakpoints = scratch.breakpoints.count
        while stop < breakpoints {
            let breakpoint = scratch.breakpoints[stop]
            if let goal, breakpoint.distance >= goal { break }
            if breakpoint.constraint < 0 { break }
            let limit = Int(breakpoint.constraint)
            let change = breakpoint.rate * (slope(of: limit, above: true) - slope(of: limit, above: false))
            scratch.addSlope(change, at: Int(constraints.pointer(to: limit).pointee.level))
            let sign = slopeSign()
            if goal == nil ? sign >= 0 : sign > 0 { break }
            stop += 1
        }
        if let goal, goal.isFinite, stop == breakpoints || scratch.breakpoints[stop].distance >= goal {
            pass(upTo: stop, of: step.variable)
            let value = states[step.variable].value
            move(step.variable, to: value + (step.isRising ? goal : -goal))
            return .moved
        }
        guard stop < breakpoints else { return .impossible }
        if !usesBlandsRule { stop = steadier(than: stop) }
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
        let blocker = Int(breakpoint.variable)
        let bound = breakpoint.isRising ? states[blocker].upper : states[blocker].lower
        let target = breakpoint.constraint < 0 ? bound : constraints[Int(breakpoint.constraint)].breakpoint
        let passesOthers = pass(upTo: stop, of: step.variable)
        if blocker == step.variable {
            move(blocker, to: target)
            return passesOthers ? .moved : .rested
        }
        let entry = tableau.entry(row: blocker, column: step.variable)
        counters.primalPivots += 1
        setSides(ofEntering: step)
        let leavesCosts = !passesOthers && !isCareful && tableau.lines[blocker].count == 1
        exchange(leaving: blocker, entering: step.variable, at: entry, target: target)
        return breakpoint.distance > 0 ? (leavesCosts ? .rested : .moved) : .stalled
    }

    /// Returns whether one of them is another variable's.
    @discardableResult private func pass(upTo stop: Int, of variable: Int) -> Bool {
        var passesOthers = false
        for index in 0..<stop {
            let breakpoint = scratch.breakpoints[index]
            if breakpoint.constraint >= 0, Int(breakpoint.variable) != variable {
                setSide(of: Int(breakpoint.constraint), above: breakpoint.isRising)
                if hasSlope(Int(breakpoint.constraint)) { list(Int(breakpoint.constraint)) }
                passesOthers = true
            }
        }
        return passesOthers
    }

    /// A variable about to become basic takes the side it moves to on the breakpoints it rests on.
    private func setSides(ofEntering step: Step) {
        let value = states[step.variable].value
        for limit in limits(of: step.variable) {
            let isAbove = isOnBreakpoint(limit, at: value) ? step.isRising : value > constraints[limit].breakpoint
            setSide(of: limit, above: isAbove)
        }
    }
}
