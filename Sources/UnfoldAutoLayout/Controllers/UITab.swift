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
    open var children: [UITab]
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
    }
}

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
    }
    /// What a zoom asks for; never made.
    @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
        /// Where it comes from.
        public weak var sourceViewController: UIViewController?
        /// Where it leads to.
        public weak var zoomedViewController: UIViewController?
    }
}
