import Foundation

/// Owner of a view that is made on first use.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// A controller whose view comes from the document of that name, or else of its class's.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }
    /// A controller without a nib.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    /// A controller of a storyboard; archives of another kind are not read.
    public required init?(coder: NSCoder) {
        nibName = nil
        super.init()
        (coder as? NibCoder)?.decode(into: self)
    }

    /// The name given.
    public let nibName: String?
    /// Where the document is looked for first.
    public private(set) var nibBundle: Bundle?
    /// Makes the view of a controller that came from a storyboard.
    package var storyboardView: (@MainActor (UIViewController) -> UIView?)?
    /// The storyboard that it came from.
    package var storyboardOfOrigin: AnyObject?
    var loadedView: UIView?
    var supports = LayoutSupports()
    /// The view has entered a window and was not laid out there.
    var isAboutToAppear = false
    /// Handlers of changed traits; nil while there are none.
    var traitObservers: TraitObservers?

    // MARK: View

    /// Loads the view if need be: ``loadView()``, then ``viewDidLoad()``.
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
    /// The view, without loading it.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is there.
    open var isViewLoaded: Bool { loadedView != nil }
    /// Makes the view of the storyboard's scene, or of the document of the controller's name, or a plain one of the screen's size;
    /// overrides set ``view``.
    open func loadView() {
        if !loadFromDocument() { own(UIView(frame: UIScreen.main.bounds)) }
    }
    /// - Returns: Whether a storyboard or another document had the view.
    package func loadFromDocument() -> Bool {
        if let made = storyboardView?(self) {
            own(made)
            return true
        }
        return ControllerNibs.loadView(of: self) && loadedView != nil
    }
    /// Loads the view if need be.
    open func loadViewIfNeeded() { _ = view }
    /// Called once the view is there.
    open func viewDidLoad() {}
    /// Called when the view is about to enter a window.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view stands in a window, knows its traits and has its size, before it is laid out for the first
    /// time.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view has entered a window, once the turn has laid the window out.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called when the view is about to leave its window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has left its window.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view's `layoutSubviews`.
    open func viewWillLayoutSubviews() {}
    /// Called after the view's `layoutSubviews`; subviews of subviews may still wait.
    open func viewDidLayoutSubviews() {}
    /// The constraint pass of the view.
    open func updateViewConstraints() { view.updateConstraints() }
    /// Called when margins from outside changed; does nothing here.
    open func viewLayoutMarginsDidChange() {}
    /// Called when the view's safe area changed; does nothing here.
    open func viewSafeAreaInsetsDidChange() {}
    /// Traits of the current ``LayoutEnvironment``.
    open var traitCollection: UITraitCollection { UITraitCollection(environment: .current) }
    /// Called before that of the view, in its first layout or fitting after traits changed; does nothing here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open override var next: UIResponder? { loadedView?.superview }

    /// Stored.
    open var title: String?
    /// The size asked of a container, in points; stored.
    open var preferredContentSize: CGSize = .zero

    // MARK: Safe area

    /// Added to the safe area of the view, in points. Default zero.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if oldValue != additionalSafeAreaInsets { loadedView?.safeAreaMayHaveChanged() } }
    }
    /// The least margins of the view: 16 points at the sides in a narrow window of a phone, 20 elsewhere (facts A10.1,
    /// M8.3).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = SystemMargins.side(in: .current, window: loadedView?.window?.bounds.size)
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

    /// Controllers contained in this one, in the order added.
    open internal(set) var children: [UIViewController] = []
    /// The containing controller.
    open internal(set) weak var parent: UIViewController?
    /// Contains a controller; adding its view is the caller's affair.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }
    /// Takes the controllers that a storyboard says a container holds; containers override it.
    package func contain(_ controllers: [UIViewController]) {
        for controller in controllers { addChild(controller) }
    }
    /// Leaves the containing controller.
    open func removeFromParent() {
        guard let old = parent else { return }
        old.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }
    /// Called before the containing controller changes; does nothing here.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the containing controller changed; does nothing here.
    open func didMove(toParent parent: UIViewController?) {}

    /// Ahead of the first layout in a window, or at the end of the turn where there is none.
    func appear() {
        guard isAboutToAppear else { return }
        isAboutToAppear = false
        viewIsAppearing(false)
    }

    private func own(_ view: UIView?) {
        loadedView?.controller = nil
        loadedView = view
        view?.controller = self
        supports = LayoutSupports()
        guard let view else { return }
        // A controller's root view has no vertical margins of its own (fact A10.1).
        view.baseMargins = .zero
        view.marginsDidChange()
    }
}

/// Side margins of a controller's view (fact A10.1).
enum SystemMargins {
    /// In iOS 13 to 18 the shorter side of the window decides (fact M8.3), else, and without a window, the screen.
    static func side(in environment: LayoutEnvironment, window: CGSize?) -> CGFloat {
        guard environment.userInterfaceIdiom == .phone else { return 20 }
        let screen = environment.screenSize
        switch environment.generation {
        case .ios26: return screen.width < 390 ? 16 : 20
        case .old: return screen.width < 394 ? 16 : 20
        case .mid:
            let room = window ?? screen
            return min(room.width, room.height) < 414 ? 16 : 20
        }
    }
}
