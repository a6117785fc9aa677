// As for views (`ObjectiveCMessages+Making.swift`): cells and headers of classes known at run time only, so that
// registered classes need no `required` initialiser.

extension UITableViewCell {
    @usableFromInline @_silgen_name("unfold_UITableViewCell_init_style_reuseIdentifier")
    convenience init(madeWith style: CellStyle, identifier: String?) {
        self.init(style: style, reuseIdentifier: identifier)
    }
    @_silgen_name("unfold_UITableViewCell_init_style_reuseIdentifier")
    fileprivate class func made(style: CellStyle, reuseIdentifier: consuming String?) -> Self
}

extension UITableViewHeaderFooterView {
    @usableFromInline @_silgen_name("unfold_UITableViewHeaderFooterView_init_reuseIdentifier")
    convenience init(madeAs identifier: String?) { self.init(reuseIdentifier: identifier) }
    @_silgen_name("unfold_UITableViewHeaderFooterView_init_reuseIdentifier")
    fileprivate class func made(reuseIdentifier: consuming String?) -> Self
}

extension ObjectiveCMessages {
    /// A new cell of a class that is known at run time only, by its `init(style:reuseIdentifier:)`.
    @preconcurrency @MainActor public static func make<Cell: UITableViewCell>(
        _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> Cell { type.made(style: style, reuseIdentifier: reuseIdentifier) }

    /// A new header or footer of a class that is known at run time only, by its `init(reuseIdentifier:)`.
    @preconcurrency @MainActor public static func make<Header: UITableViewHeaderFooterView>(
        _ type: Header.Type, reuseIdentifier: String?
    ) -> Header { type.made(reuseIdentifier: reuseIdentifier) }
}
