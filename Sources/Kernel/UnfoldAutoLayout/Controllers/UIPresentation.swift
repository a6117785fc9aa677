/// A controller whose view is the system's: nothing of it is in a window.
package protocol StandsNowhere {}

extension UIViewController {
    /// Shows over the window, at once; what sheets leave free is not known, which is reported once as a finding.
    func showPresented(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        let presenter = presenterInChain
        guard presenter.ownPresented == nil, controller.presentingViewController == nil else {
            // UIKit logs that it does nothing.
            return
        }
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

    /// Takes away what this one presents, or else this one.
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

/// A transition that is over as soon as it began; a test may hand one to `viewWillTransition(to:with:)`.
@preconcurrency @MainActor
public final class ImmediateTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    public var isAnimated: Bool { false }
    public var isCancelled: Bool { false }
    public var transitionDuration: TimeInterval { 0 }
    public let containerView: UIView
    public init(containerView: UIView) { self.containerView = containerView }
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        completion?(self)
        return true
    }
    public func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
}
