extension UIResponder: NamedMethodsClass { nonisolated static func listNamedMethods() { NamedMethods.ofUIKit } }

/// Methods of UIKit's own that programs ask for or call by name: what views and controllers are notified of, requests
/// without arguments, and what UIKit keeps to itself.
private enum NamedMethods {
    static let ofUIKit: Void = {
        views()
        controllers()
    }()

    private static func views() {
        _ = Selector("recursiveDescription", UIView.recursiveDescription)
        _ = Selector("_autolayoutTrace", UIView._autolayoutTrace)
        _ = Selector("layoutSubviews", UIView.layoutSubviews)
        _ = Selector("layoutIfNeeded", UIView.layoutIfNeeded)
        _ = Selector("setNeedsLayout", UIView.setNeedsLayout)
        _ = Selector("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints)
        _ = Selector("updateConstraintsIfNeeded", UIView.updateConstraintsIfNeeded)
        _ = Selector("updateConstraints", UIView.updateConstraints)
        _ = Selector("invalidateIntrinsicContentSize", UIView.invalidateIntrinsicContentSize)
        _ = Selector("sizeToFit", UIView.sizeToFit)
        _ = Selector("removeFromSuperview", UIView.removeFromSuperview)
        _ = Selector("didMoveToSuperview", UIView.didMoveToSuperview)
        _ = Selector("didMoveToWindow", UIView.didMoveToWindow)
        _ = Selector("safeAreaInsetsDidChange", UIView.safeAreaInsetsDidChange)
        _ = Selector("layoutMarginsDidChange", UIView.layoutMarginsDidChange)
        _ = Selector("tintColorDidChange", UIView.tintColorDidChange)
    }

    private static func controllers() {
        _ = Selector("loadView", UIViewController.loadView)
        _ = Selector("loadViewIfNeeded", UIViewController.loadViewIfNeeded)
        _ = Selector("viewDidLoad", UIViewController.viewDidLoad)
        _ = Selector("viewWillLayoutSubviews", UIViewController.viewWillLayoutSubviews)
        _ = Selector("viewDidLayoutSubviews", UIViewController.viewDidLayoutSubviews)
        _ = Selector("updateViewConstraints", UIViewController.updateViewConstraints)
        _ = Selector("becomeFirstResponder", UIResponder.becomeFirstResponder)
        _ = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    }
}
