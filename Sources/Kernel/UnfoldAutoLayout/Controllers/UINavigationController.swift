/// A stack of controllers, of which the last one is shown, with a navigation bar above and a toolbar below.
///
/// The view that is shown lies under translucent bars, whose heights are added to its safe area; where a bar is opaque,
/// or the controller does not extend its edges, it ends at the bar. Nothing is animated: pushing and popping are done
/// at once.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        if let type = navigationBarClass as? UINavigationBar.Type {
            navigationBar = Self.fitted(ObjectiveCMessages.make(type, frame: .zero))
        }
        if let type = toolbarClass as? UIToolbar.Type {
            toolbar = Self.fitted(ObjectiveCMessages.make(type, frame: .zero))
        }
    }
    /// An empty stack; nib files are not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open private(set) var navigationBar = UINavigationController.fitted(UINavigationBar())
    /// The bar below; hidden at first.
    open private(set) var toolbar: UIToolbar! = UINavigationController.fitted(UIToolbar())
    /// A bar of its own height, which apps ask for before there is a view, and as wide as the view (fact A3.9).
    private static func fitted<Bar: UIView>(_ bar: Bar) -> Bar {
        bar.sizeToFit()
        bar.autoresizingMask = bar is UIToolbar ? [.flexibleWidth, .flexibleTopMargin] : .flexibleWidth
        return bar
    }
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Stack

    private var stack: [UIViewController] = [] {
        willSet { willChange("viewControllers") }
        didSet { valuesDidChange() }
    }
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    /// The one that is presented over the stack, else the one that is shown.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    package override func contain(_ controllers: [UIViewController]) {
        setViewControllers(controllers, animated: false)
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let leaving = stack.filter { old in !viewControllers.contains { $0 === old } }
        stack = viewControllers
        adopt(viewControllers)
        showTop(animated)
        for controller in leaving {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
    }
    /// Shows a controller on top. One that is in the stack already raises what UIKit raises.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if stack.contains(where: { $0 === viewController }) {
            UIKitExceptions.raise(
                .invalidArgument,
                "\(Self.self) is pushing the same view controller instance (\(viewController)) more than once "
                    + "which is not supported and is most likely an error in the application")
            return
        }
        setViewControllers(stack + [viewController], animated: animated)
    }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setViewControllers(Array(stack.dropLast()), animated: animated)
        return top
    }
    /// Shows a controller of the stack; those that went, or nil if it is not in the stack.
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let leaving = Array(stack[(index + 1)...])
        setViewControllers(Array(stack[...index]), animated: animated)
        return leaving
    }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Bars

    open var isNavigationBarHidden = false { didSet { if oldValue != isNavigationBarHidden { barsDidChange() } } }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open var isToolbarHidden = true { didSet { if oldValue != isToolbarHidden { barsDidChange() } } }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    /// Goes back, on a device; here it does nothing.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.edges = .left
        return recognizer
    }()

    // MARK: View

    open override func loadView() {
        let container = ContainerView(with: [navigationBar, toolbar]) { [weak self] in
            self?.showTop(false)
        } onLayout: { [weak self] in
            self?.layOutBars()
        }
        view = container
        layOutBars()
    }

    /// Style and orientations are those of what is shown.
    open override var childForStatusBarStyle: UIViewController? { nil }

    private weak var shown: UIViewController?

    private func barsDidChange() { viewIfLoaded?.setNeedsLayout() }

    private func showTop(_ animated: Bool) {
        navigationBar.items = stack.map(\.navigationItem)
        guard let container = viewIfLoaded as? ContainerView, let top = topViewController else { return }
        // What is not in a window loads no further views.
        guard container.window != nil || container.isShowing else { return }
        if shown !== top {
            delegate?.navigationController(self, willShow: top, animated: animated)
            shown?.viewIfLoaded?.removeFromSuperview()
            shown = top
            toolbar.items = top.toolbarItems
            layOutBars()
            container.insertSubview(top.view, at: 0)
            delegate?.navigationController(self, didShow: top, animated: animated)
        }
        container.setNeedsLayout()
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    private func layOutBars() {
        guard let container = viewIfLoaded else { return }
        let bounds = container.bounds
        let safe = container.safeAreaInsets
        let top = shown
        navigationBar.isHidden = isNavigationBarHidden
        toolbar.isHidden = isToolbarHidden
        if !isToolbarHidden { toolbar.items = top?.toolbarItems ?? toolbar.items }
        let height = navigationBar.sizeThatFits(bounds.size).height
        navigationBar.frame = CGRect(
            x: 0, y: isNavigationBarHidden ? safe.top - height : safe.top, width: bounds.width, height: height)
        let tools = toolbar.sizeThatFits(bounds.size).height
        toolbar.frame = CGRect(
            x: 0, y: bounds.height - (isToolbarHidden ? 0 : safe.bottom + tools), width: bounds.width, height: tools)
        var bars = UIEdgeInsets.zero
        if !isNavigationBarHidden { bars.top = height }
        if !isToolbarHidden { bars.bottom = tools }
        top?.stand(
            under: bars, in: container, opaqueTop: !navigationBar.isTranslucent, opaqueBottom: !toolbar.isTranslucent)
    }
}

extension UIViewController {
    /// Takes its position in a container: under the bars where it extends under them, next to them where not.
    func stand(under bars: UIEdgeInsets, in container: UIView, opaqueTop: Bool, opaqueBottom: Bool) {
        let safe = container.safeAreaInsets
        func extends(_ edge: UIRectEdge, _ isOpaque: Bool) -> Bool {
            edgesForExtendedLayout.contains(edge) && (!isOpaque || extendedLayoutIncludesOpaqueBars)
        }
        var frame = container.bounds
        var insets = UIEdgeInsets.zero
        if bars.top > 0 {
            if extends(.top, opaqueTop) {
                insets.top = bars.top
            } else {
                frame.origin.y += safe.top + bars.top
                frame.size.height = max(0, frame.height - safe.top - bars.top)
            }
        }
        if bars.bottom > 0 {
            if extends(.bottom, opaqueBottom) {
                insets.bottom = bars.bottom
            } else {
                frame.size.height = max(0, frame.height - safe.bottom - bars.bottom)
            }
        }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        if view.frame != frame { view.frame = frame }
        if barInsets != insets {
            barInsets = insets
            view.safeAreaMayHaveChanged()
        }
    }
}

/// The view of a controller that holds others, as large as the screen at first.
final class ContainerView: UIView {
    private let onShow: () -> Void
    private let onLayout: () -> Void
    /// It is about to enter a window, or laid out outside of one.
    private(set) var isShowing = false

    init(onShow: @escaping () -> Void) {
        (self.onShow, onLayout) = (onShow, onShow)
        super.init(frame: UIScreen.main.bounds)
    }

    init(with bars: [UIView], onShow: @escaping () -> Void, onLayout: @escaping () -> Void) {
        (self.onShow, self.onLayout) = (onShow, onLayout)
        super.init(frame: UIScreen.main.bounds)
        printedClassName = "UILayoutContainerView"
        for bar in bars { addSubview(bar) }
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow != nil else { return }
        isShowing = true
        onShow()
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
        if isShowing { onLayout() }
    }
    override func layoutSubviews() {
        isShowing = true
        onShow()
        onLayout()
        super.layoutSubviews()
    }
}
