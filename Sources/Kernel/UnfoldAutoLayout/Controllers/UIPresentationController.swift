extension UIViewController: UIContentContainer, UIFocusEnvironment {}

/// How a controller is presented; stored, and never asked.
@preconcurrency @MainActor open class UIPresentationController: UIPresentationControllerInert {
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

    open var presentingViewController: UIViewController {
        presenting ?? presentedViewController.presentingViewController ?? presentedViewController
    }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open var containerView: UIView? { presentedViewController.viewIfLoaded?.superview }
    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    }
    open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
