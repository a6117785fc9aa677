extension Solver {
    /// Makes room at once for a system whose size the caller knows; more may be added all the same.
    ///
    /// - Parameters:
    ///   - variables: How many variables there will be.
    ///   - constraints: How many constraints, of about two terms each.
    /// - Complexity: O(variables + constraints).
    public mutating func reserveCapacity(variables: Int, constraints: Int) {
        let sizes = Sizes(variables: variables, constraints: constraints)
        if quantities.isEmpty && self.constraints.isEmpty {
            self = Solver(sizes: sizes)
            return
        }
        own()
        quantities.reserve(sizes.quantities)
        self.constraints.reserve(sizes.constraints)
        terms.variables.reserve(sizes.terms)
        terms.coefficients.reserve(sizes.terms)
        tableau.lines.reserve(sizes.quantities)
        scratch.places.reserve(sizes.quantities)
        waiting.reserve(sizes.constraints)
    }

    /// Bytes of heap memory that a copy of the solver would take for itself, reserve capacity included.
    var heapBytesOfCopy: Int {
        var sum = quantities.bytes + constraints.bytes + terms.variables.bytes + terms.coefficients.bytes
        sum += tableau.entries.bytes + tableau.lines.bytes + definitions.bytes + sloped.bytes + suspects.bytes
        sum += vacantQuantities.bytes + vacantConstraints.bytes + levels.bytes + waiting.bytes + leaving.bytes
        sum += edited.bytes + doomedVariables.bytes + strays.bytes + emptyConflicts.bytes
        return sum + scratch.heapBytes
    }

    /// Bytes of heap memory behind the solver, reserve capacity included, shared with copies or not.
    ///
    /// - Complexity: O(1).
    public var heapBytes: Int { memory.bytes }
}

/// How many elements the flat arrays of a new solver have room for.
struct Sizes {
    let quantities: Int
    let constraints: Int
    let terms: Int
    let entries: Int
    let definitions: Int
    /// Elements of the lists that are mostly empty.
    static let list = 8
    /// Bytes for lists that outgrow their first size.
    private static let slack = 1024

    init(variables: Int, constraints: Int) {
        quantities = variables + constraints / 4
        self.constraints = constraints
        terms = 2 * constraints
        entries = 16 + constraints
        definitions = 4 + constraints * 3 / 8
    }

    var bytes: Int {
        func size<Element>(_ type: Element.Type, _ count: Int) -> Int {
            Memory.rounded(count * MemoryLayout<Element>.stride)
        }
        let large = size(Quantity.self, quantities) + size(ConstraintRecord.self, constraints)
        let tableau = size(Tableau.Entry.self, entries) + size(Tableau.Line.self, quantities)
        let store = size(Int32.self, terms) + size(Double.self, terms) + size(Int32.self, definitions)
        let lists = 10 * size(Int32.self, Sizes.list) + size(Int32.self, constraints)
        return large + tableau + store + lists + Scratch.bytes(self) + Sizes.slack + 4 * constraints
    }
}
