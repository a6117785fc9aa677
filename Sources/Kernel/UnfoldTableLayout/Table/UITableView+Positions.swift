/// Rectangles and what lies where. All in points of the content; O(log rows) unless said otherwise.
extension UITableView {
    var rowWidth: CGFloat { max(0, bounds.width - rowInsets.left - rowInsets.right) }
    /// Cards lie inside the safe area by themselves.
    var rowInsets: UIEdgeInsets {
        guard style == .insetGrouped else { return .zero }
        let (side, safe) = (CellMetrics.sideMargin(tableWidth: bounds.width), sideSafeArea)
        return UIEdgeInsets(top: 0, left: side + safe.left, bottom: 0, right: side + safe.right)
    }
    private var sideSafeArea: UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe.left != 0 || safe.right != 0 else { return .zero }
        let (held, given) = (adjustedContentInset, contentInset)
        return UIEdgeInsets(
            top: 0, left: safe.left - held.left + given.left, bottom: 0, right: safe.right - held.right + given.right)
    }
    var contentSafeArea: UIEdgeInsets { insetsContentViewsToSafeArea && style != .insetGrouped ? sideSafeArea : .zero }
    var contentWidth: CGFloat {
        let safe = contentSafeArea
        return max(0, rowWidth - safe.left - safe.right)
    }
    /// Where a row and its content go, by height, and what else that follows from.
    func placement(top: CGFloat, height: CGFloat, contentHeight: CGFloat) -> UITableViewCell.Placement {
        .init(
            frame: rowRect(top: top, height: height), contentHeight: contentHeight, tableWidth: bounds.width,
            safeArea: contentSafeArea, environment: LayoutEnvironment.version)
    }

    func rowRect(at indexPath: IndexPath) -> CGRect {
        loadCountsIfNeeded()
        guard let span = rows.span(of: indexPath) else { return .zero }
        return rowRect(top: span.top, height: span.height)
    }
    func rowRect(top: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: rowInsets.left, y: top, width: rowWidth, height: height)
    }

    func sectionRect(_ section: Int) -> CGRect {
        loadCountsIfNeeded()
        guard section >= 0, section < rows.sectionCount else { return .zero }
        return CGRect(x: 0, y: rows.sectionTop(section), width: bounds.width, height: rows.sectionHeight(section))
    }
    package func partRect(_ kind: PartKind, _ section: Int) -> CGRect {
        loadCountsIfNeeded()
        guard section >= 0, section < rows.sectionCount else { return .zero }
        let part = rows[section: rows.sectionID(at: section)].parts[kind]
        let top = rows.sectionTop(section)
        let y = kind == .header ? top + part.padding : top + rows.sectionHeight(section) - part.height
        return rowRect(top: y, height: part.height)
    }
    func partView(_ kind: PartKind, _ section: Int) -> UITableViewHeaderFooterView? {
        guard section >= 0, section < rows.sectionCount else { return nil }
        return displayedParts[kind][rows.sectionID(at: section)] as? UITableViewHeaderFooterView
    }

    func rowPaths(in area: CGRect) -> [IndexPath] {
        loadCountsIfNeeded()
        var rect = area
        if LayoutEnvironment.generation == .ios26 {
            guard area.maxX > rowInsets.left, area.minX < rowInsets.left + rowWidth else { return [] }
            rect = area.integral
        }
        var found: [IndexPath] = []
        var next = rows.path(atOrBelow: max(0, rect.minY))
        while let path = next, rows.top(of: path) < rect.maxY {
            found.append(path)
            next = rows.path(after: path)
        }
        return found
    }

    // MARK: Scrolling

    func performScrollToRow(at indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, animated: animated) {
            CGPoint(x: contentOffset.x, y: offset(for: indexPath, position))
        }
    }

    private func offset(for path: IndexPath, _ position: ScrollPosition) -> CGFloat {
        var rect = path.row == NSNotFound ? sectionRect(path.section) : rowRect(at: path)
        if style == .plain, path.row != NSNotFound {
            // A floating header covers what is at the top.
            let header = partRect(.header, path.section).height
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

    package func mark(_ id: TableRows.RowID, isSelected: Bool, animated: Bool) {
        displayed[id]?.setSelected(isSelected, animated: animated)
    }

    // MARK: Taps

    /// Does what a tap on a row would: the delegate may refuse it, the row is highlighted for a moment, other rows are
    /// deselected, the row is selected, a segue of its storyboard runs, and the delegate is notified, all in UIKit's
    /// order. Where several rows may be selected, a tap on a selected one deselects it. UIKit has no such method: for
    /// tests.
    /// - Returns: Whether the row was selected or deselected; false for a row that is not there, takes no touches, or for
    ///   which the delegate refused it.
    @discardableResult public func simulateTap(onRowAt indexPath: IndexPath) -> Bool {
        loadCountsIfNeeded()
        guard selects, rows.rowID(at: indexPath) != nil, highlightByTap(indexPath) else { return false }
        // The delegate may have reloaded in its answers.
        loadCountsIfNeeded()
        guard let id = rows.rowID(at: indexPath) else { return false }
        if selectsSeveral, selected.contains(id) { return deselectByTap(indexPath) }
        var chosen = indexPath
        if let delegate {
            guard let wanted = delegate.tableView(self, willSelectRowAt: indexPath) else { return false }
            chosen = wanted
        }
        if !selectsSeveral { for path in selectedPaths where path != chosen { deselectByTap(path) } }
        loadCountsIfNeeded()
        guard rows.rowID(at: chosen) != nil else { return false }
        _ = select(chosen, animated: false)
        if let cell = cellForRow(at: chosen) { cell.selectionSegue?(cell) }
        delegate?.tableView(self, didSelectRowAt: chosen)
        return true
    }

    /// Does what a tap on a row's accessory button would; nothing where the cell takes no touches. UIKit has no such
    /// method: for tests.
    public func simulateAccessoryTap(onRowAt indexPath: IndexPath) {
        guard let cell = cellForRow(at: indexPath), cell.isUserInteractionEnabled else { return }
        cell.accessorySegue?(cell)
        delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }

    /// Whether rows can be tapped in this state of the table.
    private var selects: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }
    package var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// A finger comes down, and goes up again.
    /// - Returns: Whether the delegate lets it.
    private func highlightByTap(_ indexPath: IndexPath) -> Bool {
        guard cellForRow(at: indexPath)?.isUserInteractionEnabled ?? true,
            delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
        else { return false }
        cellForRow(at: indexPath)?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: indexPath)
        cellForRow(at: indexPath)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: indexPath)
        return true
    }

    /// - Returns: Whether the delegate lets it.
    @discardableResult private func deselectByTap(_ indexPath: IndexPath) -> Bool {
        if let delegate, delegate.tableView(self, willDeselectRowAt: indexPath) == nil { return false }
        deselect(indexPath, animated: false)
        delegate?.tableView(self, didDeselectRowAt: indexPath)
        return true
    }
}
