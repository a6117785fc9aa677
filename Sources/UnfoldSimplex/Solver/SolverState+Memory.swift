extension SolverState {
    /// Whether nothing was ever added.
    var isEmpty: Bool { quantities.isEmpty && constraints.isEmpty }

    func reserve(_ sizes: Sizes) {
        quantities.reserve(sizes.quantities)
        constraints.reserve(sizes.constraints)
        terms.variables.reserve(sizes.terms)
        terms.coefficients.reserve(sizes.terms)
        tableau.lines.reserve(sizes.quantities)
        scratch.places.reserve(sizes.quantities)
        waiting.reserve(sizes.constraints)
    }

    /// Bytes that a copy's arrays take, reserve capacity included.
    var heapBytes: Int {
        var sum = quantities.bytes + constraints.bytes + terms.variables.bytes + terms.coefficients.bytes
        sum += tableau.entries.bytes + tableau.lines.bytes + definitions.bytes + sloped.bytes + suspects.bytes
        sum += vacantQuantities.bytes + vacantConstraints.bytes + levels.bytes + waiting.bytes + leaving.bytes
        sum += edited.bytes + moving.bytes + doomedVariables.bytes + strays.bytes + emptyConflicts.bytes
        sum += rested.bytes + restedVariables.bytes + restedPlaces.bytes
        return sum + scratch.heapBytes
    }
}
