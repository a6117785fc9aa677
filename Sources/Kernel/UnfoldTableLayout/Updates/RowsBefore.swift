/// What an update finds: the rows that it may have to report of, as they were.
@MainActor package final class RowsBefore {
    /// Rows on screen and rows that are named in the update.
    package private(set) var rows: [TableRows.RowID: Row] = [:]
    private(set) var parts = PartPair<[TableRows.SectionID: Part]>(header: [:], footer: [:])
    /// Rows near the screen, where a list can tell them beforehand only.
    package private(set) var near: [TableRows.RowID: Row] = [:]
    private(set) var reconfigured: Set<TableRows.RowID> = []
    let order: OffsetForest
    let list: OffsetForest.ListID
    let sections: SectionList
    let headHeight: CGFloat
    private(set) var leavers: [TableRows.SectionID: [(row: Int, height: CGFloat)]] = [:]

    /// - Complexity: O((rows on screen + edits) × log rows), and O(sections).
    init(_ table: some RowUpdating, _ edits: UpdateEdits) {
        let now = table.rows
        order = now.order
        list = now.list
        sections = now.parts
        headHeight = now.headHeight
        for row in table.shownRows { note(row.path, row.id, table) }
        for (path, id, frame) in table.nearRows {
            near[id] = Row(path: path, frame: frame, height: table.rowHeight(of: id))
        }
        let leaving = edits.deletedRows.union(edits.movedRows.map(\.from))
        for path in leaving.union(edits.reloadedRows).union(edits.reconfiguredRows) {
            if let id = now.rowID(at: path) { note(path, id, table) }
        }
        reconfigured = Set(edits.reconfiguredRows.compactMap { now.rowID(at: $0) })
        for path in leaving.sorted() {
            guard let id = now.rowID(at: path) else { continue }
            leavers[now.sectionID(at: path.section), default: []].append((path.row, now.height(of: id)))
        }
        for kind in SectionPartKind.allCases {
            for (id, view) in table.shownParts(kind) {
                guard let section = now.section(of: id) else { continue }
                parts[kind][id] = Part(section: section, frame: view.frame, height: table.height(of: kind, section))
            }
        }
    }

    private func note(_ path: IndexPath, _ id: TableRows.RowID, _ table: some RowUpdating) {
        guard rows[id] == nil else { return }
        rows[id] = Row(path: path, frame: table.frameOfRow(at: path), height: table.rowHeight(of: id))
    }
}
