/// A part of the app's interface. There is one.
@preconcurrency @MainActor open class UIScene: UISceneInert {
    open private(set) lazy var session = UISceneSession(scene: self)

    init(forApplication: Void) { super.init() }
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) { super.init() }
}

@preconcurrency @MainActor open class UIWindowScene: UIWindowSceneInert {
    open var traitCollection: UITraitCollection { .current }
    static let ofApplication = UIWindowScene(forApplication: ())

    /// Windows that are alive, in the order in which they were made.
    open var windows: [UIWindow] { RunLoopIteration.liveWindows.filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// By the shape of the screen.
    open var interfaceOrientation: UIInterfaceOrientation {
        let size = LayoutEnvironment.current.screenSize
        return size.width > size.height ? .landscapeRight : .portrait
    }
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()
}
