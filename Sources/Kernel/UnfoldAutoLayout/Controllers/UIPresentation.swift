/// A controller whose view is the system's: nothing of it is in a window.
package protocol StandsNowhere {}

extension UIViewController {
    /// Shows over the window, at once; what sheets leave free is not known, which is reported once as a finding.
    func showPresented(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        let presenter = presenterInChain
        // UIKit logs that it does nothing.
        guard presenter.ownPresented == nil, controller.presentingViewController == nil else { return }
        presenter.ownPresented = controller
        controller.presentingViewController = presenter
        controller.isBeingPresented = true
        if controller.standsInWindow, let window = presenter.viewIfLoaded?.window {
            if [.automatic, .pageSheet, .formSheet, .popover].contains(controller.modalPresentationStyle) {
                InertLayout.report("present(_:animated:)", .presentedAsLargeAsWindow)
            }
            let view: UIView = controller.view
            view.frame = window.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.addSubview(view)
        }
        ScheduledWork.schedule(after: 0) { _ in
            controller.isBeingPresented = false
            completion?()
        }
    }

    func hidePresented(animated: Bool, _ completion: (() -> Void)?) {
        // What this one, or one that it is in, presents; if none does, the one that presents them is asked.
        let own = sequence(first: self, next: \.parent).first { $0.ownPresented != nil }
        guard let presenter = own ?? presentingInChain, let presented = presenter.ownPresented
        else { return ScheduledWork.schedule(after: 0) { _ in completion?() } }
        presented.isBeingDismissed = true
        if presented.ownPresented != nil { presented.hidePresented(animated: false, nil) }
        presented.viewIfLoaded?.removeFromSuperview()
        presenter.ownPresented = nil
        presented.presentingViewController = nil
        ScheduledWork.schedule(after: 0) { _ in
            presented.isBeingDismissed = false
            completion?()
        }
    }

    /// The one that presents for this one: the nearest that defines a context, or the outermost.
    private var presenterInChain: UIViewController {
        var controller = self
        while !controller.definesPresentationContext, let parent = controller.parent { controller = parent }
        return controller
    }

    private var presentingInChain: UIViewController? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.presentingViewController).first
    }
}
