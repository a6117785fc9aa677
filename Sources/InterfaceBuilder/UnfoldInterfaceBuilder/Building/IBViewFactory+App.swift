extension UITableView {
    /// The estimated row height in points of a document's table that names none: Interface Builder writes -1 for the
    /// automatic one. Default 0, which was not recorded.
    public static var estimateWithoutAttribute: CGFloat = 0
}

/// What only an app asks of a view, and layout does not.
extension IBViewFactory {
    func configureForApp(_ made: UIView) {
        let element = view.element
        if let tag = element.number("tag") { made.tag = Int(tag) }
        if let alpha = element.number("alpha") { made.alpha = CGFloat(alpha) }
        if let flag = element.flag("clipsSubviews") { made.clipsToBounds = flag }
        made.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
        if let name = element.child("accessibility", key: "accessibilityConfiguration")?["identifier"] {
            made.accessibilityIdentifier = name
        }
        if let color = NibValues.color(element.child("color", key: "backgroundColor"), in: builder.document) {
            made.backgroundColor = color
        }
        if let scroll = made as? UIScrollView { configureForApp(scroll) }
        switch made {
        case let label as UILabel: configureForApp(label)
        case let control as UIControl:
            if let flag = element.flag("enabled") { control.isEnabled = flag }
            if let flag = element.flag("selected") { control.isSelected = flag }
        case let cell as UITableViewCell: configureForApp(cell)
        case let cell as UICollectionViewCell: if let content = listContent { cell.contentConfiguration = content }
        case let table as UITableView: configureForApp(table)
        default: break
        }
    }

    /// What decides how much of the safe area the insets hold.
    private func configureForApp(_ scroll: UIScrollView) {
        if let flag = view.element.flag("alwaysBounceVertical") { scroll.alwaysBounceVertical = flag }
        if let flag = view.element.flag("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = flag }
        if let behavior = view.element["contentInsetAdjustmentBehavior"].flatMap({ IBTerminology.insetAdjustments[$0] })
        {
            scroll.contentInsetAdjustmentBehavior = behavior
        }
        if let insets = insets("contentInset") { scroll.contentInset = insets }
    }

    private func configureForApp(_ label: UILabel) {
        let alignments: [String: NSTextAlignment] = [
            "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
        ]
        if let alignment = view.element["textAlignment"].flatMap({ alignments[$0] }) { label.textAlignment = alignment }
        if let color = NibValues.color(view.element.child("color", key: "textColor"), in: builder.document) {
            label.textColor = color
        }
    }

    private func configureForApp(_ cell: UITableViewCell) {
        if let type = view.element["accessoryType"].flatMap({ IBTerminology.accessoryTypes[$0] }) {
            cell.accessoryType = type
        }
        if let type = view.element["editingAccessoryType"].flatMap({ IBTerminology.accessoryTypes[$0] }) {
            cell.editingAccessoryType = type
        }
        let selections: [String: UITableViewCell.SelectionStyle] = [
            "none": .none, "blue": .blue, "gray": .gray, "default": .default,
        ]
        if let style = view.element["selectionStyle"].flatMap({ selections[$0] }) { cell.selectionStyle = style }
        if let level = view.element.number("indentationLevel") { cell.indentationLevel = Int(level) }
        if let width = view.element.number("indentationWidth") { cell.indentationWidth = CGFloat(width) }
        if let flag = view.element.flag("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = flag }
        if let flag = view.element.flag("showsReorderControl") { cell.showsReorderControl = flag }
        if let content = listContent { cell.contentConfiguration = content }
    }

    /// Text, secondary text and picture of a cell whose content Interface Builder configures; an empty text is none.
    private var listContent: UIListContentConfiguration? {
        guard let element = view.element.child("listContentConfiguration", key: "contentConfiguration")
        else { return nil }
        func text(_ name: String) -> String? { element.string(name).flatMap { $0.isEmpty ? nil : $0 } }
        var content = UIListContentConfiguration.cell()
        content.text = text("text")
        content.secondaryText = text("secondaryText")
        content.image = referencedImage(in: element)
        return content
    }

    private func configureForApp(_ table: UITableView) {
        func set(_ name: String, _ path: ReferenceWritableKeyPath<UITableView, CGFloat>) {
            if let value = view.element.number(name), value >= -1 { table[keyPath: path] = CGFloat(value) }
        }
        table.estimatedRowHeight = UITableView.estimateWithoutAttribute
        set("rowHeight", \.rowHeight)
        set("estimatedRowHeight", \.estimatedRowHeight)
        set("sectionHeaderHeight", \.sectionHeaderHeight)
        set("sectionFooterHeight", \.sectionFooterHeight)
        set("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight)
        set("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight)
        if view.element["separatorStyle"] == "none" { table.separatorStyle = .none }
        if let flag = view.element.flag("allowsSelection") { table.allowsSelection = flag }
        if let flag = view.element.flag("allowsMultipleSelection") { table.allowsMultipleSelection = flag }
    }
}
