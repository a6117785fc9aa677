extension Solver {
    /// Bytes of heap memory behind the solver, reserve capacity included, shared with copies or not.
    ///
    /// - Complexity: O(1).
    public var heapBytes: Int {
        func bytes<Element>(_ array: [Element]) -> Int { array.capacity * MemoryLayout<Element>.stride }
        var sum = bytes(quantities) + bytes(constraints) + bytes(terms.variables) + bytes(terms.coefficients)
        sum += bytes(tableau.entries) + bytes(tableau.heads) + bytes(tableau.counts) + bytes(tableau.isBasic)
        sum += bytes(tableau.spread) + bytes(tableau.metBy)
        sum += bytes(vacantQuantities) + bytes(vacantConstraints) + bytes(levels)
        sum += bytes(waiting) + bytes(leaving) + bytes(edited) + bytes(strays) + bytes(emptyConflicts)
        return sum + scratch.heapBytes
    }
}

extension Scratch {
    var heapBytes: Int {
        func bytes<Element>(_ array: [Element]) -> Int { array.capacity * MemoryLayout<Element>.stride }
        var sum = bytes(isTouched) + bytes(touched) + bytes(cost) + bytes(size) + bytes(row) + bytes(rowSize)
        sum += bytes(slope) + bytes(slopeSize) + bytes(best) + bytes(breakpoints) + bytes(isBanned) + bytes(banned)
        return sum
    }
}
