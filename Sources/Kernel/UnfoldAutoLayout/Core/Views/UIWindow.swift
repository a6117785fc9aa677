/// Root of a hierarchy. ``RunLoopIteration`` lays out what is pending in windows that are not hidden.
@preconcurrency @MainActor open class UIWindow: UIWindowInert {
    /// A window of that frame, in points of the screen.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A window as large as the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    override func begin(from coder: NSCoder?) { RunLoopIteration.register(window: self) }

    /// The controller whose view fills the window; controllers are above and set it.
    final var rootManager: (any ViewManaging)?
    /// A window of a scene, as large as the screen.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: UIScreen.main.bounds)
    }
    /// The scene it belongs to. Default: the one of ``UIApplication``.
    open var windowScene: UIWindowScene? = .ofApplication

    open override var window: UIWindow? { self }
    open private(set) var isKeyWindow = false
    /// Shows the window; its contents are laid out at the end of the turn, or when the main queue runs again.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        DispatchQueue.main.async { [weak self] in if let self, !isHidden, hasPendingLayout { layoutIfNeeded() } }
    }
    open func makeKey() {
        guard !isKeyWindow, canBecomeKey else { return }
        for other in windowScene?.windows ?? [] where other !== self && other.isKeyWindow {
            other.isKeyWindow = false
            other.resignKey()
            NotificationCenter.default.post(name: Self.didResignKeyNotification, object: other)
        }
        isKeyWindow = true
        becomeKey()
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }
}
