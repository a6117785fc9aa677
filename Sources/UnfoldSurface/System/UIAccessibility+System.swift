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
        /// A page was scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Sent to nobody.
    public static func post(notification: Notification, argument: Any?) {}
    /// False.
    public static var isVoiceOverRunning: Bool { false }
    /// False.
    public static var isSwitchControlRunning: Bool { false }
    /// False.
    public static var isReduceMotionEnabled: Bool { false }
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
    /// False.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// False.
    public static var buttonShapesEnabled: Bool { false }

    /// Names a technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Voice over.
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

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
}

/// Shows a large picture of what is held; nothing shows it. Methods have defaults.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
}

extension UILargeContentViewerInteractionDelegate {
    /// Nothing.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}
}

/// What can be shown large.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {}

extension UIView: UILargeContentViewerItem {}

/// Shows a large picture of what is held; nothing shows it.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// Notified about it.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The view it was added to.
    open private(set) weak var view: UIView?
    /// For a delegate.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) { self.delegate = delegate }
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
}
