import AutoLayout
import Foundation

/// The report of an update.
extension UITableView {
    func hear(_ event: LayoutEvent) {
        switch event {
        case .laidOut: update.report.layoutPasses += 1
        case .unsatisfiable(let constraints, let host):
            guard let (id, _) = displayed.first(where: { ObjectIdentifier($0.value) == host }),
                let path = rows.path(of: id)
            else { return }
            update.conflicts.append((constraints, path, rowHeight(of: id)))
        default: break
        }
    }

    /// What edits of rows on screen have contradicted since the last layout pass or update (fact M1.1), from the top.
    func conflictsOfEdits() -> [(constraints: UnsatisfiableConstraints, row: IndexPath, height: RowHeight)] {
        guard displayed.values.contains(where: { $0.contentView.hasConflictsAtEdits }) else { return [] }
        return displayedRows.flatMap { row in
            row.cell.contentView.takeConflictsAtEdits().map { ($0, row.path, rowHeight(of: row.id)) }
        }
    }

    /// Cells that were laid out inside the block, at the heights from before, and changed.
    func collectOverruledDuring() {
        for row in displayedRows where row.cell.sizeIsStale && row.cell.contentView.liveSystemIsSolved {
            for loss in row.cell.contentView.overruledConstraints() {
                update.report.overruledDuring.append(.init(indexPath: row.path, constraint: loss))
            }
        }
    }

    func finishReport(_ record: UpdateRecord, findingsBefore: [Finding]) {
        var report = update.report
        let edits = update.edits
        report.rows = reportedRows(record) + leftRows(record)
        for row in displayedRows {
            guard let fitting = row.cell.contentView.lastFitting, rowHeight(of: row.id).source != .fixed else {
                continue
            }
            report.overruledAfter += fitting.overruledConstraints().map {
                .init(indexPath: row.path, constraint: $0)
            }
        }
        report.insertedSections = edits.insertedSections.sorted()
        report.deletedSections = edits.deletedSections.sorted()
        report.reloadedSections = edits.reloadedSections.sorted()
        report.movedSections = edits.movedSections.map { .init(from: $0.from, to: $0.to) }
        report.conflicts = update.conflicts.map {
            .init(
                indexPath: $0.row, constraints: $0.constraints, encapsulatedHeight: $0.height.contentHeight,
                measuredAtStep: $0.height.measuredAtStep, height: $0.height, age: $0.height.age(at: measurementStep))
        }
        report.findings = findings.filter { !findingsBefore.contains($0) }
        report.measures = measureCount - update.measuresBefore
        report.contentHeightAfter = contentSize.height
        report.contentOffsetAfter = contentOffset
        report.animation = animation(of: report, record)
        batchUpdateReports.append(report)
    }

    /// Rows that are there now: on screen before or after, or touched.
    private func reportedRows(_ record: UpdateRecord) -> [BatchUpdateReport.Row] {
        var ids = Set(displayed.keys).union(record.before.keys).union(record.moved).union(record.inserted.keys)
        ids.formUnion(record.reloaded.keys)
        ids.formUnion(update.changes.map(\.id))
        return ids.compactMap { id in rows.path(of: id).map { ($0, id) } }.sorted { $0.0 < $1.0 }.map {
            reported($0.1, $0.0, record)
        }
    }

    private func reported(_ id: TableRows.RowID, _ path: IndexPath, _ record: UpdateRecord) -> BatchUpdateReport.Row {
        let isNewSection = record.newSections.contains(rows.sectionID(at: path.section))
        let isNew = record.inserted.keys.contains(id) || (isNewSection && !record.moved.contains(id))
        let change: BatchUpdateReport.Row.Change =
            record.reloaded[id] != nil ? .reloaded : isNew ? .inserted : record.moved.contains(id) ? .moved : .kept
        var row = BatchUpdateReport.Row(indexPathAfter: path, frameAfter: rowRect(at: path), change: change)
        row.heightAfter = rowHeight(of: id)
        if let old = record.before[id] ?? record.reloaded[id].flatMap({ record.before[$0] }) {
            row.indexPathBefore = old.path
            row.frameBefore = old.frame
            row.heightBefore = old.height
        } else if change == .kept, let old = record.placeBefore(of: path, now: rows, changes: update.changes) {
            row.indexPathBefore = old.path
            row.frameBefore = rowRect(top: old.top, height: old.height)
        }
        if let after = row.heightAfter, after.measuredAtStep != nil,
            update.measured.contains(id)
        {
            row.measured = after.reason
            row.measuredBecause = row.heightBefore?.staleBecause
        }
        row.isReconfigured = record.reconfigured.contains(id)
        return row
    }

    /// Rows that are gone, by the order before.
    private func leftRows(_ record: UpdateRecord) -> [BatchUpdateReport.Row] {
        let replaced = Set(record.reloaded.values)
        let left = record.before.filter { rows.path(of: $0.key) == nil && !replaced.contains($0.key) }
        return left.values.sorted { $0.path < $1.path }.map {
            .init(
                indexPathBefore: $0.path, indexPathAfter: nil, frameBefore: $0.frame, frameAfter: nil,
                heightBefore: $0.height, heightAfter: nil, change: .deleted)
        }
    }

    // MARK: Animation

    private func animation(of report: BatchUpdateReport, _ record: UpdateRecord) -> UpdateAnimation {
        var animation = UpdateAnimation(items: [], viewport: bounds.size, duration: 0)
        for row in report.rows {
            let isSeen = [
                row.frameBefore.map { ($0, report.contentOffsetBefore) },
                row.frameAfter.map { ($0, report.contentOffsetAfter) },
            ]
            .contains { seen in seen.map { $0.0.maxY > $0.1.y && $0.0.minY < $0.1.y + bounds.height } ?? false }
            guard isSeen else { continue }
            animation.items.append(item(of: row))
        }
        animation.items += partItems(.header, record.headers, displayedHeaders)
        animation.items += partItems(.footer, record.footers, displayedFooters)
        let moves = animation.items.contains { $0.start != $0.end || $0.startAlpha != $0.endAlpha }
        let scrolls = report.contentOffsetBefore != report.contentOffsetAfter
        animation.duration = UIView.areAnimationsEnabled && (moves || scrolls) ? 0.3 : 0
        return animation
    }

    private func item(of row: BatchUpdateReport.Row) -> UpdateAnimation.Item {
        let subject = UpdateAnimation.Item.Subject.row(before: row.indexPathBefore, after: row.indexPathAfter)
        switch (row.frameBefore, row.frameAfter) {
        case (let before?, let after?):
            return .init(subject: subject, start: before, end: after, startAlpha: 1, endAlpha: 1)
        case (let before?, nil):
            let how = row.indexPathBefore.flatMap { update.edits.deletedAnimations[$0] } ?? .automatic
            return .init(
                subject: subject, start: before, end: how.away(from: before), startAlpha: 1,
                endAlpha: 0)
        default:
            let after = row.frameAfter ?? .zero
            let how = row.indexPathAfter.flatMap { update.edits.animations[$0] } ?? .automatic
            return .init(
                subject: subject, start: how.away(from: after), end: after, startAlpha: how == .none ? 1 : 0,
                endAlpha: 1)
        }
    }

    private func partItems(
        _ kind: PartKind, _ before: [TableRows.SectionID: UpdateRecord.PartBefore],
        _ after: [TableRows.SectionID: UIView]
    ) -> [UpdateAnimation.Item] {
        Set(before.keys).union(after.keys).sorted().compactMap { id in
            let place = rows.section(of: id)
            let subject: UpdateAnimation.Item.Subject =
                kind == .header
                ? .header(before: before[id]?.section, after: place)
                : .footer(before: before[id]?.section, after: place)
            guard let frame = after[id]?.frame ?? before[id]?.frame else { return nil }
            let now = place.map { kind == .header ? headerRect($0) : footerRect($0) }
            return .init(
                subject: subject, start: before[id]?.frame ?? frame, end: after[id]?.frame ?? now ?? frame,
                startAlpha: before[id] == nil ? 0 : 1, endAlpha: place == nil ? 0 : 1)
        }
    }
}

extension UITableView.RowAnimation {
    /// Where a row comes from or goes to.
    func away(from frame: CGRect) -> CGRect {
        switch self {
        case .left: frame.offsetBy(dx: -frame.width, dy: 0)
        case .right: frame.offsetBy(dx: frame.width, dy: 0)
        case .top: frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
        case .middle: CGRect(x: frame.minX, y: frame.midY, width: frame.width, height: 0)
        case .fade, .none, .automatic: frame
        }
    }
}
