extension Solver {
    /// Makes room at once for a system whose size the caller knows; more may be added all the same.
    ///
    /// - Parameters:
    ///   - variables: How many variables there will be.
    ///   - constraints: How many constraints, of about two terms each.
    /// - Complexity: O(variables + constraints) the first time.
    public mutating func reserveCapacity(variables: Int, constraints: Int) {
        own()
        quantities.reserve(variables + constraints / 4)
        self.constraints.reserve(constraints)
        terms.variables.reserve(2 * constraints)
        terms.coefficients.reserve(2 * constraints)
        tableau.lines.reserve(variables + constraints / 4)
        scratch.slots.reserve(variables + constraints / 4)
        waiting.reserveCapacity(constraints)
    }

    /// Bytes of heap memory behind the solver, reserve capacity included, shared with copies or not.
    ///
    /// - Complexity: O(1).
    public var heapBytes: Int {
        func bytes<Element>(_ array: [Element]) -> Int { array.capacity * MemoryLayout<Element>.stride }
        var sum = quantities.bytes + constraints.bytes + terms.variables.bytes + terms.coefficients.bytes
        sum += tableau.entries.bytes + tableau.lines.bytes + definitions.bytes + sloped.bytes + suspects.bytes
        sum += bytes(vacantQuantities) + bytes(vacantConstraints) + bytes(levels)
        sum += bytes(waiting) + bytes(leaving) + bytes(edited) + bytes(strays) + bytes(emptyConflicts)
        return sum + scratch.heapBytes
    }
}
