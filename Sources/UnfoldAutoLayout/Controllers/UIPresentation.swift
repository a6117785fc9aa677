import Foundation

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole screen.
    case fullScreen = 0
    /// As a sheet.
    case pageSheet
    /// As a small sheet.
    case formSheet
    /// Over the context that is defined.
    case currentContext
    /// As a presentation controller says.
    case custom
    /// Over the whole screen, what lies below stays.
    case overFullScreen
    /// Over the context that is defined, what lies below stays.
    case overCurrentContext
    /// In a popover.
    case popover
    /// Not at all.
    case none = -1
    /// As the system chooses: a sheet.
    case automatic = -2
}

/// How a controller comes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below.
    case coverVertical = 0
    /// By turning.
    case flipHorizontal
    /// By fading.
    case crossDissolve
    /// By turning a page.
    case partialCurl
}

/// A controller whose view is the system's: nothing of it stands in a window.
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
        RunLoopTurn.schedule(after: 0) { _ in
            controller.isBeingPresented = false
            completion?()
        }
    }

    /// Takes away what this one presents, or else this one.
    func hidePresented(animated: Bool, _ completion: (() -> Void)?) {
        // What this one, or one that it is in, presents; if none does, the one that presents them is asked.
        let own = sequence(first: self, next: \.parent).first { $0.ownPresented != nil }
        guard let presenter = own ?? presentingInChain, let presented = presenter.ownPresented else {
            return RunLoopTurn.schedule(after: 0) { _ in completion?() }
        }
        presented.isBeingDismissed = true
        if presented.ownPresented != nil { presented.hidePresented(animated: false, nil) }
        presented.viewIfLoaded?.removeFromSuperview()
        presenter.ownPresented = nil
        presented.presentingViewController = nil
        RunLoopTurn.schedule(after: 0) { _ in
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

/// Says how presented controllers stand and come. Methods have defaults.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Never asked. Default none.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Never asked. Default none.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Never asked. Default none.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Never asked. Default none.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Never asked. Default none.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// None.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// None.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// None.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// None.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// None.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// Which controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A controller by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that goes.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The one that comes.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A view by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that goes.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The one that comes.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// A transition that is animated. Nothing here makes one.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// Where both views stand.
    var containerView: UIView { get }
    /// Whether it is animated.
    var isAnimated: Bool { get }
    /// Whether a finger leads it.
    var isInteractive: Bool { get }
    /// Whether it was given up.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How far it has come.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// A finger release it on.
    func finishInteractiveTransition()
    /// A finger gave it up.
    func cancelInteractiveTransition()
    /// It is over.
    func completeTransition(_ didComplete: Bool)
    /// A controller.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view begins.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view ends.
    func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
    /// Not at all.
    public var targetTransform: CGAffineTransform { .identity }
    /// Nothing.
    public func pauseInteractiveTransition() {}
}

/// Animates a transition. Nothing here asks one.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Animates, in a way that a finger may stop.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// It is over.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// An animator that does nothing.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator(duration: 0, curve: .linear, animations: nil) }
    /// Nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Leads a transition by a finger. Nothing here asks one.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How fast it ends; 1 is as fast as without a finger.
    var completionSpeed: CGFloat { get }
    /// How it ends.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether it begins with a finger.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// 1.
    public var completionSpeed: CGFloat { 1 }
    /// Slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// True.
    public var wantsInteractiveStart: Bool { true }
}

/// Leads a transition by parts of a whole; stored.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    /// Never called; does nothing.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    /// 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// Stored.
    open var completionSpeed: CGFloat = 1
    /// Stored.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// Stored.
    open var wantsInteractiveStart = true
    /// Stored.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Seconds: 0, for nothing is animated.
    open var duration: CGFloat { 0 }
    /// Accepted: a transition stands still by itself.
    open func pause() {}
    /// Sets ``percentComplete``.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
    /// To the end.
    open func finish() { percentComplete = 1 }
    /// To the beginning.
    open func cancel() { percentComplete = 0 }
}

/// What is known while a transition goes on.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether it is animated.
    var isAnimated: Bool { get }
    /// Whether it was given up.
    var isCancelled: Bool { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    /// Where both views stand.
    var containerView: UIView { get }
    /// A controller.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Whether a finger leads it.
    var isInteractive: Bool { get }
    /// Whether a finger led it when it began.
    var initiallyInteractive: Bool { get }
    /// Whether a finger may stop it.
    var isInterruptible: Bool { get }
    /// 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast a finger was.
    var completionVelocity: CGFloat { get }
    /// How it ends.
    var completionCurve: UIView.AnimationCurve { get }
    /// How the controller is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// By how much the view is turned.
    var targetTransform: CGAffineTransform { get }
}

extension UIViewControllerTransitionCoordinatorContext {
    /// False.
    public var isInteractive: Bool { false }
    /// False.
    public var initiallyInteractive: Bool { false }
    /// False.
    public var isInterruptible: Bool { false }
    /// 1: it is over.
    public var percentComplete: CGFloat { 1 }
    /// 1.
    public var completionVelocity: CGFloat { 1 }
    /// Slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// None: it is no presentation.
    public var presentationStyle: UIModalPresentationStyle { .none }
    /// Not at all.
    public var targetTransform: CGAffineTransform { .identity }
}

/// Animates beside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Animates beside it.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Notified when a finger releases.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates in a view beside it.
    @discardableResult public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
    /// Old name of ``notifyWhenInteractionChanges(_:)``.
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { notifyWhenInteractionChanges(handler) }
    /// Animates beside it.
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A transition that is over as soon as it began; a test may hand one to `viewWillTransition(to:with:)`.
@preconcurrency @MainActor
public final class ImmediateTransitionCoordinator: NSObject,
    UIViewControllerTransitionCoordinator
{
    /// False.
    public var isAnimated: Bool { false }
    /// False.
    public var isCancelled: Bool { false }
    /// 0.
    public var transitionDuration: TimeInterval { 0 }
    /// Where both views stand.
    public let containerView: UIView
    /// A transition in a view.
    public init(containerView: UIView) { self.containerView = containerView }
    /// None.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    /// None.
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    /// Runs both, at once.
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        completion?(self)
        return true
    }
    /// Never calls.
    public func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
}
