// As for views (`ObjectiveCMessages+Making.swift`): tables and their controllers of classes known at run time only.

extension UITableViewController {
    @usableFromInline @_silgen_name("unfold_UITableViewController_init_style")
    convenience init(madeWith style: UITableView.Style) { self.init(style: style) }
    @_silgen_name("unfold_UITableViewController_init_style")
    class func made(style: UITableView.Style) -> Self
}

extension UITableView {
    @usableFromInline @_silgen_name("unfold_UITableView_init_frame_style")
    convenience init(madeWith frame: CGRect, style: Style) { self.init(frame: frame, style: style) }
    @_silgen_name("unfold_UITableView_init_frame_style")
    class func made(frame: CGRect, style: Style) -> Self
}
