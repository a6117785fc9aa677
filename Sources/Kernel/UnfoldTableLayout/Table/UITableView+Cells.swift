/// Registering and dequeuing (facts D7.5 to D7.8).
extension UITableView {
    /// Registers a closure that makes cells: for templates that are data, not classes.
    public func register(forCellReuseIdentifier identifier: String, making make: @escaping () -> UITableViewCell) {
        cellMakers[identifier] = make
    }

    package func register(
        forHeaderFooterViewReuseIdentifier identifier: String, making make: @escaping () -> UITableViewHeaderFooterView
    ) { headerFooterMakers[identifier] = make }

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
        if let cell = pool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return cellMakers[identifier]?()
    }

    func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueCell(identifier) {
            if isLayingOut, cell !== reconfigured, let id = rows.rowID(at: indexPath) {
                cell.frame.size = CGSize(width: rowWidth, height: rows.height(of: id))
            }
            return cell
        }
        UIKitExceptions.raise(
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                + "identifier or connect a prototype cell in a storyboard")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    func dequeueHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
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

    package var displayedRows: [DisplayedRow] {
        if let knownRows, knownRows.order === rows, knownRows.edits == rows.edits { return knownRows.rows }
        var found: [DisplayedRow] = []
        found.reserveCapacity(displayed.count)
        // Plain numbers are sorted many times faster than index paths beside objects.
        var places: [(section: Int, row: Int, number: Int)] = []
        for (id, cell) in displayed {
            guard let path = rows.path(of: id) else { continue }
            places.append((path.section, path.row, found.count))
            found.append((path, id, cell))
        }
        places.sort { @Sendable in ($0.section, $0.row) < ($1.section, $1.row) }
        let sorted = places.map { @Sendable [found] in found[$0.number] }
        knownRows = (rows, rows.edits, sorted)
        return sorted
    }
}

extension UINib {
    func cell(_ identifier: String) -> UITableViewCell {
        guard let cell = onlyView(UITableViewCell.self, identifier)
        else { return UITableViewCell(style: .default, reuseIdentifier: identifier) }
        if let own = cell.reuseIdentifier, own != identifier {
            UIKitExceptions.raise(
                "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
                    + "(\(identifier))")
        }
        return cell
    }
}

extension UITableView: CellHost {
    var isPlain: Bool { style == .plain }
    var wrapsTitles: Bool { !isPlain || wrapsPlainTitles }
}
