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
    /// It is about to go.
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// It went.
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}

/// A menu at a position; stored.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// Distinguishes it from others.
    public let identifier: AnyHashable
    /// Where.
    public let sourcePoint: CGPoint
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
}

/// Animates beside a menu.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
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
    /// Accepted: no menu is shown.
    open func updateVisibleMenuPosition(animated: Bool) {}
    /// Shows nothing.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    /// Accepted.
    open func dismissMenu() {}
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
}
