extension SolverState {
    /// Gives every stray a place to rest and drops abandoned rows, without raising the objective.
    func settle(_ work: inout Work) throws(SolverError) {
        var next = 0
        while next < strays.count {
            let end = strays.count
            while next < end {
                let quantity = Int(strays[next])
                if quantities[quantity].isStray {
                    do {
                        try work.count()
                    } catch {
                        strays.removeFirst(next)
                        throw error
                    }
                    settle(quantity)
                }
                next += 1
            }
            try improve(&work)
        }
        strays.removeAll()
    }

    private func settle(_ quantity: Int) {
        quantities[quantity].isStray = false
        costsAreStale = true
        if quantities[quantity].isAbandoned {
            if !tableau.lines[quantity].isBasic && tableau.lines[quantity].head >= 0 { expel(quantity) }
            if tableau.lines[quantity].isBasic { tableau.deleteRow(of: quantity) }
            vacate(quantity)
            return
        }
        guard quantities[quantity].kind != .vacant, !tableau.lines[quantity].isBasic, !isAtRest(quantity) else {
            return
        }
        let value = quantities[quantity].value
        let goal = restingPlace(nearestTo: value, of: quantity)
        if abs(goal - value) <= tolerance(at: goal) { return move(quantity, to: goal) }
        accumulateCosts()
        defer { scratch.clearTouched() }
        let step = Step(quantity: quantity, isRising: goal > value)
        if advance(step, goal: abs(goal - value), isCautious: false).isMove,
            !tableau.lines[quantity].isBasic, abs(quantities[quantity].value - goal) <= tolerance(at: goal)
        {
            move(quantity, to: goal)
        }
    }

    /// The nearest kink or wall; 0 if there is none.
    private func restingPlace(nearestTo value: Double, of quantity: Int) -> Double {
        var best = 0.0
        var distance = Double.infinity
        func consider(_ place: Double) {
            if place.isFinite && abs(place - value) < distance {
                distance = abs(place - value)
                best = place
            }
        }
        consider(quantities[quantity].lower)
        consider(quantities[quantity].upper)
        var index = quantities[quantity].firstLimit
        while index >= 0 {
            consider(constraints[Int(index)].kink)
            index = constraints[Int(index)].next
        }
        return best
    }

    /// Makes an abandoned parametric row basic: it moves, at no cost, until some quantity reaches a kink and takes its
    /// place; if none ever does, a quantity that nothing limits takes it.
    private func expel(_ quantity: Int) {
        for isRising in [true, false] {
            accumulateCosts()
            defer { scratch.clearTouched() }
            let step = Step(quantity: quantity, isRising: isRising)
            _ = advance(step, goal: .infinity, isCautious: false)
            if tableau.lines[quantity].isBasic { return }
        }
        var best = tableau.lines[quantity].head
        var index = best
        while index >= 0 {
            let entry = tableau.entries[Int(index)]
            if abs(entry.value) > abs(tableau.entries[Int(best)].value) { best = index }
            index = entry.nextInColumn
        }
        let leaving = Int(tableau.entries[Int(best)].row)
        counters.primalPivots += 1
        exchange(leaving: leaving, entering: quantity, at: best, target: quantities[leaving].value)
        noteStray(leaving)
    }
}
