/// Controllers side by side, of which one is shown, with a bar of tabs below. The bar's height is added to the safe
/// area of what is shown; where it is opaque, or the controller does not extend its edges, the view ends at the bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    open private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar()
        bar.sizeToFit()
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        bar.delegate = self
        return bar
    }()
    open weak var delegate: (any UITabBarControllerDelegate)?
    private var controllers: [UIViewController] = []
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    package override func contain(_ controllers: [UIViewController]) {
        setViewControllers(controllers, animated: false)
    }

    /// Sets the controllers; the one that is shown stays if it is among them, else the first is.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let selected = selectedViewController
        for old in controllers where !new.contains(where: { $0 === old }) {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        controllers = new
        adopt(new)
        tabBar.items = new.map(\.tabBarItem)
        index = new.firstIndex { $0 === selected } ?? 0
        showSelected()
    }
    private var index = 0
    /// Which tab is chosen; `NSNotFound` without tabs. One beyond the tabs is ignored.
    open var selectedIndex: Int {
        get { controllers.isEmpty ? NSNotFound : index }
        set {
            guard controllers.indices.contains(newValue) else { return }
            willChange("selectedIndex", newValue != index)
            willChange("selectedViewController", newValue != index)
            index = newValue
            showSelected()
            valuesDidChange()
        }
    }
    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(index) ? controllers[index] : nil }
        set { if let found = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = found } }
    }
    open var customizableViewControllers: [UIViewController]?
    open private(set) lazy var moreNavigationController = UINavigationController()
    open var isTabBarHidden = false { didSet { if oldValue != isTabBarHidden { viewIfLoaded?.setNeedsLayout() } } }
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    open override func loadView() {
        let container = ContainerView(with: [tabBar]) { [weak self] in
            self?.showSelected()
        } onLayout: { [weak self] in
            self?.layOutBar()
        }
        view = container
        layOutBar()
    }

    private weak var shown: UIViewController?

    private func showSelected() {
        let selected = selectedViewController
        tabBar.selectedItem = selected?.tabBarItem
        guard let container = viewIfLoaded as? ContainerView, container.window != nil || container.isShowing
        else { return }
        if shown !== selected {
            shown?.viewIfLoaded?.removeFromSuperview()
            shown = selected
            if let selected {
                layOutBar()
                container.insertSubview(selected.view, at: 0)
            }
        }
        container.setNeedsLayout()
    }

    /// A controller that was pushed may ask for the bar to go.
    private var isBarHidden: Bool {
        if isTabBarHidden { return true }
        let stack = (shown as? UINavigationController)?.viewControllers ?? []
        return stack.contains(where: \.hidesBottomBarWhenPushed)
    }

    private func layOutBar() {
        guard let container = viewIfLoaded else { return }
        let bounds = container.bounds
        let safe = container.safeAreaInsets
        let isHidden = isBarHidden
        tabBar.isHidden = isHidden
        let height = BarHeights.tabs
        tabBar.frame = CGRect(
            x: 0, y: isHidden ? bounds.height : bounds.height - height - safe.bottom, width: bounds.width,
            height: height + safe.bottom)
        let bars = UIEdgeInsets(top: 0, left: 0, bottom: isHidden ? 0 : height, right: 0)
        shown?.stand(under: bars, in: container, opaqueTop: false, opaqueBottom: !tabBar.isTranslucent)
    }
    open var contentLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }
}
