/// A part of the app's interface. There is one.
@preconcurrency @MainActor open class UIScene: UISceneInert {
    open private(set) lazy var session = UISceneSession(scene: self)

    init(forApplication: Void) { super.init() }
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) { super.init() }
}

@preconcurrency @MainActor open class UIWindowScene: UIWindowSceneInert {
    open var traitCollection: UITraitCollection { .current }
    private var members: [WeakView] = []
    /// The one that there is.
    static let ofApplication = UIWindowScene(forApplication: ())

    /// Windows that are alive, in the order in which they were made.
    open var windows: [UIWindow] {
        members.removeAll { $0.view == nil }
        return members.compactMap { $0.view as? UIWindow }
    }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// By the shape of the screen.
    open var interfaceOrientation: UIInterfaceOrientation {
        let size = LayoutEnvironment.current.screenSize
        return size.width > size.height ? .landscapeRight : .portrait
    }
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

    func remember(_ window: UIWindow) {
        guard !windows.contains(where: { $0 === window }) else { return }
        members.append(WeakView(window))
    }
    func forget(_ window: UIWindow) { members.removeAll { $0.view === window } }
}

/// What outlives a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    open private(set) weak var scene: UIScene?
    open var role: Role { .windowApplication }
    /// The same in every run.
    open var persistentIdentifier: String { "scene" }
    open var userInfo: [String: Any]?
    /// What the app was doing; stored.
    open var stateRestorationActivity: NSUserActivity?
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }

    init(scene: UIScene) { self.scene = scene }
}

/// A link that came to a scene. Nothing here makes one.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    public let url: URL
    init(url: URL) { self.url = url }
}

/// The status bar; nothing is drawn.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?
    init(scene: UIWindowScene) { self.scene = scene }
    /// Default.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// Whether the safe area leaves no space for it.
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    /// The top of the key window's safe area, over its width.
    open var statusBarFrame: CGRect {
        guard let window = scene?.keyWindow ?? scene?.windows.first else { return .zero }
        return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
    }
}
