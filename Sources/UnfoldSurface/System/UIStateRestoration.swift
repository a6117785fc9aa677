import Foundation
import UnfoldAutoLayout

/// Something whose state is kept; nothing keeps it
/// (developer.apple.com/documentation/uikit/uistaterestoring). Methods have defaults.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
    /// What it is kept under. Default none.
    var restorationParent: (any UIStateRestoring)? { get }
}
extension UIStateRestoring {
    /// None.
    public var restorationParent: (any UIStateRestoring)? { nil }
}

/// Makes a controller whose state was kept; never called.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    /// The controller of a path.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// Makes an object whose state was kept; never called.
@preconcurrency @MainActor public protocol UIObjectRestoration {
    /// The object of a path.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}

/// Names rows, so that what was selected is found again; never asked.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation {
    /// The name of a row.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    /// The row of a name.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UIView {
    /// Accepted: nothing keeps it.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// Accepted: nothing kept it.
    public func decodeRestorableState(with coder: NSCoder) {}
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

/// Whether an accessibility frame is read from pages of text; never asked.
@preconcurrency @MainActor public protocol UIAccessibilityReadingContent: NSObjectProtocol {
    /// The line at a point.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    /// The text of a line.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// The frame of a line.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// The text of the page.
    func accessibilityPageContent() -> String?
}

/// What a picker says; never asked. Methods have defaults.
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// The label of a column. Default none.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// The hint of a column. Default none.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}
extension UIPickerViewAccessibilityDelegate {
    /// None.
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
    /// None.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
}

/// What a scroll view says where it stopped; never asked. Methods have defaults.
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// Where it is. Default none.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}
extension UIScrollViewAccessibilityDelegate {
    /// None.
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
}
