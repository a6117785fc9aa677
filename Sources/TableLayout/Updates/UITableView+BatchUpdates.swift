import AutoLayout
import Foundation

/// Updates in a batch: recorded as they come, carried out when the outermost one ends (facts D8).
extension UITableView {
    /// Nests; see ``endUpdates()``.
    public func beginUpdates() {
        loadCountsIfNeeded()
        updateDepth += 1
        guard updateDepth == 1 else { return }
        update = PendingUpdate()
        update.report.step = measurementStep
        update.report.contentHeightBefore = contentSize.height
        update.report.contentOffsetBefore = contentOffset
        update.measuresBefore = measureCount
        update.listener = LayoutJournal.addListener { [weak self] event in self?.hear(event) }
    }

    /// Ends the innermost update. The outermost one checks the counts, moves rows, asks the heights of the rows on screen
    /// anew (fact D8.5), pins them on the cells and lays out; what it did stands in ``lastBatchUpdateReport``. An update
    /// that does not add up raises UIKit's exception and leaves the table as it was.
    /// - Complexity: O((edits + rows on screen) × log rows), and O(sections).
    public func endUpdates() {
        guard updateDepth > 0 else { return }
        updateDepth -= 1
        guard updateDepth == 0 else { return }
        let completions = update.completions
        let isDone = commit()
        for completion in completions { completion(isDone) }
    }

    private func commit() -> Bool {
        update.isCommitting = true
        defer {
            for cell in update.leavingCells { recycle(cell) }
            update.listener.map(LayoutJournal.removeListener)
            update = PendingUpdate()
        }
        guard let counts = checkedCounts() else { return false }
        collectOverruledDuring()
        var record = UpdateRecord(self, update.edits)
        carryOut(counts, &record)
        needsHeights = true
        let findingsBefore = findings
        setNeedsLayout()
        layoutIfNeeded()
        finishReport(record, findingsBefore: findingsBefore)
        for id in record.leaving { rows.freeRow(id) }
        for id in record.leavingSections { rows.freeSection(id) }
        return true
    }

    /// Runs `updates` as one batch and then `completion`. Nothing is animated, so it is told at once that all finished;
    /// false if UIKit would have raised an exception. Inside another update both happen when that one ends.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        if let completion { update.completions.append(completion) }
        endUpdates()
    }

    /// Whether an update has begun and not ended.
    public var hasUncommittedUpdates: Bool { updateDepth > 0 }

    // MARK: Rows

    /// New rows, by the order after the update.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        batch {
            $0.insertedRows.formUnion(indexPaths)
            for path in indexPaths { $0.animations[path] = animation }
        }
    }
    /// Rows that go, by the order before the update.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        batch {
            $0.deletedRows.formUnion(indexPaths)
            for path in indexPaths { $0.deletedAnimations[path] = animation }
        }
    }
    /// A row that goes elsewhere: `indexPath` by the order before, `newIndexPath` by the order after.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        batch { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
    }
    /// New cells at the same places (fact D8.6), by the order before.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        batch {
            $0.reloadedRows.formUnion(indexPaths)
            for path in indexPaths { $0.deletedAnimations[path] = animation }
        }
    }
    /// The same cells, handed to the data source again (fact D8.7), by the order before.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        batch { $0.reconfiguredRows.formUnion(indexPaths) }
    }

    // MARK: Sections

    /// New sections, by the order after the update.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        batch { $0.insertedSections.formUnion(sections) }
    }
    /// Sections that go with their rows, by the order before the update.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        batch { $0.deletedSections.formUnion(sections) }
    }
    /// A section that goes elsewhere with its rows.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        batch { $0.movedSections.append(.init(from: section, to: newSection)) }
    }
    /// Sections that are made anew at the same places, by the order before.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        batch { $0.reloadedSections.formUnion(sections) }
    }

    private func batch(_ edit: (inout UpdateEdits) -> Void) {
        beginUpdates()
        edit(&update.edits)
        endUpdates()
    }

    // MARK: Checking

    /// The counts that the data source gives now; nil, with UIKit's exception raised, if the update does not add up to
    /// them.
    private func checkedCounts() -> [Int]? {
        guard let dataSource else { return nil }
        loadCountsIfNeeded()
        let after = (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
        }
        let before = rows.counts
        let isNew = LayoutEnvironment.current.generation == .ios26
        let prefersList: Bool
        switch inconsistencyText {
        case .sentence: prefersList = false
        case .list: prefersList = true
        case .byGeneration: prefersList = isNew && before != after
        }
        let check = UpdateCheck(
            edits: update.edits, before: before, after: after, prefersList: prefersList,
            suffix: isNew ? " Table view: \(description)" : "")
        guard let mistake = check.mistake else { return after }
        UIKitExceptions.raise(.internalInconsistency, mistake)
        return nil
    }
}
