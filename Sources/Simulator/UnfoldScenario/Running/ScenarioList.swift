/// The list that a scenario runs in: a table or a collection view. What both do alike is theirs already
/// (``RowUpdating``); here is what a scenario asks next to it.
@MainActor protocol ScenarioList: RowUpdating {
    var measurementStep: Int { get set }
    var lastBatchUpdateReport: BatchUpdateReport? { get }
    func use(_ model: RowModel, _ delegate: AnyObject?)
    func reloadData()
    func measureAllRows()
    /// What an app calls around the edits of an update.
    var updateCalls: UpdateCalls { get }
    func beginUpdates()
    func endUpdates()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
    func insertRows(at paths: [IndexPath])
    func deleteRows(at paths: [IndexPath])
    func reloadRows(at paths: [IndexPath])
    func reconfigureRows(at paths: [IndexPath])
    func moveRow(at path: IndexPath, to newPath: IndexPath)
    func insertSections(_ sections: IndexSet)
    func deleteSections(_ sections: IndexSet)
    func reloadSections(_ sections: IndexSet)
    func moveSection(_ section: Int, toSection newSection: Int)
    func mismatches() -> [Finding]
    func findMissingUpdates()
    func missingUpdates() -> [Finding]
    var suppressedFindings: [FindingSuppression] { get }
    var rowNames: ((IndexPath) -> String?)? { get set }
    var shownCells: [(path: IndexPath, cell: UIView)] { get }

    var numberOfSections: Int { get }
    func numberOfRows(inSection section: Int) -> Int
    func heightForRow(at path: IndexPath) -> RowHeight?
    func templateCell(at path: IndexPath) -> (any TemplateHolder)?
    var templateCells: [(path: IndexPath, cell: any TemplateHolder)] { get }
    func part(_ kind: SectionPartKind, _ section: Int) -> (any TemplateHolder)?
}

struct UpdateCalls {
    var begin: String
    var end: String

    static let pair = UpdateCalls(begin: "beginUpdates", end: "endUpdates")
    static let batch = UpdateCalls(begin: "performBatchUpdates", end: "end of performBatchUpdates")
}

@MainActor protocol TemplateHolder: UIView {
    var contents: TemplateContents? { get }
    var contentView: UIView { get }
    var templateName: String { get }
}

extension TemplateCell: TemplateHolder { var templateName: String { reuseIdentifier ?? "" } }
extension TemplateHeaderFooterView: TemplateHolder { var templateName: String { contents?.template.name ?? "" } }

extension UITableView: ScenarioList {
    var updateCalls: UpdateCalls { .pair }
    var shownCells: [(path: IndexPath, cell: UIView)] { displayedRows.map { ($0.path, $0.cell) } }
    func use(_ model: RowModel, _ delegate: AnyObject?) {
        if let delegate = delegate as? any UITableViewDelegate { self.delegate = delegate }
        dataSource = model
    }
    func insertRows(at paths: [IndexPath]) { insertRows(at: paths, with: .none) }
    func deleteRows(at paths: [IndexPath]) { deleteRows(at: paths, with: .none) }
    func reloadRows(at paths: [IndexPath]) { reloadRows(at: paths, with: .none) }
    func insertSections(_ sections: IndexSet) { insertSections(sections, with: .none) }
    func deleteSections(_ sections: IndexSet) { deleteSections(sections, with: .none) }
    func reloadSections(_ sections: IndexSet) { reloadSections(sections, with: .none) }
    func templateCell(at path: IndexPath) -> (any TemplateHolder)? { cellForRow(at: path) as? TemplateCell }
    var templateCells: [(path: IndexPath, cell: any TemplateHolder)] {
        showReloadedRows()
        var cells: [(path: IndexPath, cell: any TemplateHolder)] = []
        for row in displayedRows { if let cell = row.cell as? TemplateCell { cells.append((row.path, cell)) } }
        return cells
    }
    func part(_ kind: SectionPartKind, _ section: Int) -> (any TemplateHolder)? {
        (kind == .header ? headerView(forSection: section) : footerView(forSection: section))
            as? TemplateHeaderFooterView
    }
}

extension UICollectionView: ScenarioList {
    var updateCalls: UpdateCalls { .batch }
    var shownCells: [(path: IndexPath, cell: UIView)] { displayedItems.map { ($0.path, $0.cell) } }
    func use(_ model: RowModel, _ delegate: AnyObject?) {
        if let delegate = delegate as? any UICollectionViewDelegate { self.delegate = delegate }
        dataSource = model
    }
    func beginUpdates() { performBeginUpdates("performBatchUpdates:completion:") }
    func endUpdates() { performEndUpdates() }
    func insertRows(at paths: [IndexPath]) { insertItems(at: paths) }
    func deleteRows(at paths: [IndexPath]) { deleteItems(at: paths) }
    func reloadRows(at paths: [IndexPath]) { reloadItems(at: paths) }
    func reconfigureRows(at paths: [IndexPath]) { reconfigureItems(at: paths) }
    func moveRow(at path: IndexPath, to newPath: IndexPath) { moveItem(at: path, to: newPath) }
    func numberOfRows(inSection section: Int) -> Int { numberOfItems(inSection: section) }
    func heightForRow(at path: IndexPath) -> RowHeight? { heightForItem(at: path) }
    func templateCell(at path: IndexPath) -> (any TemplateHolder)? { cellForItem(at: path) as? TemplateItemCell }
    var templateCells: [(path: IndexPath, cell: any TemplateHolder)] {
        visibleCells.compactMap { cell in
            guard let known = cell as? TemplateItemCell, let path = indexPath(for: cell) else { return nil }
            return (path, known)
        }
    }
    func part(_ kind: SectionPartKind, _ section: Int) -> (any TemplateHolder)? {
        let name = kind == .header ? Self.elementKindSectionHeader : Self.elementKindSectionFooter
        return supplementaryView(forElementKind: name, at: IndexPath(item: 0, section: section)) as? TemplateItemCell
    }
}
