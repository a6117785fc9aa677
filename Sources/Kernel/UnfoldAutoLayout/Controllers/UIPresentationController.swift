import Foundation

extension UIViewController: UIContentContainer, UIFocusEnvironment {}

/// Says how a presentation adapts to its space. Methods have defaults.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.presentationStyle
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}

/// How a controller is presented; stored, and never asked.
@preconcurrency @MainActor open class UIPresentationController: UIPresentationControllerInert {
    /// The one that is presented.
    public unowned let presentedViewController: UIViewController
    private weak var presenting: UIViewController?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    static func standard(of controller: UIViewController) -> UIPresentationController {
        let presenting = controller.presentingViewController
        switch controller.modalPresentationStyle {
        case .popover:
            return UIPopoverPresentationController(presentedViewController: controller, presenting: presenting)
        case .automatic, .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: controller, presenting: presenting)
        default: return UIPresentationController(presentedViewController: controller, presenting: presenting)
        }
    }

    /// The one that presents.
    open var presentingViewController: UIViewController {
        presenting ?? presentedViewController.presentingViewController ?? presentedViewController
    }
    /// That of the controller.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// Where the presented view stands.
    open var containerView: UIView? { presentedViewController.viewIfLoaded?.superview }
    /// The view that is presented.
    open var presentedView: UIView? { presentedViewController.view }
    /// The bounds of the container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// That of the controller.
    open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
    /// What the delegate says for those traits; none without one.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    }
    /// Traits of the controller.
    open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
}

/// A sheet; stored. Presented, it is as large as the window.
@preconcurrency @MainActor open class UISheetPresentationController: UISheetPresentationControllerInert {
    /// What a height of one's own may depend on.
    @preconcurrency @MainActor public protocol DetentResolutionContext {
        /// Traits of the sheet.
        var containerTraitCollection: UITraitCollection { get }
        /// Points.
        var maximumDetentValue: CGFloat { get }
    }

    /// A height at which a sheet rests.
    @preconcurrency @MainActor open class Detent: NSObject {
        public let identifier: Identifier
        init(_ identifier: Identifier) { self.identifier = identifier }
        open class func medium() -> Detent { Detent(.medium) }
        open class func large() -> Detent { Detent(.large) }
        /// A height of one's own; never asked.
        open class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any DetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom")) }
    }

    open func animateChanges(_ changes: () -> Void) { changes() }
}

/// What a popover points at.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

#if !canImport(ObjectiveC)
#endif
