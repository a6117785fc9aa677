import Foundation
import UnfoldAutoLayout

/// The menu of before iOS 16; it shows nothing.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    /// Between ``showMenu(from:rect:)`` and ``hideMenu()``.
    open var isMenuVisible = false
    /// Sets ``isMenuVisible``.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { menuFrame = targetRect }
    /// Sets ``isMenuVisible``.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
    /// Clears ``isMenuVisible``.
    open func hideMenu() { isMenuVisible = false }
    open var arrowDirection: ArrowDirection = .default
    /// Items of the app; stored.
    open var menuItems: [UIMenuItem]?
    open func update() {}
    /// What ``setTargetRect(_:in:)`` gave.
    open private(set) var menuFrame: CGRect = .zero
}

/// A menu at a position; stored.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// Distinguishes it from others.
    public let identifier: AnyHashable
    public let sourcePoint: CGPoint
    /// A menu at a position.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable("menu")
        self.sourcePoint = sourcePoint
    }
}

/// Shows a menu in a view; it shows nothing.
@preconcurrency @MainActor open class UIEditMenuInteraction: UIEditMenuInteractionInert, UIInteraction {
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view it was added to.
    open private(set) weak var view: UIView?
    /// Menus of a delegate.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
}
