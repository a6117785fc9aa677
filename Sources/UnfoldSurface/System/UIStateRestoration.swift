import Foundation
import UnfoldAutoLayout

/// Makes a controller whose state was kept; never called.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    /// The controller of a path.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// Adjusts to the user's text size (developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting).
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether it does.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

/// Makes a picture larger with the user's text size.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    /// Whether it does; stored.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}

/// Clicks as keys do; nothing is received.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether it does. Default false.
    var enableInputClicksWhenVisible: Bool { get }
}
extension UIInputViewAudioFeedback {
    /// False.
    public var enableInputClicksWhenVisible: Bool { false }
}
