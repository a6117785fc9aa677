extension Sizes {
    var bytes: Int {
        func size<Element>(_ type: Element.Type, _ count: Int) -> Int {
            Arena.rounded(count * MemoryLayout<Element>.stride)
        }
        let large = size(VariableState.self, variables) + size(ConstraintRecord.self, constraints)
        let tableau = size(Tableau.Entry.self, entries) + size(Tableau.Line.self, variables)
        let store = size(Int32.self, terms) + size(Double.self, terms) + size(Int32.self, definitions)
        let lists = 5 * size(Int32.self, Sizes.list) + size(Int32.self, constraints / 3) + Arena.alignment
        return large + tableau + store + lists + Scratch.bytes(self) + Sizes.slack
    }
}
