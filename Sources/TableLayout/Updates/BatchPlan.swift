import AutoLayout
import Foundation

/// A checked update: what goes, what stays and what comes, by section.
@MainActor struct BatchPlan {
    var deleted: Set<IndexPath>
    /// Rows after the update, per section: where each comes from, nil for a new one.
    var sources: [[IndexPath?]]
    var reloadedTargets: Set<IndexPath> = []
    var movedTargets: Set<IndexPath> = []
}

extension UITableView {
    /// Checks the update against the data source; nil, with UIKit's exception raised, if it does not add up. The table
    /// is then as before.
    func makePlan() -> BatchPlan? {
        loadCountsIfNeeded()
        let before = sections.map(\.count)
        let after = dataSource.map { source in
            (0..<source.numberOfSections(in: self)).map { source.tableView(self, numberOfRowsInSection: $0) }
        }
        guard let after else { return nil }
        if let reason = boundsMistake(before: before, after: after) ?? clash() ?? countMistake(before, after) {
            UIKitExceptions.raise(.internalInconsistency, reason)
            return nil
        }
        var plan = BatchPlan(deleted: update.deleted, sources: [])
        let leaving = update.deleted.union(update.reloaded).union(update.moved.map(\.from))
        for section in after.indices {
            var staying = (0..<before[section]).map { IndexPath(row: $0, section: section) }
                .filter { !leaving.contains($0) }[...]
            // A reload is a deletion and an insertion at the place the row keeps.
            let fixedTargets = targets(in: section)
            plan.sources.append(
                (0..<after[section]).map { row in
                    let target = IndexPath(row: row, section: section)
                    if let source = fixedTargets[target] { return source }
                    return staying.popFirst()
                })
        }
        plan.movedTargets = Set(update.moved.map(\.to))
        markReloaded(in: &plan)
        return plan
    }

    /// Places that are taken by inserted (nil) and moved rows.
    private func targets(in section: Int) -> [IndexPath: IndexPath?] {
        var taken: [IndexPath: IndexPath?] = [:]
        for target in update.inserted where target.section == section { taken[target] = .some(nil) }
        for move in update.moved where move.to.section == section { taken[move.to] = .some(move.from) }
        return taken
    }

    /// Rows that are new though nothing was inserted there are the reloaded ones: they keep their order among the
    /// rows that stay.
    private func markReloaded(in plan: inout BatchPlan) {
        for section in plan.sources.indices {
            let reloaded = update.reloaded.filter { $0.section == section }.sorted()
            guard !reloaded.isEmpty else { continue }
            let leaving = update.deleted.union(update.moved.map(\.from))
            let order = sections[section].indices.map { IndexPath(row: $0, section: section) }
                .filter { !leaving.contains($0) }
            let taken = targets(in: section)
            var next = order[...]
            for row in plan.sources[section].indices {
                let target = IndexPath(row: row, section: section)
                if taken[target] != nil { continue }
                guard let source = next.popFirst() else { break }
                if update.reloaded.contains(source) {
                    plan.sources[section][row] = nil
                    plan.reloadedTargets.insert(target)
                } else {
                    plan.sources[section][row] = source
                }
            }
        }
    }

    // MARK: Mistakes, in UIKit's words (facts D9)

    private func boundsMistake(before: [Int], after: [Int]) -> String? {
        for (verb, paths) in [
            ("delete", update.deleted), ("reload", update.reloaded), ("reconfigure", update.reconfigured),
            ("move", Set(update.moved.map(\.from))),
        ] {
            for path in paths.sorted() {
                guard before.indices.contains(path.section) else {
                    return "attempt to \(verb) row \(path.row) from section \(path.section), but there are only "
                        + "\(before.count) sections before the update"
                }
                if path.row >= before[path.section] || path.row < 0 {
                    return "attempt to \(verb) row \(path.row) from section \(path.section) which only contains "
                        + "\(before[path.section]) rows before the update"
                }
            }
        }
        for path in update.inserted.union(update.moved.map(\.to)).sorted() {
            guard after.indices.contains(path.section) else {
                return "attempt to insert row \(path.row) into section \(path.section), but there are only "
                    + "\(after.count) sections after the update"
            }
            if path.row >= after[path.section] || path.row < 0 {
                return "attempt to insert row \(path.row) into section \(path.section), but there are only "
                    + "\(after[path.section]) rows in section \(path.section) after the update"
            }
        }
        return nil
    }

    private func clash() -> String? {
        func text(_ path: IndexPath) -> String { "{length = 2, path = \(path.section) - \(path.row)}" }
        if let path = update.deleted.intersection(update.reloaded).min() {
            return "attempt to delete and reload the same index path (\(text(path)))"
        }
        if let path = update.deleted.intersection(update.moved.map(\.from)).min() {
            return "attempt to perform a delete and a move from the same index path (\(text(path)))"
        }
        for (index, move) in update.moved.enumerated() {
            let others = update.moved[..<index]
            if others.contains(where: { $0.from == move.from }) {
                return "attempt to perform multiple moves from the same index path (\(text(move.from)))"
            }
            if others.contains(where: { $0.to == move.to }) {
                return "attempt to perform multiple moves to the same index path (\(text(move.to)))"
            }
        }
        if let path = update.inserted.intersection(update.moved.map(\.to)).min() {
            return "attempt to perform an insert and a move to the same index path (\(text(path)))"
        }
        return nil
    }

    private func countMistake(_ before: [Int], _ after: [Int]) -> String? {
        if before.count != after.count {
            return "Invalid update: invalid number of sections.  The number of sections contained in the table view "
                + "after the update (\(after.count)) must be equal to the number of sections contained in the table "
                + "view before the update (\(before.count)), plus or minus the number of sections inserted or deleted "
                + "(0 inserted, 0 deleted)."
        }
        for section in before.indices {
            let inserted = update.inserted.filter { $0.section == section }.count
            let deleted = update.deleted.filter { $0.section == section }.count
            let movedIn = update.moved.filter { $0.to.section == section && $0.from.section != section }.count
            let movedOut = update.moved.filter { $0.from.section == section && $0.to.section != section }.count
            guard before[section] + inserted - deleted + movedIn - movedOut != after[section] else { continue }
            return "Invalid update: invalid number of rows in section \(section).  The number of rows contained in an "
                + "existing section after the update (\(after[section])) must be equal to the number of rows contained "
                + "in that section before the update (\(before[section])), plus or minus the number of rows inserted "
                + "or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number "
                + "of rows moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
        }
        return nil
    }

    // MARK: Carrying out

    func carryOut(_ plan: BatchPlan) {
        let old = sections
        let reconfigured = Set(update.reconfigured.compactMap { state(at: $0)?.identity })
        var kept: Set<Int> = []
        sections = plan.sources.enumerated().map { section, rows in
            rows.enumerated().map { row, source in
                guard let source else { return newRow(at: IndexPath(row: row, section: section)) }
                let state = old[source.section][source.row]
                kept.insert(state.identity)
                return state
            }
        }
        update.leavingCells = old.joined().filter { !kept.contains($0.identity) }.compactMap(\.cell)
        for cell in update.leavingCells { cell.removeFromSuperview() }
        for path in indexPaths(where: { reconfigured.contains($0.identity) }) { reconfigure(path) }
        refreshUnmeasuredHeights()
        sumOffsets()
    }

    /// Hands the row's own cell to the data source again, at its place after the update (fact D8.7).
    private func reconfigure(_ indexPath: IndexPath) {
        guard let cell = state(at: indexPath)?.cell, let dataSource else { return }
        reconfigured = cell
        defer { reconfigured = nil }
        let answer = dataSource.tableView(self, cellForRowAt: indexPath)
        if answer !== cell {
            UIKitExceptions.raise(
                .internalInconsistency,
                "Attempted to dequeue a different cell for an existing index path while reconfiguring")
        }
    }
}
