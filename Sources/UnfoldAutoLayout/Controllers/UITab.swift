import Foundation

/// A tab of a tab bar controller, as of iOS 18. Its controller is made when it is first asked for.
@preconcurrency @MainActor open class UITab: NSObject {
    /// Default none.
    open var title: String { didSet { knownController?.tabBarItem.title = title } }
    /// Stored; nothing is drawn.
    open var image: UIImage?
    /// Stored.
    open var subtitle: String?
    /// Stored; nothing is drawn.
    open var badgeValue: String?
    /// Stored.
    open var isHidden = false
    /// Stored.
    open var isEnabled = true
    /// Stored.
    open var preferredPlacement: UITab.Placement = .automatic
    /// Stored.
    open var userInfo: Any?
    /// Its name.
    public let identifier: String
    private let provider: (@MainActor (UITab) -> UIViewController)?
    private var knownController: UIViewController?

    /// Where a tab is shown.
    public enum Placement: Int, Sendable {
        /// As suits.
        case automatic = 0
        /// As suits.
        case `default`
        /// May be taken away.
        case optional
        /// May be moved.
        case movable
        /// At the end.
        case pinned
        /// Always there.
        case fixed
        /// In the sidebar.
        case sidebarOnly
    }

    /// A tab.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)?
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
        super.init()
    }
    /// What it shows; with the tab's title and picture in the bar.
    open var viewController: UIViewController? {
        if let knownController { return knownController }
        guard let made = provider?(self) else { return nil }
        made.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
        knownController = made
        return made
    }
    /// Stored. Default true.
    open var allowsHiding = true
    /// Stored. Default false.
    open var isHiddenByDefault = false
    /// Always true: no tab is hidden.
    open var hasVisiblePlacement: Bool { true }
    /// Stored. Default false.
    open var isSpringLoaded = false
    /// The controller whose tab it is.
    open internal(set) weak var tabBarController: UITabBarController?
    /// The group that it stands in.
    open internal(set) weak var parent: UITabGroup?
    /// The group that manages its navigation; the outermost one with a controller for it.
    open var managingTabGroup: UITabGroup? {
        var found: UITabGroup?
        var next = parent
        // No more than a bar could hold: groups may have been put into each other.
        for _ in 0..<64 {
            guard let group = next else { break }
            if group.managingNavigationController != nil { found = group }
            next = group.parent
        }
        return found
    }
}

/// A tab for searching.
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// A tab with the usual title.
    public convenience init(viewControllerProvider: @escaping @MainActor (UITab) -> UIViewController) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
            viewControllerProvider: viewControllerProvider)
    }
    /// Stored.
    open var automaticallyActivatesSearch = false
}

/// Tabs in a sidebar; they stand in the bar.
@preconcurrency @MainActor open class UITabGroup: UITab {
    /// Stored.
    open var children: [UITab] { didSet { adopt(oldValue) } }
    /// Stored.
    open var defaultChildIdentifier: String?
    /// A group.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adopt([])
    }
    private func adopt(_ former: [UITab]) {
        for tab in former where tab.parent === self { tab.parent = nil }
        for tab in children { tab.parent = self }
    }

    /// Which child is chosen; stored. Default none.
    open weak var selectedChild: UITab?
    /// Stored. Default none.
    open var managingNavigationController: UINavigationController?
    /// Stored. Default false.
    open var allowsReordering = false
    /// Stored. Default none.
    open var displayOrderIdentifiers: [String] = []
    /// The children in the order they are shown in: that of ``displayOrderIdentifiers``, then all others.
    open var displayOrder: [UITab] {
        let first = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return first + children.filter { child in !first.contains { $0 === child } }
    }
    /// Stored. Default false.
    open var isSidebarDestination = false
    /// Stored. Default as suits.
    open var sidebarAppearance = SidebarAppearance.automatic
    /// Stored. Default none.
    open var sidebarActions: [UIAction] = []
    /// A child, or a child's, of that name.
    open func tab(forIdentifier identifier: String) -> UITab? {
        for child in children {
            if child.identifier == identifier { return child }
            if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }
    /// How a group looks in a sidebar; stored.
    public enum SidebarAppearance: Int, Sendable {
        /// As suits.
        case automatic = 0
        /// In line.
        case inline
        /// As a section.
        case rootSection
    }
}

/// A view above a tab bar, as of iOS 26 (developer.apple.com/documentation/uikit/uitabaccessory). It is stored and
/// takes no room: a finding where it is set.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
    /// Where it stands.
    public typealias Environment = UITabAccessoryEnvironment
    /// The view.
    public let contentView: UIView
    /// With a view.
    public init(contentView: UIView) { self.contentView = contentView }
}

/// Notified about the sidebar; never called.
@preconcurrency @MainActor public protocol UITabBarControllerSidebarDelegate: OptionalRequirements {}

extension UITabBarController {
    /// How tabs are shown; a bar, always.
    public enum Mode: Int, Sendable {
        /// As suits.
        case automatic = 0
        /// A bar.
        case tabBar
        /// A sidebar.
        case tabSidebar
    }
    /// The sidebar, which is not shown.
    @preconcurrency @MainActor open class Sidebar: NSObject {
        /// Stored.
        open var isHidden = true
        /// Stored.
        open var preferredLayout = 0
        /// Stored; never notified.
        open weak var delegate: (any UITabBarControllerSidebarDelegate)?
        /// Stored; not shown.
        open var bottomBarView: UIView?
        /// Stored; not shown.
        open var navigationOverflowItems: UIDeferredMenuElement?
    }
    /// How the bar goes.
    public enum MinimizeBehavior: Int, Sendable {
        /// As suits.
        case automatic = 0
        /// Never.
        case never
        /// With scrolling down.
        case onScrollDown
        /// With scrolling up.
        case onScrollUp
    }
}

/// A way from one controller to another, as of iOS 18; transitions are over at once.
@preconcurrency @MainActor open class UIViewControllerTransition: NSObject {
    /// Out of a view.
    open class func zoom(
        options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> UIViewControllerTransition { UIViewControllerTransition() }
    /// From below.
    open class func coverVertical() -> UIViewControllerTransition { UIViewControllerTransition() }
    /// Turned.
    open class func flipHorizontal() -> UIViewControllerTransition { UIViewControllerTransition() }
    /// Faded.
    open class func crossDissolve() -> UIViewControllerTransition { UIViewControllerTransition() }
    /// How a zoom looks; stored.
    @preconcurrency @MainActor open class ZoomOptions: NSObject {
        /// Stored.
        open var dimmingColor: UIColor?
        /// Stored.
        open var dimmingVisualEffect: UIVisualEffect?
        /// Stored; never asked.
        open var interactiveDismissShouldBegin: ((UIZoomTransitionInteractionContext) -> Bool)?
        /// Stored; never asked.
        open var alignmentRectProvider: ((UIZoomTransitionAlignmentRectContext) -> CGRect)?
    }
    /// What a zoom asks for; never made.
    @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
        /// Where it comes from.
        public weak var sourceViewController: UIViewController?
        /// Where it leads to.
        public weak var zoomedViewController: UIViewController?
    }
}

extension UIViewController {
    /// Its name in Swift.
    public typealias Transition = UIViewControllerTransition
}

/// What a gesture that takes a zoom back says; never made.
@preconcurrency @MainActor public final class UIZoomTransitionInteractionContext: NSObject {
    /// In the view. Zero.
    public var location: CGPoint { .zero }
    /// In points a second. Zero.
    public var velocity: CGVector { CGVector(dx: 0, dy: 0) }
    /// Whether it would begin by itself. True.
    public var willBegin: Bool { true }
}

/// What a zoom says when it looks for its position; never made.
@preconcurrency @MainActor public final class UIZoomTransitionAlignmentRectContext: NSObject {
    /// The view that it comes from. Default none.
    public weak var sourceView: UIView?
    /// The controller that it leads to. Default none.
    public weak var zoomedViewController: UIViewController?
}
