/// What a constraint can name: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the guide; nil for a guide without owner.
    var layoutOwner: UIView? { get }
    var layoutReference: ItemReference { get }
    /// The anchors made so far, one an attribute: few enough to look through.
    var anchorCache: [KnownAnchor] { get set }
    /// Class and address as UIKit prints them, with text or identifier.
    var printedItem: String { get }
    var layoutName: String { get }
    /// The item itself if it is a scroll view; asked often, so without a cast.
    var scrollContainer: (any ScrollContainer)? { get }
}

extension LayoutItem {
    /// Variables and system constraints of the item in its engine; nil while it takes no part.
    var engineRecord: EngineRecord? {
        get { layoutReference.record }
        set { layoutReference.record = newValue }
    }
}

extension UIView: LayoutItem, AddressPrinting {
    var layoutOwner: UIView? { self }

    /// The class as UIKit prints it: bare for UIKit's own, with the module for the app's.
    package var layoutClassName: String { printedClassName ?? LayoutNames.className(of: self) }

    var printedItem: String { "\(layoutClassName):\(layoutAddress.printed)\(printedText)" }

    package var layoutName: String {
        if let name = accessibilityIdentifier ?? nameByClass { return name }
        let name = "\(layoutClassName):\(layoutAddress.printed)"
        nameByClass = name
        return name
    }
}

extension UILayoutGuide: LayoutItem {
    var scrollContainer: (any ScrollContainer)? { nil }

    var layoutOwner: UIView? { owningView }

    var printedItem: String {
        let className = printedClassName ?? LayoutNames.className(of: self)
        return "\(className):\(layoutAddress.printed)" + (identifier.isEmpty ? "" : "'\(identifier)'")
    }

    var layoutName: String {
        let own = identifier.isEmpty ? "guide" : identifier
        return owningView.map { "\($0.layoutName).\(own)" } ?? own
    }
}
