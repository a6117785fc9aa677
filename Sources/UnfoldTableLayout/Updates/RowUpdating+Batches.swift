import UnfoldAutoLayout
import Foundation

/// Updates in a batch: recorded as they come, carried out when the outermost one ends (facts D8).
extension RowUpdating {
    /// False, with an exception raised, if no update may begin now; `method` is what the app called.
    package func startUpdate(_ method: String) -> Bool {
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
            "Attempted to call -\(method) on the \(words.list) while \(TableLimits.nestedUpdates) updates were being carried "
                + "out inside one another, which is not allowed.")
        return false
    }

    package func finishUpdate() {
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
            for cell in update.leavingCells { recycleRow(cell) }
            update.listener.map(LayoutJournal.removeListener)
            update = outerUpdates.popLast() ?? PendingUpdate()
        }
        guard let counts = checkedCounts() else { return false }
        collectOverruledDuring()
        var record = UpdateRecord(self, update.edits)
        carryOut(counts, &record)
        let findingsBefore = findings
        let order = rows
        sizesMayHaveChanged()
        record.moves = recordingMoves {
            layoutIfNeeded()
            updateDidLayOut()
        }
        finishReport(record, findingsBefore: findingsBefore)
        // A reload in between has forgotten them.
        guard rows === order else { return true }
        for id in record.leaving { rows.freeRow(id) }
        for id in record.leavingSections { rows.freeSection(id) }
        return true
    }

    package func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        guard startUpdate("performBatchUpdates:completion:") else { return }
        updates?()
        if let completion { update.completions.append(completion) }
        // The app may have ended it itself.
        if updateDepth > 0 { finishUpdate() }
    }

    /// One edit, in an update of its own if none has begun.
    package func batch(_ method: String, _ edit: (inout UpdateEdits) -> Void) {
        guard startUpdate(method) else { return }
        edit(&update.edits)
        finishUpdate()
    }

    // MARK: Checking

    /// The counts that the data source gives now; nil, with UIKit's exception raised, if the update does not add up to
    /// them.
    private func checkedCounts() -> [Int]? {
        loadCountsIfNeeded()
        guard let after = askedCounts() else { return nil }
        let check = updateCheck(before: rows.counts, after: after)
        guard let mistake = check.mistake else { return after }
        UIKitExceptions.raise(.internalInconsistency, mistake)
        return nil
    }
}
