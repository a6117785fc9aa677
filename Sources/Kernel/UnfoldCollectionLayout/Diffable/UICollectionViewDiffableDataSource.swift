/// A data source that is given the state to go to, plain or as outlines, and works out the batch update by itself.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: DiffableDataSourceBase<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
    public typealias CellProvider =
        @MainActor (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
        UICollectionViewCell?
    public typealias SupplementaryViewProvider =
        @MainActor (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) ->
        UICollectionReusableView?
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// Becomes the view's data source; nothing is shown before the first snapshot.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Asked for supplementary views. Default none.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// Called when the user shows or hides children.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    open var reorderingHandlers = ReorderingHandlers()

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    /// Sections that were given as outlines.
    private var trees: [SectionIdentifierType: SectionSnapshot] = [:]

    // MARK: Snapshots

    /// Goes to another state in one batch update: items are distinguished by identity, so sizes and cells follow them.
    /// The first state is loaded. May be called on any queue (Apple's page): on the main one `completion` is called at
    /// once, elsewhere all happens in a later turn of the main queue, in the order of the calls.
    nonisolated open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        onMain(then: completion) {
            self.keepTrees(for: snapshot)
            self.change(to: snapshot, animated: animatingDifferences)
        }
    }

    /// Goes to another state without working out differences. May be called on any queue, as
    /// ``apply(_:animatingDifferences:completion:)``.
    nonisolated open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        onMain(then: completion) {
            self.keepTrees(for: snapshot)
            self.take(snapshot)
            self.collectionView?.reloadData()
        }
    }

    /// Shows the visible items of an outline in a section, which is added if it is missing; items of other sections
    /// move there (fact L4.6). May be called on any queue, as ``apply(_:animatingDifferences:completion:)``.
    nonisolated open func apply(
        _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) { onMain(then: completion) { self.show(snapshot, in: section, animated: animatingDifferences) } }

    private func show(_ snapshot: SectionSnapshot, in section: SectionIdentifierType, animated: Bool) {
        var next = current
        if next.indexOfSection(section) == nil { next.appendSections([section]) }
        let old = next.itemIdentifiers(inSection: section)
        let new = snapshot.visibleItems
        if old != new {
            let staying = Set(new)
            next.deleteItems(old.filter { !staying.contains($0) })
            // What stays keeps its identity; all that is shown is put in order at the end.
            next.deleteItems(new)
            next.appendItems(new, toSection: section)
        }
        trees[section] = snapshot
        change(to: next, animated: animated)
    }

    /// The outline of a section; its items as roots if it was given plain; empty for an unknown one.
    open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
        if let tree = trees[section] { return tree }
        var plain = SectionSnapshot()
        plain.append(current.itemIdentifiers(inSection: section))
        return plain
    }

    private func change(to snapshot: Snapshot, animated: Bool) {
        guard let view = collectionView else { return take(snapshot) }
        let isOld = LayoutEnvironment.current.generation == .old
        // Items that were never counted cannot be updated.
        if current.numberOfSections == 0 || (isOld && !animated) {
            take(snapshot)
            view.reloadData()
            return
        }
        let edits = SnapshotDifference(from: current, to: snapshot).edits
        let update = {
            view.performBatchUpdates {
                self.take(snapshot)
                view.update.edits.formUnion(edits, .inPlace)
            }
        }
        if animated { update() } else { UIView.performWithoutAnimation(update) }
        bringCellsUpToDate()
    }

    // MARK: Outlines

    /// A later plain snapshot keeps the outlines of its sections: what vanished goes, what is new is behind its
    /// predecessor, at its level (fact L4.7).
    private func keepTrees(for snapshot: Snapshot) {
        for (section, tree) in trees {
            guard snapshot.indexOfSection(section) != nil else {
                trees[section] = nil
                continue
            }
            trees[section] = kept(tree, snapshot.itemIdentifiers(inSection: section))
        }
    }

    private func kept(_ tree: SectionSnapshot, _ items: [ItemIdentifierType]) -> SectionSnapshot {
        guard tree.visibleItems != items else { return tree }
        var next = tree
        let named = Set(items)
        next.delete(tree.visibleItems.filter { !named.contains($0) })
        var before: ItemIdentifierType?
        for item in items {
            if !next.contains(item) {
                if let before {
                    next.insert([item], after: before)
                } else if let first = next.rootItems.first {
                    next.insert([item], before: first)
                } else {
                    next.append([item])
                }
            }
            before = item
        }
        guard next.visibleItems != items else { return next }
        // Another order: no one knows what belongs to what any more.
        var plain = SectionSnapshot()
        plain.append(items)
        return plain
    }

    /// Level and state of an item's cell follow its outline (facts L3.16, L4.5).
    private func dress(_ cell: UICollectionViewCell, _ item: ItemIdentifierType, at path: IndexPath) {
        guard let tree = sectionIdentifier(for: path.section).flatMap({ trees[$0] }), tree.contains(item) else {
            return
        }
        (cell as? UICollectionViewListCell)?.indentationLevel = tree.level(of: item)
        cell.isExpanded = tree.isExpanded(item)
    }

    private func bringCellsUpToDate() {
        guard !trees.isEmpty, let view = collectionView else { return }
        for item in view.displayedItems {
            guard let identifier = itemIdentifier(for: item.path) else { continue }
            dress(item.cell, identifier, at: item.path)
        }
    }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        numberOfItems(in: section)
    }
    /// The cell provider's answer; raises if it has none.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let item = itemIdentifier(for: indexPath)
        if let item, let cell = cellProvider(collectionView, indexPath, item) {
            dress(cell, item, at: indexPath)
            return cell
        }
        UIKitExceptions.raise(
            "UICollectionViewDiffableDataSource cell provider returned nil for index path "
                + "\(collectionView.printed(indexPath)) with item identifier "
                + "'\(item.map { "\($0)" } ?? "nil")', which is not allowed. You must always return a cell to "
                + "the collection view: \(collectionView.description)")
        let cell = UICollectionViewCell(frame: .zero)
        cell.reuseIdentifier = ""
        return cell
    }
    /// The supplementary provider's answer.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
    }
    /// Whether the reordering handlers allow it.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
}

extension UICollectionViewDiffableDataSource: OutlineToggling {
    private func outlined(
        at path: IndexPath
    ) -> (item: ItemIdentifierType, section: SectionIdentifierType, tree: SectionSnapshot)? {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
            let tree = trees[section], tree.contains(item)
        else { return nil }
        return (item, section, tree)
    }

    func isExpanded(at path: IndexPath) -> Bool? { outlined(at: path).map { $0.tree.isExpanded($0.item) } }

    /// In every handler the data source still holds the old state (fact L4.3).
    func toggle(at path: IndexPath) {
        guard let (item, section, known) = outlined(at: path) else { return }
        var tree = known
        let handlers = sectionSnapshotHandlers
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let answer = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
                tree.replace(childrenOf: item, using: answer)
            }
            tree.expand([item])
        }
        apply(tree, to: section, animatingDifferences: true)
    }
}

/// What a tap on the disclosure of an outline needs.
@MainActor protocol OutlineToggling: AnyObject {
    /// Nil where there is no outline.
    func isExpanded(at path: IndexPath) -> Bool?
    func toggle(at path: IndexPath)
}

extension UICollectionView {
    /// Whether the item at a position shows its children; nil outside outlines of a diffable data source.
    public func isOutlineExpanded(at indexPath: IndexPath) -> Bool? {
        (dataSource as? any OutlineToggling)?.isExpanded(at: indexPath)
    }

    /// Stands for a tap on the outline disclosure of an item: its own action if it has one, else its children are shown
    /// or hidden, with the handlers of the data source (facts L3.15, L4.3). Nothing for an item without disclosure on
    /// screen.
    public func simulateOutlineDisclosure(at indexPath: IndexPath) {
        guard let cell = cellForItem(at: indexPath) as? UICollectionViewListCell,
            let accessory = cell.accessories.first(where: { $0.accessoryType == .outlineDisclosure })
        else { return }
        if let action = accessory.action { return action() }
        (dataSource as? any OutlineToggling)?.toggle(at: indexPath)
    }
}
