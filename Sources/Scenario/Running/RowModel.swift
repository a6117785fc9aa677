import AutoLayout
import Foundation
import TableLayout

/// The app's side of a scenario: rows with their values, as data source.
@MainActor final class RowModel: UITableViewDataSource {
    private struct Row {
        let id: String
        let template: String
        var settings: [TargetedSetting]
    }

    private var sections: [[Row]]
    /// Rows as the table last heard of them: updates name old places (fact D8.1).
    private var committed: [[String]]
    private var shown: [ObjectIdentifier: String] = [:]

    init(_ document: ScenarioDocument) {
        sections = document.table.sections.map { rows in
            rows.map { Row(id: $0.id, template: $0.template, settings: $0.settings) }
        }
        committed = sections.map { $0.map(\.id) }
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section][indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: row.template, for: indexPath)
        if let cell = cell as? TemplateCell { row.settings.forEach(cell.apply) }
        shown[ObjectIdentifier(cell)] = row.id
        cell.accessibilityIdentifier = row.id
        return cell
    }

    func rowID(shownBy cell: UITableViewCell) -> String? { shown[ObjectIdentifier(cell)] }

    // MARK: Names and places

    func id(at path: IndexPath) -> String {
        guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.row) else {
            return "\(path.section)-\(path.row)"
        }
        return sections[path.section][path.row].id
    }

    func idBeforeUpdate(at path: IndexPath) -> String {
        guard committed.indices.contains(path.section), committed[path.section].indices.contains(path.row) else {
            return id(at: path)
        }
        return committed[path.section][path.row]
    }

    func path(of row: String) -> IndexPath? {
        for (section, rows) in sections.enumerated() {
            if let index = rows.firstIndex(where: { $0.id == row }) { return IndexPath(row: index, section: section) }
        }
        return nil
    }

    func lastLoaded(_ row: String) -> IndexPath? {
        for (section, rows) in committed.enumerated() {
            if let index = rows.firstIndex(of: row) { return IndexPath(row: index, section: section) }
        }
        return nil
    }

    func noteCommitted() { committed = sections.map { $0.map(\.id) } }

    // MARK: Changes

    func set(_ setting: TargetedSetting, of row: String) {
        guard let path = path(of: row) else { return }
        sections[path.section][path.row].settings.removeAll {
            $0.target == setting.target && $0.setting.property == setting.setting.property
        }
        sections[path.section][path.row].settings.append(setting)
    }

    func insert(_ row: RowSpec, section: Int, at index: Int) {
        guard sections.indices.contains(section) else { return }
        sections[section].insert(
            Row(id: row.id, template: row.template, settings: row.settings), at: min(index, sections[section].count))
    }

    func delete(_ row: String) {
        guard let path = path(of: row) else { return }
        sections[path.section].remove(at: path.row)
    }

    func move(_ row: String, section: Int, to index: Int) {
        guard let path = path(of: row), sections.indices.contains(section) else { return }
        let moved = sections[path.section].remove(at: path.row)
        sections[section].insert(moved, at: min(index, sections[section].count))
    }
}
