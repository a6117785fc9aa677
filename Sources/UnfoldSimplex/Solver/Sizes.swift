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
        let lists = 11 * size(Int32.self, Sizes.list) + size(Int32.self, constraints)
        return large + tableau + store + lists + Scratch.bytes(self) + Sizes.slack + 4 * constraints
    }
}
