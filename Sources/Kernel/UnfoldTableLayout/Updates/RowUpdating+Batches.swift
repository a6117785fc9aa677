/// Updates in a batch: recorded as they come, carried out when the outermost one ends (facts D8).
extension RowUpdating {
    /// False, with an exception raised, if no update may begin now; `method` is what the app called.
    @discardableResult package func performBeginUpdates(_ method: String = "beginUpdates") -> Bool {
        if refuses(method) { return false }
        loadCountsIfNeeded()
        guard update.depth == 0 else {
            update.depth += 1
            return true
        }
        guard takesInnerUpdate(method) else { return false }
        if update.isCommitting { outerUpdates.append(update) }
        update = BatchUpdate()
        update.depth = 1
        update.report.list = terminology.kind
        update.report.step = measurementStep
        update.report.contentHeightBefore = contentSize.height
        update.report.contentOffsetBefore = contentOffset
        update.measuresBefore = measureCount
        update.conflicts = conflictsOfEdits()
        update.listener = LayoutJournal.addListener { [weak self, weak update] event in
            if let update { self?.receive(event, in: update) }
        }
        return true
    }

    /// An update may show rows whose display begins another one, but not without end.
    private func takesInnerUpdate(_ method: String) -> Bool {
        guard update.isCommitting, outerUpdates.count + 1 >= TableLimits.nestedUpdates else { return true }
        UIKitExceptions.raise(
            "Attempted to call -\(method) on the \(terminology.list) while \(TableLimits.nestedUpdates) updates were "
                + "being carried out inside one another, which is not allowed.")
        return false
    }

    package func performEndUpdates() {
        guard update.depth > 0 else { return }
        update.depth -= 1
        guard update.depth == 0 else { return }
        let ended = update
        let isDone = commit()
        forgetUnusedOrigins()
        if isDone { notifyOfUpdate() }
        for notice in ended.notices { notice() }
        for completion in ended.completions { completion(isDone) }
    }

    private func commit() -> Bool {
        let update = update
        update.isCommitting = true
        defer {
            for view in update.leavingViews { enqueueForReuse(view) }
            update.listener.map(LayoutJournal.removeListener)
            self.update = outerUpdates.popLast() ?? BatchUpdate()
        }
        guard let counts = checkedCounts() else { return false }
        collectUnsatisfiedDuring()
        update.noteBefore(self)
        carryOut(update, counts)
        update.findingsBefore = findings
        let order = rows
        sizesMayHaveChanged()
        update.moves = recordingMoves {
            layoutIfNeeded()
            updateDidLayOut()
        }
        // A reload in between has forgotten them.
        let isWhole = rows === order
        finishReport(of: update, isWhole: isWhole)
        guard isWhole else { return true }
        for id in update.leaving { rows.freeRow(id) }
        for id in update.leavingSections { rows.freeSection(id) }
        return true
    }

    package func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        guard performBeginUpdates("performBatchUpdates:completion:") else { return }
        updates?()
        if let completion { update.completions.append(completion) }
        // The app may have ended it itself.
        performEndUpdates()
    }

    /// One edit, in an update of its own if none has begun.
    package func batch(_ method: String, _ edit: (inout UpdateEdits) -> Void) {
        guard performBeginUpdates(method) else { return }
        edit(&update.edits)
        performEndUpdates()
    }

    /// The counts that the data source gives now; nil, with UIKit's exception raised, if the update does not add up to
    /// them.
    private func checkedCounts() -> [Int]? {
        loadCountsIfNeeded()
        guard let after = askedCounts() else { return nil }
        updateWillBeChecked()
        let before = rows.counts
        if update.edits.isEmpty, before == after { return after }
        let check = UpdateCheck(
            edits: update.edits, before: before, after: after, prefersList: prefersList(before: before, after: after),
            list: { self.description }, generation: LayoutEnvironment.generation, terminology: terminology)
        guard let mistake = check.mistake else { return after }
        UIKitExceptions.raise(mistake)
        return nil
    }
}
