/// A data source that is given the state to go to and works out the batch update by itself.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: DiffableDataSourceBase<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
    public typealias CellProvider =
        @MainActor (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
        UITableViewCell?

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

    /// Goes to another state in one batch update: rows are distinguished by identity, so heights and cells follow them.
    /// May be called on any queue (Apple's page): on the main one `completion` is called at once, elsewhere all happens
    /// in a later turn of the main queue, in the order of the calls.
    nonisolated open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) { onMain(then: completion) { self.change(to: snapshot, animated: animatingDifferences) } }

    private func change(to snapshot: Snapshot, animated: Bool) {
        guard let tableView else { return take(snapshot) }
        // Rows that were never counted cannot be updated.
        if current.numberOfSections == 0 {
            take(snapshot)
            return tableView.reloadData()
        }
        let edits = SnapshotDifference(from: current, to: snapshot).edits
        let animation = animated ? defaultRowAnimation : .none
        tableView.performBatchUpdates {
            self.take(snapshot)
            tableView.update.edits.formUnion(edits, animation.transition)
        }
    }

    /// Goes to another state without working out differences: all rows are loaded again. May be called on any queue, as
    /// ``apply(_:animatingDifferences:completion:)``.
    nonisolated open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        onMain(then: completion) {
            self.take(snapshot)
            self.tableView?.reloadData()
        }
    }

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        numberOfItems(in: section)
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
