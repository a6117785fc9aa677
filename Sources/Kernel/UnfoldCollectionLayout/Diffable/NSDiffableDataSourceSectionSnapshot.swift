/// The items of one section as trees: which are shown follows from which are expanded (section 4 of the facts).
///
/// Bound to no actor. Mistakes (an item twice, an unknown item) raise UIKit's exception and change nothing.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private var roots: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    /// Parent of each item; nil inside for a root.
    private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    /// The items below each other, each further in than the one that it belongs to.
    public func visualDescription() -> String {
        items.map { String(repeating: "  ", count: level(of: $0)) + "\($0)" }.joined(separator: "\n")
    }

    // MARK: Adding

    /// Adds items behind the last root, or behind the last child of `parent`, which is not expanded by that.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard !items.isEmpty else { return }
        if let parent, !contains(parent) {
            return Self.raise("Parent item identifier does not exist in section snapshot")
        }
        guard areNew(items) else { return }
        insert(items, under: parent, at: list(under: parent).count)
    }

    /// Adds items before another, at its level.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard !items.isEmpty, let position = position(of: item, "before"), areNew(items) else { return }
        insert(items, under: position.parent, at: position.index)
    }

    /// Adds items behind another and all below it, at its level.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard !items.isEmpty, let position = position(of: item, "after"), areNew(items) else { return }
        insert(items, under: position.parent, at: position.index + 1)
    }

    /// Adds the trees of another snapshot before an item, expanded as they are there.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        guard let position = position(of: item, "before") else { return }
        insert(snapshot, under: position.parent, at: position.index)
    }

    /// Adds the trees of another snapshot behind an item and all below it.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        guard let position = position(of: item, "after") else { return }
        insert(snapshot, under: position.parent, at: position.index + 1)
    }

    /// Puts the trees of another snapshot in the place of an item's children.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        guard contains(parent) else { return Self.raise("Parent item identifier does not exist in section snapshot") }
        var copy = self
        copy.remove(children[parent] ?? [])
        guard copy.areNew(snapshot.items) else { return }
        copy.insert(snapshot, under: parent, at: 0)
        self = copy
    }

    /// Takes items out with all below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        if let unknown = items.first(where: { !contains($0) }) {
            return Self.raise("Failed to find index of item \(unknown)")
        }
        remove(items)
    }

    public mutating func deleteAll() { self = Self() }

    // MARK: Expanding

    /// Shows the children of items; what is expanded below them shows its own. Unknown items are ignored.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { if contains(item) { expanded.insert(item) } else { Self.log(item) } }
    }

    /// Hides the children of items. What is expanded below them stays so.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { if contains(item) { expanded.remove(item) } else { Self.log(item) } }
    }

    // MARK: Reading

    /// All items, each before its children.
    /// - Complexity: O(items), as for all lists.
    public var items: [ItemIdentifierType] { walk(roots) { _ in true } }
    public var rootItems: [ItemIdentifierType] { roots }
    /// Items whose ancestors are all expanded, each before its children.
    public var visibleItems: [ItemIdentifierType] { walk(roots) { expanded.contains($0) } }
    /// Position among ``items``; nil for an unknown one.
    public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }
    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
    /// Whether an item's children are shown as soon as it is; raises for an unknown one.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { exists(item) && expanded.contains(item) }
    /// Whether all ancestors are expanded; raises for an unknown one.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        exists(item) && ancestors(of: item).allSatisfy(expanded.contains)
    }
    /// Number of ancestors; raises for an unknown item.
    public func level(of item: ItemIdentifierType) -> Int { exists(item) ? ancestors(of: item).count : 0 }
    /// The parent; nil for a root. Raises for an unknown item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let parent = parents[child] else {
            Self.raise("Child item identifier does not exist in section snapshot: \(child)")
            return nil
        }
        return parent
    }
    /// What is below an item, or from it on, as roots of their own, expanded as here; raises for an unknown item.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        guard exists(parent) else { return part }
        copy(includingParent ? [parent] : children[parent] ?? [], under: nil, to: &part)
        return part
    }

    // MARK: Parts

    /// From the parent up.
    private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        Array(sequence(first: item) { parents[$0] ?? nil }.dropFirst())
    }

    /// Without recursion: outlines may be deep.
    private func walk(
        _ start: [ItemIdentifierType], into isOpen: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        var waiting = Array(start.reversed())
        while let item = waiting.popLast() {
            found.append(item)
            if let below = children[item], isOpen(item) { waiting.append(contentsOf: below.reversed()) }
        }
        return found
    }

    private func list(under parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        parent.map { children[$0] ?? [] } ?? roots
    }

    private mutating func insert(_ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int) {
        if let parent {
            children[parent, default: []].insert(contentsOf: items, at: index)
        } else {
            roots.insert(contentsOf: items, at: index)
        }
        for item in items { parents[item] = .some(parent) }
    }

    private mutating func insert(_ snapshot: Self, under parent: ItemIdentifierType?, at index: Int) {
        guard areNew(snapshot.items) else { return }
        insert(snapshot.roots, under: parent, at: index)
        for item in snapshot.items { if let below = snapshot.children[item] { insert(below, under: item, at: 0) } }
        expanded.formUnion(snapshot.expanded)
    }

    private func copy(_ items: [ItemIdentifierType], under parent: ItemIdentifierType?, to part: inout Self) {
        part.insert(items, under: parent, at: 0)
        for item in walk(items, into: { _ in true }) {
            if let below = children[item] { part.insert(below, under: item, at: 0) }
            if expanded.contains(item) { part.expanded.insert(item) }
        }
    }

    private mutating func remove(_ items: [ItemIdentifierType]) {
        let tops = Set(items)
        let gone = walk(items) { _ in true }
        // Each list that loses items is filtered once.
        for parent in Set(tops.map { parents[$0] ?? nil }) {
            if let parent {
                children[parent]?.removeAll { tops.contains($0) }
                if children[parent]?.isEmpty == true { children[parent] = nil }
            } else {
                roots.removeAll { tops.contains($0) }
            }
        }
        for item in gone {
            parents[item] = nil
            children[item] = nil
            expanded.remove(item)
        }
    }

    // MARK: Mistakes

    private func exists(_ item: ItemIdentifierType) -> Bool {
        if contains(item) { return true }
        Self.raise("Item identifier does not exist in section snapshot: \(item)")
        return false
    }

    private func position(of item: ItemIdentifierType, _ word: String) -> (parent: ItemIdentifierType?, index: Int)? {
        guard let parent = parents[item], let index = list(under: parent).firstIndex(of: item) else {
            Self.raise("Item identifier to insert \(word) does not exist in section snapshot: \(item)")
            return nil
        }
        return (parent, index)
    }

    private func areNew(_ items: [ItemIdentifierType]) -> Bool {
        var seen: Set<ItemIdentifierType> = []
        let twice = items.filter { contains($0) || !seen.insert($0).inserted }
        guard !twice.isEmpty else { return true }
        Self.raise(
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
                + DuplicateIdentifiers.text(twice))
        return false
    }

    private static func raise(_ reason: String) { SnapshotMistake.raise(reason) }

    private static func log(_ item: ItemIdentifierType) {
        SnapshotMistake.log("[UIDiffableDataSource] item identifier does not exist in section snapshot: \(item)")
    }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
    /// Same trees, same items expanded.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.roots == rhs.roots && lhs.children == rhs.children && lhs.expanded == rhs.expanded
    }
}
