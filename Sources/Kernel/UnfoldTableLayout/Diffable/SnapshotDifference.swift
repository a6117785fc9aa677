/// The edits that lead from one snapshot to another: what keeps its order stays, the fewest others move.
package struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    package typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    package private(set) var edits = UpdateEdits()

    /// - Complexity: O(n log n) in the number of items and sections.
    package init(from old: Snapshot, to new: Snapshot) {
        let oldPaths = old.indexPaths
        let newPaths = new.indexPaths
        let oldSections = Dictionary(uniqueKeysWithValues: old.sectionIdentifiers.enumerated().map { ($1, $0) })
        let newSections = Dictionary(uniqueKeysWithValues: new.sectionIdentifiers.enumerated().map { ($1, $0) })
        addSections(old, new, oldSections, newSections)
        for (item, path) in oldPaths where newPaths[item] == nil {
            if newSections[old.sectionIdentifiers[path.section]] != nil { edits.deletedRows.insert(path) }
        }
        for (index, section) in new.sectionIdentifiers.enumerated() {
            addItems(of: section, at: index, old, new, oldPaths, isNew: oldSections[section] == nil)
        }
        edits.movedRows.sort { $0.to < $1.to }
        for item in new.reconfiguredItemIdentifiers {
            if let path = oldPaths[item] { edits.reconfiguredRows.insert(path) }
        }
        for item in new.reloadedItemIdentifiers { if let path = oldPaths[item] { reload(path) } }
        for section in new.reloadedSectionIdentifiers { if let index = oldSections[section] { reload(section: index) } }
    }

    /// What is made again need not move: the old one goes, a new one comes.
    private mutating func reload(_ path: IndexPath) {
        guard let index = edits.movedRows.firstIndex(where: { $0.from == path }) else {
            edits.reloadedRows.insert(path)
            return
        }
        edits.deletedRows.insert(path)
        edits.insertedRows.insert(edits.movedRows.remove(at: index).to)
        edits.reconfiguredRows.remove(path)
    }

    private mutating func reload(section: Int) {
        guard let index = edits.movedSections.firstIndex(where: { $0.from == section }) else {
            edits.reloadedSections.insert(section)
            return
        }
        edits.deletedSections.insert(section)
        edits.insertedSections.insert(edits.movedSections.remove(at: index).to)
    }

    private mutating func addSections(
        _ old: Snapshot, _ new: Snapshot, _ oldSections: [Section: Int], _ newSections: [Section: Int]
    ) {
        for (section, index) in oldSections where newSections[section] == nil { edits.deletedSections.insert(index) }
        for (section, index) in newSections where oldSections[section] == nil { edits.insertedSections.insert(index) }
        let common = new.sectionIdentifiers.filter { oldSections[$0] != nil }
        let staying = Set(Self.longestRising(common.map { oldSections[$0]! }))
        for section in common where !staying.contains(oldSections[section]!) {
            edits.movedSections.append(.init(from: oldSections[section]!, to: newSections[section]!))
        }
    }

    private mutating func addItems(
        of section: Section, at index: Int, _ old: Snapshot, _ new: Snapshot, _ oldPaths: [Item: IndexPath], isNew: Bool
    ) {
        let items = new.itemIdentifiers(inSection: section)
        let oldIndex = old.indexOfSection(section)
        var kept: [Int] = []
        for item in items { if let path = oldPaths[item], path.section == oldIndex { kept.append(path.row) } }
        let staying = Set(Self.longestRising(kept))
        for (row, item) in items.enumerated() {
            let target = IndexPath(row: row, section: index)
            guard let source = oldPaths[item] else {
                if !isNew { edits.insertedRows.insert(target) }
                continue
            }
            if source.section != oldIndex || !staying.contains(source.row) {
                edits.movedRows.append(.init(from: source, to: target))
            }
        }
    }

    package static func longestRising(_ numbers: [Int]) -> [Int] {
        // tails[k]: index of the smallest number that ends a rising run of k + 1.
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            let length = tails.countOfPrefix { numbers[$0] < number }
            if length > 0 { previous[index] = tails[length - 1] }
            if length == tails.count { tails.append(index) } else { tails[length] = index }
        }
        var run: [Int] = []
        var index = tails.last ?? -1
        while index >= 0 {
            run.append(numbers[index])
            index = previous[index]
        }
        return run.reversed()
    }
}
