import Foundation
import UnfoldAutoLayout

/// What the user has chosen for accessibility: nothing.
@preconcurrency @MainActor public enum UIAccessibility {
    /// What assistive technology is reported.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number.
        public var rawValue: UInt32
        /// A number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The screen is another one.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Parts of it are.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// To be read.
        public static let announcement = Notification(rawValue: 1008)
    }

    /// Sent to nobody.
    public static func post(notification: Notification, argument: Any?) {}
    /// False.
    public static var isVoiceOverRunning: Bool { false }
    /// False.
    public static var isSwitchControlRunning: Bool { false }
    /// False.
    public static var isAssistiveTouchRunning: Bool { false }
    /// False.
    public static var isReduceMotionEnabled: Bool { false }
    /// False.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// False.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// False.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// False.
    public static var isBoldTextEnabled: Bool { false }
    /// False.
    public static var isGrayscaleEnabled: Bool { false }
    /// False.
    public static var isInvertColorsEnabled: Bool { false }
    /// False.
    public static var isGuidedAccessEnabled: Bool { false }
    /// True.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// False.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// False.
    public static var buttonShapesEnabled: Bool { false }

    /// Never posted; nor are the others.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Bold text.
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Less motion.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Less transparency.
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Darker colours.
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Inverted colours.
    public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Switch control.
    public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// What was announced was read.
    public static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// Another element is in focus.
    public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// What was announced.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// Whether it was read.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// Which element.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
}

/// What can be shown large.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {}

extension UIView: UILargeContentViewerItem {}

/// Shows a large picture of what is held; nothing shows it.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
}
