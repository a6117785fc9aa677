extension SolverState {
    /// Moves every superbasic variable to a breakpoint and drops abandoned rows, without raising the objective.
    func restSuperbasics(_ budget: inout SolveBudget) throws(SolverError) {
        var next = 0
        while next < superbasics.count {
            let end = superbasics.count
            while next < end {
                let variable = Int(superbasics[next])
                if states[variable].isSuperbasic {
                    do {
                        try budget.count()
                    } catch {
                        superbasics.removeFirst(next)
                        throw error
                    }
                    restSuperbasic(variable)
                }
                next += 1
            }
            try improve(&budget)
        }
        superbasics.removeAll()
    }

    private func restSuperbasic(_ variable: Int) {
        states[variable].isSuperbasic = false
        costsAreStale = true
        if states[variable].isAbandoned {
            if !tableau.lines[variable].isBasic && tableau.lines[variable].head >= 0 { expel(variable) }
            if tableau.lines[variable].isBasic { tableau.deleteRow(of: variable) }
            releaseVariable(variable)
            return
        }
        guard states[variable].kind != .unused, !tableau.lines[variable].isBasic, !isAtRest(variable) else { return }
        let value = states[variable].value
        let goal = restingPoint(nearestTo: value, of: variable)
        if abs(goal - value) <= tolerance(at: goal) { return move(variable, to: goal) }
        accumulateCosts()
        defer { scratch.clearTouched() }
        let step = Step(variable: variable, isRising: goal > value)
        if advance(step, goal: abs(goal - value), usesBlandsRule: false).isMove,
            !tableau.lines[variable].isBasic, abs(states[variable].value - goal) <= tolerance(at: goal)
        {
            move(variable, to: goal)
        }
    }

    /// The nearest breakpoint or bound; 0 if there is none.
    private func restingPoint(nearestTo value: Double, of variable: Int) -> Double {
        var (nearest, least) = (0.0, Double.infinity)
        func look(at point: Double) {
            if abs(point - value) < least { (nearest, least) = (point, abs(point - value)) }
        }
        look(at: states[variable].lower)
        look(at: states[variable].upper)
        for limit in limits(of: variable) { look(at: constraints[limit].breakpoint) }
        return nearest
    }

    /// Makes an abandoned nonbasic row basic: it moves, at no cost, until some variable reaches a breakpoint and is
    /// exchanged with it; if none ever does, with a variable that nothing limits.
    private func expel(_ variable: Int) {
        for isRising in [true, false] {
            accumulateCosts()
            defer { scratch.clearTouched() }
            let step = Step(variable: variable, isRising: isRising)
            _ = advance(step, goal: .infinity, usesBlandsRule: false)
            if tableau.lines[variable].isBasic { return }
        }
        var best = tableau.lines[variable].head
        var index = best
        while index >= 0 {
            let entry = tableau.entries[Int(index)]
            if abs(entry.value) > abs(tableau.entries[Int(best)].value) { best = index }
            index = entry.nextInColumn
        }
        let leaving = Int(tableau.entries[Int(best)].row)
        counters.primalPivots += 1
        exchange(leaving: leaving, entering: variable, at: best, target: states[leaving].value)
        noteSuperbasic(leaving)
    }
}
