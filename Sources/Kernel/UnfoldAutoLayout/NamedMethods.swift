extension UIResponder: NamedMethodsClass { nonisolated static func listNamedMethods() { _ = NamedMethods.ofUIKit } }

/// Methods of UIKit's own that programs ask for or call by name: what views and controllers are notified of, requests
/// without arguments, and what UIKit keeps to itself.
private enum NamedMethods {
    static let ofUIKit = [
        Selector("recursiveDescription", UIView.recursiveDescription),
        Selector("_autolayoutTrace", UIView._autolayoutTrace), Selector("layoutSubviews", UIView.layoutSubviews),
        Selector("layoutIfNeeded", UIView.layoutIfNeeded), Selector("setNeedsLayout", UIView.setNeedsLayout),
        Selector("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints),
        Selector("updateConstraintsIfNeeded", UIView.updateConstraintsIfNeeded),
        Selector("updateConstraints", UIView.updateConstraints),
        Selector("invalidateIntrinsicContentSize", UIView.invalidateIntrinsicContentSize),
        Selector("sizeToFit", UIView.sizeToFit), Selector("removeFromSuperview", UIView.removeFromSuperview),
        Selector("didMoveToSuperview", UIView.didMoveToSuperview), Selector("didMoveToWindow", UIView.didMoveToWindow),
        Selector("safeAreaInsetsDidChange", UIView.safeAreaInsetsDidChange),
        Selector("layoutMarginsDidChange", UIView.layoutMarginsDidChange),
        Selector("tintColorDidChange", UIView.tintColorDidChange), Selector("loadView", UIViewController.loadView),
        Selector("loadViewIfNeeded", UIViewController.loadViewIfNeeded),
        Selector("viewDidLoad", UIViewController.viewDidLoad),
        Selector("viewWillLayoutSubviews", UIViewController.viewWillLayoutSubviews),
        Selector("viewDidLayoutSubviews", UIViewController.viewDidLayoutSubviews),
        Selector("updateViewConstraints", UIViewController.updateViewConstraints),
        Selector("becomeFirstResponder", UIResponder.becomeFirstResponder),
        Selector("resignFirstResponder", UIResponder.resignFirstResponder),
    ]
}
