extension SolverState {
    /// Takes removed constraints out of the tableau.
    func applyRemovals() {
        for index in leaving {
            let constraint = Int(index)
            if constraints[constraint].defines >= 0 { dissolveDefinition(constraint) }
            let quantity = Int(constraints[constraint].quantity)
            if quantity >= 0 {
                let wasWall = constraints[constraint].isHard
                detach(constraint)
                retire(quantity, wasWall: wasWall)
            }
            vacateConstraint(constraint)
        }
        leaving.removeAll()
        for index in doomedVariables { forgetVariable(Int(index)) }
        doomedVariables.removeAll()
        compactTermsIfWorthwhile()
    }

    /// Drops a row that lost its last limit, or loosens a quantity that lost one of several.
    private func retire(_ quantity: Int, wasWall: Bool) {
        // Walls of basic quantities cost nothing: what was best without moving them stays best when one goes.
        let isIndifferent = wasWall && tableau.lines[quantity].isBasic
        if !isIndifferent { costsAreStale = true }
        guard quantities[quantity].kind == .row, quantities[quantity].firstLimit < 0 else {
            if isIndifferent { refreshWalls(of: quantity) } else { limitsChanged(of: quantity) }
            return
        }
        refreshWalls(of: quantity)
        quantities[quantity].isAbandoned = true
        if tableau.lines[quantity].isBasic {
            tableau.deleteRow(of: quantity)
            vacate(quantity)
        } else if tableau.lines[quantity].head < 0 {
            vacate(quantity)
        } else {
            noteStray(quantity)
        }
    }

    /// A variable no constraint mentions may still share the tableau with abandoned rows; those go first.
    private func forgetVariable(_ variable: Int) {
        quantities[variable].isNonNegative = false
        refreshWalls(of: variable)
        if tableau.lines[variable].head < 0 && !tableau.lines[variable].isBasic {
            vacate(variable)
        } else {
            quantities[variable].kind = .row
            quantities[variable].isAbandoned = true
            if tableau.lines[variable].isBasic {
                tableau.deleteRow(of: variable)
                vacate(variable)
            } else {
                noteStray(variable)
            }
        }
    }

    /// Applies changed constants, priorities and retries. A parametric quantity resting on the kink goes with it.
    ///
    /// Changed constants are all entered before anything moves, so that limits that move together (a label's two
    /// wishes) cost no more than one move, and each row is looked at once.
    func applyEdits() {
        let isOnly = edited.count == 1
        for position in edited.indices {
            let constraint = Int(edited[position])
            let record = constraints.pointer(to: constraint)
            guard record.pointee.state == .installed, record.pointee.isEdited else { continue }
            constraints[constraint].isEdited = false
            let quantity = Int(record.pointee.quantity)
            if record.pointee.defines >= 0 {
                applyEdit(ofDefinition: constraint)
            } else if quantity < 0 {
                refreshRecord(constraint)
                if record.pointee.isHard { emptyConflicts.append(Int32(constraint)) }
            } else if record.pointee.isRepriced {
                applyPriority(of: constraint, on: quantity)
            } else if isOnly {
                applyConstant(of: constraint, on: quantity)
            } else {
                enterConstant(of: constraint, on: quantity)
            }
        }
        edited.removeAll()
        if !isOnly { applyMoves() }
    }

    private func applyPriority(of constraint: Int, on quantity: Int) {
        let wasOnKink = quantities[quantity].value == constraints[constraint].kink
        constraints[constraint].isRepriced = false
        refreshRecord(constraint)
        refreshWalls(of: quantity)
        costsAreStale = true
        if tableau.lines[quantity].isBasic {
            preferIndifferentSides(of: quantity)
            valueChanged(of: quantity)
        } else {
            reposition(quantity, preferring: wasOnKink ? constraints[constraint].kink : quantities[quantity].value)
        }
    }

    /// A definition's constant moves what depends on it; one that is required no longer stops being a definition.
    private func applyEdit(ofDefinition constraint: Int) {
        if constraints[constraint].isHard {
            let constant = constraints[constraint].constant
            definitionMoved(constraint, by: constant - constraints[constraint].kink)
            constraints[constraint].kink = constant
        } else {
            dissolveDefinition(constraint)
            refreshRecord(constraint)
            limitsChanged(of: Int(constraints[constraint].quantity))
        }
    }
}
