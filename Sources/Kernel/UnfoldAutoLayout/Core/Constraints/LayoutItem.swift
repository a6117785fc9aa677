/// What a constraint can name: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the guide; nil for a guide without owner.
    var layoutOwner: UIView? { get }
    var layoutReference: ItemReference { get }
    var anchors: KnownAnchors { get set }
    /// Class and address as UIKit prints them.
    var printedBase: String { get }
    /// What follows these: a text or identifier in quotes.
    var printedText: String { get }
    var layoutName: String { get }
    /// The item itself if it is a scroll view; asked often, so without a cast.
    var scrollContainer: (any ScrollContainer)? { get }
}

extension LayoutItem {
    var printedItem: String { printedBase + printedText }

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

    var printedBase: String {
        if let nameByClass { return nameByClass }
        let name = "\(layoutClassName):\(layoutAddress.printed)"
        nameByClass = name
        return name
    }

    package var layoutName: String { givenName ?? printedBase }
}

extension UILayoutGuide: LayoutItem {
    var scrollContainer: (any ScrollContainer)? { nil }

    var layoutOwner: UIView? { owningView }

    var printedBase: String { "\(printedClassName ?? LayoutNames.className(of: self)):\(layoutAddress.printed)" }
    var printedText: String { identifier.isEmpty ? "" : "'\(identifier)'" }

    var layoutName: String {
        let own = identifier.isEmpty ? "guide" : identifier
        return owningView.map { "\($0.layoutName).\(own)" } ?? own
    }
}
