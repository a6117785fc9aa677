import Foundation

/// Root of a hierarchy. ``RunLoopIteration`` lays out what is pending in windows that are not hidden.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// A window of that frame, in points of the screen.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        RunLoopIteration.register(window: self)
        windowScene?.remember(self)
    }

    /// A window as large as the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        RunLoopIteration.register(window: self)
        windowScene?.remember(self)
    }

    /// The controller whose view fills the window; controllers are above and set it.
    final var rootManager: (any ViewManaging)?
    /// A window of a scene, as large as the screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
        RunLoopIteration.register(window: self)
        windowScene.remember(self)
    }
    /// The scene it belongs to. Default: the one of ``UIApplication``.
    open var windowScene: UIWindowScene? = .ofApplication {
        didSet {
            oldValue?.forget(self)
            windowScene?.remember(self)
        }
    }
    /// The only screen.
    open var screen: UIScreen = .main
    open var windowLevel: Level = .normal
    /// Whether it may become the key window. Default true.
    open var canBecomeKey: Bool { true }
    /// Called when it has become the key window; does nothing here.
    open func becomeKey() {}
    /// Called when it is no longer the key window; does nothing here.
    open func resignKey() {}
    open func sendEvent(_ event: UIEvent) {}

    /// Order of windows.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The height.
        public var rawValue: CGFloat
        /// A level of that height.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A level of that height.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// That of the app.
        public static let normal = Level(0)
        /// That of the status bar.
        public static let statusBar = Level(1000)
        /// That of alerts.
        public static let alert = Level(2000)
        /// A level above.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
        /// A level below.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
        /// By height.
        public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    }

    /// The window itself.
    open override var window: UIWindow? { self }
    /// Whether it is the key window.
    open private(set) var isKeyWindow = false
    /// Shows the window; its contents are laid out at the end of the turn, or when the main queue runs again.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        DispatchQueue.main.async { [weak self] in
            if let self, !isHidden, hasPendingLayout { layoutIfNeeded() }
        }
    }
    /// Makes it the key window.
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

    /// Posted when a window has become the key window.
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window is no longer the key window.
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
