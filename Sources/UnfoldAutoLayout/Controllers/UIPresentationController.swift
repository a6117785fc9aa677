import Foundation

/// What holds content and is notified of its size.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The size asked of what is around, in points.
    var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer, UIFocusEnvironment {}

/// Says how a presentation adapts to its room. Methods have defaults.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Never asked. Default: the style itself.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Never asked. Default: the style itself.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Never asked. Default none.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Never asked: there are no touches. Default true.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Never called: there are no touches.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Never called: there are no touches.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Never called: there are no touches.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The style itself.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.presentationStyle
    }
    /// The style itself.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// None.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// True.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// How a controller is presented; stored, and never asked.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    /// The one that is presented.
    public unowned let presentedViewController: UIViewController
    private weak var presenting: UIViewController?

    /// Of a controller.
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
    /// Default true.
    open var shouldPresentInFullscreen: Bool { true }
    /// Default false.
    open var shouldRemovePresentersView: Bool { false }
    /// Stored.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Stored.
    open var overrideTraitCollection: UITraitCollection?
    /// That of the controller.
    open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
    /// What the delegate says for those traits; none without one.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    }
    /// Traits of the controller.
    open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
    /// Never called; does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Never called; does nothing.
    open func containerViewWillLayoutSubviews() {}
    /// Never called; does nothing.
    open func containerViewDidLayoutSubviews() {}
    /// Never called; does nothing.
    open func presentationTransitionWillBegin() {}
    /// Never called; does nothing.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Never called; does nothing.
    open func dismissalTransitionWillBegin() {}
    /// Never called; does nothing.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Never called; does nothing.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Never called; does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size given.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
}

/// Notified about a sheet. Methods have defaults.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Never called: there are no touches.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// A sheet; stored. Presented, it is as large as the window.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// What a height of one's own may depend on.
    @preconcurrency @MainActor public protocol DetentResolutionContext {
        /// Traits of the sheet.
        var containerTraitCollection: UITraitCollection { get }
        /// Points.
        var maximumDetentValue: CGFloat { get }
    }

    /// A height at which a sheet rests.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// Names a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public var rawValue: String
            /// A name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// A name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Half.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// Whole.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// Its name.
        public let identifier: Identifier
        init(_ identifier: Identifier) { self.identifier = identifier }
        /// Half.
        open class func medium() -> Detent { Detent(.medium) }
        /// Whole.
        open class func large() -> Detent { Detent(.large) }
        /// A height of one's own; never asked.
        open class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any DetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom")) }
    }

    /// Stored.
    open var detents: [Detent] = [.large()]
    /// Stored.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// Stored.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Stored.
    open var prefersGrabberVisible = false
    /// Stored.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Stored.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Stored.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Stored.
    open var preferredCornerRadius: CGFloat?
    /// Runs the changes.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Accepted.
    open func invalidateDetents() {}
}

/// Where an arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// What a popover points at.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Asked and notified about a popover. Methods have defaults.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// Never called.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Never asked. Default true.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Never called.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// True.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Nothing.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// A popover; stored. Presented, it is as large as the window.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// Stored.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// Stored.
    open var sourceView: UIView?
    /// Stored.
    open var sourceRect: CGRect = .null
    /// Stored.
    open var barButtonItem: UIBarButtonItem?
    /// Stored.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// Not known.
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
    /// Stored.
    open var canOverlapSourceViewRect = false
    /// Stored.
    open var passthroughViews: [UIView]?
    /// Stored.
    open var backgroundColor: UIColor?
    /// Stored.
    open var popoverLayoutMargins: UIEdgeInsets = .zero
    /// Stored.
    open var popoverBackgroundViewClass: AnyClass?
}

#if !canImport(ObjectiveC)
    /// What an extension is notified of its host. Nothing here makes one.
    @preconcurrency @MainActor open class NSExtensionContext: NSObject {
        /// None.
        open var inputItems: [Any] { [] }
        /// Accepted.
        open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {}
        /// Accepted.
        open func cancelRequest(withError error: any Error) {}
    }
#endif
