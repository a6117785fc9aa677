/// Inequalities on variables that are free otherwise (fact M8.2).
extension SolverState {
    func restOnBounds() {
        for constraint in constraints.indices {
            let record = constraints.pointer(to: constraint)
            guard record.pointee.state == .installed, record.pointee.relation != .equal else { continue }
            if record.pointee.termCount == 1 { restVariable(of: constraint) } else { rest(constraint) }
        }
    }

    /// The first variable of the inequality that nothing else mentions enters the basis, and the inequality rests on
    /// its bound: where a Cassowary tableau takes in an inequality, such a variable becomes basic.
    private func rest(_ constraint: Int) {
        let leftSide = Int(constraints[constraint].variable)
        guard leftSide >= 0, states[leftSide].kind == .row, tableau.lines[leftSide].isBasic,
            Int(states[leftSide].firstLimit) == constraint, constraints[constraint].next < 0
        else { return }
        let breakpoint = constraints[constraint].breakpoint
        for position in termRange(constraint) {
            let variable = Int(terms.variables[position])
            let line = tableau.lines[variable]
            guard isOtherwiseFree(variable), line.head >= 0, Int(tableau.entries[Int(line.head)].row) == leftSide else {
                continue
            }
            let isStale = costsAreStale
            noteRest(of: constraint, on: variable)
            exchange(leaving: leftSide, entering: variable, at: line.head, target: breakpoint)
            // Nothing else moved, and neither of the two costs anything.
            costsAreStale = isStale
            return
        }
    }

    /// The same for an inequality on one variable, which has no row.
    private func restVariable(of constraint: Int) {
        let variable = Int(constraints[constraint].variable)
        guard variable >= 0, states[variable].kind == .variable, !states[variable].isNonNegative,
            states[variable].mentions == 1, states[variable].definition < 0,
            !tableau.lines[variable].isBasic, tableau.lines[variable].head < 0,
            states[variable].value != constraints[constraint].breakpoint
        else { return }
        noteRest(of: constraint, on: variable)
        move(variable, to: constraints[constraint].breakpoint)
    }

    private func noteRest(of constraint: Int, on variable: Int) {
        rested.append(Int32(constraint))
        restedVariables.append(Int32(variable))
        valuesBeforeRest.append(states[variable].value)
    }

    /// Moves variables back to where they were before they rested on bounds: what is solved next must not know of it,
    /// as a new solver would not.
    func endRests() {
        let isStale = costsAreStale
        fields.pointee.restsAgain = true
        for position in rested.indices.reversed() {
            let variable = Int(restedVariables[position])
            let value = valuesBeforeRest[position]
            let leftSide = Int(constraints[Int(rested[position])].variable)
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
        restedVariables.removeAll()
        valuesBeforeRest.removeAll()
    }

    /// Free, nonbasic, and in one row only.
    private func isOtherwiseFree(_ variable: Int) -> Bool {
        let state = states.pointer(to: variable)
        return state.pointee.kind == .variable && !state.pointee.isNonNegative && state.pointee.mentions == 1
            && state.pointee.definition < 0 && state.pointee.firstLimit < 0 && !tableau.lines[variable].isBasic
            && tableau.lines[variable].count == 1
    }
}
