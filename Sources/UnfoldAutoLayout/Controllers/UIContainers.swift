import Foundation

/// Notified about columns. Methods have defaults.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: OptionalRequirements {
    /// Never asked. Default false.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Never asked. Default: the column proposed.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
    /// False.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// The column proposed.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
}

/// Columns of controllers. They are stored; the last one fills the view, which is reported once as a finding.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// A column.
    public enum Column: Int, Sendable {
        /// The first.
        case primary = 0
        /// The one between.
        case supplementary
        /// The last.
        case secondary
        /// The only one where there is little room.
        case compact
        /// The one at the other side.
        case inspector
    }

    /// How many columns.
    public enum Style: Int, Sendable {
        /// As before iOS 14.
        case unspecified = 0
        /// Two.
        case doubleColumn
        /// Three.
        case tripleColumn
    }

    /// Which columns are seen.
    public enum DisplayMode: Int, Sendable {
        /// As suits.
        case automatic = 0
        /// The last.
        case secondaryOnly
        /// One beside the last.
        case oneBesideSecondary
        /// One over the last.
        case oneOverSecondary
        /// Two beside the last.
        case twoBesideSecondary
        /// Two over the last.
        case twoOverSecondary
        /// Two push the last away.
        case twoDisplaceSecondary
        /// Old name.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// Old name.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// Old name.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// How columns share the width.
    public enum SplitBehavior: Int, Sendable {
        /// As suits.
        case automatic = 0
        /// Side by side.
        case tile
        /// One over the other.
        case overlay
        /// One pushes the other away.
        case displace
    }

    /// Columns of a style.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    /// Columns as before iOS 14.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Columns as before iOS 14.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// How many columns.
    public let style: Style
    /// Stored.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    package override func contain(_ controllers: [UIViewController]) { viewControllers = controllers }

    /// The columns, in order.
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for old in oldValue where !viewControllers.contains(where: { $0 === old }) { old.removeFromParent() }
            for new in viewControllers where new.parent !== self {
                addChild(new)
                new.didMove(toParent: self)
            }
            viewIfLoaded?.setNeedsLayout()
        }
    }
    private var columns: [Column: UIViewController] = [:]
    /// Sets a column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        viewControllers = [.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    /// A column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    /// Accepted.
    open func show(_ column: Column) {}
    /// Accepted.
    open func hide(_ column: Column) {}
    /// Sets the last column.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        viewControllers = Array(viewControllers.prefix(1)) + [vc]
    }
    /// Stored.
    open var preferredDisplayMode: DisplayMode = .automatic
    /// The last.
    open var displayMode: DisplayMode { .secondaryOnly }
    /// Stored.
    open var preferredSplitBehavior: SplitBehavior = .automatic
    /// Stored.
    open var presentsWithGesture = true
    /// Stored.
    open var preferredPrimaryColumnWidthFraction: CGFloat = -1
    /// Stored.
    open var preferredPrimaryColumnWidth: CGFloat = -1
    /// Stored.
    open var minimumPrimaryColumnWidth: CGFloat = -1
    /// Stored.
    open var maximumPrimaryColumnWidth: CGFloat = -1
    /// Whether there is room for one column alone.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
    /// A button that would show the first column.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

    /// Makes the view that holds the columns.
    open override func loadView() {
        let container = ContainerView(frame: UIScreen.main.bounds)
        container.onLayout = { [unowned self] in showLast() }
        view = container
    }

    private func showLast() {
        guard let container = viewIfLoaded, let last = viewControllers.last else { return }
        if viewControllers.count > 1 {
            InertLayout.report("UISplitViewController", .lastColumnOnly)
        }
        for other in viewControllers.dropLast() { other.viewIfLoaded?.removeFromSuperview() }
        if last.view.superview !== container { container.addSubview(last.view) }
        last.stand(under: .zero, in: container, opaqueTop: false, opaqueBottom: false)
    }
}

/// Gives pages. Methods that UIKit declares optional have defaults.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before; never asked.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after; never asked.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Default 0.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Default 0.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// 0.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Notified about pages; never called. Methods have defaults.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Pages are about to be turned.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Pages were turned.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// Pages, of which one fills the view.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// How pages are turned.
    public enum TransitionStyle: Int, Sendable {
        /// As paper.
        case pageCurl = 0
        /// By scrolling.
        case scroll
    }

    /// Which way pages are turned.
    public enum NavigationOrientation: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// Up and down.
        case vertical
    }

    /// Which way a page comes.
    public enum NavigationDirection: Int, Sendable {
        /// On.
        case forward = 0
        /// Back.
        case reverse
    }

    /// What pages are made with.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Points between pages.
        public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// Where the spine is.
        public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    /// Pages that are turned in a way.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }
    /// Pages as paper, from side to side.
    public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }
    /// Pages as paper.
    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        super.init(coder: coder)
    }

    /// How pages are turned.
    public let transitionStyle: TransitionStyle
    /// Which way pages are turned.
    public let navigationOrientation: NavigationOrientation
    /// Gives pages; never asked.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// Notified about pages; never called.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Stored.
    open var isDoubleSided = false
    /// None.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    /// The pages that are shown.
    open private(set) var viewControllers: [UIViewController]?
    /// Shows other pages, at once; the first fills the view.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        for old in self.viewControllers ?? [] where !(viewControllers ?? []).contains(where: { $0 === old }) {
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        self.viewControllers = viewControllers
        for new in viewControllers ?? [] where new.parent !== self {
            addChild(new)
            new.didMove(toParent: self)
        }
        viewIfLoaded?.setNeedsLayout()
        RunLoopTurn.schedule(after: 0) { completion?($0) }
    }

    /// Makes the view that holds the pages.
    open override func loadView() {
        let container = ContainerView(frame: UIScreen.main.bounds)
        container.onLayout = { [unowned self] in showFirst() }
        view = container
    }

    private func showFirst() {
        guard let container = viewIfLoaded, let first = viewControllers?.first else { return }
        if first.view.superview !== container { container.addSubview(first.view) }
        first.stand(under: .zero, in: container, opaqueTop: false, opaqueBottom: false)
    }
    /// Where the spine of pages that curl lies.
    public enum SpineLocation: Int, Sendable {
        /// Nowhere.
        case none = 0
        /// At the first edge.
        case min
        /// In the middle, between two pages.
        case mid
        /// At the last edge.
        case max
    }
    /// None: pages do not curl.
    open var spineLocation: SpineLocation { .none }
}
