extension SolverState {
    /// Whether nothing was ever added.
    var isEmpty: Bool { states.isEmpty && constraints.isEmpty }

    func reserve(_ sizes: Sizes) {
        states.reserve(sizes.variables)
        constraints.reserve(sizes.constraints)
        terms.variables.reserve(sizes.terms)
        terms.coefficients.reserve(sizes.terms)
        tableau.lines.reserve(sizes.variables)
        scratch.slots.reserve(sizes.variables)
        waiting.reserve(sizes.constraints)
    }

    /// Bytes that a copy's arrays take, reserve capacity included.
    var heapBytes: Int {
        var sum = states.bytes + constraints.bytes + terms.variables.bytes + terms.coefficients.bytes
        sum +=
            tableau.entries.bytes + tableau.lines.bytes + definitions.bytes + pricedConstraints.bytes
            + infeasibilityCandidates.bytes
        sum +=
            freeStateSlots.bytes + freeConstraintSlots.bytes + levels.bytes + waiting.bytes
            + constraintsPendingRemoval.bytes
        sum += edited.bytes + moving.bytes + variablesPendingRemoval.bytes + superbasics.bytes + emptyConflicts.bytes
        sum += rested.bytes + restedVariables.bytes + valuesBeforeRest.bytes
        return sum + scratch.heapBytes
    }
}
