import Foundation

/// A place to drag from or drop at, for assistive technology
/// (developer.apple.com/documentation/uikit/uiaccessibilitylocationdescriptor).
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
    open private(set) weak var view: UIView?
    public let point: CGPoint
    public let attributedName: NSAttributedString
    open var name: String { attributedName.string }
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        (self.attributedName, self.point, self.view) = (attributedName, point, view)
    }
}

extension UIResponder {
    public var accessibilityCustomContent: [AXCustomContent]! {
        get { inertValues["accessibilityCustomContent"] as? [AXCustomContent] ?? [] }
        set { inertValues["accessibilityCustomContent"] = newValue }
    }
}

// Closures as of iOS 17, in the place of the properties of their names.
extension UIResponder {
    public var accessibilityLabelBlock: (() -> String?)? {
        get { inertValues["accessibilityLabelBlock"] as? () -> String? }
        set { inertValues["accessibilityLabelBlock"] = newValue }
    }
    public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
        get { inertValues["accessibilityTraitsBlock"] as? () -> UIAccessibilityTraits }
        set { inertValues["accessibilityTraitsBlock"] = newValue }
    }
}
