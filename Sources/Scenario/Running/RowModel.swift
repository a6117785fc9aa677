import AutoLayout
import Foundation
import TableLayout

/// The app's side of a scenario: rows with their values, as data source and, where rows have heights, as delegate.
@MainActor final class RowModel: UITableViewDataSource, UITableViewDelegate {
    private struct Row {
        let template: String
        var settings: [TargetedSetting]
        let height: Double?
        let estimatedHeight: Double?
    }

    /// By id, also of rows that left.
    private var rows: [String: Row] = [:]
    /// What the table is told when it asks.
    private(set) var structure: RowStructure
    /// What the table showed last: updates name old places (fact D8.1).
    private(set) var committed: RowStructure
    private var pending: [RowStructure.Edit] = []
    private var shown: [ObjectIdentifier: String] = [:]

    init(_ table: TableSpec) {
        structure = RowStructure(sections: table.sections.map { .init(id: $0.id, rows: $0.rows.map(\.id)) })
        committed = RowStructure(sections: [])
        for row in table.sections.flatMap(\.rows) { note(row) }
    }

    /// Whether a delegate is needed.
    var givesHeights: Bool { rows.values.contains { $0.height != nil || $0.estimatedHeight != nil } }

    private func note(_ row: RowSpec) {
        rows[row.id] = Row(
            template: row.template, settings: row.settings, height: row.height, estimatedHeight: row.estimatedHeight)
    }

    // MARK: Data source and delegate

    func numberOfSections(in tableView: UITableView) -> Int { structure.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        structure.sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let id = structure.sections[indexPath.section].rows[indexPath.row]
        let row = rows[id]
        let cell = tableView.dequeueReusableCell(withIdentifier: row?.template ?? "", for: indexPath)
        shown[ObjectIdentifier(cell)] = id
        cell.accessibilityIdentifier = id
        if let cell = cell as? TemplateCell { row?.settings.forEach(cell.apply) }
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        row(at: indexPath)?.height.map { CGFloat($0) } ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        row(at: indexPath)?.estimatedHeight.map { CGFloat($0) } ?? tableView.estimatedRowHeight
    }

    private func row(at path: IndexPath) -> Row? {
        structure.row(section: path.section, row: path.row).flatMap { rows[$0] }
    }

    // MARK: Names and places

    /// The row that a cell was made for last.
    func rowID(shownBy cell: ObjectIdentifier) -> String? { shown[cell] }

    /// Id of a row by its place after the last update.
    func id(at path: IndexPath) -> String {
        committed.row(section: path.section, row: path.row) ?? "\(path.section)-\(path.row)"
    }

    /// Where the table has a row, before the update that is running.
    func path(of row: String) -> IndexPath? {
        committed.place(of: row).map { IndexPath(row: $0.row, section: $0.section) }
    }

    // MARK: Changes

    func set(_ setting: TargetedSetting, of row: String) {
        rows[row]?.settings.removeAll {
            $0.target == setting.target && $0.setting.property.name == setting.setting.property.name
        }
        rows[row]?.settings.append(setting)
    }

    func insert(_ row: RowSpec, section: Int, at index: Int) {
        note(row)
        pending.append(.insert(row: row.id, section: section, at: index))
    }

    func delete(_ row: String) { pending.append(.delete(row: row)) }

    func move(_ row: String, section: Int, to index: Int) {
        pending.append(.move(row: row, section: section, to: index))
    }

    /// Whether the row is there, as far as the running update has come.
    func has(_ row: String) -> Bool {
        guard !pending.isEmpty else { return structure.place(of: row) != nil }
        return structure.applying(pending).place(of: row) != nil
    }

    /// Carries out what was asked for, so that the table finds the numbers it needs.
    func applyPending() {
        structure = structure.applying(pending)
        pending = []
    }

    /// The table took the rows over.
    func commit() { committed = structure }

    /// The table refused the update: rows are as before. Values that were set stay set.
    func rollBack() {
        structure = committed
        pending = []
    }
}
