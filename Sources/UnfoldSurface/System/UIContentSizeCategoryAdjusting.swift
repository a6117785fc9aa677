import Foundation
import UnfoldAutoLayout

/// Adjusts to the user's text size (developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting).
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether it does.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
