import UnfoldAutoLayout
import Foundation

/// What an update finds and what it does, so that its report can tell both.
@MainActor package struct UpdateRecord {
    package struct Before {
        package var path: IndexPath
        package var frame: CGRect
        package var height: RowHeight
    }
    package struct PartBefore {
        package var section: Int
        package var frame: CGRect
        package var height: RowHeight
    }

    /// Rows on screen and rows that are named in the update, as they were.
    package private(set) var before: [TableRows.RowID: Before] = [:]
    private(set) var headers: [TableRows.SectionID: PartBefore] = [:]
    private(set) var footers: [TableRows.SectionID: PartBefore] = [:]
    /// Rows near the screen, as they were, where a list can tell them beforehand only.
    package private(set) var near: [TableRows.RowID: Before] = [:]
    private(set) var reconfigured: Set<TableRows.RowID> = []
    /// Order and heights of the sections as they were.
    private let order: OffsetForest
    private let list: OffsetForest.ListID
    private let parts: [TableRows.SectionID: TableRows.Section]
    private let headHeight: CGFloat
    /// Rows that left their place, by section, from the top.
    private var gone: [TableRows.SectionID: [(row: Int, height: CGFloat)]] = [:]

    // Filled while the update is carried out.
    package var leaving: [TableRows.RowID] = []
    package var leavingSections: [TableRows.SectionID] = []
    package var newSections: Set<TableRows.SectionID> = []
    package var moved: Set<TableRows.RowID> = []
    package var inserted: [TableRows.RowID: UITableView.RowAnimation?] = [:]
    /// Rows made anew, with those they stand for.
    package var reloaded: [TableRows.RowID: TableRows.RowID] = [:]
    /// What moved inside the cells.
    var moves = AnimationRecord.none

    /// - Complexity: O((rows on screen + edits) × log rows), and O(sections).
    init(_ table: some RowUpdating, _ edits: UpdateEdits) {
        let rows = table.rows
        order = rows.order
        list = rows.list
        parts = rows.parts
        headHeight = rows.headHeight
        for row in table.shownRows { note(row.path, row.id, table) }
        for (path, id, frame) in table.nearRows {
            near[id] = Before(path: path, frame: frame, height: table.rowHeight(of: id))
        }
        let leavers = edits.deletedRows.union(edits.movedRows.map(\.from))
        for path in leavers.union(edits.reloadedRows).union(edits.reconfiguredRows) {
            if let id = rows.rowID(at: path) { note(path, id, table) }
        }
        reconfigured = Set(edits.reconfiguredRows.compactMap { rows.rowID(at: $0) })
        for path in leavers.sorted() {
            guard let id = rows.rowID(at: path) else { continue }
            gone[rows.sectionID(at: path.section), default: []].append((path.row, rows.height(of: id)))
        }
        headers = Self.parts(.header, table)
        footers = Self.parts(.footer, table)
    }

    private static func parts(
        _ kind: SectionPartKind, _ table: some RowUpdating
    ) -> [TableRows.SectionID: PartBefore] {
        var known: [TableRows.SectionID: PartBefore] = [:]
        for (id, view) in table.shownParts(kind) {
            guard let section = table.rows.section(of: id) else { continue }
            known[id] = PartBefore(section: section, frame: view.frame, height: table.height(of: kind, section))
        }
        return known
    }

    /// Sections in which rows came, went, changed their order or were made anew, and where.
    package func editedSections(now rows: TableRows) -> [TableRows.SectionID: EditedRows] {
        var edited: [TableRows.SectionID: EditedRows] = [:]
        for (section, leavers) in gone {
            for (row, _) in leavers { edited[section, default: EditedRows()].note(before: row) }
        }
        for id in moved.union(inserted.keys).union(reloaded.keys) {
            guard let path = rows.path(of: id) else { continue }
            edited[rows.sectionID(at: path.section), default: EditedRows()].note(after: path.row)
        }
        for section in newSections { edited[section] = .all }
        return edited
    }

    private mutating func note(_ path: IndexPath, _ id: TableRows.RowID, _ table: some RowUpdating) {
        guard before[id] == nil else { return }
        before[id] = Before(path: path, frame: table.frameOfRow(at: path), height: table.rowHeight(of: id))
    }

    // MARK: Rows that nobody named

    /// Where a row was that the update did not touch and that was not on screen: counted back from where it is. `changes`
    /// are heights that changed since; nil for a row in a new section.
    func placeBefore(
        of path: IndexPath, now rows: TableRows, changes: [MeasuredRow]
    ) -> (path: IndexPath, top: CGFloat, height: CGFloat)? {
        let section = rows.sectionID(at: path.section)
        guard !newSections.contains(section), let id = rows.rowID(at: path),
            let place = order.place(of: section)?.position, let old = parts[section], let new = rows.parts[section]
        else { return nil }
        var row = path.row
        var top = rows.top(of: path) - rows.sectionTop(path.section) - new.header.space + old.header.space
        var height = rows.height(of: id)
        for other in moved.union(inserted.keys).sorted() {
            guard let there = rows.path(of: other), there.section == path.section, there.row < path.row else {
                continue
            }
            row -= 1
            top -= rows.height(of: other)
        }
        for leaver in gone[section] ?? [] where leaver.row <= row {
            row += 1
            top += leaver.height
        }
        var seen: Set<TableRows.RowID> = []
        for change in changes where seen.insert(change.id).inserted {
            guard let there = rows.path(of: change.id), there.section == path.section else { continue }
            if change.id == id { height = change.before }
            let isNew = moved.contains(change.id) || inserted.keys.contains(change.id)
            if there.row < path.row, !isNew { top -= rows.height(of: change.id) - change.before }
        }
        // A reloaded row stood there with another height.
        for (id, old) in reloaded.sorted(by: { $0.key < $1.key }) {
            guard let there = rows.path(of: id), there.section == path.section, there.row < path.row else { continue }
            let start = changes.first { $0.id == id }?.before ?? rows.height(of: id)
            top -= start - (before[old]?.height.height ?? start)
        }
        let sectionTop = headHeight + order.top(of: place, in: list)
        return (IndexPath(row: row, section: place), sectionTop + top, height)
    }
}

/// Where an update touched the rows of a section: those above and those below stand in the order in which they stood.
package struct EditedRows {
    /// Rows above, by the order before and after.
    package private(set) var first = Int.max
    /// The last one touched by the order before, and by the order after; -1 for none.
    package private(set) var lastBefore = -1
    package private(set) var lastAfter = -1

    static let all = EditedRows(first: 0, lastBefore: .max - 1, lastAfter: .max - 1)

    mutating func note(before row: Int) {
        first = min(first, row)
        lastBefore = max(lastBefore, row)
    }
    mutating func note(after row: Int) {
        first = min(first, row)
        lastAfter = max(lastAfter, row)
    }
}
