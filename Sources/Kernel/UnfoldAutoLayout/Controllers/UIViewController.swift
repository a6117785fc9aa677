@preconcurrency @MainActor open class UIViewController: UIViewControllerInert {
    /// A controller whose view comes from the document of that name, or else of its class's.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        givenNibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    /// A controller of a storyboard; archives of another kind are not read.
    public required init?(coder: NSCoder) {
        givenNibName = nil
        super.init()
        (coder as? NibCoder)?.decode(into: self)
    }

    open var nibName: String? { givenNibName }
    private let givenNibName: String?
    /// Where the document is looked for first.
    open private(set) var nibBundle: Bundle?
    package final var storyboardView: (@MainActor (UIViewController) -> UIView?)?
    package var storyboardOfOrigin: AnyObject?
    /// What its document says of ways to other controllers.
    package final var segues: (any ControllerSegues)?
    package final var documentObjects: [AnyObject] = []
    var loadedView: UIView?
    /// The guides at the top and at the bottom, made on first use.
    var supports: [Bool: LayoutSupportGuide] = [:]
    /// The view has entered a window and was not laid out there.
    var isAboutToAppear = false
    /// Handlers of changed traits; nil while there are none.
    var traitObservers: TraitObservers?

    // MARK: View

    /// Loads the view if need be: ``loadView()``, then `viewDidLoad()`.
    open var view: UIView! {
        get {
            if loadedView == nil {
                loadView()
                viewDidLoad()
            }
            return loadedView
        }
        set { own(newValue) }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }
    /// Makes the view of the storyboard's scene, or of the document of the controller's name, or a plain one of the
    /// screen's size; overrides set ``UIViewController/view``.
    open func loadView() { if !loadFromDocument() { own(UIView(frame: UIScreen.main.bounds)) } }
    /// - Returns: Whether a storyboard or another document had the view.
    package func loadFromDocument() -> Bool {
        if let made = storyboardView?(self) {
            own(made)
            return true
        }
        return ControllerNibs.loadView(of: self) && loadedView != nil
    }
    open func loadViewIfNeeded() { _ = view }
    open func updateViewConstraints() { view.updateConstraints() }
    /// Traits of the current ``LayoutEnvironment``, except for those that a parent set for its child.
    open var traitCollection: UITraitCollection {
        TraitsForChildren.traits(of: loadedView, withoutView: traitsFromParents)
    }
    var traitsFromParent: UITraitCollection?
    /// Light or dark, for this controller and those inside; only ``traitCollection`` tells, for nothing is drawn.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { StyleOverrides.areUsed = true }
    }
    open override var next: UIResponder? { loadedView?.superview }

    open var title: String? {
        willSet { willChange("title", newValue != title) }
        didSet {
            knownNavigationItem?.title = title
            knownTabBarItem?.title = title
            valuesDidChange()
        }
    }

    // MARK: Bars

    open var navigationItem: UINavigationItem {
        if let knownNavigationItem { return knownNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        knownNavigationItem = item
        return item
    }
    private var knownNavigationItem: UINavigationItem?
    open var tabBarItem: UITabBarItem! {
        get {
            if let knownTabBarItem { return knownTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            knownTabBarItem = item
            return item
        }
        set { knownTabBarItem = newValue }
    }
    private var knownTabBarItem: UITabBarItem?
    open var navigationController: UINavigationController? { ancestor() }
    open var tabBarController: UITabBarController? { ancestor() }
    open var splitViewController: UISplitViewController? { ancestor() }
    private func ancestor<Controller: UIViewController>() -> Controller? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Controller }.first
    }
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.viewIfLoaded?.setNeedsLayout() } }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    open var edgesForExtendedLayout: UIRectEdge = .all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// Inside a navigation controller, whether the root view, or its first subview, takes the safe area of top and bottom
    /// into its insets even if its content is short. Default true. Others go by their own behavior.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet {
            let adjusted = loadedView as? UIScrollView ?? loadedView?.subviews.first as? UIScrollView
            adjusted?.adjustedInsetMayHaveChanged()
        }
    }
    var adjustsScrollViewUnderBars: Bool { automaticallyAdjustsScrollViewInsets && navigationController != nil }
    /// What bars of the containing controller take from the view, on top of the safe area.
    var barInsets = UIEdgeInsets.zero
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }
    /// Calls `updateContentUnavailableConfiguration(using:)`, now.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        tracked(.configuration) {
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        } changed: { controller in
            ScheduledWork.schedule(after: 0) { _ in controller.setNeedsUpdateContentUnavailableConfiguration() }
        }
    }

    // MARK: Editing

    /// Default false. The edit button says what it would do.
    open var isEditing = false {
        willSet { willChange("editing", newValue != isEditing) }
        didSet {
            showEditing()
            valuesDidChange()
        }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var editButtonItem: UIBarButtonItem {
        if let knownEditButton { return knownEditButton }
        let button = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        button.primaryAction = UIAction(title: "Edit") { [weak self] _ in
            if let self { setEditing(!isEditing, animated: true) }
        }
        knownEditButton = button
        showEditing()
        return button
    }
    private var knownEditButton: UIBarButtonItem?
    private func showEditing() {
        knownEditButton?.title = isEditing ? "Done" : "Edit"
        knownEditButton?.style = isEditing ? .done : .plain
    }

    // MARK: Presenting

    /// Shows a controller over this one, at once. `completion` runs at the end of the turn.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { showPresented(viewControllerToPresent, animated: flag, completion) }
    /// Takes away what this one presents, or this one if it was presented. `completion` runs at the end of the turn.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        hidePresented(animated: flag, completion)
    }
    open var presentedViewController: UIViewController? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.ownPresented).first
    }
    var ownPresented: UIViewController?
    open internal(set) var presentingViewController: UIViewController? {
        get { ownPresenting ?? parent?.presentingViewController }
        set { ownPresenting = newValue }
    }
    private weak var ownPresenting: UIViewController?
    /// Whether its view is in the window while it is presented.
    var standsInWindow: Bool { !(self is any StandsNowhere) }
    open var presentationController: UIPresentationController? {
        if let knownPresentation { return knownPresentation }
        let controller = UIPresentationController.standard(of: self)
        knownPresentation = controller
        return controller
    }
    private var knownPresentation: UIPresentationController?
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    open var popoverPresentationController: UIPopoverPresentationController? {
        if !(knownPresentation is UIPopoverPresentationController),
            modalPresentationStyle == .popover || !standsInWindow
        {
            knownPresentation = UIPopoverPresentationController(
                presentedViewController: self, presenting: presentingViewController)
        }
        return knownPresentation as? UIPopoverPresentationController
    }
    /// As ``presentationController``, once it is presented.
    open var activePresentationController: UIPresentationController? {
        presentingViewController == nil ? nil : presentationController
    }
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    var storedTraitOverrides: UITraitOverrides?
    package final var contentUnavailable: Any?

    // MARK: Segues

    /// Runs a segue of the controller's storyboard: makes its destination, asks `prepare(for:sender:)`, shows it.
    /// Raises UIKit's exception if there is none of that name.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { runSegue(identifier, sender: sender) }
    /// Whether an unwinding may end here. Default: whether it has the action.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { SelectorMethods.responds(self, to: action) }
    /// Children where an unwinding may end. Default: all.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { children }

    // MARK: System (stored, or never called)

    /// Called by no one but those who turn it; notifies the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }
    /// Called by no one but those who change its traits; notifies the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }
    private var ownKeyCommands: [UIKeyCommand] = []
    open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { loadedView.map { [$0] } ?? [] }
    /// Says which traits a child and its views have, as their ``traitCollection`` says and as they are notified by
    /// `traitCollectionDidChange(_:)`. What reads no traits of its own, as labels that follow the text size by
    /// themselves, keeps to the ``LayoutEnvironment``; that is reported once as a finding.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { childViewController.take(traitsFromParent: collection) }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.traitsFromParent
    }

    // MARK: Safe area

    /// Added to the safe area of the view, in points. Default zero.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if oldValue != additionalSafeAreaInsets { loadedView?.safeAreaMayHaveChanged() } }
    }
    /// The least margins of the view: 16 points at the sides in a narrow window of a phone, 20 elsewhere (facts A10.1,
    /// M8.3).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = ControllerSideMargins.width(in: .current, window: loadedView?.window?.bounds.size)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``. Default true.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if oldValue != viewRespectsSystemMinimumLayoutMargins { loadedView?.marginsDidChange() } }
    }
    /// The region under a bar at the top, by its anchors: the top of the safe area.
    open var topLayoutGuide: UILayoutSupport { layoutSupport(isTop: true) }
    /// The region above a bar at the bottom, by its anchors: the bottom of the safe area.
    open var bottomLayoutGuide: UILayoutSupport { layoutSupport(isTop: false) }

    // MARK: Children

    open internal(set) var children: [UIViewController] = []
    open internal(set) weak var parent: UIViewController? {
        willSet { willChange("parentViewController", newValue !== parent) }
        didSet { valuesDidChange() }
    }
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }
    /// Takes the controllers that a storyboard says a container holds; containers override it.
    package func contain(_ controllers: [UIViewController]) { for controller in controllers { addChild(controller) } }
    /// Puts one child's view in the place of another's, at once, and runs the closures.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        fromViewController.viewIfLoaded?.superview?.addSubview(toViewController.view)
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { finished in
            fromViewController.viewIfLoaded?.removeFromSuperview()
            completion?(finished)
        }
    }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }
    open func removeFromParent() {
        guard let old = parent else { return }
        old.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// Ahead of the first layout in a window, or at the end of the turn where there is none.
    func appear() {
        guard isAboutToAppear else { return }
        isAboutToAppear = false
        viewIsAppearing(false)
    }

    private func own(_ view: UIView?) {
        let old = loadedView
        old?.controller = nil
        loadedView = view
        if let view, let old, view !== old, isShown(in: old) { view.takePlace(of: old) }
        view?.controller = self
        supports = [:]
        if old !== view { old?.marginsDidChange() }
        view?.marginsDidChange()
    }
    private var needsProperties = true
    /// Flags what `updateProperties()` sets, for the next layout pass.
    open func setNeedsUpdateProperties() {
        needsProperties = true
        viewIfLoaded?.passUp(.descendantNeedsUpdateConstraints)
        viewIfLoaded?.setNeedsLayout()
    }
    open func updatePropertiesIfNeeded() {
        guard needsProperties else { return }
        needsProperties = false
        tracked(.properties, updateProperties, changed: { $0.setNeedsUpdateProperties() })
    }
}
