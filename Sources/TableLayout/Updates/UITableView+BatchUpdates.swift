import AutoLayout
import Foundation

/// Updates in a batch: recorded as they come, carried out when the outermost one ends (facts D8).
extension UITableView {
    func startUpdate() {
        loadCountsIfNeeded()
        updateDepth += 1
        guard updateDepth == 1 else { return }
        update = PendingUpdate()
        update.report.step = measurementStep
        update.report.contentHeightBefore = contentSize.height
        update.report.contentOffsetBefore = contentOffset
        update.measuresBefore = measureCount
        update.conflicts = conflictsOfEdits()
        update.listener = LayoutJournal.addListener { [weak self] event in self?.hear(event) }
    }

    func finishUpdate() {
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

    func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        startUpdate()
        updates?()
        if let completion { update.completions.append(completion) }
        finishUpdate()
    }

    // MARK: Edits

    func insert(_ indexPaths: [IndexPath], _ animation: RowAnimation) {
        batch {
            $0.insertedRows.formUnion(indexPaths)
            for path in indexPaths { $0.animations[path] = animation }
        }
    }
    func delete(_ indexPaths: [IndexPath], _ animation: RowAnimation) {
        batch {
            $0.deletedRows.formUnion(indexPaths)
            for path in indexPaths { $0.deletedAnimations[path] = animation }
        }
    }
    func reload(_ indexPaths: [IndexPath], _ animation: RowAnimation) {
        batch {
            $0.reloadedRows.formUnion(indexPaths)
            for path in indexPaths { $0.deletedAnimations[path] = animation }
        }
    }

    /// One edit, in an update of its own if none has begun.
    func batch(_ edit: (inout UpdateEdits) -> Void) {
        startUpdate()
        edit(&update.edits)
        finishUpdate()
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
