/// Which rows and sections a reader of the steps has met: every one that was ever there, and those that are there now.
struct RowNames {
    /// Of every row so far, by id, and of every header and footer with a template, as `section.header`.
    private(set) var templates: [String: String] = [:]
    private(set) var inOrder: [String] = []
    private(set) var sections: Set<String> = []
    private var homes: [String: String] = [:]
    private var present: [String] = []
    private var sectionNumber = 0

    init(_ table: TableSpec) { for section in table.sections { note(section) } }

    private mutating func note(_ section: SectionSpec) {
        sections.insert(section.id)
        present.append(section.id)
        sectionNumber += 1
        for (name, part) in section.parts { templates[name] = part?.template }
        for row in section.rows { note(row, in: section.id) }
    }

    private mutating func note(_ row: RowSpec, in section: String) {
        for row in row.withDescendants {
            if templates.updateValue(row.template, forKey: row.id) == nil { inOrder.append(row.id) }
            homes[row.id] = section
        }
    }

    mutating func nextSection() -> Int {
        while sections.contains("\(sectionNumber)") { sectionNumber += 1 }
        return sectionNumber
    }

    mutating func add(_ row: RowSpec, to section: SectionReference) -> Bool {
        guard homes[row.id] == nil else { return false }
        note(row, in: id(of: section))
        return true
    }

    /// The section's own id, or the row's, if there is such a one now.
    mutating func add(_ section: SectionSpec) -> String? {
        if present.contains(section.id) { return section.id }
        if let row = section.rows.first(where: { homes[$0.id] != nil }) { return row.id }
        note(section)
        return nil
    }

    mutating func delete(_ row: String) { homes[row] = nil }

    mutating func move(_ row: String, to section: SectionReference) { homes[row] = id(of: section) }

    mutating func deleteSection(_ section: SectionReference) {
        let id = id(of: section)
        present.removeAll { $0 == id }
        homes = homes.filter { $0.value != id }
    }

    /// Positions count the sections as they were met; a run may have them in another order.
    private func id(of section: SectionReference) -> String {
        switch section {
        case .id(let id): id
        case .index(let index): present.indices.contains(index) ? present[index] : ""
        }
    }
}
