/// A data source that is given the state to go to and works out the batch update by itself.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    public typealias CellProvider =
        @MainActor (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
        UITableViewCell?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// Becomes the table's data source; nothing is shown before the first snapshot.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// How rows come and go. Stored with the animation record.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic
    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private nonisolated let shown = Locked(Snapshot())
    private var current: Snapshot {
        // Not through `snapshot()`: an override gives what the app wants to see, not what is shown.
        get { shown.withLock { $0 } }
        set { shown.withLock { $0 = newValue } }
    }

    /// The state shown; on any queue.
    nonisolated open func snapshot() -> Snapshot { shown.withLock { $0 } }

    /// Goes to another state in one batch update: rows are distinguished by identity, so heights and cells follow them.
    /// May be called on any queue (Apple's page): on the main one `completion` is called at once, elsewhere all happens
    /// in a later turn of the main queue, in the order of the calls.
    nonisolated open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let completion = UnsafeTransfer(completion)
        DispatchQueue.onMain {
            self.change(to: snapshot, animated: animatingDifferences)
            completion.value?()
        }
    }

    private func change(to snapshot: Snapshot, animated: Bool) {
        guard let tableView else {
            current = snapshot.settled
            return
        }
        // Rows that were never counted cannot be updated.
        if current.numberOfSections == 0 {
            current = snapshot.settled
            return tableView.reloadData()
        }
        let edits = SnapshotDifference(from: current, to: snapshot).edits
        let animation = animated ? defaultRowAnimation : .none
        tableView.performBatchUpdates {
            self.current = snapshot.settled
            tableView.add(edits, with: animation)
        }
    }

    /// Goes to another state without working out differences: all rows are loaded again. May be called on any queue, as
    /// ``apply(_:animatingDifferences:completion:)``.
    nonisolated open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        let completion = UnsafeTransfer(completion)
        DispatchQueue.onMain {
            self.current = snapshot.settled
            self.tableView?.reloadData()
            completion.value?()
        }
    }

    /// The item of a row; nil for an unknown row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
        let items = current.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }
    /// The row of an item; nil for an unknown item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
            let index = current.indexOfSection(section),
            let row = current.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
        else { return nil }
        return IndexPath(row: row, section: index)
    }
    /// The section at a position; nil for an unknown one.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    /// The index of a section; nil for an unknown one.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }
    /// The cell provider's answer; raises if it has none.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        UIKitExceptions.raise(
            "UITableView dataSource returned a nil cell for row at index path: {length = 2, path = "
                + "\(indexPath.section) - \(indexPath.row)}")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The title's own position; for overrides.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

extension UITableView {
    /// Adds edits that were worked out elsewhere to the running update.
    fileprivate func add(_ edits: UpdateEdits, with animation: RowAnimation) {
        deleteSections(IndexSet(edits.deletedSections), with: animation)
        insertSections(IndexSet(edits.insertedSections), with: animation)
        reloadSections(IndexSet(edits.reloadedSections), with: animation)
        for move in edits.movedSections { moveSection(move.from, toSection: move.to) }
        deleteRows(at: edits.deletedRows.sorted(), with: animation)
        insertRows(at: edits.insertedRows.sorted(), with: animation)
        reloadRows(at: edits.reloadedRows.sorted(), with: animation)
        reconfigureRows(at: edits.reconfiguredRows.sorted())
        for move in edits.movedRows { moveRow(at: move.from, to: move.to) }
    }
}
