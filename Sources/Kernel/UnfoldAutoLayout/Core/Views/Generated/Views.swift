// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Core/Views.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

// Sendable: as Apple's, set up before others read it.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    public init(style: Style) { super.init() }
    public override init() { super.init() }
}

extension UIBlurEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case extraDark = 3
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }
}

@preconcurrency @MainActor open class UIFocusEffect: NSObject {
    public override init() { super.init() }
}

@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    open var isEnabled: Bool = true
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    public override init() { super.init() }
    public convenience init(rect: CGRect) { self.init() }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { self.init() }
    public convenience init(path: UIBezierPath) { self.init() }
    open weak var containerView: UIView?
    open weak var referenceView: UIView?
}

public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = Self(rawValue: 1)
    public static let down = Self(rawValue: 2)
    public static let left = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let next = Self(rawValue: 16)
    public static let previous = Self(rawValue: 32)
}

@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var isFocused: Bool { get }
}

@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }
    open weak var nextFocusedItem: (any UIFocusItem)? { nil }
    open weak var previouslyFocusedView: UIView? { nil }
    open weak var nextFocusedView: UIView? { nil }
    open var focusHeading: UIFocusHeading { [] }
}

// Sendable: as Apple's, set up before others read it.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    public override init() { super.init() }
    public init(style: Style) { super.init() }
    open var isInteractive: Bool = false
    open var tintColor: UIColor?
}

extension UIGlassEffect {
    public enum Style: Int, Sendable {
        case regular = 0
        case clear = 1
    }
}

@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard: Bool = false
    open var usesBottomSafeArea: Bool = true
}

@preconcurrency @MainActor open class UIResponderInert: NSObject {
    package final var inertValues: [String: Any] = [:]
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open func reloadInputViews() {}
    open var keyCommands: [UIKeyCommand]? { nil }
    open var undoManager: UndoManager? { nil }
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func validate(_ command: UICommand) {}
    open func prepareForInterfaceBuilder() {}
    open func value(forUndefinedKey key: String) -> Any? { nil }
    open func encode(with coder: NSCoder) {}
    open class func adaptedProperties() -> [AdaptedProperty] { [] }
    open func paste(itemProviders: [NSItemProvider]) {}
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    open var inputViewController: UIViewController? { nil }
    open var inputAccessoryViewController: UIViewController? { nil }
    open class func adaptedActions() -> [Selector] { [] }
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
    open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}
    open func find(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func rename(_ sender: Any?) {}
    open func duplicate(_ sender: Any?) {}
    open func printContent(_ sender: Any?) {}
    open var accessibilityHint: String? { get { inertValues["accessibilityHint"] as? String } set { inertValues["accessibilityHint"] = newValue } }
    open var accessibilityAttributedHint: NSAttributedString? { get { inertValues["accessibilityAttributedHint"] as? NSAttributedString } set { inertValues["accessibilityAttributedHint"] = newValue } }
    open var accessibilityValue: String? { get { inertValues["accessibilityValue"] as? String } set { inertValues["accessibilityValue"] = newValue } }
    open var accessibilityAttributedValue: NSAttributedString? { get { inertValues["accessibilityAttributedValue"] as? NSAttributedString } set { inertValues["accessibilityAttributedValue"] = newValue } }
    open var accessibilityTraits: UIAccessibilityTraits { get { inertValues["accessibilityTraits"] as? UIAccessibilityTraits ?? .none } set { inertValues["accessibilityTraits"] = newValue } }
    open var accessibilityPath: UIBezierPath? { get { inertValues["accessibilityPath"] as? UIBezierPath } set { inertValues["accessibilityPath"] = newValue } }
    open var accessibilityLanguage: String? { get { inertValues["accessibilityLanguage"] as? String } set { inertValues["accessibilityLanguage"] = newValue } }
    open var accessibilityElementsHidden: Bool { get { inertValues["accessibilityElementsHidden"] as? Bool ?? false } set { inertValues["accessibilityElementsHidden"] = newValue } }
    open var accessibilityViewIsModal: Bool { get { inertValues["accessibilityViewIsModal"] as? Bool ?? false } set { inertValues["accessibilityViewIsModal"] = newValue } }
    open var shouldGroupAccessibilityChildren: Bool { get { inertValues["shouldGroupAccessibilityChildren"] as? Bool ?? false } set { inertValues["shouldGroupAccessibilityChildren"] = newValue } }
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { get { inertValues["accessibilityNavigationStyle"] as? UIAccessibilityNavigationStyle ?? .automatic } set { inertValues["accessibilityNavigationStyle"] = newValue } }
    open var accessibilityRespondsToUserInteraction: Bool { get { inertValues["accessibilityRespondsToUserInteraction"] as? Bool ?? true } set { inertValues["accessibilityRespondsToUserInteraction"] = newValue } }
    open var accessibilityUserInputLabels: [String]! { get { inertValues["accessibilityUserInputLabels"] as? [String] ?? [] } set { inertValues["accessibilityUserInputLabels"] = newValue } }
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

// Sendable: as Apple's, set up before others read it.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    public init(blurEffect: UIBlurEffect) { super.init() }
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7
}

@preconcurrency @MainActor open class UIViewInert: UIResponder {
    open var isMultipleTouchEnabled: Bool { get { inertValues["isMultipleTouchEnabled"] as? Bool ?? false } set { inertValues["isMultipleTouchEnabled"] = newValue } }
    open var isExclusiveTouch: Bool { get { inertValues["isExclusiveTouch"] as? Bool ?? false } set { inertValues["isExclusiveTouch"] = newValue } }
    open var clearsContextBeforeDrawing: Bool { get { inertValues["clearsContextBeforeDrawing"] as? Bool ?? true } set { inertValues["clearsContextBeforeDrawing"] = newValue } }
    open var accessibilityIgnoresInvertColors: Bool { get { inertValues["accessibilityIgnoresInvertColors"] as? Bool ?? false } set { inertValues["accessibilityIgnoresInvertColors"] = newValue } }
    open var showsLargeContentViewer: Bool { get { inertValues["showsLargeContentViewer"] as? Bool ?? false } set { inertValues["showsLargeContentViewer"] = newValue } }
    open var scalesLargeContentImage: Bool { get { inertValues["scalesLargeContentImage"] as? Bool ?? false } set { inertValues["scalesLargeContentImage"] = newValue } }
    open var largeContentTitle: String? { get { inertValues["largeContentTitle"] as? String } set { inertValues["largeContentTitle"] = newValue } }
    open var largeContentImage: UIImage? { get { inertValues["largeContentImage"] as? UIImage } set { inertValues["largeContentImage"] = newValue } }
    open var largeContentImageInsets: UIEdgeInsets { get { inertValues["largeContentImageInsets"] as? UIEdgeInsets ?? .zero } set { inertValues["largeContentImageInsets"] = newValue } }
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func draw(_ rect: CGRect) {}
    open class var requiresConstraintBasedLayout: Bool { false }
    open func display(_ layer: CALayer) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    open var focusEffect: UIFocusEffect? { get { inertValues["focusEffect"] as? UIFocusEffect } set { inertValues["focusEffect"] = newValue } }
    open var focusGroupIdentifier: String? { get { inertValues["focusGroupIdentifier"] as? String } set { inertValues["focusGroupIdentifier"] = newValue } }
}

extension UIView.LayoutRegion {
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> Self { Self(kind: .safeArea) }
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> Self { Self(kind: .margins) }
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> Self { Self(kind: .readableContent) }
}

extension UIView.LayoutRegion {
    public enum AdaptivityAxis: Int, Sendable {
        case horizontal = 1
        case vertical = 2
    }
}

extension UIView {
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0
        case normal = 1
        case dimmed = 2
    }
}

// Sendable: as Apple's, set up before others read it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

extension UIWindow {
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
}
