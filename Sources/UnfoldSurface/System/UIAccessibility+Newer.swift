import Foundation
import UnfoldAutoLayout

extension UIAccessibility {
    /// Never posted.
    public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// Never posted.
    public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    /// Never posted.
    public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// Never posted.
    public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// Never posted.
    public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")
    /// Never posted.
    public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")
    /// Never posted.
    public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    /// Never posted.
    public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")
    /// Never posted.
    public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
    /// Never posted.
    public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// Never posted.
    public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// Never posted.
    public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// Never posted.
    public static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
    /// Never posted.
    public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// Which element lost the focus.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// By what.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
    /// True.
    public static var isShakeToUndoEnabled: Bool { true }
    /// None.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }
    /// The path in points of the screen.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, to: nil as UIView?)
        let moved = path.copy() as? UIBezierPath ?? path
        moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return moved
    }
    /// Announced to nobody.
    public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}
    /// Announced to nobody: the answer is false.
    public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }

    /// Ears that devices are paired with.
    public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left one.
        public static let left = Self(rawValue: 2)
        /// The right one.
        public static let right = Self(rawValue: 4)
        /// Both.
        public static let both: Self = [.left, .right]
    }
    /// What is looked at.
    public enum ZoomType: Int, Sendable {
        /// The cursor.
        case insertionPoint = 0
    }
}

/// When an announcement is read (developer.apple.com/documentation/uikit/uiaccessibilitypriority).
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Before others.
    public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
    /// As others.
    public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
    /// After others.
    public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

extension NSAttributedString.Key {
    /// A ``UIAccessibilityPriority``.
    public static let accessibilitySpeechAnnouncementPriority = Self(
        "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// What a text means, by name.
    public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
}

/// Announcements as values (developer.apple.com/documentation/accessibility/accessibilitynotification); announced to
/// nobody.
@preconcurrency @MainActor public enum AccessibilityNotification {
    /// To be read.
    public struct Announcement {
        /// The text.
        public let announcement: AttributedString
        /// A text.
        public init(_ announcement: AttributedString) { self.announcement = announcement }
        /// A text.
        public init(_ announcement: String) { self.announcement = AttributedString(announcement) }
        /// Announced to nobody.
        public func post() {}
    }
    /// Parts of the screen are others.
    public struct LayoutChanged {
        /// What is read then.
        public let element: Any?
        /// With what is read then.
        public init(_ element: Any? = nil) { self.element = element }
        /// Announced to nobody.
        public func post() {}
    }
    /// The screen is another.
    public struct ScreenChanged {
        /// What is read then.
        public let element: Any?
        /// With what is read then.
        public init(_ element: Any? = nil) { self.element = element }
        /// Announced to nobody.
        public func post() {}
    }
    /// A page was scrolled.
    public struct PageScrolled {
        /// What is read then.
        public let text: String
        /// With what is read then.
        public init(_ text: String) { self.text = text }
        /// Announced to nobody.
        public func post() {}
    }
}

extension UIResponder {
    /// None: nothing reads the screen.
    public func accessibilityAssistiveTechnologyFocusedIdentifiers()
        -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
    { nil }
}
