/// Sections and items in order, by identity: the state a diffable data source goes to.
///
/// Mistakes (an item twice, an unknown section) raise UIKit's exception and change nothing.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    /// Items to be shown in new cells.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// Items whose cells are handed to the cell provider again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// Sections to be made again.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    public init() {}

    // MARK: Reading

    public var numberOfItems: Int { homes.count }
    public var numberOfSections: Int { sectionIdentifiers.count }
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    /// Number of items of a section; 0 for an unknown one.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    /// Items of a section; none for an unknown one.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        homes[identifier]
    }
    /// Position among all items; nil for an unknown one.
    /// - Complexity: O(items).
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// Position of a section; nil for an unknown one.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Items

    /// Adds items at the end of a section; of the last one for nil.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            return SnapshotMistake.raise(
                "There are currently no sections in the data source. Please add a section first.")
        }
        guard let known = items[section]
        else { return SnapshotMistake.raise("Invalid parameter not satisfying: section != NSNotFound") }
        insert(identifiers, in: section, at: known.count)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, nextTo: beforeIdentifier, offset: 0)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, nextTo: afterIdentifier, offset: 1)
    }

    /// Takes items out; unknown ones are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let leaving = Set(identifiers)
        for section in Set(identifiers.compactMap { homes[$0] }) { items[section]?.removeAll { leaving.contains($0) } }
        for identifier in leaving { homes[identifier] = nil }
        reloadedItemIdentifiers.removeAll { leaving.contains($0) }
        reconfiguredItemIdentifiers.removeAll { leaving.contains($0) }
    }

    public mutating func deleteAllItems() { self = Self() }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 0) }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 1) }

    /// Shows items in new cells (fact D8.6).
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers.add(identifiers.filter { exists($0, "reload") })
    }

    /// Hands items' cells to the cell provider again (fact D8.7).
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers.add(identifiers.filter { exists($0, "reconfigure") })
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        if let position = position(ofSection: toIdentifier) { insert(identifiers, at: position) }
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        if let position = position(ofSection: toIdentifier) { insert(identifiers, at: position + 1) }
    }

    /// Takes sections out, with their items; unknown ones are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            deleteItems(items[identifier] ?? [])
            items[identifier] = nil
            sectionIdentifiers.removeAll { $0 == identifier }
            reloadedSectionIdentifiers.removeAll { $0 == identifier }
        }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, to: toIdentifier, offset: 0) }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, to: toIdentifier, offset: 1) }

    /// Makes sections again, header, footer and rows.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers.add(identifiers.filter { position(ofSection: $0) != nil })
    }

    // MARK: Parts

    private func exists(_ item: ItemIdentifierType, _ verb: String) -> Bool {
        if homes[item] != nil { return true }
        SnapshotMistake.raise("Attempted to \(verb) item identifier that does not exist in the snapshot: \(item)")
        return false
    }

    private func position(of item: ItemIdentifierType) -> (SectionIdentifierType, Int)? {
        guard let section = homes[item], let position = items[section]?.firstIndex(of: item) else {
            SnapshotMistake.raise("Invalid parameter not satisfying: item != NSNotFound")
            return nil
        }
        return (section, position)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], nextTo item: ItemIdentifierType, offset: Int) {
        if identifiers.contains(item) {
            return SnapshotMistake.raise(
                "Invalid update: destination for insertion operation [\(item)] is in the insertion identifier list "
                    + "for update: " + DuplicateIdentifiers.list(identifiers))
        }
        if let (section, position) = position(of: item) { insert(identifiers, in: section, at: position + offset) }
    }

    private func position(ofSection section: SectionIdentifierType) -> Int? {
        let position = sectionIdentifiers.firstIndex(of: section)
        if position == nil { SnapshotMistake.raise("Invalid parameter not satisfying: section != NSNotFound") }
        return position
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at position: Int
    ) {
        var seen: Set<ItemIdentifierType> = []
        let twice = identifiers.filter { !seen.insert($0).inserted }
        guard twice.isEmpty else {
            return SnapshotMistake.raise(
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
                    + "\(DuplicateIdentifiers.text(twice))")
        }
        // What is there already moves (fact L4.8).
        var position = position
        for identifier in identifiers {
            guard let home = homes[identifier], let index = items[home]?.firstIndex(of: identifier) else { continue }
            items[home]!.remove(at: index)
            if home == section, index < position { position -= 1 }
        }
        items[section]!.insert(contentsOf: identifiers, at: position)
        for identifier in identifiers { homes[identifier] = section }
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at position: Int) {
        var seen: Set<SectionIdentifierType> = []
        let known = identifiers.filter { items[$0] != nil || !seen.insert($0).inserted }
        guard known.isEmpty else {
            return SnapshotMistake.raise(
                "Diffable data source detected an attempt to insert or append \(identifiers.count) section "
                    + "identifier\(identifiers.count == 1 ? "" : "s") that already exist in the snapshot. "
                    + "Identifiers in a snapshot must be unique. Section identifiers that already exist: "
                    + DuplicateIdentifiers.list(known))
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: position)
        for identifier in identifiers { items[identifier] = [] }
    }

    private mutating func move(_ identifier: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
        guard identifier != other, let (source, from) = position(of: identifier), position(of: other) != nil else {
            return
        }
        items[source]!.remove(at: from)
        guard let (target, to) = position(of: other) else { return }
        items[target]!.insert(identifier, at: to + offset)
        homes[identifier] = target
    }

    private mutating func moveSection(
        _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
    ) {
        guard identifier != other, let from = position(ofSection: identifier), position(ofSection: other) != nil
        else { return }
        sectionIdentifiers.remove(at: from)
        guard let to = position(ofSection: other) else { return }
        sectionIdentifiers.insert(identifier, at: to + offset)
    }

    var indexPaths: [ItemIdentifierType: IndexPath] {
        var indexPaths: [ItemIdentifierType: IndexPath] = [:]
        for (section, identifier) in sectionIdentifiers.enumerated() {
            for (row, item) in itemIdentifiers(inSection: identifier).enumerated() {
                indexPaths[item] = IndexPath(row: row, section: section)
            }
        }
        return indexPaths
    }

    /// Without what was asked for once only.
    package var settled: Self {
        var copy = self
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        copy.reloadedSectionIdentifiers = []
        return copy
    }
}

extension Array where Element: Equatable {
    fileprivate mutating func add(_ others: [Element]) { for other in others where !contains(other) { append(other) } }
}
