// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Menus.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
}

@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
    open func didMove(to view: UIView?) { self.view = view }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func updateVisibleMenuPosition(animated: Bool) {}
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    open func dismissMenu() {}
    open func reloadVisibleMenu() {}
    open func willMove(to view: UIView?) {}
}

@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu?
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect { .null }
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {}
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {}
}

@preconcurrency @MainActor open class UIMenuController: NSObject {
    public static let shared = UIMenuController()
    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    public static let menuFrameDidChangeNotification = Notification.Name( "UIMenuControllerMenuFrameDidChangeNotification")
    open var isMenuVisible: Bool = false
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { menuFrame = targetRect }
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
    open func hideMenu() { isMenuVisible = false }
    open var arrowDirection: ArrowDirection = .default
    open var menuItems: [UIMenuItem]?
    open func update() {}
    open private(set) var menuFrame: CGRect = .zero
}

extension UIMenuController {
    public enum ArrowDirection: Int, Sendable {
        case `default` = 0
        case up = 1
        case down = 2
        case left = 3
        case right = 4
    }
}

@preconcurrency @MainActor open class UIMenuItem: NSObject {
    public override convenience init() { self.init(title: "", action: Selector("")) }
    open var title: String
    open var action: Selector
    public init(title: String, action: Selector) { self.title = title; self.action = action }
}

@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    public let identifier: AnyHashable
    public let sourcePoint: CGPoint
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) { self.identifier = identifier ?? AnyHashable("menu"); self.sourcePoint = sourcePoint }
}
