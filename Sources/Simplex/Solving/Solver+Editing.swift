extension Solver {
    /// Takes removed constraints out of the tableau.
    mutating func applyRemovals() {
        for index in leaving {
            let constraint = Int(index)
            if constraints[constraint].defines >= 0 { dissolveDefinition(constraint) }
            let quantity = Int(constraints[constraint].quantity)
            if quantity >= 0 {
                detach(constraint)
                retire(quantity)
            }
            vacateConstraint(constraint)
        }
        leaving.removeAll()
        for index in doomedVariables { forgetVariable(Int(index)) }
        doomedVariables.removeAll()
        compactTermsIfWorthwhile()
    }

    /// Drops a row that lost its last limit, or loosens a quantity that lost one of several.
    private mutating func retire(_ quantity: Int) {
        costsAreStale = true
        guard quantities[quantity].kind == .row, quantities[quantity].firstLimit < 0 else {
            limitsChanged(of: quantity)
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
    private mutating func forgetVariable(_ variable: Int) {
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
    mutating func applyEdits() {
        for index in edited {
            let constraint = Int(index)
            guard constraints[constraint].state == .installed, constraints[constraint].isEdited else { continue }
            constraints[constraint].isEdited = false
            if constraints[constraint].defines >= 0 {
                applyEdit(ofDefinition: constraint)
                continue
            }
            let quantity = Int(constraints[constraint].quantity)
            guard quantity >= 0 else {
                refreshRecord(constraint)
                if constraints[constraint].isHard { emptyConflicts.append(index) }
                continue
            }
            applyEdit(of: constraint, on: quantity)
        }
        edited.removeAll()
    }

    private mutating func applyEdit(of constraint: Int, on quantity: Int) {
        let old = constraints[constraint].kink
        let wasOnKink = quantities[quantity].value == old
        let wasWall =
            quantities[quantity].lowerBy == Int32(constraint) || quantities[quantity].upperBy == Int32(constraint)
        let wasHard =
            quantities[quantity].lowerBy == Int32(constraint) && quantities[quantity].upperBy == Int32(constraint)
        if constraints[constraint].isRepriced {
            constraints[constraint].isRepriced = false
            refreshRecord(constraint)
        } else {
            refreshKink(constraint)
        }
        if constraints[constraint].isHard || wasWall { refreshWalls(of: quantity) }
        if tableau.lines[quantity].isBasic {
            preferIndifferentSides(of: quantity)
            valueChanged(of: quantity)
            return
        }
        let kink = constraints[constraint].kink
        reposition(quantity, preferring: wasOnKink ? kink : quantities[quantity].value)
        // A fixed quantity that goes with its only limit stays fixed, and no slope changes by that.
        let isAlone = quantities[quantity].firstLimit == Int32(constraint) && constraints[constraint].next < 0
        if !(wasHard && isAlone && constraints[constraint].isHard && quantities[quantity].value == kink) {
            costsAreStale = true
        }
    }

    /// A definition's constant moves what depends on it; one that is required no longer stops being a definition.
    private mutating func applyEdit(ofDefinition constraint: Int) {
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
