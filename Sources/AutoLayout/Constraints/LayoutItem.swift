import Foundation

/// What a constraint can name: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the guide; nil for a guide without owner.
    var layoutOwner: UIView? { get }
    var engineRecord: EngineRecord? { get set }
    var anchorCache: [NSLayoutConstraint.Attribute: AnyObject] { get set }
    /// Class and address as UIKit prints them, with text or identifier.
    var printedItem: String { get }
    /// Name for reports.
    var layoutName: String { get }
    /// The item itself if it is a scroll view; asked often, so without a cast.
    var scrollContainer: UIScrollView? { get }
}

extension UIView: LayoutItem {
    var layoutOwner: UIView? { self }

    /// The class as UIKit prints it: bare for UIKit's own, with the module for the app's.
    package var layoutClassName: String { printedClassName ?? LayoutNames.className(of: self) }

    var printedItem: String { "\(layoutClassName):\(layoutAddress.printed)\(printedText)" }

    package var layoutName: String { accessibilityIdentifier ?? "\(layoutClassName):\(layoutAddress.printed)" }
}

extension UILayoutGuide: LayoutItem {
    var scrollContainer: UIScrollView? { nil }

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

enum LayoutNames {
    static func className(of object: AnyObject) -> String {
        let full = String(reflecting: type(of: object))
        for module in ["AutoLayout.", "TableLayout."] where full.hasPrefix(module) {
            return String(full.dropFirst(module.count))
        }
        return full
    }
}
