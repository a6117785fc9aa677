/// Sections by their numbers, which are small: a list, since every look-up of a row asks for its section.
package struct SectionList {
    private var slots: [TableRows.Section?] = []

    /// A section; nil for a number that none has.
    package subscript(id: TableRows.SectionID) -> TableRows.Section? {
        get { slots.indices.contains(Int(id)) ? slots[Int(id)] : nil }
        set {
            while slots.count <= Int(id) { slots.append(nil) }
            slots[Int(id)] = newValue
        }
    }

    /// Each section, also one that was taken out and not yet given up.
    package var all: [TableRows.Section] { slots.compactMap(\.self) }

    /// Forgets a section.
    /// - Returns: What it was.
    mutating func remove(_ id: TableRows.SectionID) -> TableRows.Section? {
        let section = self[id]
        if section != nil { self[id] = nil }
        return section
    }
}
