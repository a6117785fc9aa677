// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Controllers.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? { nil }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
}

@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case none = -1
    case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
}

@preconcurrency @MainActor open class UIHostingControllerInert: UIViewController {
    open var sizingOptions: UIHostingControllerSizingOptions { get { inertValues["sizingOptions"] as? UIHostingControllerSizingOptions ?? [] } set { inertValues["sizingOptions"] = newValue } }
    open var safeAreaRegions: SafeAreaRegions { get { inertValues["safeAreaRegions"] as? SafeAreaRegions ?? .all } set { inertValues["safeAreaRegions"] = newValue } }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = Self(rawValue: 1)
    public static let intrinsicContentSize = Self(rawValue: 2)
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = Self(rawValue: 1)
    public static let keyboard = Self(rawValue: 2)
    public static let all = Self(rawValue: 3)
}

extension UINavigationController {
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
    public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
    public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask { .all }
    public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

@preconcurrency @MainActor open class UINavigationItemInert: NSObject {
    package final var inertValues: [String: Any] = [:]
    open var backButtonTitle: String? { get { inertValues["backButtonTitle"] as? String } set { inertValues["backButtonTitle"] = newValue } }
    open var backAction: UIAction? { get { inertValues["backAction"] as? UIAction } set { inertValues["backAction"] = newValue } }
    open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode { get { inertValues["backButtonDisplayMode"] as? UINavigationItem.BackButtonDisplayMode ?? .default } set { inertValues["backButtonDisplayMode"] = newValue } }
    open var leftItemsSupplementBackButton: Bool { get { inertValues["leftItemsSupplementBackButton"] as? Bool ?? false } set { inertValues["leftItemsSupplementBackButton"] = newValue } }
    open var trailingItemGroups: [UIBarButtonItemGroup] { get { inertValues["trailingItemGroups"] as? [UIBarButtonItemGroup] ?? [] } set { inertValues["trailingItemGroups"] = newValue } }
    open var leadingItemGroups: [UIBarButtonItemGroup] { get { inertValues["leadingItemGroups"] as? [UIBarButtonItemGroup] ?? [] } set { inertValues["leadingItemGroups"] = newValue } }
    open var centerItemGroups: [UIBarButtonItemGroup] { get { inertValues["centerItemGroups"] as? [UIBarButtonItemGroup] ?? [] } set { inertValues["centerItemGroups"] = newValue } }
    open var pinnedTrailingGroup: UIBarButtonItemGroup? { get { inertValues["pinnedTrailingGroup"] as? UIBarButtonItemGroup } set { inertValues["pinnedTrailingGroup"] = newValue } }
    open var customizationIdentifier: String? { get { inertValues["customizationIdentifier"] as? String } set { inertValues["customizationIdentifier"] = newValue } }
    open var style: UINavigationItem.ItemStyle { get { inertValues["style"] as? UINavigationItem.ItemStyle ?? .navigator } set { inertValues["style"] = newValue } }
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { get { inertValues["titleMenuProvider"] as? (([UIMenuElement]) -> UIMenu?) } set { inertValues["titleMenuProvider"] = newValue } }
    open var searchBarPlacementAllowsToolbarIntegration: Bool { get { inertValues["searchBarPlacementAllowsToolbarIntegration"] as? Bool ?? true } set { inertValues["searchBarPlacementAllowsToolbarIntegration"] = newValue } }
    open var hidesSearchBarWhenScrolling: Bool { get { inertValues["hidesSearchBarWhenScrolling"] as? Bool ?? true } set { inertValues["hidesSearchBarWhenScrolling"] = newValue } }
    open var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement { get { inertValues["preferredSearchBarPlacement"] as? UINavigationItem.SearchBarPlacement ?? .automatic } set { inertValues["preferredSearchBarPlacement"] = newValue } }
    open var standardAppearance: UINavigationBarAppearance? { get { inertValues["standardAppearance"] as? UINavigationBarAppearance } set { inertValues["standardAppearance"] = newValue } }
    open var compactAppearance: UINavigationBarAppearance? { get { inertValues["compactAppearance"] as? UINavigationBarAppearance } set { inertValues["compactAppearance"] = newValue } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { get { inertValues["scrollEdgeAppearance"] as? UINavigationBarAppearance } set { inertValues["scrollEdgeAppearance"] = newValue } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { get { inertValues["compactScrollEdgeAppearance"] as? UINavigationBarAppearance } set { inertValues["compactScrollEdgeAppearance"] = newValue } }
    internal weak var bar: UINavigationBar?
    internal func changed() { bar?.setNeedsLayout(); bar?.superview?.setNeedsLayout(); objectDidChange(self) }
    open var prompt: String? { didSet { changed() } }
    open var titleView: UIView? { didSet { if oldValue !== titleView { changed() } } }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    /// Whether the title is large, where the bar prefers large titles. Default automatic.
    open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic { didSet { changed() } }
    open var leftBarButtonItem: UIBarButtonItem? { get { leftBarButtonItems?.first } set { leftBarButtonItems = newValue.map { [$0] } } }
    open var rightBarButtonItem: UIBarButtonItem? { get { rightBarButtonItems?.first } set { rightBarButtonItems = newValue.map { [$0] } } }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open var backBarButtonItem: UIBarButtonItem? { get { inertValues["backBarButtonItem"] as? UIBarButtonItem } set { inertValues["backBarButtonItem"] = newValue } }
    open var hidesBackButton: Bool { get { inertValues["hidesBackButton"] as? Bool ?? false } set { inertValues["hidesBackButton"] = newValue } }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open var subtitle: String? { get { inertValues["subtitle"] as? String } set { inertValues["subtitle"] = newValue } }
    open var largeTitle: String? { get { inertValues["largeTitle"] as? String } set { inertValues["largeTitle"] = newValue } }
    open var largeSubtitle: String? { get { inertValues["largeSubtitle"] as? String } set { inertValues["largeSubtitle"] = newValue } }
}

extension UINavigationItem {
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0
        case generic = 1
        case minimal = 2
    }

    public enum ItemStyle: Int, Sendable {
        case navigator = 0
        case browser = 1
        case editor = 2
    }

    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
        case inline = 3
    }

    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        case inline = 1
        case stacked = 2
        case integrated = 3
        case integratedButton = 4
        case integratedCentered = 5
    }
}

@preconcurrency @MainActor open class UIPageViewControllerInert: UIViewController {
    /// Gives pages; never asked.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// Notified about pages; never called.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open var isDoubleSided: Bool { get { inertValues["isDoubleSided"] as? Bool ?? false } set { inertValues["isDoubleSided"] = newValue } }
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    open var spineLocation: UIPageViewController.SpineLocation { .none }
}

extension UIPageViewController {
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }

    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    public enum SpineLocation: Int, Sendable {
        case none = 0
        case min = 1
        case mid = 2
        case max = 3
    }

    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll = 1
    }
}

@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {}
    public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {}
}

@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    open var completionSpeed: CGFloat = 1
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    open var wantsInteractiveStart: Bool = true
    open var timingCurve: (any UITimingCurveProvider)?
    open var duration: CGFloat { 0 }
    open func pause() {}
    open private(set) var percentComplete: CGFloat = 0
    open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
    open func finish() { percentComplete = 1 }
    open func cancel() { percentComplete = 0 }
}

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = Self(rawValue: 1)
    public static let down = Self(rawValue: 2)
    public static let left = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let any: Self = [.up, .down, .left, .right]
    public static let unknown = Self(rawValue: .max)
}

@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    open var sourceView: UIView?
    open var sourceRect: CGRect = .null
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
    open var canOverlapSourceViewRect: Bool = false
    open var passthroughViews: [UIView]?
    open var backgroundColor: UIColor?
    open var popoverLayoutMargins: UIEdgeInsets = .zero
    open var popoverBackgroundViewClass: AnyClass?
}

@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {}
}

@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

@preconcurrency @MainActor open class UIPresentationControllerInert: NSObject {
    package final var inertValues: [String: Any] = [:]
    open var preferredContentSize: CGSize { .zero }
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }
    open var overrideTraitCollection: UITraitCollection? { get { inertValues["overrideTraitCollection"] as? UITraitCollection } set { inertValues["overrideTraitCollection"] = newValue } }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
}

/// A sheet; stored. Presented, it is as large as the window.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    open func animateChanges(_ changes: () -> Void) { changes() }
    open var detents: [UISheetPresentationController.Detent] = [.large()]
    open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    open var prefersGrabberVisible: Bool = false
    open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
    open var prefersEdgeAttachedInCompactHeight: Bool = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false
    open var preferredCornerRadius: CGFloat?
    open var prefersPageSizing: Bool = true
    open var backgroundEffect: UIVisualEffect?
    open func invalidateDetents() {}
}

extension UISheetPresentationController {
    @preconcurrency @MainActor open class Detent: NSObject {
        public let identifier: Identifier
        init(_ identifier: Identifier) { self.identifier = identifier }
        open class func medium() -> UISheetPresentationController.Detent { UISheetPresentationController.Detent(.medium) }
        open class func large() -> UISheetPresentationController.Detent { UISheetPresentationController.Detent(.large) }
        /// A height of one's own; never asked.
        open class func custom(identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationController.DetentResolutionContext) -> CGFloat?) -> UISheetPresentationController.Detent { UISheetPresentationController.Detent(identifier ?? Identifier("custom")) }
    }
}

extension UISheetPresentationController.Detent {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let medium = Self(rawValue: "com.apple.UIKit.medium")
        public static let large = Self(rawValue: "com.apple.UIKit.large")
    }
}

extension UISheetPresentationController {
    @preconcurrency @MainActor public protocol DetentResolutionContext {
        var containerTraitCollection: UITraitCollection { get }
        var maximumDetentValue: CGFloat { get }
    }
}

@preconcurrency @MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {}
}

@preconcurrency @MainActor open class UISplitViewControllerInert: UIViewController {
    open func show(_ column: UISplitViewController.Column) {}
    open func hide(_ column: UISplitViewController.Column) {}
    open var preferredDisplayMode: UISplitViewController.DisplayMode { get { inertValues["preferredDisplayMode"] as? UISplitViewController.DisplayMode ?? .automatic } set { inertValues["preferredDisplayMode"] = newValue } }
    open var displayMode: UISplitViewController.DisplayMode { .secondaryOnly }
    open var preferredSplitBehavior: UISplitViewController.SplitBehavior { get { inertValues["preferredSplitBehavior"] as? UISplitViewController.SplitBehavior ?? .automatic } set { inertValues["preferredSplitBehavior"] = newValue } }
    open var presentsWithGesture: Bool { get { inertValues["presentsWithGesture"] as? Bool ?? true } set { inertValues["presentsWithGesture"] = newValue } }
    open var preferredPrimaryColumnWidthFraction: CGFloat { get { inertValues["preferredPrimaryColumnWidthFraction"] as? CGFloat ?? -1 } set { inertValues["preferredPrimaryColumnWidthFraction"] = newValue } }
    open var preferredPrimaryColumnWidth: CGFloat { get { inertValues["preferredPrimaryColumnWidth"] as? CGFloat ?? -1 } set { inertValues["preferredPrimaryColumnWidth"] = newValue } }
    open var minimumPrimaryColumnWidth: CGFloat { get { inertValues["minimumPrimaryColumnWidth"] as? CGFloat ?? -1 } set { inertValues["minimumPrimaryColumnWidth"] = newValue } }
    open var maximumPrimaryColumnWidth: CGFloat { get { inertValues["maximumPrimaryColumnWidth"] as? CGFloat ?? -1 } set { inertValues["maximumPrimaryColumnWidth"] = newValue } }
}

extension UISplitViewController {
    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary = 1
        case secondary = 2
        case compact = 3
        case inspector = 4
    }

    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
        case twoBesideSecondary = 4
        case twoOverSecondary = 5
        case twoDisplaceSecondary = 6
        public static let allVisible = UISplitViewController.DisplayMode.oneBesideSecondary
        public static let primaryHidden = UISplitViewController.DisplayMode.secondaryOnly
        public static let primaryOverlay = UISplitViewController.DisplayMode.oneOverSecondary
    }

    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        case tile = 1
        case overlay = 2
        case displace = 3
    }

    public enum Style: Int, Sendable {
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }
}

@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: OptionalRequirements {
    func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool
    func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
    public func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { false }
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = Self(rawValue: "UITransitionContextFromView")
    public static let to = Self(rawValue: "UITransitionContextToView")
}

@preconcurrency @MainActor open class UIViewControllerInert: UIResponder {
    /// All; on the phone not upside down.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { LayoutEnvironment.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.scene.interfaceOrientation }
    /// Accepted: nothing presses the view. A test asks the delegate itself.
    @discardableResult public final func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }
    open func viewDidAppear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewLayoutMarginsDidChange() {}
    open func viewSafeAreaInsetsDidChange() {}
    open var restoresFocusAfterTransition: Bool { get { inertValues["restoresFocusAfterTransition"] as? Bool ?? true } set { inertValues["restoresFocusAfterTransition"] = newValue } }
    open var modalPresentationCapturesStatusBarAppearance: Bool { get { inertValues["modalPresentationCapturesStatusBarAppearance"] as? Bool ?? false } set { inertValues["modalPresentationCapturesStatusBarAppearance"] = newValue } }
    open var isModalInPresentation: Bool { get { inertValues["isModalInPresentation"] as? Bool ?? false } set { inertValues["isModalInPresentation"] = newValue } }
    /// Accepted: bars do not follow what scrolls.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    open class func attemptRotationToDeviceOrientation() {}
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open func didReceiveMemoryWarning() {}
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open var restorationClass: AnyClass? { get { inertValues["restorationClass"] as? AnyClass } set { inertValues["restorationClass"] = newValue } }
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open var extensionContext: NSExtensionContext? { nil }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open func endAppearanceTransition() {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func updateProperties() {}
    open var preferredContentSize: CGSize = .zero { willSet { willChange("preferredContentSize", newValue != preferredContentSize) } didSet { valuesDidChange() } }
    open var hidesBottomBarWhenPushed: Bool { get { inertValues["hidesBottomBarWhenPushed"] as? Bool ?? false } set { inertValues["hidesBottomBarWhenPushed"] = newValue } }
    open var modalPresentationStyle: UIModalPresentationStyle { get { inertValues["modalPresentationStyle"] as? UIModalPresentationStyle ?? .automatic } set { inertValues["modalPresentationStyle"] = newValue } }
    open var modalTransitionStyle: UIModalTransitionStyle { get { inertValues["modalTransitionStyle"] as? UIModalTransitionStyle ?? .coverVertical } set { inertValues["modalTransitionStyle"] = newValue } }
    /// Whether what its children present is over this one. Default false.
    open var definesPresentationContext: Bool { get { inertValues["definesPresentationContext"] as? Bool ?? false } set { inertValues["definesPresentationContext"] = newValue } }
    open var providesPresentationContextTransitionStyle: Bool { get { inertValues["providesPresentationContextTransitionStyle"] as? Bool ?? false } set { inertValues["providesPresentationContextTransitionStyle"] = newValue } }
    open var restorationIdentifier: String? { get { inertValues["restorationIdentifier"] as? String } set { inertValues["restorationIdentifier"] = newValue } }
    open internal(set) var isBeingPresented: Bool { get { inertValues["isBeingPresented"] as? Bool ?? false } set { inertValues["isBeingPresented"] = newValue } }
    open internal(set) var isBeingDismissed: Bool { get { inertValues["isBeingDismissed"] as? Bool ?? false } set { inertValues["isBeingDismissed"] = newValue } }
    open internal(set) var isMovingToParent: Bool { get { inertValues["isMovingToParent"] as? Bool ?? false } set { inertValues["isMovingToParent"] = newValue } }
    open internal(set) var isMovingFromParent: Bool { get { inertValues["isMovingFromParent"] as? Bool ?? false } set { inertValues["isMovingFromParent"] = newValue } }
}

@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator(duration: 0, curve: .linear, animations: nil) }
    public func animationEnded(_ transitionCompleted: Bool) {}
}

@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func initialFrame(for vc: UIViewController) -> CGRect
    func finalFrame(for vc: UIViewController) -> CGRect
    var targetTransform: CGAffineTransform { get }
    func pauseInteractiveTransition()
}

@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    var completionSpeed: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}

@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
}

@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController?
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    var transitionDuration: TimeInterval { get }
    var containerView: UIView { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    var isInteractive: Bool { get }
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var targetTransform: CGAffineTransform { get }
}

extension UIViewControllerTransitionCoordinatorContext {
    public var isInteractive: Bool { false }
    public var initiallyInteractive: Bool { false }
    public var isInterruptible: Bool { false }
    public var percentComplete: CGFloat { 1 }
    public var completionVelocity: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var presentationStyle: UIModalPresentationStyle { .none }
    public var targetTransform: CGAffineTransform { .identity }
}

@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { nil }
}

extension UIResponder {
    public var inputViewController: UIViewController? { nil }
    public var inputAccessoryViewController: UIViewController? { nil }
}

extension ObjectiveCMessages {
    @_disfavoredOverload @preconcurrency @MainActor public static func make<Controller: UINavigationController>(_ type: Controller.Type?, rootViewController: UIViewController) -> Controller? { type.map { make($0, rootViewController: rootViewController) } }
    @_disfavoredOverload @preconcurrency @MainActor public static func make<Controller: UIViewController>(_ type: Controller.Type?, nibName: String?, bundle: Bundle?) -> Controller? { type.map { make($0, nibName: nibName, bundle: bundle) } }
}

extension UITabBarItem {
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) { self.init(title: nil, image: nil, tag: tag) }
}

extension UIBarButtonItem {
    public func creatingFixedGroup() -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil) }
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup { .movableGroup(customizationIdentifier: customizationIdentifier, items: [self]) }
    public func creatingOptionalGroup(customizationIdentifier: String, inDefaultCustomization: Bool = true) -> UIBarButtonItemGroup { .optionalGroup(customizationIdentifier: customizationIdentifier, inDefaultCustomization: inDefaultCustomization, items: [self]) }
}

/// A transition that is over as soon as it began; a test may hand one to `viewWillTransition(to:with:)`.
@preconcurrency @MainActor public final class ImmediateTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    public var isAnimated: Bool { false }
    public var isCancelled: Bool { false }
    public var transitionDuration: TimeInterval { 0 }
    public let containerView: UIView
    public init(containerView: UIView) { self.containerView = containerView }
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    @discardableResult public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool { animation?(self); completion?(self); return true }
    public func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}
}

/// What led to an unwinding.
@preconcurrency @MainActor public final class UIStoryboardUnwindSegueSource: NSObject {
    public let source: UIViewController
    public let unwindAction: Selector
    public let sender: Any?
    init(source: UIViewController, unwindAction: Selector, sender: Any?) { self.source = source; self.unwindAction = unwindAction; self.sender = sender }
}

@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState {
    public var traitCollection: UITraitCollection
    public var searchText: String?
    package var customStates: [String: AnyHashable] = [:]
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

package final class Previewing: NSObject, UIViewControllerPreviewing {
    public let previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer = UILongPressGestureRecognizer()
    public let delegate: any UIViewControllerPreviewingDelegate
    public let sourceView: UIView
    public var sourceRect: CGRect
    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) { (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds) }
}
