// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Tabs.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

/// A tab by what it shows. A tab bar controller asks for the controllers of all of its tabs at once.
@preconcurrency @MainActor open class UITab: NSObject {
    public let identifier: String
    open var title: String { didSet { tellItem() } }
    open var image: UIImage? { didSet { tellItem() } }
    open var subtitle: String?
    open var badgeValue: String? { didSet { tellItem() } }
    open var userInfo: Any?
    open var isEnabled: Bool = true
    open var isHidden: Bool = false { didSet { if oldValue != isHidden { tabBarController?.showTabs() } } }
    open var isHiddenByDefault: Bool = false
    open var allowsHiding: Bool = false
    open var preferredPlacement: Placement = .automatic
    open internal(set) weak var parent: UITabGroup?
    internal weak var owner: UITabBarController?
    open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }
    private var made: UIViewController?
    private let provider: ((UITab) -> UIViewController)?
    public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) { (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider) }
    /// Made when it is asked for first; its bar item has the title, image and badge of the tab.
    open var viewController: UIViewController? { if made == nil { made = provider?(self); tellItem() }; return made }
    private func tellItem() { guard let item = made?.tabBarItem else { return }; (item.title, item.image, item.badgeValue) = (title, image, badgeValue) }
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
    open var children: [UITab] { didSet { oldValue.forEach { $0.parent = nil }; adopt(); tabBarController?.showTabs() } }
    public init(title: String, image: UIImage?, identifier: String, children: [UITab] = [], viewControllerProvider: ((UITab) -> UIViewController)? = nil) { self.children = children; super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider); adopt() }
    private func adopt() { children.forEach { $0.parent = self } }
    /// Of its own, or of the selected child.
    open override var viewController: UIViewController? { super.viewController ?? selectedChild?.viewController }
    open var defaultChildIdentifier: String?
    private var selected: UITab?
    open var selectedChild: UITab? { get { children.first { $0 === selected } ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first } set { let isShown = tabBarController?.selectedTab === self; selected = newValue; tabBarController?.showTabs(); if isShown { tabBarController?.selectedTab = self } } }
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
    public var tabs: [UITab] { get { inertValues["tabs"] as? [UITab] ?? [] } set { tabs.forEach { $0.owner = nil }; inertValues["tabs"] = newValue; newValue.forEach { $0.owner = self }; showTabs() } }
    internal func showTabs() { viewControllers = tabs.filter { !$0.isHidden }.compactMap(\.viewController) }
    public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    public var selectedTab: UITab? { get { selectedViewController.flatMap { shown in tabs.first { !$0.isHidden && $0.viewController === shown } } } set { if let newValue, !newValue.isHidden, let shown = newValue.viewController { selectedViewController = shown } } }
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
