/// Columns of controllers. They are stored; the last one fills the view, which is reported once as a finding.
@preconcurrency @MainActor open class UISplitViewController: UISplitViewControllerInert {
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    public let style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?
    package override func contain(_ controllers: [UIViewController]) { viewControllers = controllers }

    open var viewControllers: [UIViewController] = [] {
        didSet {
            for old in oldValue where !viewControllers.contains(where: { $0 === old }) { old.removeFromParent() }
            adopt(viewControllers)
            viewIfLoaded?.setNeedsLayout()
        }
    }
    private var columns: [Column: UIViewController] = [:]
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        viewControllers = [.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        viewControllers = Array(viewControllers.prefix(1)) + [vc]
    }
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

    open override func loadView() { view = ContainerView { [weak self] in self?.showLast() } }

    private func showLast() {
        if viewControllers.count > 1 { InertLayout.report("UISplitViewController", .lastColumnOnly) }
        for other in viewControllers.dropLast() { other.viewIfLoaded?.removeFromSuperview() }
        viewControllers.last?.fill(viewIfLoaded)
    }
}

/// Pages, of which one fills the view.
@preconcurrency @MainActor open class UIPageViewController: UIPageViewControllerInert {
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }
    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        super.init(coder: coder)
    }

    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
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
        adopt(viewControllers ?? [])
        viewIfLoaded?.setNeedsLayout()
        ScheduledWork.schedule(after: 0) { completion?($0) }
    }

    open override func loadView() {
        view = ContainerView { [weak self] in self?.viewControllers?.first?.fill(self?.viewIfLoaded) }
    }
}

extension UIViewController {
    fileprivate func fill(_ container: UIView?) {
        guard let container else { return }
        if view.superview !== container { container.addSubview(view) }
        stand(under: .zero, in: container, opaqueTop: false, opaqueBottom: false)
    }

    func adopt(_ controllers: [UIViewController]) {
        for controller in controllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }
}
