// As for views (`ObjectiveCMessages+Making.swift`): tables and their controllers of classes known at run time only.

extension UITableViewController {
    @usableFromInline @_silgen_name("unfold_UITableViewController_init_style")
    convenience init(madeWith style: UITableView.Style) { self.init(style: style) }
    @_silgen_name("unfold_UITableViewController_init_style")
    fileprivate class func made(style: UITableView.Style) -> Self
}

extension UITableView {
    @usableFromInline @_silgen_name("unfold_UITableView_init_frame_style")
    convenience init(madeWith frame: CGRect, style: Style) { self.init(frame: frame, style: style) }
    @_silgen_name("unfold_UITableView_init_frame_style")
    fileprivate class func made(frame: CGRect, style: Style) -> Self
}

extension ObjectiveCMessages {
    /// A new controller of a class that is known at run time only, by its `init(style:)`, which need not be `required`.
    @preconcurrency @MainActor public static func make<Controller: UITableViewController>(
        _ type: Controller.Type, style: UITableView.Style
    ) -> Controller { type.made(style: style) }

    /// A new table of a class that is known at run time only, by its `init(frame:style:)`.
    @preconcurrency @MainActor public static func make<Table: UITableView>(
        _ type: Table.Type, frame: CGRect, style: UITableView.Style
    ) -> Table { type.made(frame: frame, style: style) }
}
