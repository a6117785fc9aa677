extension PicturePainter {
    private var list: UIScrollView? {
        sequence(first: view.superview) { $0?.superview }.lazy.compactMap { $0 }.compactMap {
            ($0 as? UITableView) ?? ($0 as? UICollectionView)
        }.first
    }

    private var hasCards: Bool { isInCards || (list as? UITableView)?.style == .insetGrouped }
    private var isGrouped: Bool { isInCards || ((list as? UITableView).map { $0.style != .plain } ?? false) }

    var rowBackground: UIColor? {
        if let cell = view as? UITableViewCell {
            let isMarked = (cell.isSelected || cell.isHighlighted) && cell.selectionStyle != .none
            if isMarked { return cell.selectedBackgroundView?.backgroundColor ?? .systemGray4 }
            return cell.backgroundColor ?? cell.backgroundView?.backgroundColor
                ?? (isGrouped ? .secondarySystemGroupedBackground : .systemBackground)
        }
        guard let cell = view as? UICollectionViewListCell else { return nil }
        if cell.isSelected || cell.isHighlighted { return .systemGray4 }
        if let own = cell.backgroundConfiguration?.backgroundColor ?? cell.backgroundColor { return own }
        // Headers and footers of cards show what is behind the list.
        if isGrouped, rowPlace == nil { return nil }
        return isGrouped ? .secondarySystemGroupedBackground : .systemBackground
    }

    /// First and last of its section; nil for what is no row of a list.
    private var rowPlace: (isFirst: Bool, isLast: Bool)? {
        if let cell = view as? UITableViewCell, let table = list as? UITableView, let path = table.indexPath(for: cell)
        {
            return (path.row == 0, path.row == table.numberOfRows(inSection: path.section) - 1)
        }
        guard let cell = view as? UICollectionViewCell, let collection = list as? UICollectionView,
            let path = collection.indexPath(for: cell)
        else { return nil }
        return (path.item == 0, path.item == collection.numberOfItems(inSection: path.section) - 1)
    }

    var rowCorners: Picture.Corners? {
        guard view is UITableViewCell || view is UICollectionViewListCell else { return nil }
        guard hasCards, let place = rowPlace, place.isFirst || place.isLast else { return nil }
        let radius = min(generation == .ios26 ? 26 : 10, view.bounds.height / 2)
        return .init(radius: Double(radius), rounded: [place.isFirst, place.isFirst, place.isLast, place.isLast])
    }

    private func separator(from left: CGFloat, to right: CGFloat, _ color: UIColor?) {
        guard right > left else { return }
        box(
            CGRect(x: left, y: view.bounds.maxY - pixel, width: right - left, height: pixel), color ?? .separator,
            "separator")
    }

    private var hasSeparator: Bool { !(hasCards && rowPlace?.isLast == true) }

    func paintSeparator(of cell: UICollectionViewListCell) {
        guard hasSeparator, rowPlace != nil else { return }
        let insets = cell.separatorInsets
        separator(
            from: isRightToLeft ? insets.trailing : insets.leading,
            to: cell.bounds.maxX - (isRightToLeft ? insets.leading : insets.trailing), nil)
    }

    func paintParts(of cell: UITableViewCell) {
        let content = cell.contentView.frame
        let margins = cell.contentView.layoutMargins
        if let table = list as? UITableView, table.separatorStyle != .none, hasSeparator {
            let own = cell.separatorInset
            // The default begins where the content does.
            let near = own.left == 16 ? (isRightToLeft ? margins.right : margins.left) : own.left
            let start = (isRightToLeft ? cell.bounds.maxX - content.maxX : content.minX) + near
            separator(
                from: isRightToLeft ? own.right : start,
                to: cell.bounds.maxX - (isRightToLeft ? start : own.right), table.separatorColor)
        }
        let table = (list ?? cell).bounds.width
        let side = CellMetrics.sideMargin(tableWidth: table)
        var end = cell.bounds.maxX - side
        if cell.isEditing {
            if cell.editingStyle != .none {
                let x = side + 11
                editControl(isDelete: cell.editingStyle == .delete, x: isRightToLeft ? cell.bounds.maxX - x : x)
            }
            if cell.showsReorderControl {
                accessory("reorder", endingAt: end)
                end -= CellMetrics.reorderControlWidth
            }
        }
        guard (cell.isEditing ? cell.editingAccessoryView : cell.accessoryView) == nil else { return }
        switch cell.isEditing ? cell.editingAccessoryType : cell.accessoryType {
        case .none: break
        case .disclosureIndicator: accessory("disclosureIndicator", endingAt: end)
        case .checkmark: accessory("checkmark", endingAt: end)
        case .detailButton: accessory("detail", endingAt: end)
        case .detailDisclosureButton:
            accessory("disclosureIndicator", endingAt: end)
            accessory("detail", endingAt: end - 18)
        }
    }

    private func accessory(_ kind: String, endingAt end: CGFloat) {
        let width: CGFloat = kind == "disclosureIndicator" ? 8 : kind == "checkmark" ? 14 : 22
        let x = isRightToLeft ? view.bounds.maxX - end : end - width
        accessory(kind, in: CGRect(x: x, y: view.bounds.minY, width: width, height: view.bounds.height))
    }

    func paintAccessory() {
        guard let name = view.accessibilityIdentifier, name.hasPrefix("accessory-"),
            view.superview is UICollectionViewListCell
        else { return }
        accessory(String(name.dropFirst("accessory-".count)), in: view.bounds)
    }

    private func accessory(_ kind: String, in rect: CGRect) {
        let (x, y, side) = (rect.midX, rect.midY, isRightToLeft ? -1 : 1 as CGFloat)
        switch kind {
        case "disclosureIndicator", "disclosure", "outlineDisclosure":
            let ink = kind == "outlineDisclosure" ? tint : UIColor.tertiaryLabel
            let open = x - 3 * side
            lines([(open, y - 5.5), (x + 2.5 * side, y), (open, y + 5.5)], ink, width: 2, in: rect, kind)
        case "checkmark":
            lines([(x - 6, y + 0.5), (x - 2, y + 5), (x + 6, y - 5.5)], tint, width: 2, in: rect, kind)
        case "detail":
            box(CGRect(around: rect.middle, width: 20, height: 20), nil, radius: 10, border: (tint, 1.5), kind)
            lines([(x, y - 1.5), (x, y + 5)], tint, width: 1.75, in: rect, kind)
            box(CGRect(x: x - 1.2, y: y - 6, width: 2.4, height: 2.4), tint, radius: 1.2, kind)
        case "reorder":
            for y in [y - 5, y, y + 5] { lines([(x - 9, y), (x + 9, y)], .tertiaryLabel, width: 1.5, in: rect, kind) }
        case "delete", "insert": editControl(isDelete: kind == "delete", x: x)
        case "multiselect":
            let circle = CGRect(around: rect.middle, width: 22, height: 22)
            box(circle, nil, radius: 11, border: (.tertiaryLabel, 1.5), kind)
        default: leaveOut("accessory \(kind)")
        }
    }

    private func editControl(isDelete: Bool, x: CGFloat) {
        let y = view.bounds.midY
        let circle = CGRect(around: CGPoint(x: x, y: y), width: 22, height: 22)
        box(circle, isDelete ? .systemRed : .systemGreen, radius: 11, isDelete ? "delete" : "insert")
        lines([(x - 5, y), (x + 5, y)], .white, width: 2, in: circle, "minus")
        if !isDelete { lines([(x, y - 5), (x, y + 5)], .white, width: 2, in: circle, "plus") }
    }
}
