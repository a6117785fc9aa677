import Foundation

/// What few elements say; kept together.
struct RareAccessibility {
    var expandedStatus = UIAccessibilityExpandedStatus.unsupported
    var attributedLabels: [NSAttributedString]?
    var directTouch: UIAccessibilityDirectTouchOptions = []
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
    var customContent: [AXCustomContent]?
    var blocks: [String: Any] = [:]
}

/// Whether more can be shown (developer.apple.com/documentation/uikit/uiaccessibilityexpandedstatus).
public enum UIAccessibilityExpandedStatus: Int, Sendable {
    /// Nothing can be.
    case unsupported = 0
    /// It is shown.
    case expanded
    /// It is not shown.
    case collapsed
}

/// How an element takes touches itself (developer.apple.com/documentation/uikit/uiaccessibilitydirecttouchoptions).
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Speech stops.
    public static let silentOnTouch = Self(rawValue: 1)
    /// After it was activated.
    public static let requiresActivation = Self(rawValue: 2)
}

/// A place to drag from or drop at, for assistive technology
/// (developer.apple.com/documentation/uikit/uiaccessibilitylocationdescriptor).
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
    /// The view.
    open private(set) weak var view: UIView?
    /// In the view.
    public let point: CGPoint
    /// What it is called.
    public let attributedName: NSAttributedString
    /// What it is called.
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
    /// When it is read.
    public enum Importance: UInt, Sendable {
        /// On request.
        case `default` = 0
        /// Always.
        case high
    }
    /// What it is about.
    public let label: String
    /// What it says.
    public let value: String
    /// Stored. Default on request.
    open var importance = Importance.default
    /// What it is about.
    open var attributedLabel: NSAttributedString { NSAttributedString(string: label) }
    /// What it says.
    open var attributedValue: NSAttributedString { NSAttributedString(string: value) }
    /// A label and a value.
    public init(label: String, value: String) { (self.label, self.value) = (label, value) }
    /// A label and a value.
    public convenience init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        self.init(label: label.string, value: value.string)
    }
}

/// Has more to be read (developer.apple.com/documentation/accessibility/axcustomcontentprovider).
@preconcurrency @MainActor public protocol AXCustomContentProvider: AnyObject {
    /// What there is.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}

extension UIResponder {
    /// Stored. Default none.
    public var accessibilityCustomContent: [AXCustomContent]! {
        get { accessibility?.rare.customContent ?? [] }
        set { inert.rare.customContent = newValue }
    }
    /// Stored. Default unsupported.
    public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { accessibility?.rare.expandedStatus ?? .unsupported }
        set { inert.rare.expandedStatus = newValue }
    }
    /// Stored. Default none.
    public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibility?.rare.attributedLabels ?? [] }
        set { inert.rare.attributedLabels = newValue }
    }
    /// Stored. Default none.
    public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { accessibility?.rare.directTouch ?? [] }
        set { inert.rare.directTouch = newValue }
    }
    /// Stored. Default none.
    public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibility?.rare.dragSources }
        set { inert.rare.dragSources = newValue }
    }
    /// Stored. Default none.
    public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibility?.rare.dropPoints }
        set { inert.rare.dropPoints = newValue }
    }
    private func block<Value>(_ name: String) -> Value? { accessibility?.rare.blocks[name] as? Value }
    private func keep(_ name: String, _ block: Any?) { inert.rare.blocks[name] = block }
}

// Closures as of iOS 17, in the place of the properties of their names.
extension UIResponder {
    /// Whether it is read, when it is asked for. Stored.
    public var isAccessibilityElementBlock: (() -> Bool)? {
        get { block("isAccessibilityElement") }
        set { keep("isAccessibilityElement", newValue) }
    }
    /// The label, when it is asked for. Stored.
    public var accessibilityLabelBlock: (() -> String?)? {
        get { block("accessibilityLabel") }
        set { keep("accessibilityLabel", newValue) }
    }
    /// The label, when it is asked for. Stored.
    public var accessibilityAttributedLabelBlock: (() -> NSAttributedString?)? {
        get { block("accessibilityAttributedLabel") }
        set { keep("accessibilityAttributedLabel", newValue) }
    }
    /// The hint, when it is asked for. Stored.
    public var accessibilityHintBlock: (() -> String?)? {
        get { block("accessibilityHint") }
        set { keep("accessibilityHint", newValue) }
    }
    /// The value, when it is asked for. Stored.
    public var accessibilityValueBlock: (() -> String?)? {
        get { block("accessibilityValue") }
        set { keep("accessibilityValue", newValue) }
    }
    /// The value, when it is asked for. Stored.
    public var accessibilityAttributedValueBlock: (() -> NSAttributedString?)? {
        get { block("accessibilityAttributedValue") }
        set { keep("accessibilityAttributedValue", newValue) }
    }
    /// The identifier, when it is asked for. Stored.
    public var accessibilityIdentifierBlock: (() -> String?)? {
        get { block("accessibilityIdentifier") }
        set { keep("accessibilityIdentifier", newValue) }
    }
    /// The traits, when it is asked for. Stored.
    public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
        get { block("accessibilityTraits") }
        set { keep("accessibilityTraits", newValue) }
    }
    /// The language, when it is asked for. Stored.
    public var accessibilityLanguageBlock: (() -> String?)? {
        get { block("accessibilityLanguage") }
        set { keep("accessibilityLanguage", newValue) }
    }
    /// The actions, when it is asked for. Stored.
    public var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
        get { block("accessibilityCustomActions") }
        set { keep("accessibilityCustomActions", newValue) }
    }
    /// The rotors, when it is asked for. Stored.
    public var accessibilityCustomRotorsBlock: (() -> [UIAccessibilityCustomRotor]?)? {
        get { block("accessibilityCustomRotors") }
        set { keep("accessibilityCustomRotors", newValue) }
    }
    /// The elements, when it is asked for. Stored.
    public var accessibilityElementsBlock: (() -> [Any]?)? {
        get { block("accessibilityElements") }
        set { keep("accessibilityElements", newValue) }
    }
    /// The frame, when it is asked for. Stored.
    public var accessibilityFrameBlock: (() -> CGRect)? {
        get { block("accessibilityFrame") }
        set { keep("accessibilityFrame", newValue) }
    }
    /// The path, when it is asked for. Stored.
    public var accessibilityPathBlock: (() -> UIBezierPath?)? {
        get { block("accessibilityPath") }
        set { keep("accessibilityPath", newValue) }
    }
    /// The point, when it is asked for. Stored.
    public var accessibilityActivationPointBlock: (() -> CGPoint)? {
        get { block("accessibilityActivationPoint") }
        set { keep("accessibilityActivationPoint", newValue) }
    }
    /// Whether elements are passed over, when it is asked for. Stored.
    public var accessibilityElementsHiddenBlock: (() -> Bool)? {
        get { block("accessibilityElementsHidden") }
        set { keep("accessibilityElementsHidden", newValue) }
    }
    /// Whether it can be used, when it is asked for. Stored.
    public var accessibilityRespondsToUserInteractionBlock: (() -> Bool)? {
        get { block("accessibilityRespondsToUserInteraction") }
        set { keep("accessibilityRespondsToUserInteraction", newValue) }
    }
    /// What it is called by voice, when it is asked for. Stored.
    public var accessibilityUserInputLabelsBlock: (() -> [String]?)? {
        get { block("accessibilityUserInputLabels") }
        set { keep("accessibilityUserInputLabels", newValue) }
    }
    /// What it holds, when it is asked for. Stored.
    public var accessibilityContainerTypeBlock: (() -> UIAccessibilityContainerType)? {
        get { block("accessibilityContainerType") }
        set { keep("accessibilityContainerType", newValue) }
    }
    /// Whether others are passed over, when it is asked for. Stored.
    public var accessibilityViewIsModalBlock: (() -> Bool)? {
        get { block("accessibilityViewIsModal") }
        set { keep("accessibilityViewIsModal", newValue) }
    }
    /// Activates it, when it is asked for. Stored.
    public var accessibilityActivateBlock: (() -> Bool)? {
        get { block("accessibilityActivate") }
        set { keep("accessibilityActivate", newValue) }
    }
    /// Acts on a tap with two fingers, when it is asked for. Stored.
    public var accessibilityMagicTapBlock: (() -> Bool)? {
        get { block("accessibilityMagicTap") }
        set { keep("accessibilityMagicTap", newValue) }
    }
    /// Leaves, when it is asked for. Stored.
    public var accessibilityPerformEscapeBlock: (() -> Bool)? {
        get { block("accessibilityPerformEscape") }
        set { keep("accessibilityPerformEscape", newValue) }
    }
    /// Makes the value larger, when it is asked for. Stored.
    public var accessibilityIncrementBlock: (() -> Void)? {
        get { block("accessibilityIncrement") }
        set { keep("accessibilityIncrement", newValue) }
    }
    /// Makes the value smaller, when it is asked for. Stored.
    public var accessibilityDecrementBlock: (() -> Void)? {
        get { block("accessibilityDecrement") }
        set { keep("accessibilityDecrement", newValue) }
    }
}
