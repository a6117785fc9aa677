/// Methods that delegates and data sources may leave out, named and not called: with Apple's UIKit nil where no one wrote
/// them, here the defaults.
@MainActor enum Optionals {
    /// The delegate's height of a row; nil where the row sizes itself, or has the table's.
    static func height(of table: UITableView, _ path: IndexPath) -> Double? {
        let height = table.delegate?.tableView(_:heightForRowAt:)
        return given(height?(table, path), table.rowHeight)
    }

    /// The delegate's height of a section's header or footer; nil where it sizes itself, or has the table's.
    static func height(of table: UITableView, _ section: Int, isHeader: Bool) -> Double? {
        let header = table.delegate?.tableView(_:heightForHeaderInSection:)
        let footer = table.delegate?.tableView(_:heightForFooterInSection:)
        return isHeader
            ? given(header?(table, section), table.sectionHeaderHeight)
            : given(footer?(table, section), table.sectionFooterHeight)
    }

    private static func given(_ height: CGFloat?, _ usual: CGFloat) -> Double? {
        height.flatMap { $0 >= 0 && $0 != usual ? Double($0) : nil }
    }

    static func numberOfSections(in table: UITableView) -> Int {
        let count = table.dataSource?.numberOfSections(in:)
        return count?(table) ?? 1
    }

    static func numberOfSections(in view: UICollectionView) -> Int {
        let count = view.dataSource?.numberOfSections(in:)
        return count?(view) ?? 1
    }

    static func title(of table: UITableView, _ section: Int, isHeader: Bool) -> String? {
        let header = table.dataSource?.tableView(_:titleForHeaderInSection:)
        let footer = table.dataSource?.tableView(_:titleForFooterInSection:)
        return (isHeader ? header : footer)?(table, section)
    }
}
