import Foundation

/// Makes the menu of a context menu from what the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
/// Makes what a context menu shows above it.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// A menu for something that is held, and a preview. Nothing shows it; a test may call the providers.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// Distinguishes it from others.
    public let identifier: NSCopying
    /// Makes the preview. UIKit has no such member.
    public let previewProvider: UIContextMenuContentPreviewProvider?
    /// Makes the menu. UIKit has no such member.
    public let actionProvider: UIContextMenuActionProvider?

    /// A menu and a preview.
    public init(
        identifier: NSCopying? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? UUID().uuidString as NSString
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}

/// Animates beside a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// What is previewed.
    var previewViewController: UIViewController? { get }
    /// Animates beside it.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs at the end.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview becomes what is shown.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes.
    case dismiss = 0
    /// It grows.
    case pop
}

/// Animates beside a preview that is touched.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview goes on.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Gives context menus. Methods that UIKit declares optional have defaults; none is called.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// The menu at a position.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// What lights up. Default none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Where the menu goes back to. Default none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// The preview was touched.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// The menu is about to show.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// The menu is about to go.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// None.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// None.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// Shows a menu where a view is held; nothing shows it here.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Gives menus.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view it was added to.
    open private(set) weak var view: UIView?
    /// Menus of a delegate.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
    /// Accepted.
    open func dismissMenu() {}
}

/// How a view looks while it is dragged or previewed; stored.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The usual.
    public override init() { super.init() }
    /// Around lines of text.
    public init(textLineRects: [NSValue]) { super.init() }
    /// Stored.
    open var visiblePath: UIBezierPath?
    /// Stored.
    open var shadowPath: UIBezierPath?
    /// Stored.
    open var backgroundColor: UIColor! = .systemBackground
}

/// How a view looks while it is dragged; stored.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a preview belongs.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The view that it stands in.
    public let container: UIView
    /// Its middle there.
    public let center: CGPoint
    /// How it is turned.
    public let transform: CGAffineTransform
    /// A position in a view.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
    }
}

/// Where what is dragged belongs.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view as preview; stored.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// How it looks.
    public let parameters: UIPreviewParameters
    /// Where it belongs.
    public let target: UIPreviewTarget
    /// Points.
    open var size: CGSize { view.bounds.size }
    /// A view at a position.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
    }
    /// A view where it stands.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }
    /// A view where it stands.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
    /// The same view elsewhere.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// A view as preview while it is dragged; stored.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}
