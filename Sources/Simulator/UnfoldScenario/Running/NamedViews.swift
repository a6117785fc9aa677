/// The views of a cell, header or footer by the names that reports call them by.
@MainActor package protocol NamedViews {
    /// The cell, header or footer.
    var holder: UIView { get }
    var contentView: UIView { get }
    var views: [String: UIView] { get }
    /// The views below the content view with their names, in order.
    var ordered: [(id: String, view: UIView)] { get }
}

extension TemplateContents: NamedViews {}

/// Those of an app's own cell: by their accessibility identifiers, or by class and address.
package struct LiveViews: NamedViews {
    package let holder: UIView
    package let contentView: UIView
    package private(set) var views: [String: UIView] = [:]
    package let ordered: [(id: String, view: UIView)]

    package init(_ contentView: UIView) {
        self.contentView = contentView
        holder = contentView.superview ?? contentView
        var names: [String] = []
        for view in LayoutDrawing.order(below: contentView).dropFirst() {
            let name = view.layoutName
            if views.updateValue(view, forKey: name) == nil { names.append(name) }
        }
        ordered = names.map { [views] in ($0, views[$0]!) }
    }
}
