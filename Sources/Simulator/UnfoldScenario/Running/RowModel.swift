/// The app's side of a scenario: sections and rows with their values, as data source.
@MainActor final class RowModel: UITableViewDataSource {
    /// Rows by id and parts by `section.header`; also of rows that left.
    private var contents: [String: PartSpec] = [:]
    private let templates: [String: Template]
    /// What the table is given when it asks.
    private(set) var structure: RowStructure
    /// What the table showed last: updates name old positions (fact D8.1).
    private(set) var committed: RowStructure
    private var pending: [RowStructure.Edit] = []
    private var shown: [ObjectIdentifier: String] = [:]
    /// Templates of which a cell has shown more than one row.
    private(set) var reusedTemplates: Set<String> = []
    var outline = RowOutline()

    init(_ document: ScenarioDocument) {
        templates = Dictionary(firsts: document.templates.map { ($0.name, $0) })
        structure = RowStructure(sections: [])
        committed = structure
        structure.sections = document.table.sections.map(note)
    }

    private func note(_ section: SectionSpec) -> RowStructure.Section {
        let shown = note(section.rows)
        for (name, part) in section.parts { contents[name] = part }
        return .init(id: section.id, rows: shown)
    }

    @discardableResult func note(_ rows: [RowSpec]) -> [String] {
        for row in rows.flatMap(\.withDescendants) {
            contents[row.id] = PartSpec(
                template: row.template, settings: row.settings, height: row.height,
                estimatedHeight: row.estimatedHeight, position: row.heightPosition)
        }
        return outline.note(rows)
    }

    private func content(_ kind: SectionPartKind, _ section: Int) -> PartSpec? {
        structure.sections.indices.contains(section) ? contents[structure.id(of: kind.element(section))] : nil
    }

    private func content(at path: IndexPath) -> PartSpec? {
        structure.row(section: path.section, row: path.row).flatMap { contents[$0] }
    }

    // MARK: Data source

    func numberOfSections(in tableView: UITableView) -> Int { structure.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        structure.sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let id = structure.sections[indexPath.section].rows[indexPath.row]
        let row = contents[id]
        let cell = tableView.dequeueReusableCell(withIdentifier: row?.template ?? "", for: indexPath)
        show(id, in: cell, (cell as? TemplateCell)?.contents)
        return cell
    }

    func template(of row: String) -> String { contents[row]?.template ?? "" }

    func show(_ row: String, in cell: UIView, _ template: TemplateContents?) {
        let before = cell.accessibilityIdentifier
        note(cell, shows: row)
        guard let template else { return }
        if let before, before != row { reusedTemplates.insert(template.template.name) }
        if let known = contents[row] { template.show(known.settings) }
    }

    /// Rows of a template that have or had a cell, and the others.
    func rows(of template: Template) -> (shown: [String], new: [String]) {
        let rows = committed.sections.flatMap(\.rows).filter { self.template(of: $0) == template.name }
        let known = Set(shown.values)
        return (rows.filter(known.contains), rows.filter { !known.contains($0) })
    }

    func fill(_ cell: TemplateCell, with row: String) { cell.contents?.apply(all: contents[row]?.settings ?? []) }

    func hasPart(_ kind: SectionPartKind, _ section: Int) -> Bool { content(kind, section) != nil }

    func partTemplate(_ kind: SectionPartKind, _ section: Int) -> String? { content(kind, section)?.template }

    func fill(_ view: TemplateItemCell?, _ kind: SectionPartKind, _ section: Int) {
        guard let view else { return }
        note(view, shows: structure.id(of: kind.element(section)))
        guard let content = content(kind, section) else { return }
        if let template = view.contents { template.apply(all: content.settings) }
        guard let title = content.title else { return }
        var configuration: UIListContentConfiguration = kind == .header ? .groupedHeader() : .groupedFooter()
        configuration.text = title
        view.contentConfiguration = configuration
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        content(.header, section)?.title
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        content(.footer, section)?.title
    }

    // MARK: For delegates

    func rowHeight(at path: IndexPath) -> CGFloat? { content(at: path)?.height.map { CGFloat($0) } }
    func estimatedRowHeight(at path: IndexPath) -> CGFloat? { content(at: path)?.estimatedHeight.map { CGFloat($0) } }
    func height(_ kind: SectionPartKind, _ section: Int) -> CGFloat? {
        content(kind, section)?.height.map { CGFloat($0) }
    }
    func estimatedHeight(_ kind: SectionPartKind, _ section: Int) -> CGFloat? {
        content(kind, section)?.estimatedHeight.map { CGFloat($0) }
    }

    func view(_ kind: SectionPartKind, _ section: Int) -> UIView? {
        guard let content = content(kind, section), let template = content.template.flatMap({ templates[$0] })
        else { return nil }
        let view = TemplateHeaderFooterView.make(template, content.settings)
        note(view, shows: structure.id(of: kind.element(section)))
        return view
    }

    // MARK: Names and positions

    func rowID(shownBy view: ObjectIdentifier) -> String? { shown[view] }

    /// Names of the table's own header and footer; no section's, for `table` is no id of a row.
    nonisolated static let tableHeader = "table.header"
    nonisolated static let tableFooter = "table.footer"

    func note(_ view: UIView, shows id: String) {
        view.accessibilityIdentifier = id
        shown[ObjectIdentifier(view)] = id
    }

    func hasPart(_ id: String) -> Bool { contents[id] != nil }
    func content(of holder: String) -> PartSpec? { contents[holder] }

    /// What a row or part was given last for a property, in its own settings or in a step; nil if nothing was.
    func setting(of holder: String, _ target: String, _ property: String) -> PropertyValue? {
        contents[holder]?.settings.last { $0.target == target && $0.setting.property.name == property }?.setting.value
    }

    /// Rows of the list, and headers and footers that the scenario says something of.
    var holders: [String] {
        committed.sections.flatMap { ["\($0.id).header"] + $0.rows + ["\($0.id).footer"] as [String] }.filter(hasPart)
    }

    /// The settings of a row's or part's template, but for those in whose place its own are, and then these.
    func settingsInForce(of holder: String) -> [TargetedSetting] {
        guard let template = template(of: holder) else { return [] }
        let own = contents[holder]?.settings ?? []
        let replaced = Set(own.map(\.path))
        return (template.viewSettings + template.cellSettings).filter { !replaced.contains($0.path) } + own
    }

    func template(of holder: String) -> Template? { contents[holder]?.template.flatMap { templates[$0] } }

    func id(at path: IndexPath) -> String { committed.id(of: .row(path)) }

    /// Where the table has a row, before the update that is running.
    func path(of row: String) -> IndexPath? {
        committed.position(of: row).map { IndexPath(row: $0.row, section: $0.section) }
    }

    // MARK: Changes

    /// - Parameter holder: a row, or a part as `section.header`.
    func set(_ setting: TargetedSetting, of holder: String) {
        contents[holder]?.settings.removeAll {
            $0.target == setting.target && $0.setting.property.name == setting.setting.property.name
        }
        contents[holder]?.settings.append(setting)
    }

    func insert(_ row: RowSpec, section: Int, at index: Int) {
        note([row])
        insert(row.id, section: section, at: index)
    }

    func insert(_ row: String, section: Int, at index: Int) {
        pending.append(.insert(row: row, section: section, at: index))
    }

    func delete(_ row: String) { pending.append(.delete(row: row)) }

    func move(_ row: String, section: Int, to index: Int) {
        pending.append(.move(row: row, section: section, to: index))
    }

    func insert(_ section: SectionSpec, at index: Int) { pending.append(.insertSection(note(section), at: index)) }
    func deleteSection(_ id: String) { pending.append(.deleteSection(id)) }
    func moveSection(_ id: String, to index: Int) { pending.append(.moveSection(id, to: index)) }

    /// As far as the running update has come.
    private var current: RowStructure { pending.isEmpty ? structure : structure.applying(pending) }

    func has(_ row: String) -> Bool { current.position(of: row) != nil }
    func hasSection(_ id: String) -> Bool { current.sections.contains { $0.id == id } }

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
