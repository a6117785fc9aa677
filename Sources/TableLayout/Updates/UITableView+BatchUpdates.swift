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
        update.report.contentHeightBefore = contentSize.height
        update.report.contentOffsetBefore = contentOffset
        update.measuresBefore = measureCount
        update.listener = LayoutJournal.addListener { [weak self] event in self?.hear(event) }
    }

    /// Ends the innermost update. The outermost one checks the counts, moves rows, asks all heights anew (fact D8.5),
    /// pins them on the cells and lays out; what it did stands in ``lastBatchUpdateReport``.
    public func endUpdates() {
        guard updateDepth > 0 else { return }
        updateDepth -= 1
        guard updateDepth == 0 else { return }
        defer {
            update.leavingCells.forEach(recycle)
            update.listener.map(LayoutJournal.removeListener)
            update = PendingUpdate()
        }
        guard let plan = makePlan() else { return }
        collectOverruledDuring()
        let before = rowsBefore()
        carryOut(plan)
        setNeedsLayout()
        layoutIfNeeded()
        finishReport(plan, before: before)
    }

    /// Runs `updates` as one batch and then `completion`; nothing is animated, so it is told at once that all finished.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        batch { $0.inserted.formUnion(indexPaths) }
    }
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        batch { $0.deleted.formUnion(indexPaths) }
    }
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        batch { $0.moved.append((indexPath, newIndexPath)) }
    }
    /// New cells at the same places (fact D8.6).
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        batch { $0.reloaded.formUnion(indexPaths) }
    }
    /// The same cells, handed to the data source again (fact D8.7).
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        batch { $0.reconfigured.formUnion(indexPaths) }
    }

    private func batch(_ edit: (inout PendingUpdate) -> Void) {
        beginUpdates()
        edit(&update)
        endUpdates()
    }

    // MARK: Report

    private func hear(_ event: LayoutEvent) {
        switch event {
        case .laidOut: update.report.layoutPasses += 1
        case .unsatisfiable(let constraints, let host):
            for (section, rows) in sections.enumerated() {
                for (row, state) in rows.enumerated() {
                    guard let cell = state.cell, ObjectIdentifier(cell) == host else { continue }
                    update.conflicts.append(
                        (constraints, host, state.height, IndexPath(row: row, section: section)))
                }
            }
        default: break
        }
    }

    /// Cells that were laid out inside the block, at the heights from before, and changed.
    private func collectOverruledDuring() {
        for indexPath in indexPaths(where: { $0.cell != nil }) {
            guard let content = state(at: indexPath)?.cell?.contentView, content.fittingIsStale,
                content.liveSystemIsSolved
            else { continue }
            for loss in content.overruledConstraints() {
                update.report.overruledDuring.append(.init(indexPath: indexPath, constraint: loss))
            }
        }
    }

    private func rowsBefore() -> [Int: (indexPath: IndexPath, frame: CGRect, height: RowHeight)] {
        var rows: [Int: (IndexPath, CGRect, RowHeight)] = [:]
        for indexPath in indexPaths(where: { _ in true }) {
            let state = state(at: indexPath)!
            rows[state.identity] = (indexPath, rectForRow(at: indexPath), state.height)
        }
        return rows
    }

    private func finishReport(
        _ plan: BatchPlan, before: [Int: (indexPath: IndexPath, frame: CGRect, height: RowHeight)]
    ) {
        var report = update.report
        for indexPath in indexPaths(where: { _ in true }) {
            let state = state(at: indexPath)!
            let old = before[state.identity]
            let change: BatchUpdateReport.Row.Change =
                old == nil
                ? (plan.reloadedTargets.contains(indexPath) ? .reloaded : .inserted)
                : plan.movedTargets.contains(indexPath) ? .moved : .kept
            report.rows.append(
                .init(
                    indexPathBefore: old?.indexPath, indexPathAfter: indexPath, frameBefore: old?.frame,
                    frameAfter: rectForRow(at: indexPath), heightBefore: old?.height, heightAfter: state.height,
                    change: change))
            guard let fitting = state.cell?.contentView.lastFitting, state.height.source != .fixed else { continue }
            report.overruledAfter += fitting.overruledConstraints().map {
                .init(indexPath: indexPath, constraint: $0)
            }
        }
        for indexPath in plan.deleted.sorted() {
            guard let old = before.values.first(where: { $0.indexPath == indexPath }) else { continue }
            report.rows.append(
                .init(
                    indexPathBefore: indexPath, indexPathAfter: nil, frameBefore: old.frame, frameAfter: nil,
                    heightBefore: old.height, heightAfter: nil, change: .deleted))
        }
        report.conflicts = update.conflicts.map {
            .init(
                indexPath: $0.row, constraints: $0.constraints, encapsulatedHeight: $0.height.contentHeight,
                measuredAtStep: $0.height.measuredAtStep)
        }
        report.measures = measureCount - update.measuresBefore
        report.contentHeightAfter = contentSize.height
        report.contentOffsetAfter = contentOffset
        batchUpdateReports.append(report)
    }
}
