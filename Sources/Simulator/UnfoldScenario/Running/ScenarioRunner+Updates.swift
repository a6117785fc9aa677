/// Updates: what an app says to the table, with the model next to it. The model takes part in an update only if the
/// table does; a refused one leaves both as before.
extension ScenarioRunner {
    func update(_ body: () -> Void) {
        guard isLoaded(for: "update") else { return }
        beginUpdate()
        body()
        endUpdate()
    }

    func beginUpdate() {
        enterUpdate(saying: tableView.updateCalls.begin)
        tableView.beginUpdates()
    }

    func endUpdate() {
        finishEdits(saying: tableView.updateCalls.end)
        tableView.endUpdates()
        leaveUpdate()
    }

    func performBatchUpdates(_ body: @escaping () -> Void) {
        guard isLoaded(for: "performBatchUpdates") else { return }
        enterUpdate(saying: UpdateCalls.batch.begin)
        tableView.performBatchUpdates(
            {
                body()
                self.finishEdits(saying: UpdateCalls.batch.end)
            }, completion: nil)
        leaveUpdate()
    }

    private func enterUpdate(saying call: String) {
        if updateDepth == 0 { updatesBefore = tableView.batchUpdateCount }
        updateDepth += 1
        observer?.actionWillRun(call)
    }

    /// The table asks its data source next: what it answers is what the edits said.
    private func finishEdits(saying call: String) {
        if updateDepth == 1 { model.applyPending() }
        observer?.actionWillRun(call)
    }

    private func leaveUpdate() {
        updateDepth -= 1
        if updateDepth == 0 { finishUpdate() }
    }

    private func finishUpdate() {
        guard tableView.batchUpdateCount > updatesBefore, let report = tableView.lastBatchUpdateReport else {
            model.rollBack()
            return
        }
        step.takeLosses(during: report, &leftOut, name: model.committed.id)
        let before = model.committed
        model.commit()
        recorder?.updated(report.animation) {
            before.id(of: $0)
        } after: {
            model.committed.id(of: $0)
        }
    }

    func indexPath(of row: String, for action: String, _ position: SourcePosition) -> IndexPath? {
        if let path = model.path(of: row) { return path }
        note(.noRow(action: action, row: row, list: document.list), at: position)
        return nil
    }
}

extension StepResult {
    mutating func takeLosses(
        during report: BatchUpdateReport, _ leftOut: inout LeftOut, name: (BatchUpdateReport.Element) -> String
    ) {
        let room = leftOut.room(forLosses: report.unsatisfiedDuring.count, beside: allUnsatisfiedDuringUpdate.count)
        let losses = report.unsatisfiedDuring.prefix(room).map { loss in
            var constraint = loss.constraint
            let isHeldByOldHeight = constraint.holders.contains { $0.constraint.kind == .encapsulated }
            if constraint.design == nil, isHeldByOldHeight { constraint.design = .oldHeight }
            return Unsatisfied(row: name(loss.element), constraint: constraint)
        }
        allUnsatisfiedDuringUpdate += losses
        unsatisfiedDuringUpdate += losses.filter(\.isNews)
    }

    mutating func takeLosses(_ found: [UnsatisfiedConstraint], of row: String, _ leftOut: inout LeftOut) {
        let room = leftOut.room(forLosses: found.count, beside: allUnsatisfied.count)
        let losses = found.prefix(room).map { Unsatisfied(row: row, constraint: $0) }
        allUnsatisfied += losses
        unsatisfied += losses.filter(\.isNews)
    }

    /// What lost in height in a row whose update is missing lost to the height from before.
    mutating func settleLosses(isOutOfDate: (String) -> Bool) {
        for index in allUnsatisfied.indices where isOutOfDate(allUnsatisfied[index].row) {
            let loss = allUnsatisfied[index].constraint
            if loss.design == nil, loss.isVertical { allUnsatisfied[index].constraint.design = .oldHeight }
        }
        unsatisfied = allUnsatisfied.filter(\.isNews)
    }
}

extension UnsatisfiedConstraint {
    var isVertical: Bool { ["height", "top", "bottom", "centerY"].contains(constraint.form.first.anchor.attribute) }
}
