import AutoLayout
import Foundation

/// Counts, rectangles and what lies where. All in points of the content; O(log rows) unless said otherwise.
extension UITableView {
    /// Sections at the last load or update.
    public var numberOfSections: Int {
        loadCountsIfNeeded()
        return rows.sectionCount
    }
    /// Rows at the last load or update; 0 for an unknown section.
    public func numberOfRows(inSection section: Int) -> Int {
        loadCountsIfNeeded()
        return rows.rowCount(in: section)
    }

    /// Width of a row: the table's, less the insets of the inset grouped style.
    var rowWidth: CGFloat { max(0, bounds.width - 2 * rowInset) }
    var rowInset: CGFloat { style == .insetGrouped ? CellMetrics.sideMargin(tableWidth: bounds.width) : 0 }

    /// Frame of a row, with an estimate for its height where it was not measured.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadCountsIfNeeded()
        guard let id = rows.rowID(at: indexPath) else { return .zero }
        return rowRect(top: rows.top(of: indexPath), height: rows.height(of: id))
    }
    func rowRect(top: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: rowInset, y: top, width: rowWidth, height: height)
    }

    /// Frame of a section: padding, header, rows and footer.
    public func rect(forSection section: Int) -> CGRect {
        loadCountsIfNeeded()
        guard section >= 0, section < rows.sectionCount else { return .zero }
        return CGRect(x: 0, y: rows.sectionTop(section), width: bounds.width, height: rows.sectionHeight(section))
    }
    /// Frame of a section's header where it stands unless it floats.
    public func rectForHeader(inSection section: Int) -> CGRect {
        loadCountsIfNeeded()
        guard section >= 0, section < rows.sectionCount else { return .zero }
        let header = rows.parts[rows.sectionID(at: section)]!.header
        return CGRect(
            x: rowInset, y: rows.sectionTop(section) + header.padding, width: rowWidth, height: header.height)
    }
    /// Frame of a section's footer.
    public func rectForFooter(inSection section: Int) -> CGRect {
        loadCountsIfNeeded()
        guard section >= 0, section < rows.sectionCount else { return .zero }
        let footer = rows.parts[rows.sectionID(at: section)]!.footer
        let end = rows.sectionTop(section) + rows.sectionHeight(section)
        return CGRect(x: rowInset, y: end - footer.height, width: rowWidth, height: footer.height)
    }

    /// The row at a point; nil between rows.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadCountsIfNeeded()
        return rows.path(at: point.y)
    }
    /// Rows that meet a rectangle.
    /// - Complexity: O(log rows) for each row found.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadCountsIfNeeded()
        var found: [IndexPath] = []
        var next = rows.path(atOrBelow: max(0, rect.minY))
        while let path = next, rows.top(of: path) < rect.maxY {
            found.append(path)
            next = rows.path(after: path)
        }
        return found
    }

    // MARK: Scrolling

    /// Shows a row at once, measuring no more than what comes on screen. Raises beyond the bounds; `NSNotFound` as row
    /// means the section's top.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadCountsIfNeeded()
        guard isInBounds(indexPath) else { return }
        // Heights that come in move the row: a few passes settle it.
        for _ in 0..<5 {
            let goal = clampedOffset(CGPoint(x: contentOffset.x, y: offset(for: indexPath, scrollPosition)))
            if goal == contentOffset { break }
            contentOffset = goal
            layoutIfNeeded()
        }
    }

    private func isInBounds(_ path: IndexPath) -> Bool {
        let isOld = LayoutEnvironment.current.generation == .old
        let method =
            "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]"
        guard path.section >= 0, path.section < rows.sectionCount else {
            UIKitExceptions.raise(
                isOld ? .range : .internalInconsistency,
                isOld
                    ? "\(method): section (\(path.section)) beyond bounds (\(rows.sectionCount))."
                    : "Attempted to scroll the table view to an out-of-bounds section (\(path.section)) when there are "
                        + "only \(rows.sectionCount) sections.")
            return false
        }
        let count = rows.rowCount(in: path.section)
        guard path.row == NSNotFound || (path.row >= 0 && path.row < count) else {
            UIKitExceptions.raise(
                isOld ? .range : .internalInconsistency,
                isOld
                    ? "\(method): row (\(path.row)) beyond bounds (\(count)) for section (\(path.section))."
                    : "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only "
                        + "\(count) rows in section \(path.section).")
            return false
        }
        return true
    }

    private func offset(for path: IndexPath, _ position: ScrollPosition) -> CGFloat {
        var rect = path.row == NSNotFound ? rect(forSection: path.section) : rectForRow(at: path)
        if style == .plain, path.row != NSNotFound {
            // A floating header covers what stands at the top.
            let header = rectForHeader(inSection: path.section).height
            rect = CGRect(x: rect.minX, y: rect.minY - header, width: rect.width, height: rect.height + header)
        }
        let insets = adjustedContentInset
        let room = bounds.height - insets.top - insets.bottom
        switch position {
        case .top: return rect.minY - insets.top
        case .bottom: return rect.maxY - insets.top - room
        case .middle: return rect.midY - insets.top - room / 2
        case .none:
            let top = contentOffset.y + insets.top
            if rect.minY < top { return rect.minY - insets.top }
            if rect.maxY > top + room { return rect.maxY - insets.top - room }
            return contentOffset.y
        }
    }

    // MARK: Selection

    /// The first selected row.
    public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
    /// Selected rows in the order of selection; nil for none. They follow their rows through updates.
    public var indexPathsForSelectedRows: [IndexPath]? {
        let paths = selected.compactMap { rows.path(of: $0) }
        return paths.isEmpty ? nil : paths
    }
    /// Selects a row and scrolls to it; nil deselects all.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadCountsIfNeeded()
        if indexPath == nil || !allowsMultipleSelection {
            for path in indexPathsForSelectedRows ?? [] { deselectRow(at: path, animated: animated) }
        }
        guard let indexPath, let id = rows.rowID(at: indexPath) else { return }
        if !selected.contains(id) { selected.append(id) }
        displayed[id]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }
    /// Deselects a row.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard let id = rows.rowID(at: indexPath) else { return }
        selected.removeAll { $0 == id }
        displayed[id]?.setSelected(false, animated: animated)
    }
}
