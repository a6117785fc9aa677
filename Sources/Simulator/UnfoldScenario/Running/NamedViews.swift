/// The views of a cell, header or footer by the names that reports call them by.
@MainActor package protocol NamedViews {
    /// The cell, header or footer.
    var holder: UIView { get }
    var contentView: UIView { get }
    var views: [String: UIView] { get }
    /// Names of the views below the content view, in order.
    var viewOrder: [String] { get }
}

extension TemplateContents: NamedViews {}

/// Those of an app's own cell: by their accessibility identifiers, or by class and address.
package struct LiveViews: NamedViews {
    package let holder: UIView
    package let contentView: UIView
    package private(set) var views: [String: UIView] = [:]
    package private(set) var viewOrder: [String] = []

    package init(_ contentView: UIView) {
        self.contentView = contentView
        holder = contentView.superview ?? contentView
        for view in LayoutDrawing.order(below: contentView).dropFirst() {
            let name = view.layoutName
            viewOrder.append(name)
            if views.updateValue(view, forKey: name) != nil { viewOrder.removeLast() }
        }
    }
}
