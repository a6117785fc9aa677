/// What carrying out an update asks of a table.
extension UITableView {
    package func endDisplaying(_ id: TableRows.RowID) {
        guard let cell = displayed.removeValue(forKey: id) else { return }
        cell.removeFromSuperview()
        update.leavingViews.append(cell)
        guard let path = update.before.rows[id]?.path else { return }
        notifyAfterUpdate { $0.notify(ofEnd: cell, path) }
    }

    package func endDisplayingParts(of id: TableRows.SectionID) {
        for kind in [PartKind.header, .footer] {
            let known = kind == .header ? displayedHeaders : displayedFooters
            guard let view = known[id] else { continue }
            if kind == .header { displayedHeaders[id] = nil } else { displayedFooters[id] = nil }
            view.removeFromSuperview()
            update.leavingViews.append(view)
            let before = kind == .header ? update.before.headers : update.before.footers
            guard announcedParts[kind]?.remove(id) != nil, let section = before[id]?.section else { continue }
            notifyAfterUpdate { $0.notify(ofEnd: view, kind, section) }
        }
    }

    package func rowsDidChange(_ update: BatchUpdate) { if estimatedRowHeight == 0 { reaskFixedHeights() } }

    /// With estimates off all heights are asked again (fact D8.8).
    private func reaskFixedHeights() {
        var ids: [(IndexPath, TableRows.RowID)] = []
        rows.forEachRow { ids.append(($0, $1)) }
        for (path, id) in ids where origins[rows.origin(of: id)].kind != .fitted {
            let (height, origin) = initialHeight(at: path)
            rows.set(height: height, origin: origin, of: id)
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
