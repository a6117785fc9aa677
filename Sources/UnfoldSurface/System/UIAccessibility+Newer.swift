import Foundation
import UnfoldAutoLayout

extension UIAccessibility {
    /// The path in points of the screen.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, to: nil as UIView?)
        let moved = path.copy() as? UIBezierPath ?? path
        moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return moved
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
}
