extension UITableView {
    /// The estimated row height, in points, of a document's table that names none. Default 0, which was not recorded.
    public static var estimateWithoutAttribute: CGFloat = 0
}

/// What only an app asks of a view, and layout does not.
extension IBViewFactory {
    func configureForApp(_ made: UIView) {
        let element = view.element
        element.apply(to: made)
        if let name = element.child("accessibility", key: "accessibilityConfiguration")?["identifier"] {
            made.accessibilityIdentifier = name
        }
        if let color = NibValues.color(element.child("color", key: "backgroundColor"), in: builder.document) {
            made.backgroundColor = color
        }
        if let scroll = made as? UIScrollView { element.apply(to: scroll) }
        switch made {
        case let label as UILabel:
            if let alignment = element["textAlignment"].flatMap({ IBTerminology.textAlignments[$0] }) {
                label.textAlignment = alignment
            }
            if let color = NibValues.color(element.child("color", key: "textColor"), in: builder.document) {
                label.textColor = color
            }
        case let control as UIControl: element.apply(to: control)
        case let cell as UITableViewCell:
            element.apply(to: cell)
            if let content = listContent { cell.contentConfiguration = content }
        case let cell as UICollectionViewCell: if let content = listContent { cell.contentConfiguration = content }
        case let table as UITableView: configureForApp(table)
        default: break
        }
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
        let lengths: [(String, ReferenceWritableKeyPath<UITableView, CGFloat>)] = [
            ("rowHeight", \.rowHeight), ("estimatedRowHeight", \.estimatedRowHeight),
            ("sectionHeaderHeight", \.sectionHeaderHeight), ("sectionFooterHeight", \.sectionFooterHeight),
            ("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
            ("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
        ]
        table.estimatedRowHeight = UITableView.estimateWithoutAttribute
        for (name, path) in lengths {
            if let value = view.element.number(name), value >= -1 { table[keyPath: path] = CGFloat(value) }
        }
        if view.element["separatorStyle"] == "none" { table.separatorStyle = .none }
        view.element.apply(to: table)
    }
}
