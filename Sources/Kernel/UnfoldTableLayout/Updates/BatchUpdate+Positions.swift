extension BatchUpdate {
    /// Sections in which rows came, went, changed their order or were made again, and where.
    package func editedSections(now rows: TableRows) -> [TableRows.SectionID: EditedRows] {
        var edited: [TableRows.SectionID: EditedRows] = [:]
        for (section, leavers) in before.leavers {
            for (row, _) in leavers { edited[section, default: EditedRows()].note(before: row) }
        }
        for id in moved.union(inserted).union(reloaded.keys) {
            guard let path = rows.path(of: id) else { continue }
            edited[rows.sectionID(at: path.section), default: EditedRows()].note(after: path.row)
        }
        for section in newSections { edited[section] = .all }
        return edited
    }

    /// Where a row was that the update did not touch and that was not on screen: counted back from where it is; nil for
    /// a row in a new section.
    func positionBefore(of path: IndexPath, now rows: TableRows) -> (path: IndexPath, top: CGFloat, height: CGFloat)? {
        func isAbove(_ other: TableRows.RowID) -> Bool {
            rows.path(of: other).map { $0.section == path.section && $0.row < path.row } ?? false
        }
        let section = rows.sectionID(at: path.section)
        guard !newSections.contains(section), let id = rows.rowID(at: path),
            let index = before.order.position(of: section)?.position, let old = before.sections[section],
            let new = rows.parts[section]
        else { return nil }
        var row = path.row
        var top = rows.top(of: path) - rows.sectionTop(path.section) - new.parts.header.space + old.parts.header.space
        var height = rows.height(of: id)
        for other in moved.union(inserted).sorted() where isAbove(other) {
            row -= 1
            top -= rows.height(of: other)
        }
        for leaver in before.leavers[section] ?? [] where leaver.row <= row {
            row += 1
            top += leaver.height
        }
        var seen: Set<TableRows.RowID> = []
        for change in changes where seen.insert(change.id).inserted {
            if change.id == id { height = change.before }
            let isNew = moved.contains(change.id) || inserted.contains(change.id)
            if !isNew, isAbove(change.id) { top -= rows.height(of: change.id) - change.before }
        }
        // A reloaded row was there with another height.
        for (id, old) in reloaded.sorted(by: { $0.key < $1.key }) where isAbove(id) {
            let start = changes.first { $0.id == id }?.before ?? rows.height(of: id)
            top -= start - (before.rows[old]?.height.height ?? start)
        }
        let sectionTop = before.headHeight + before.order.top(of: index, in: before.list)
        return (IndexPath(row: row, section: index), sectionTop + top, height)
    }
}
