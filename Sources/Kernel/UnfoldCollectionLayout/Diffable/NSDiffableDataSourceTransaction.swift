/// A move by hand, as the reordering handlers of a data source are notified of it; never made here.
public struct NSDiffableDataSourceTransaction<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
    /// The same, for each section that changed.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<Section, Item>]

    /// What leads from the items before to those after.
    public var difference: CollectionDifference<Item> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }
}

/// What a move by hand does to a section; never made here.
public struct NSDiffableDataSourceSectionTransaction<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable
{
    public let sectionIdentifier: Section
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<Item>

    public var difference: CollectionDifference<Item> { finalSnapshot.items.difference(from: initialSnapshot.items) }
}
