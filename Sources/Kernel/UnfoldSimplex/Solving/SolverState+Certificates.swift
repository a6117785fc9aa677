/// Certificates being put together: multiples of constraints and of bounds, and what is left of their variables.
extension SolverState {
    func clearCertificate() {
        scratch.clearRow()
        scratch.certificateRows.removeAll()
    }

    /// Adds a multiple of a constraint's left side to what is left, definitions as they are.
    func addLeftSide(of constraint: Int, times multiplier: Double) {
        for position in termRange(constraint) {
            addToScratch(Int(terms.variables[position]), multiplier * terms.coefficients[position])
        }
    }

    /// Adds the multiples of definitions, last first, that make every defined variable vanish from what is left.
    ///
    /// - Returns: Multiplier times constant, added up.
    @discardableResult func certifyDefinitions() -> Double {
        guard definitions.count > freeDefinitionSlots else { return 0 }
        var sum = 0.0
        var position = definitions.count
        while position > 0 {
            position -= 1
            let index = definitions[position]
            guard index >= 0, constraints[Int(index)].isDefinition else { continue }
            let record = constraints.pointer(to: Int(index))
            let slot = scratch.slots[definedVariable(of: Int(index))]
            guard slot >= 0 else { continue }
            let left = scratch.row[Int(slot)]
            guard abs(left.value) > Tableau.cancellation * left.size else { continue }
            let multiplier = -left.value / terms.coefficients[Int(record.pointee.termStart)]
            addLeftSide(of: Int(index), times: multiplier)
            sum += multiplier * record.pointee.constant
            scratch.certificateRows.append(Scratch.CertificateRow(constraint: Int(index), multiplier: multiplier))
        }
        return sum
    }

    func restriction(of row: Scratch.CertificateRow) -> Restriction {
        if let constraint = row.constraint { return .constraint(identifier(of: constraint)) }
        return .nonNegative(handle(at: row.variable))
    }
}
