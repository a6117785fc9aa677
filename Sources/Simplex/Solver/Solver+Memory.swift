extension Solver {
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
