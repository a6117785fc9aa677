// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldCollectionLayout/Inert/Diffable.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout
import UnfoldTableLayout

extension UICollectionViewDiffableDataSource {
    public struct ReorderingHandlers {
        public init() {}
        public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
        public var willReorder: (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder: (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }
}

public struct NSDiffableDataSourceTransaction<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<Section, Item>]
    public var difference: CollectionDifference<Item> { finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers) }
}

public struct NSDiffableDataSourceSectionTransaction<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    public let sectionIdentifier: Section
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
    public var difference: CollectionDifference<Item> { finalSnapshot.items.difference(from: initialSnapshot.items) }
}

extension UICollectionViewDiffableDataSource {
    /// Called when the user shows or hides children. Each is optional.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        public init() {}
        /// Whether an item may be expanded; nil for yes.
        public var shouldExpandItem: (@MainActor (Item) -> Bool)?
        public var willExpandItem: (@MainActor (Item) -> Void)?
        /// Whether an item may be collapsed; nil for yes.
        public var shouldCollapseItem: (@MainActor (Item) -> Bool)?
        public var willCollapseItem: (@MainActor (Item) -> Void)?
        /// Children that an expanding item gets, given those it has (fact L4.3).
        public var snapshotForExpandingParent: (@MainActor (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
    }
}
