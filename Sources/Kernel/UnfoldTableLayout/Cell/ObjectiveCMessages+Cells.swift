// As for views (`ObjectiveCMessages+Making.swift`): cells and headers of classes known at run time only, so that
// registered classes need no `required` initialiser.

extension UITableViewCell {
    @usableFromInline @_silgen_name("unfold_UITableViewCell_init_style_reuseIdentifier")
    convenience init(madeWith style: CellStyle, identifier: String?) {
        self.init(style: style, reuseIdentifier: identifier)
    }
    @_silgen_name("unfold_UITableViewCell_init_style_reuseIdentifier")
    class func made(style: CellStyle, reuseIdentifier: consuming String?) -> Self
}

extension UITableViewHeaderFooterView {
    @usableFromInline @_silgen_name("unfold_UITableViewHeaderFooterView_init_reuseIdentifier")
    convenience init(madeAs identifier: String?) { self.init(reuseIdentifier: identifier) }
    @_silgen_name("unfold_UITableViewHeaderFooterView_init_reuseIdentifier")
    class func made(reuseIdentifier: consuming String?) -> Self
}
