@MainActor enum Optionals {
    /// The delegate's height of a row; nil where the row sizes itself, or has the table's.
    static func height(of table: UITableView, _ path: IndexPath) -> Double? {
        #if os(iOS) || os(tvOS) || os(visionOS)
            let height = table.delegate?.tableView?(table, heightForRowAt: path)
        #else
            let height = table.delegate?.tableView(table, heightForRowAt: path)
        #endif
        guard let height, height >= 0, height != table.rowHeight else { return nil }
        return height
    }

    /// The delegate's height of a section's header or footer; nil where it sizes itself, or has the table's.
    static func height(of table: UITableView, _ section: Int, isHeader: Bool) -> Double? {
        #if os(iOS) || os(tvOS) || os(visionOS)
            let height =
                isHeader
                ? table.delegate?.tableView?(table, heightForHeaderInSection: section)
                : table.delegate?.tableView?(table, heightForFooterInSection: section)
        #else
            let height =
                isHeader
                ? table.delegate?.tableView(table, heightForHeaderInSection: section)
                : table.delegate?.tableView(table, heightForFooterInSection: section)
        #endif
        let usual = isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight
        guard let height, height >= 0, height != usual else { return nil }
        return height
    }

    static func numberOfSections(in table: UITableView, of source: any UITableViewDataSource) -> Int {
        #if os(iOS) || os(tvOS) || os(visionOS)
            return source.numberOfSections?(in: table) ?? 1
        #else
            return source.numberOfSections(in: table)
        #endif
    }

    static func numberOfSections(in view: UICollectionView, of source: any UICollectionViewDataSource) -> Int {
        #if os(iOS) || os(tvOS) || os(visionOS)
            return source.numberOfSections?(in: view) ?? 1
        #else
            return source.numberOfSections(in: view)
        #endif
    }

    static func title(of table: UITableView, _ section: Int, isHeader: Bool) -> String? {
        #if os(iOS) || os(tvOS) || os(visionOS)
            return isHeader
                ? table.dataSource?.tableView?(table, titleForHeaderInSection: section)
                : table.dataSource?.tableView?(table, titleForFooterInSection: section)
        #else
            return isHeader
                ? table.dataSource?.tableView(table, titleForHeaderInSection: section)
                : table.dataSource?.tableView(table, titleForFooterInSection: section)
        #endif
    }
}
