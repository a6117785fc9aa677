/// What data sources that are given the state to go to keep alike: the state shown, and where its items are. Named so
/// that class chains leave it out.
@preconcurrency @MainActor
open class DiffableDataSourceBase<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private nonisolated let shown = Locked(Snapshot())
    /// Position of each item in ``current``; made when first asked for.
    private var indexPaths: [ItemIdentifierType: IndexPath]?

    // Not through `snapshot()`: an override gives what the app wants to see, not what is shown.
    package final var current: Snapshot { shown.withLock { $0 } }
    package final func take(_ snapshot: Snapshot) {
        let settled = snapshot.settled
        shown.withLock { $0 = settled }
        indexPaths = nil
    }

    /// The state shown: of outlines the visible items; on any queue.
    nonisolated open func snapshot() -> Snapshot { shown.withLock { $0 } }

    /// The item at a position; nil for an unknown one.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, let section = sectionIdentifier(for: indexPath.section) else { return nil }
        let items = current.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }
    /// The index path of an item; nil for an unknown one.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        let known = indexPaths ?? current.indexPaths
        indexPaths = known
        return known[itemIdentifier]
    }
    /// The section at a position; nil for an unknown one.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    /// The index of a section; nil for an unknown one.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    /// On any queue: a change on the main one (``DispatchQueue/onMain(_:)``), and then its completion.
    package nonisolated final func onMain(
        then completion: (() -> Void)?, _ change: @escaping @MainActor @Sendable () -> Void
    ) {
        let completion = UnsafeTransfer(completion)
        DispatchQueue.onMain {
            change()
            completion.value?()
        }
    }

    package final func numberOfItems(in section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }
}
