import Foundation
import UnfoldAutoLayout

/// An item of the menu of before iOS 16; stored.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// What it says.
    open var title: String
    /// What it sends.
    open var action: Selector
    /// An item.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
    /// An item that says and sends nothing.
    public override convenience init() { self.init(title: "", action: Selector("")) }
}

/// The menu of before iOS 16; it shows nothing.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    /// Where its arrow points.
    public enum ArrowDirection: Int, Sendable {
        /// As suits.
        case `default` = 0
        /// Up.
        case up
        /// Down.
        case down
        /// To the left.
        case left
        /// To the right.
        case right
    }
    /// The only one.
    public static let shared = UIMenuController()
    /// Between ``showMenu(from:rect:)`` and ``hideMenu()``.
    open var isMenuVisible = false
    /// Sets ``isMenuVisible``.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
    /// Stored.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { menuFrame = targetRect }
    /// Sets ``isMenuVisible``.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
    /// Clears ``isMenuVisible``.
    open func hideMenu() { isMenuVisible = false }
    /// Clears ``isMenuVisible``.
    open func hideMenu(from targetView: UIView) { isMenuVisible = false }
    /// Stored.
    open var arrowDirection: ArrowDirection = .default
    /// Items of the app; stored.
    open var menuItems: [UIMenuItem]?
    /// Accepted.
    open func update() {}
    /// What ``setTargetRect(_:in:)`` gave.
    open private(set) var menuFrame: CGRect = .zero
    /// Never posted; nor are the others.
    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// It is shown.
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// It is about to go.
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// It went.
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// It has another frame.
    public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}

/// A menu at a position; stored.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// Distinguishes it from others.
    public let identifier: AnyHashable
    /// Where.
    public let sourcePoint: CGPoint
    /// Stored.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
    /// A menu at a position.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable("menu")
        self.sourcePoint = sourcePoint
    }
}

/// Where the arrow of a menu points.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// As suits.
    case automatic = 0
    /// Up.
    case up
    /// Down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
}

/// Animates beside a menu.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Animates beside it.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs at the end.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Gives menus; never asked. Methods have defaults.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// The menu. Default none.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Where it points. Default null.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// It is about to show.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// It is about to go.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// None.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Null.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    /// Nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// Shows a menu in a view; it shows nothing.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// Gives menus.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view it was added to.
    open private(set) weak var view: UIView?
    /// Menus of a delegate.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
    /// Zero: no menu was asked for by a touch.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Accepted: no menu is shown.
    open func updateVisibleMenuPosition(animated: Bool) {}
    /// Shows nothing.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    /// Accepted.
    open func dismissMenu() {}
    /// Accepted.
    open func reloadVisibleMenu() {}
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
}
