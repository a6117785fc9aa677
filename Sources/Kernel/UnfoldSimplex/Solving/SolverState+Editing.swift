extension SolverState {
    /// Takes removed constraints out of the tableau.
    func applyRemovals() {
        for index in constraintsPendingRemoval {
            let constraint = Int(index)
            if constraints[constraint].isDefining { dissolveDefinition(constraint) }
            let variable = Int(constraints[constraint].variable)
            if variable >= 0 {
                let wasBound = constraints[constraint].isHard
                detach(constraint)
                retire(variable, wasBound: wasBound)
            }
            releaseConstraint(constraint)
        }
        constraintsPendingRemoval.removeAll()
        for index in variablesPendingRemoval { forgetVariable(Int(index)) }
        variablesPendingRemoval.removeAll()
        compactTermsIfWorthwhile()
    }

    /// Makes a variable of a solved system free; false, and nothing done, where another one may share its bound.
    func loosen(_ variable: Int) -> Bool {
        guard !isWide, !definitions.contains(where: { $0 >= 0 && isMerging(Int($0)) }) else { return false }
        states[variable].isNonNegative = false
        limitsChanged(of: variable)
        needsSolve = true
        return true
    }

    /// Drops a row that lost its last limit, or loosens a variable that lost one of several.
    private func retire(_ variable: Int, wasBound: Bool) {
        // Bounds of basic variables cost nothing: what was best without moving them stays best when one goes.
        let isIndifferent = wasBound && tableau.lines[variable].isBasic
        if !isIndifferent { costsAreStale = true }
        guard states[variable].kind == .row, states[variable].firstLimit < 0 else {
            if isIndifferent { refreshBounds(of: variable) } else { limitsChanged(of: variable) }
            return
        }
        refreshBounds(of: variable)
        abandon(variable)
    }

    private func abandon(_ variable: Int) {
        states[variable].isAbandoned = true
        if tableau.lines[variable].isBasic { tableau.deleteRow(of: variable) }
        if tableau.lines[variable].head < 0 { releaseVariable(variable) } else { noteSuperbasic(variable) }
    }

    /// A variable no constraint mentions may still share the tableau with abandoned rows; those go first.
    private func forgetVariable(_ variable: Int) {
        states[variable].isNonNegative = false
        refreshBounds(of: variable)
        states[variable].kind = .row
        abandon(variable)
    }

    /// Applies changed constants, priorities and retries. A nonbasic variable that rests on the breakpoint moves with
    /// it.
    ///
    /// Changed constants are all entered before anything moves, so that limits that move together (a label's two
    /// optional constraints) cost no more than one move, and each row is looked at once.
    func applyEdits() {
        let isOnly = edited.count == 1
        for position in edited.indices {
            let constraint = Int(edited[position])
            let record = constraints.pointer(to: constraint)
            guard record.pointee.state == .installed, record.pointee.isEdited else { continue }
            constraints[constraint].isEdited = false
            let variable = Int(record.pointee.variable)
            if record.pointee.isDefinition {
                applyEdit(ofDefinition: constraint)
            } else if variable < 0 {
                refreshRecord(constraint)
                if record.pointee.isHard { emptyConflicts.append(Int32(constraint)) }
            } else if record.pointee.isRepriced {
                applyPriority(of: constraint, on: variable)
            } else if isOnly {
                applyConstant(of: constraint, on: variable)
            } else {
                enterConstant(of: constraint, on: variable)
            }
        }
        edited.removeAll()
        if !isOnly { applyMoves() }
    }

    private func applyPriority(of constraint: Int, on variable: Int) {
        let wasOnBreakpoint = states[variable].value == constraints[constraint].breakpoint
        constraints[constraint].isRepriced = false
        refreshRecord(constraint)
        refreshBounds(of: variable)
        costsAreStale = true
        if tableau.lines[variable].isBasic {
            preferIndifferentSides(of: variable)
            valueChanged(of: variable)
        } else {
            reposition(
                variable, preferring: wasOnBreakpoint ? constraints[constraint].breakpoint : states[variable].value)
        }
    }

    /// A definition's constant moves what depends on it; one that is required no longer stops being a definition, and
    /// so does an equality of lengths that differ from now on.
    private func applyEdit(ofDefinition constraint: Int) {
        if constraints[constraint].isHard && !isMerging(constraint) {
            let constant = constraints[constraint].constant
            definitionMoved(constraint, by: constant - constraints[constraint].breakpoint)
            constraints[constraint].breakpoint = constant
        } else {
            dissolveDefinition(constraint)
            refreshRecord(constraint)
            limitsChanged(of: Int(constraints[constraint].variable))
        }
    }
}
