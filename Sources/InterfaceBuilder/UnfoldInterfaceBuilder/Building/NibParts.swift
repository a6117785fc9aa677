/// Views that come with another one, and views that another one keeps in a position of its own.
@MainActor enum NibParts {
    static func contentView(_ child: IBView, of made: UIView) -> UIView? {
        guard child.key == "contentView" else { return nil }
        return switch made {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        default: nil
        }
    }

    /// The label or picture of a cell's classic style that a view of the document stands for.
    static func classicPart(_ id: String, of owner: UIView, _ element: IBElement) -> UIView? {
        guard let cell = owner as? UITableViewCell else { return nil }
        return switch id {
        case element["textLabel"]: cell.textLabel
        case element["detailTextLabel"]: cell.detailTextLabel
        case element["imageView"]: cell.imageView
        default: nil
        }
    }

    /// Gives a view its position: headers and footers of tables, accessories and backgrounds. false for a subview.
    static func take(_ view: UIView, as key: String?, by owner: UIView) -> Bool {
        switch (key, owner) {
        case ("tableHeaderView", let table as UITableView): table.tableHeaderView = view
        case ("tableFooterView", let table as UITableView): table.tableFooterView = view
        case ("backgroundView", let table as UITableView): table.backgroundView = view
        case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = view
        case ("editingAccessoryView", let cell as UITableViewCell): cell.editingAccessoryView = view
        case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = view
        case ("selectedBackgroundView", let cell as UITableViewCell): cell.selectedBackgroundView = view
        case ("backgroundView", let list as UICollectionView): list.backgroundView = view
        case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = view
        case ("selectedBackgroundView", let cell as UICollectionViewCell): cell.selectedBackgroundView = view
        default: return false
        }
        return true
    }
}
