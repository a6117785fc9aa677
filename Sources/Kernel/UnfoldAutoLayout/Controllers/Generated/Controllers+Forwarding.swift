// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Controllers+Forwarding.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { controller.presentationStyle }
    public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}

extension UISplitViewControllerDelegate {
    public func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { proposedTopColumn }
}

extension UIViewController {
    @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(_ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>) -> any UITraitChangeRegistration { observe(traits, handler) }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { traitObservers?.remove(registration) }
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult public func animateAlongsideTransition(in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil) -> Bool { animate(alongsideTransition: animation, completion: completion) }
    @discardableResult public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
