/// Which rows a table has, in order, and what an update makes of them.
struct RowStructure: Hashable {
    struct Section: Hashable {
        var id: String
        var rows: [String]
    }

    /// A change, with old positions by name and new ones by position, as UIKit counts them (facts D8.1, D8.2).
    enum Edit: Hashable {
        case delete(row: String)
        /// The section counts as after the update.
        case insert(row: String, section: Int, at: Int)
        case move(row: String, section: Int, to: Int)
        case deleteSection(String)
        case insertSection(Section, at: Int)
        case moveSection(String, to: Int)
    }

    var sections: [Section]

    func position(of row: String) -> (section: Int, row: Int)? {
        for (section, content) in sections.enumerated() {
            if let index = content.rows.firstIndex(of: row) { return (section, index) }
        }
        return nil
    }

    func row(section: Int, row: Int) -> String? {
        guard sections.indices.contains(section), sections[section].rows.indices.contains(row) else { return nil }
        return sections[section].rows[row]
    }

    /// Id of a row, or name of a header or footer; made of its position where there is none.
    func id(of element: BatchUpdateReport.Element) -> String {
        func section(_ index: Int) -> String { sections.indices.contains(index) ? sections[index].id : "\(index)" }
        return switch element {
        case .row(let path): row(section: path.section, row: path.row) ?? "\(path.section)-\(path.row)"
        case .header(let index): "\(section(index)).header"
        case .footer(let index): "\(section(index)).footer"
        }
    }

    func part(_ name: String) -> (kind: SectionPartKind, section: Int)? {
        for (index, section) in sections.enumerated() where name.hasPrefix(section.id) {
            if name == "\(section.id).header" { return (.header, index) }
            if name == "\(section.id).footer" { return (.footer, index) }
        }
        return nil
    }

    func index(of section: SectionReference) -> Int? {
        switch section {
        case .index(let index): index
        case .id(let id): sections.firstIndex { $0.id == id }
        }
    }

    /// What is there after all edits of one update: what leaves leaves first, then sections and then rows take their
    /// positions in the order of the positions. A position beyond the end is the end; the table refuses such an update.
    func applying(_ edits: [Edit]) -> RowStructure {
        var leaving: Set<String> = []
        var leavingSections: Set<String> = []
        var coming: [(section: Int, at: Int, row: String)] = []
        var comingSections: [(at: Int, section: Section)] = []
        for edit in edits {
            switch edit {
            case .delete(let row): leaving.insert(row)
            case .insert(let row, let section, let index): coming.append((section, index, row))
            case .move(let row, let section, let index):
                leaving.insert(row)
                coming.append((section, index, row))
            case .deleteSection(let id): leavingSections.insert(id)
            case .insertSection(let section, let index): comingSections.append((index, section))
            case .moveSection(let id, let index):
                leavingSections.insert(id)
                comingSections += sections.filter { $0.id == id }.map { (index, $0) }
            }
        }
        var after = self
        after.sections.removeAll { leavingSections.contains($0.id) }
        for (index, section) in comingSections.sorted(by: { $0.at < $1.at }) {
            after.sections.insert(section, at: min(index, after.sections.count))
        }
        for section in after.sections.indices { after.sections[section].rows.removeAll(where: leaving.contains) }
        for (section, index, row) in coming.sorted(by: { ($0.section, $0.at) < ($1.section, $1.at) })
        where after.sections.indices.contains(section) {
            after.sections[section].rows.insert(row, at: min(index, after.sections[section].rows.count))
        }
        return after
    }
}
