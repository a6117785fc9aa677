extension RowUpdating {
    func receive(_ event: LayoutEvent, in update: BatchUpdate) {
        switch event {
        case .laidOut: update.report.layoutPasses += 1
        case .unsatisfiable(let constraints, let host):
            guard let (element, height) = element(of: host) else { return }
            update.conflicts.append(conflict(constraints, at: element, height))
        default: break
        }
    }

    /// - Parameter isWhole: whether the rows are those that it has changed. A reload in between has made others, of
    ///   which there is nothing to report.
    func finishReport(of update: BatchUpdate, isWhole: Bool) {
        var report = update.report
        let edits = update.edits
        if isWhole {
            report.rows = reportedRows(update)
            if !update.edits.isEmpty { report.rows += leftRows(update) }
            report.parts = SectionPartKind.allCases.flatMap { reportedParts($0, update.before.parts[$0]) }
        }
        report.lateAfter = unsatisfiedAfter()
        report.insertedSections = edits.insertedSections.sorted()
        report.deletedSections = edits.deletedSections.sorted()
        report.reloadedSections = edits.reloadedSections.sorted()
        report.movedSections = edits.movedSections.map { .init(from: $0.from, to: $0.to) }
        report.conflicts = update.conflicts
        let findingsBefore = Set(update.findingsBefore)
        report.findings = findings.filter { !findingsBefore.contains($0) }
        report.measurementCount = measureCount - update.measuresBefore
        report.contentHeightAfter = contentSize.height
        report.contentOffsetAfter = contentOffset
        if isWhole { report.animation = animation(of: report, update) }
        batchUpdateCount += 1
        batchUpdateReports.append(report)
        dropOldReports()
    }

    private func reportedRows(_ update: BatchUpdate) -> [BatchUpdateReport.Row] {
        let before = update.before
        var found = shownRows
        var ids = Set(found.lazy.map { @Sendable in $0.id })
        func add(_ id: TableRows.RowID) {
            if ids.insert(id).inserted, let path = rows.path(of: id) { found.append((path, id)) }
        }
        for id in before.rows.keys { add(id) }
        for id in update.moved { add(id) }
        for id in update.inserted { add(id) }
        for id in update.reloaded.keys { add(id) }
        for change in update.changes { add(change.id) }
        found.sort { @Sendable in ($0.path.section, $0.path.row) < ($1.path.section, $1.path.row) }
        var reports: [BatchUpdateReport.Row] = []
        reports.reserveCapacity(found.count)
        for (path, id) in found { reports.append(reported(id, path, before, update)) }
        return reports
    }

    private func reported(
        _ id: TableRows.RowID, _ path: IndexPath, _ before: RowsBefore, _ update: BatchUpdate
    ) -> BatchUpdateReport.Row {
        let isNewSection = update.newSections.contains(rows.sectionID(at: path.section))
        let isNew = update.inserted.contains(id) || (isNewSection && !update.moved.contains(id))
        let change: BatchUpdateReport.Row.Change =
            update.reloaded[id] != nil ? .reloaded : isNew ? .inserted : update.moved.contains(id) ? .moved : .kept
        var row = BatchUpdateReport.Row(indexPathAfter: path, frameAfter: frameOfRow(at: path), change: change)
        row.heightAfter = rowHeight(of: id)
        if let old = before.rows[id] ?? update.reloaded[id].flatMap({ before.rows[$0] }) {
            row.indexPathBefore = old.path
            row.frameBefore = old.frame
            row.heightBefore = old.height
        } else if change == .kept, let old = positionBefore(of: id, at: path, update) {
            row.indexPathBefore = old.path
            row.frameBefore = old.frame
        }
        if let after = row.heightAfter, after.measuredAtStep != nil, update.measured.contains(id) {
            row.measured = after.reason
            row.measuredBecause = row.heightBefore?.staleBecause
        }
        row.isReconfigured = before.reconfigured.contains(id)
        return row
    }

    private func leftRows(_ update: BatchUpdate) -> [BatchUpdateReport.Row] {
        let (before, replaced) = (update.before, Set(update.reloaded.values))
        let left = before.rows.filter { rows.path(of: $0.key) == nil && !replaced.contains($0.key) }.values
        return left.sorted { $0.path < $1.path }.map {
            .init(
                indexPathBefore: $0.path, indexPathAfter: nil, frameBefore: $0.frame, frameAfter: nil,
                heightBefore: $0.height, heightAfter: nil, change: .deleted)
        }
    }
}
