import AutoLayout
import Foundation

/// Registering and dequeuing (facts D7.5 to D7.8).
extension UITableView {
    /// Registers a class whose cells are made by `init(style:reuseIdentifier:)`; nil unregisters.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let type = cellClass as? UITableViewCell.Type else {
            cellMakers[identifier] = nil
            return
        }
        cellMakers[identifier] = { type.init(reusedAs: identifier) }
    }

    /// Registers a closure that makes cells: for templates that are data, not classes.
    public func register(forCellReuseIdentifier identifier: String, making make: @escaping () -> UITableViewCell) {
        cellMakers[identifier] = make
    }

    /// Registers a class whose views are made by `init(reuseIdentifier:)`; nil unregisters.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            headerFooterMakers[identifier] = nil
            return
        }
        headerFooterMakers[identifier] = { type.init(reusedAs: identifier) }
    }

    /// A cell from the pool, last in first out (fact D7.6), or a new one; nil without registration.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
        if let cell = pool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return cellMakers[identifier]?()
    }

    /// As above, at the row's width and present height while the table lays out (fact D7.5); raises UIKit's text without
    /// registration (fact D7.8).
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) {
            if isLayingOut, cell !== reconfigured, let id = rows.rowID(at: indexPath) {
                cell.frame.size = CGSize(width: rowWidth, height: rows.height(of: id))
            }
            return cell
        }
        UIKitExceptions.raise(
            .internalInconsistency,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
                + "or connect a prototype cell in a storyboard")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A header or footer view from the pool, or a new one; nil without registration.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerFooterPool[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return headerFooterMakers[identifier]?()
    }

    /// Empties the pools, as a memory warning does (fact D7.6).
    public func removeReusableViews() {
        pool = [:]
        headerFooterPool = [:]
    }

    // MARK: Cells on screen

    /// Cells on screen, from the top.
    /// - Complexity: O(cells on screen), whatever the number of rows.
    public var visibleCells: [UITableViewCell] { displayedRows.map(\.cell) }
    /// The cell of a row on screen, else nil.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        rows.rowID(at: indexPath).flatMap { displayed[$0] }
    }
    /// Where a cell on screen stands.
    /// - Complexity: O(log rows).
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        guard displayed[cell.rowID] === cell else { return nil }
        return rows.path(of: cell.rowID)
    }
    /// Rows that have cells, from the top.
    public var indexPathsForVisibleRows: [IndexPath]? {
        loadCountsIfNeeded()
        return displayedRows.map(\.path)
    }
    /// The header on screen of a section, else nil.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        guard section >= 0, section < rows.sectionCount else { return nil }
        return displayedHeaders[rows.sectionID(at: section)] as? UITableViewHeaderFooterView
    }
    /// The footer on screen of a section, else nil.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        guard section >= 0, section < rows.sectionCount else { return nil }
        return displayedFooters[rows.sectionID(at: section)] as? UITableViewHeaderFooterView
    }

    /// Rows with cells, in order.
    var displayedRows: [(path: IndexPath, id: TableRows.RowID, cell: UITableViewCell)] {
        displayed.compactMap { id, cell in rows.path(of: id).map { ($0, id, cell) } }.sorted { $0.0 < $1.0 }
    }
}
