/// Carrying a checked update out, in UIKit's two phases: what leaves by the order before, what comes by the order after
/// (facts D8.1, D8.2).
extension RowUpdating {
    func carryOut(_ update: BatchUpdate, _ counts: [Int]) {
        let edits = update.edits
        guard !edits.isEmpty else {
            resolveSystemParts()
            return rowsDidChange(update)
        }
        let plan = SectionPlan(edits, before: rows.sectionCount, after: counts.count)
        let sections = (0..<rows.sectionCount).map { rows.sectionID(at: $0) }
        // Rows in the order before: what is asked of the app, and what goes back to the pool, never follows a hash.
        let staying = edits.reloadedRows.sorted().filter { !isGone($0.section, edits) }
        let reloads = staying.compactMap { rows.rowID(at: $0) }
        let reconfigured = edits.reconfiguredRows.sorted().compactMap { rows.rowID(at: $0) }
        let shown = shownRows
        let moved = takeRows(edits, sections, update)
        exchangeSections(edits, plan, counts, sections, update)
        resolveSystemParts()
        applyRows(edits, plan, moved, update)
        for id in reloads { replace(id, update) }
        for id in reconfigured { reconfigure(id) }
        rowsDidChange(update)
        for row in shown where rows.path(of: row.id) == nil { endDisplaying(row.id) }
        selected.removeAll { rows.path(of: $0) == nil }
    }

    private func isGone(_ section: Int, _ edits: UpdateEdits) -> Bool {
        edits.deletedSections.contains(section) || edits.reloadedSections.contains(section)
    }

    /// Takes out the rows that leave their position, from the bottom up. Those that move are the answer, by their target.
    private func takeRows(
        _ edits: UpdateEdits, _ sections: [TableRows.SectionID], _ update: BatchUpdate
    ) -> [IndexPath: TableRows.RowID] {
        let targets = Dictionary(edits.movedRows.map { ($0.from, $0.to) }) { $1 }
        // Deletions in a section that goes as a whole are redundant.
        let leaving = edits.deletedRows.filter { !isGone($0.section, edits) }.union(targets.keys)
        var moved: [IndexPath: TableRows.RowID] = [:]
        for path in leaving.sorted(by: >) {
            let id = rows.removeRow(at: path.row, in: sections[path.section])
            if let target = targets[path] { moved[target] = id } else { update.leaving.append(id) }
        }
        return moved
    }

    /// Sections out, then in, each by the order it is named in. Empty positions of moved rows are filled afterwards.
    private func exchangeSections(
        _ edits: UpdateEdits, _ plan: SectionPlan, _ counts: [Int], _ sections: [TableRows.SectionID],
        _ update: BatchUpdate
    ) {
        let leaving = edits.deletedSections.union(edits.reloadedSections).union(edits.movedSections.map(\.from))
        guard !leaving.isEmpty || !edits.insertedSections.isEmpty else { return }
        for section in leaving.sorted(by: >) { _ = rows.removeSection(at: section) }
        for section in counts.indices {
            if let source = plan.source[section], !edits.reloadedSections.contains(source) {
                if edits.movedSections.contains(where: { $0.from == source }) {
                    rows.insertSection(sections[source], at: section)
                }
                continue
            }
            let filled = edits.movedRows.filter { $0.to.section == section }
            let id = makeSection(at: section, count: max(0, counts[section] - filled.count))
            rows.insertSection(id, at: section)
            update.newSections.insert(id)
        }
        for section in edits.deletedSections.union(edits.reloadedSections).sorted() {
            dropSection(sections[section])
            update.leavingSections.append(sections[section])
        }
    }

    /// A section as the delegate answers now. It is asked before the table is touched: it may ask back.
    private func makeSection(at section: Int, count: Int) -> TableRows.SectionID {
        let heights = (0..<count).map { initialHeight(at: IndexPath(row: $0, section: section)) }
        let parts = initialParts(of: section)
        return rows.makeSection(count: count, at: section, row: { heights[$0.row] }, parts: { _ in parts })
    }

    private func dropSection(_ id: TableRows.SectionID) {
        guard let part = rows.parts[id] else { return }
        let rowsThere = shownIDs.compactMap { row in
            rows.forest.position(of: row).flatMap { $0.list == part.rows ? ($0.position, row) : nil }
        }
        for (_, row) in rowsThere.sorted(by: { $0.0 < $1.0 }) { endDisplaying(row) }
        endDisplayingParts(of: id)
    }

    /// Rows come in from the top down, so that each lands where the order after says. Insertions into a section that is
    /// new as a whole are redundant.
    private func applyRows(
        _ edits: UpdateEdits, _ plan: SectionPlan, _ moved: [IndexPath: TableRows.RowID],
        _ update: BatchUpdate
    ) {
        func isNew(_ section: Int) -> Bool { plan.source[section].map { edits.reloadedSections.contains($0) } ?? true }
        let coming = edits.insertedRows.filter { !isNew($0.section) }.union(moved.keys)
        for path in coming.sorted() {
            let section = rows.sectionID(at: path.section)
            let id = moved[path] ?? newRow(at: path)
            rows.insertRow(id, at: path.row, in: section)
            if moved[path] != nil { update.moved.insert(id) } else { update.inserted.insert(id) }
        }
    }

    private func newRow(at path: IndexPath) -> TableRows.RowID {
        let (height, origin) = initialHeight(at: path)
        return rows.makeRow(height: height, origin: origin)
    }

    private func replace(_ id: TableRows.RowID, _ update: BatchUpdate) {
        guard let path = rows.path(of: id) else { return }
        let section = rows.sectionID(at: path.section)
        let new = newRow(at: path)
        _ = rows.removeRow(at: path.row, in: section)
        rows.insertRow(new, at: path.row, in: section)
        update.leaving.append(id)
        update.reloaded[new] = id
    }
}
