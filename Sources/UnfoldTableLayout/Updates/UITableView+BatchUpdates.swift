import UnfoldAutoLayout
import Foundation

/// Updates in a batch: recorded as they come, carried out when the outermost one ends (facts D8).
extension UITableView {
    /// False, with an exception raised, if no update may begin now; `method` is what the app called.
    func startUpdate(_ method: String) -> Bool {
        if refuses(method) { return false }
        loadCountsIfNeeded()
        guard updateDepth > 0 || takesInnerUpdate(method) else { return false }
        updateDepth += 1
        guard updateDepth == 1 else { return true }
        if update.isCommitting { outerUpdates.append(update) }
        update = PendingUpdate()
        update.report.step = measurementStep
        update.report.contentHeightBefore = contentSize.height
        update.report.contentOffsetBefore = contentOffset
        update.measuresBefore = measureCount
        update.conflicts = conflictsOfEdits()
        update.listener = LayoutJournal.addListener { [weak self] event in self?.hear(event) }
        return true
    }

    /// An update may show rows whose display begins another one, but not without end.
    private func takesInnerUpdate(_ method: String) -> Bool {
        guard update.isCommitting, outerUpdates.count + 1 >= TableLimits.nestedUpdates else { return true }
        UIKitExceptions.raise(
            .internalInconsistency,
            "Attempted to call -\(method) on the table view while \(TableLimits.nestedUpdates) updates were being carried "
                + "out inside one another, which is not allowed.")
        return false
    }

    func finishUpdate() {
        updateDepth -= 1
        guard updateDepth == 0 else { return }
        let completions = update.completions
        let isDone = commit()
        forgetUnusedOrigins()
        for completion in completions { completion(isDone) }
    }

    private func commit() -> Bool {
        update.isCommitting = true
        defer {
            for cell in update.leavingCells { recycle(cell) }
            update.listener.map(LayoutJournal.removeListener)
            update = outerUpdates.popLast() ?? PendingUpdate()
        }
        guard let counts = checkedCounts() else { return false }
        collectOverruledDuring()
        var record = UpdateRecord(self, update.edits)
        carryOut(counts, &record)
        needsHeights = true
        let findingsBefore = findings
        let order = rows
        setNeedsLayout()
        record.moves = recordingMoves { layoutIfNeeded() }
        finishReport(record, findingsBefore: findingsBefore)
        // A reload in between has forgotten them.
        guard rows === order else { return true }
        for id in record.leaving { rows.freeRow(id) }
        for id in record.leavingSections { rows.freeSection(id) }
        return true
    }

    func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        guard startUpdate("performBatchUpdates:completion:") else { return }
        updates?()
        if let completion { update.completions.append(completion) }
        // The app may have ended it itself.
        if updateDepth > 0 { finishUpdate() }
    }

    // MARK: Edits

    func insert(_ indexPaths: [IndexPath], _ animation: RowAnimation) {
        batch("insertRowsAtIndexPaths:withRowAnimation:") {
            $0.insertedRows.formUnion(indexPaths)
            for path in indexPaths { $0.animations[path] = animation }
        }
    }
    func delete(_ indexPaths: [IndexPath], _ animation: RowAnimation) {
        batch("deleteRowsAtIndexPaths:withRowAnimation:") {
            $0.deletedRows.formUnion(indexPaths)
            for path in indexPaths { $0.deletedAnimations[path] = animation }
        }
    }
    func reload(_ indexPaths: [IndexPath], _ animation: RowAnimation) {
        batch("reloadRowsAtIndexPaths:withRowAnimation:") {
            $0.reloadedRows.formUnion(indexPaths)
            for path in indexPaths { $0.deletedAnimations[path] = animation }
        }
    }

    /// One edit, in an update of its own if none has begun.
    func batch(_ method: String, _ edit: (inout UpdateEdits) -> Void) {
        guard startUpdate(method) else { return }
        edit(&update.edits)
        finishUpdate()
    }

    // MARK: Checking

    /// The counts that the data source gives now; nil, with UIKit's exception raised, if the update does not add up to
    /// them.
    private func checkedCounts() -> [Int]? {
        guard dataSource != nil else { return nil }
        loadCountsIfNeeded()
        guard let after = askedCounts() else { return nil }
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
