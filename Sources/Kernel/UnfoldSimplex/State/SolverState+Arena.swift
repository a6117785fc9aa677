extension SolverState {
    var isEmpty: Bool { states.isEmpty && constraints.isEmpty }

    func reserve(_ sizes: Sizes) {
        states.reserve(sizes.variables)
        constraints.reserve(sizes.constraints)
        terms.variables.reserve(sizes.terms)
        terms.coefficients.reserve(sizes.terms)
        tableau.lines.reserve(sizes.variables)
        scratch.slots.reserve(sizes.variables)
    }

    /// Bytes that a copy's arrays take, reserve capacity included.
    var heapBytes: Int { fields.pointee.arrayBytes }
}
