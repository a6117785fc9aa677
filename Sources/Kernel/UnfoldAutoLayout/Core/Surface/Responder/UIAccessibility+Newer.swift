import Foundation

/// What few elements say; kept together.
struct RareAccessibility {
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
    var customContent: [AXCustomContent]?
    var blocks: [String: Any] = [:]
}

/// A place to drag from or drop at, for assistive technology
/// (developer.apple.com/documentation/uikit/uiaccessibilitylocationdescriptor).
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
    open private(set) weak var view: UIView?
    public let point: CGPoint
    public let attributedName: NSAttributedString
    open var name: String { attributedName.string }
    /// A place with a name.
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }
    /// A place with a name.
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }
    /// A place with a name.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        (self.attributedName, self.point, self.view) = (attributedName, point, view)
    }
}

/// More to be read on request (developer.apple.com/documentation/accessibility/axcustomcontent).
open class AXCustomContent: NSObject {
    public let label: String
    public let value: String
    open var importance = Importance.default
    open var attributedLabel: NSAttributedString { NSAttributedString(string: label) }
    open var attributedValue: NSAttributedString { NSAttributedString(string: value) }
    /// A label and a value.
    public init(label: String, value: String) { (self.label, self.value) = (label, value) }
    /// A label and a value.
    public convenience init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        self.init(label: label.string, value: value.string)
    }
}

extension UIResponder {
    public var accessibilityCustomContent: [AXCustomContent]! {
        get { accessibility?.rare.customContent ?? [] }
        set { inert.rare.customContent = newValue }
    }
    private func block<Value>(_ name: String) -> Value? { accessibility?.rare.blocks[name] as? Value }
    private func keep(_ name: String, _ block: Any?) { inert.rare.blocks[name] = block }
}

// Closures as of iOS 17, in the place of the properties of their names.
extension UIResponder {
    /// The label, when it is asked for. Stored.
    public var accessibilityLabelBlock: (() -> String?)? {
        get { block("accessibilityLabel") }
        set { keep("accessibilityLabel", newValue) }
    }
    /// The traits, when it is asked for. Stored.
    public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
        get { block("accessibilityTraits") }
        set { keep("accessibilityTraits", newValue) }
    }
}
