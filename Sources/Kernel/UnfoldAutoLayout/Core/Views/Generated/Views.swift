// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Core/Views.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
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
    open class func adaptedActions() -> [Selector] { [] }
    open class func adaptedInit() -> UIResponder? { nil }
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
    open var next: UIResponder? { nil }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
    open var pasteConfiguration: UIPasteConfiguration? { get { inertValues["pasteConfiguration"] as? UIPasteConfiguration } set { inertValues["pasteConfiguration"] = newValue } }
    open var userActivity: NSUserActivity? { get { inertValues["userActivity"] as? NSUserActivity } set { inertValues["userActivity"] = newValue } }
    open var isAccessibilityElement: Bool { get { inertValues["isAccessibilityElement"] as? Bool ?? false } set { inertValues["isAccessibilityElement"] = newValue } }
    open var accessibilityAttributedLabel: NSAttributedString? { get { inertValues["accessibilityAttributedLabel"] as? NSAttributedString } set { inertValues["accessibilityAttributedLabel"] = newValue } }
    open var accessibilityLabel: String? { get { inertValues["accessibilityLabel"] as? String ?? accessibilityAttributedLabel?.string } set { inertValues["accessibilityLabel"] = newValue } }
    open var accessibilityFrame: CGRect { get { inertValues["accessibilityFrame"] as? CGRect ?? .zero } set { inertValues["accessibilityFrame"] = newValue } }
    open var accessibilityActivationPoint: CGPoint { get { inertValues["accessibilityActivationPoint"] as? CGPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) } set { inertValues["accessibilityActivationPoint"] = newValue } }
    open var accessibilityElements: [Any]? { get { inertValues["accessibilityElements"] as? [Any] } set { inertValues["accessibilityElements"] = newValue } }
    open var accessibilityContainerType: UIAccessibilityContainerType { get { inertValues["accessibilityContainerType"] as? UIAccessibilityContainerType ?? .none } set { inertValues["accessibilityContainerType"] = newValue } }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { inertValues["accessibilityCustomActions"] as? [UIAccessibilityCustomAction] } set { inertValues["accessibilityCustomActions"] = newValue } }
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? { get { inertValues["accessibilityCustomRotors"] as? [UIAccessibilityCustomRotor] } set { inertValues["accessibilityCustomRotors"] = newValue } }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? { accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
    open func index(ofAccessibilityElement element: Any) -> Int { accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound }
    /// Whether it would take events. Default false.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it would let another one take its place. Default true.
    open var canResignFirstResponder: Bool { true }
    /// Called when the object has come from a document, and its outlets are connected. Overrides call `super`.
    open func awakeFromNib() {}
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
    open var tag: Int = 0 { willSet { willChange("tag", newValue != tag) } didSet { valuesDidChange() } }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    /// Called when `tintColor` or `tintAdjustmentMode` of this view or one above was set; does nothing here.
    open func tintColorDidChange() {}
    /// Whether a gesture may begin in this view. Default true.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Called in the first layout or fitting after traits of ``LayoutEnvironment/current`` changed; does nothing here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}
    /// Called before constraints and layout, once and after `setNeedsUpdateProperties()`; does nothing here.
    open func updateProperties() {}
    open var restorationIdentifier: String? { get { inertValues["restorationIdentifier"] as? String } set { inertValues["restorationIdentifier"] = newValue } }
    /// Stored, and reported once as a finding: text sizes are those of one environment for all views.
    open var maximumContentSizeCategory: UIContentSizeCategory? { get { inertValues["maximumCategory"] as? UIContentSizeCategory } set { inertValues["maximumCategory"] = newValue; if newValue != nil { InertLayout.report("maximumContentSizeCategory", .textSizeOfEnvironment) } } }
    /// Stored, and reported once as a finding: text sizes are those of one environment for all views.
    open var minimumContentSizeCategory: UIContentSizeCategory? { get { inertValues["minimumCategory"] as? UIContentSizeCategory } set { inertValues["minimumCategory"] = newValue; if newValue != nil { InertLayout.report("minimumContentSizeCategory", .textSizeOfEnvironment) } } }
}

extension UIView {
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0
        case normal = 1
        case dimmed = 2
    }
}

@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit
        case scaleAspectFill
        case redraw
        case center
        case top
        case bottom
        case left
        case right
        case topLeft
        case topRight
        case bottomLeft
        case bottomRight
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = Self(rawValue: 1)
        public static let flexibleWidth = Self(rawValue: 2)
        public static let flexibleRightMargin = Self(rawValue: 4)
        public static let flexibleTopMargin = Self(rawValue: 8)
        public static let flexibleHeight = Self(rawValue: 16)
        public static let flexibleBottomMargin = Self(rawValue: 32)
    }
}

extension UIWindow {
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Self(rawValue: 0)
        public static let statusBar = Self(rawValue: 1000)
        public static let alert = Self(rawValue: 2000)
        public static func + (level: Self, distance: CGFloat) -> Self { Self(level.rawValue + distance) }
        public static func - (level: Self, distance: CGFloat) -> Self { Self(level.rawValue - distance) }
        public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }
}

@preconcurrency @MainActor open class UIWindowInert: UIView {
    /// The only screen.
    open var screen: UIScreen { get { inertValues["screen"] as? UIScreen ?? .main } set { inertValues["screen"] = newValue } }
    open var windowLevel: UIWindow.Level { get { inertValues["windowLevel"] as? UIWindow.Level ?? .normal } set { inertValues["windowLevel"] = newValue } }
    /// Whether it may become the key window. Default true.
    open var canBecomeKey: Bool { true }
    open func becomeKey() {}
    open func resignKey() {}
    open func sendEvent(_ event: UIEvent) {}
}
