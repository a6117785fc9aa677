extension RowUpdating {
    /// Shows a row. Heights that come in move it: a few passes settle it.
    /// - Parameter goal: The offset that shows the row by what is known of heights; nil where there is none.
    package func scroll(to path: IndexPath, animated: Bool, _ goal: () -> CGPoint?) {
        loadCountsIfNeeded()
        guard canScroll(to: path) else { return }
        let start = contentOffset
        defer { if animated { announceEnd(ofMoveFrom: start) } }
        for _ in 0..<5 {
            guard let goal = goal().map({ clampedOffset($0) }), goal != contentOffset else { return }
            contentOffset = goal
            layoutIfNeeded()
        }
    }

    /// False, with UIKit's exception raised, for a row that is not there; `NSNotFound` is the start of a section.
    private func canScroll(to path: IndexPath) -> Bool {
        let isOld = LayoutEnvironment.current.generation == .old && terminology.kind == .table
        let method =
            "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]"
        func refuse(_ old: String, _ new: String) -> Bool {
            UIKitExceptions.raise(
                isOld ? .range : .internalInconsistency,
                isOld
                    ? "\(method): \(old)" : "Attempted to scroll the \(terminology.list) to an out-of-bounds \(new)")
            return false
        }
        let section = path.first ?? 0
        guard path.count == 2, section >= 0, section < rows.sectionCount else {
            return refuse(
                "section (\(section)) beyond bounds (\(rows.sectionCount)).",
                "section (\(section)) when there are only \(rows.sectionCount) sections.")
        }
        let count = rows.rowCount(in: section)
        guard path.row == NSNotFound && terminology.kind == .table || path.row >= 0 && path.row < count else {
            return refuse(
                "row (\(path.row)) beyond bounds (\(count)) for section (\(section)).",
                "\(terminology.row) (\(path.row)) when there are only \(count) \(terminology.rows) in section \(section)."
            )
        }
        return true
    }

    /// Selects a row, in the place of others unless there may be several; nil deselects all.
    /// - Returns: Whether there is such a row.
    package func select(_ path: IndexPath?, animated: Bool) -> Bool {
        loadCountsIfNeeded()
        if path == nil || !selectsSeveral { for known in selectedPaths { deselect(known, animated: animated) } }
        guard let id = path.flatMap({ rows.rowID(at: $0) }) else { return false }
        if !selected.contains(id) { selected.append(id) }
        mark(id, isSelected: true, animated: animated)
        return true
    }

    package func deselect(_ path: IndexPath, animated: Bool) {
        guard let id = rows.rowID(at: path) else { return }
        selected.removeAll { $0 == id }
        mark(id, isSelected: false, animated: animated)
    }
}
