import UIKit

extension UINavigationController {
    open override var preferredStatusBarStyle: UIStatusBarStyle { topViewController?.preferredStatusBarStyle ?? .default }
    @objc func popTwice() {
        popViewController(animated: false)
        popViewController(animated: false)
    }
}

extension UIScrollView {
    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
        addTarget(#selector(UIView.setNeedsLayout))
    }
    private func addTarget(_ selector: Selector) {}
}
