// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Tabs.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

/// A tab by what it shows. A tab bar controller asks for the controllers of all of its tabs at once.
@preconcurrency @MainActor open class UITab: NSObject {
    public let identifier: String
    open var title: String
    open var image: UIImage?
    open var subtitle: String?
    open var badgeValue: String?
    open var userInfo: Any?
    open var isEnabled: Bool = true
    open var isHidden: Bool = false
    open var isHiddenByDefault: Bool = false
    open var allowsHiding: Bool = false
    open var preferredPlacement: Placement = .automatic
    open internal(set) weak var parent: UITabGroup?
    private let provider: ((UITab) -> UIViewController)?
    public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) { (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider) }
    /// Made when it is asked for first, with the title and image of the tab.
    open private(set) lazy var viewController: UIViewController? = madeController()
    func madeController() -> UIViewController? { let made = provider?(self); made?.tabBarItem = UITabBarItem(title: title, image: image, tag: 0); return made }
}

extension UITab {
    public enum Placement: Int, Sendable {
        case automatic = 0
        case `default` = 1
        case optional = 2
        case movable = 3
        case pinned = 4
        case fixed = 5
        case sidebarOnly = 6
    }
}

@preconcurrency @MainActor open class UITabGroup: UITab {
    open var children: [UITab]
    public init(title: String, image: UIImage?, identifier: String, children: [UITab] = [], viewControllerProvider: ((UITab) -> UIViewController)? = nil) { self.children = children; super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider); children.forEach { $0.parent = self } }
    /// Of its own, or of the selected child.
    override func madeController() -> UIViewController? { super.madeController() ?? selectedChild?.viewController }
    open var defaultChildIdentifier: String?
    private var selected: UITab?
    open var selectedChild: UITab? { get { selected ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first } set { selected = newValue } }
    open func tab(forIdentifier identifier: String) -> UITab? { children.first { $0.identifier == identifier } }
    open var managingNavigationController: UINavigationController?
    open var sidebarActions: [UIAction] = []
}

@preconcurrency @MainActor open class UISearchTab: UITab {
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) { self.init(title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider) }
    open var automaticallyActivatesSearch: Bool = false
}

@preconcurrency @MainActor open class UITabAccessory: NSObject {
    public let contentView: UIView
    public init(contentView: UIView) { self.contentView = contentView }
}

extension UITabBarController {
    public convenience init(tabs: [UITab]) { self.init(nibName: nil, bundle: nil); self.tabs = tabs }
    /// The controllers of those that are not hidden are its `viewControllers`.
    public var tabs: [UITab] { get { inertValues["tabs"] as? [UITab] ?? [] } set { inertValues["tabs"] = newValue; viewControllers = newValue.filter { !$0.isHidden }.compactMap(\.viewController) } }
    public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    public var selectedTab: UITab? { get { tabs.first { $0.viewController != nil && $0.viewController === selectedViewController } } set { if let shown = newValue?.viewController { selectedViewController = shown } } }
    public func tab(forIdentifier identifier: String) -> UITab? { tabs.lazy.compactMap { $0.identifier == identifier ? $0 : ($0 as? UITabGroup)?.tab(forIdentifier: identifier) }.first }
    public var mode: Mode { get { inertValues["mode"] as? Mode ?? .automatic } set { inertValues["mode"] = newValue } }
    public var tabBarMinimizeBehavior: MinimizeBehavior { get { inertValues["tabBarMinimizeBehavior"] as? MinimizeBehavior ?? .automatic } set { inertValues["tabBarMinimizeBehavior"] = newValue } }
    public var bottomAccessory: UITabAccessory? { get { inertValues["bottomAccessory"] as? UITabAccessory } set { inertValues["bottomAccessory"] = newValue } }
    public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) { self.bottomAccessory = bottomAccessory }
    public var compactTabIdentifiers: [String]? { get { inertValues["compactTabIdentifiers"] as? [String] } set { inertValues["compactTabIdentifiers"] = newValue } }
    public var customizationIdentifier: String? { get { inertValues["customizationIdentifier"] as? String } set { inertValues["customizationIdentifier"] = newValue } }
    public var sidebar: Sidebar { let sidebar = inertValues["sidebar"] as? Sidebar ?? Sidebar(); inertValues["sidebar"] = sidebar; return sidebar }
}

extension UITabBarController {
    public enum MinimizeBehavior: Int, Sendable {
        case automatic = 0
        case never = 1
        case onScrollDown = 2
        case onScrollUp = 3
    }

    public enum Mode: Int, Sendable {
        case automatic = 0
        case tabBar = 1
        case tabSidebar = 2
    }

    @preconcurrency @MainActor open class Sidebar: NSObject {
        open var isHidden: Bool = true
    }
}
