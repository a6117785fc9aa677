/// Inequalities on variables that are free otherwise (fact M8.2).
extension SolverState {
    /// In the order of addition, and again as long as one that rests frees what another is about.
    func restOnBounds() {
        var candidates = constraints.indices.filter(mayRest)
        candidates.sort { constraints[$0].order < constraints[$1].order }
        var count = 0
        repeat {
            count = candidates.count
            candidates.removeAll(where: rest)
        } while !candidates.isEmpty && candidates.count < count
        evaluateDefinitions()
    }

    /// Whether an inequality is all that limits its variable, which is off the bound.
    private func mayRest(_ constraint: Int) -> Bool {
        let record = constraints.pointer(to: constraint)
        guard record.pointee.state == .installed, record.pointee.relation != .equal, record.pointee.variable >= 0,
            record.pointee.next < 0
        else { return false }
        let state = states.pointer(to: Int(record.pointee.variable))
        return Int(state.pointee.firstLimit) == constraint && !state.pointee.isNonNegative
            && state.pointee.value != record.pointee.breakpoint
    }

    /// Moves the variable onto the bound if nothing but free variables moves with it, of its row the one that fewest
    /// constraints mention, which enters the basis: where a Cassowary tableau takes in an inequality, such a variable
    /// becomes basic.
    private func rest(_ constraint: Int) -> Bool {
        let limited = Int(constraints[constraint].variable)
        let breakpoint = constraints[constraint].breakpoint
        guard tableau.lines[limited].isBasic else {
            guard states[limited].kind == .variable, movesNothingLimited(limited, but: limited) else { return false }
            note(constraint, rests: limited)
            move(limited, to: breakpoint)
            return true
        }
        var chosen: Int32 = -1
        var (best, fewest) = (-1, Int32.max)
        var index = tableau.lines[limited].head
        while index >= 0 {
            let entry = tableau.entries[Int(index)]
            let (column, mentions) = (Int(entry.column), states[Int(entry.column)].mentions)
            if isFree(column), mentions < fewest || mentions == fewest && isOlder(column, than: best),
                movesNothingLimited(column, but: limited)
            {
                (chosen, best, fewest) = (index, column, mentions)
            }
            index = entry.nextInRow
        }
        guard chosen >= 0 else { return false }
        let isStale = costsAreStale
        note(constraint, rests: best)
        exchange(leaving: limited, entering: best, at: chosen, target: breakpoint)
        // Nothing that costs anything moved.
        costsAreStale = isStale
        return true
    }

    private func isFree(_ variable: Int) -> Bool {
        let state = states.pointer(to: variable)
        return state.pointee.kind == .variable && !state.pointee.isNonNegative && state.pointee.firstLimit < 0
    }

    /// Whether all rows of a nonbasic variable but one are those of free variables.
    private func movesNothingLimited(_ nonbasic: Int, but limited: Int) -> Bool {
        tableau.column(of: nonbasic).allSatisfy { Int($0.row) == limited || isFree(Int($0.row)) }
    }

    private func note(_ constraint: Int, rests variable: Int) {
        rested.append(
            .init(constraint: Int32(constraint), variable: Int32(variable), valueBefore: states[variable].value))
    }

    /// Moves variables back to where they were before they rested on bounds: what is solved next must not know of it,
    /// as a new solver would not.
    func endRests() {
        let isStale = costsAreStale
        fields.pointee.restsAgain = true
        for rest in rested.reversed() {
            let (variable, value) = (Int(rest.variable), rest.valueBefore)
            let leftSide = Int(constraints[Int(rest.constraint)].variable)
            if leftSide == variable {
                if !tableau.lines[variable].isBasic { move(variable, to: value) }
                continue
            }
            guard tableau.lines[variable].isBasic, leftSide >= 0, !tableau.lines[leftSide].isBasic else { continue }
            let entry = tableau.entry(row: variable, column: leftSide)
            if entry >= 0 { exchange(leaving: variable, entering: leftSide, at: entry, target: value) }
        }
        costsAreStale = isStale
        rested.removeAll()
    }
}
