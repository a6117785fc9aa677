// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/System.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

extension NSAttributedString.Key {
    public static let accessibilitySpeechAnnouncementPriority = Self( "UIAccessibilitySpeechAttributeAnnouncementPriority")
    public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
}

extension UIAccessibility {
    public static func post(notification: Notification, argument: Any?) {}
    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { LayoutEnvironment.current.legibilityWeight == .bold }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var buttonShapesEnabled: Bool { false }
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name( "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name( "UIAccessibilityBoldTextStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name( "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name( "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name( "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name( "UIAccessibilityInvertColorsStatusDidChangeNotification")
    public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name( "UIAccessibilitySwitchControlStatusDidChangeNotification")
    public static let announcementDidFinishNotification = Foundation.Notification.Name( "UIAccessibilityAnnouncementDidFinishNotification")
    public static let elementFocusedNotification = Foundation.Notification.Name( "UIAccessibilityElementFocusedNotification")
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
}

extension UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Self(rawValue: 1000)
        public static let layoutChanged = Self(rawValue: 1001)
        public static let announcement = Self(rawValue: 1008)
    }
}

@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
    public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
    public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool { get set }
}

@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}

@preconcurrency @MainActor open class UIInputView: UIView {
    public init(frame: CGRect, inputViewStyle: Style) { self.inputViewStyle = inputViewStyle; super.init(frame: frame) }
    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }
    public required init?(coder: NSCoder) { inputViewStyle = .default; super.init(coder: coder) }
    public let inputViewStyle: Style
    open var allowsSelfSizing = false
}

extension UIInputView {
    public enum Style: Int, Sendable {
        case `default` = 0
        case keyboard = 1
    }
}

@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

@preconcurrency @MainActor open class UIInputViewControllerInert: UIViewController {
    open var primaryLanguage: String? { get { inertValues["primaryLanguage"] as? String } set { inertValues["primaryLanguage"] = newValue } }
    open var hasDictationKey: Bool { get { inertValues["hasDictationKey"] as? Bool ?? false } set { inertValues["hasDictationKey"] = newValue } }
    open var needsInputModeSwitchKey: Bool { true }
    open var hasFullAccess: Bool { false }
    open func dismissKeyboard() {}
    open func advanceToNextInputMode() {}
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    var documentInputMode: UITextInputMode? { get }
    var documentIdentifier: UUID { get }
    func adjustTextPosition(byCharacterOffset offset: Int)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func unmarkText()
}

extension UIResponder {
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

open class UIAttachmentBehavior: UIDynamicBehavior {
    open var anchorPoint: CGPoint
    open var length: CGFloat = 0
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { anchorPoint = point; super.init(items: [item]) }
}

open class UIGravityBehavior: UIDynamicBehavior {}

open class UIDynamicItemBehavior: UIDynamicBehavior {}

@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {}

open class UICollisionBehavior: UIDynamicBehavior {
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    open var translatesReferenceBoundsIntoBoundary: Bool = false
}

@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled: Bool = true
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    open private(set) var items: [any UIDynamicItem]
    public init(items: [any UIDynamicItem] = []) { self.items = items }
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

extension UIAppearance where Self: UIAppearanceArchivable {
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { AppearanceProxies.proxy(of: Self.self, containerTypes.map { "\($0)" }.joined(separator: " ")) }
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
    public static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}

/// What is announced to assistive technology (iOS 17, module Accessibility); nothing listens.
public enum AccessibilityNotification {}

extension AccessibilityNotification {
    public struct Announcement {
        public init(_ announcement: String) {}
        public init(_ announcement: AttributedString) {}
        public func post() {}
    }

    public struct LayoutChanged {
        public init(_ element: Any? = nil) {}
        public func post() {}
    }

    public struct PageScrolled {
        public init(_ description: String) {}
        public func post() {}
    }

    public struct ScreenChanged {
        public init(_ element: Any? = nil) {}
        public func post() {}
    }
}
