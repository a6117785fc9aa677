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
}
