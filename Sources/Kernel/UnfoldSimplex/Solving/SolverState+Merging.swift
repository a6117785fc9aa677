/// Lengths that are required to be equal are one variable of the tableau.
///
/// The equality is a definition of one of them, and the other one has the limits of both: however many lengths are
/// equal, they take no row and no column.
extension SolverState {
    /// Merges two lengths if the constraint makes them equal and one of them is in no row and no definition yet: the
    /// younger one, if both are.
    func merge(by constraint: Int) -> Bool {
        let record = constraints.pointer(to: constraint)
        let start = Int(record.pointee.termStart)
        guard record.pointee.termCount == 2, record.pointee.isHard, record.pointee.relation == .equal,
            record.pointee.constant == 0, terms.coefficients[start] == -terms.coefficients[start + 1]
        else { return false }
        let (first, second) = (Int(terms.variables[start]), Int(terms.variables[start + 1]))
        let younger = isOlder(first, than: second) ? start + 1 : start
        for position in [younger, 2 * start + 1 - younger] {
            let (own, other) = (Int(terms.variables[position]), Int(terms.variables[2 * start + 1 - position]))
            guard isMergeable(own), let representative = representative(of: other), representative != own,
                states[representative].isNonNegative
            else { continue }
            constraints[constraint].state = .installed
            let limits = Array(limits(of: own))
            define(position, by: constraint)
            states[own].isMerged = true
            refreshBounds(of: own)
            for limit in limits { attachInstalled(limit, to: representative) }
            if !limits.isEmpty { costsAreStale = true }
            return true
        }
        return false
    }

    func isMerging(_ constraint: Int) -> Bool {
        constraints[constraint].isDefining && states[definedVariable(of: constraint)].isMerged
    }

    private func isMergeable(_ variable: Int) -> Bool {
        let state = states.pointer(to: variable)
        return state.pointee.isNonNegative && state.pointee.uses == 0 && !state.pointee.isDefined
            && !state.pointee.isSuperbasic && tableau.lines[variable].head < 0 && !tableau.lines[variable].isBasic
    }

    /// The variable of the tableau that a variable is, or was merged into; nil if another definition says where it is.
    func representative(of variable: Int) -> Int? {
        var variable = variable
        while states[variable].isDefined {
            guard states[variable].isMerged else { return nil }
            variable = Int(terms.variables[Int(constraints[Int(states[variable].definition)].termStart) + 1])
        }
        return variable
    }

    /// Gives a variable that was merged its limits back, and those of the variables that are merged into it.
    ///
    /// - Parameter other: what it was equal to.
    func takeBackLimits(of variable: Int, from other: Int) {
        guard let representative = representative(of: other) else { return }
        let limits = Array(limits(of: representative))
        states[representative].firstLimit = -1
        for limit in limits.reversed() {
            attach(
                limit,
                to: self.representative(of: Int(terms.variables[Int(constraints[limit].termStart)])) ?? representative)
        }
        refreshBounds(of: representative)
        // The one that rests on a breakpoint of its own stays nonbasic.
        if !tableau.lines[representative].isBasic, !isAtRest(representative), isAtRest(variable) {
            let entry = tableau.entry(row: variable, column: representative)
            exchange(leaving: variable, entering: representative, at: entry, target: states[variable].value)
        }
        limitsChanged(of: representative)
        limitsChanged(of: variable)
    }
}
