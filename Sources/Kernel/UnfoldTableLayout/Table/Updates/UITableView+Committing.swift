extension UITableView {
    package func endDisplaying(_ id: TableRows.RowID) {
        guard let cell = displayed.removeValue(forKey: id) else { return }
        cell.removeFromSuperview()
        update.leavingViews.append(cell)
        guard let path = update.before.rows[id]?.path else { return }
        notifyAfterUpdate { $0.notify(ofEnd: cell, path) }
    }

    package func endDisplayingParts(of id: TableRows.SectionID) {
        for kind in PartKind.allCases {
            guard let view = displayedParts[kind].removeValue(forKey: id) else { continue }
            view.removeFromSuperview()
            update.leavingViews.append(view)
            guard announcedParts[kind].remove(id) != nil, let section = update.before.parts[kind][id]?.section
            else { continue }
            notifyAfterUpdate { $0.notify(ofEnd: view, kind, section) }
        }
    }

    /// With estimates off all heights are asked again (fact D8.8).
    package func rowsDidChange(_ update: BatchUpdate) {
        guard estimatedRowHeight == 0 else { return }
        rows.setHeights { path, id in
            origins[rows.origin(of: id)].kind == .fitted ? nil : initialHeight(at: path)
        }
    }

    /// Hands the row's own cell to the data source again, at its position after the update (fact D8.7).
    package func reconfigure(_ id: TableRows.RowID) {
        guard let path = rows.path(of: id), let cell = displayed[id], let dataSource else { return }
        reconfigured = cell
        defer { reconfigured = nil }
        let answer = asking(about: path) { dataSource.tableView(self, cellForRowAt: path) }
        if answer !== cell {
            UIKitExceptions.raise(
                "Attempted to dequeue a different cell for an existing index path while reconfiguring")
        }
    }
}
