import Foundation

/// A view that looks into what a firm touch would open; nothing presses it
/// (developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing).
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The recogniser that would see it; others can wait for it.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// Who would be asked.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view.
    var sourceView: UIView { get }
    /// What of it stays sharp.
    var sourceRect: CGRect { get set }
}

/// Gives the controller that is looked into; never asked.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// What is behind a place of the view.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// It is opened.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

private final class Previewing: NSObject, UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer = UILongPressGestureRecognizer()
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
        (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds)
    }
}

extension UIViewController {
    /// Accepted: nothing presses the view. A test asks the delegate itself.
    @discardableResult public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }
    /// Accepted.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
