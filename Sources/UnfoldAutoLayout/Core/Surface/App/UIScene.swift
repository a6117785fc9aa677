import Foundation

/// A part of the app's interface. There is one.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// What a scene is doing.
    public enum ActivationState: Int, Sendable {
        /// It is not connected.
        case unattached = -1
        /// In front, and in use.
        case foregroundActive = 0
        /// In front.
        case foregroundInactive
        /// Behind.
        case background
    }

    /// What a scene is connected with; empty.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// None.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// None.
        open var userActivities: Set<NSUserActivity> { [] }
    }

    /// How a scene is to come to the front; stored.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// Stored.
        open weak var requestingScene: UIScene?
    }

    /// In front, and in use.
    open var activationState: ActivationState { .foregroundActive }
    /// Asked and notified about the scene; nothing here calls it.
    open var delegate: (any UISceneDelegate)?
    /// What outlives the scene.
    open private(set) lazy var session = UISceneSession(scene: self)
    /// Stored.
    open var title: String! = ""
    /// Which activities and notifications it takes; stored.
    open var activationConditions = UISceneActivationConditions()

    init(forApplication: Void) { super.init() }
    /// A scene of a session.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) { super.init() }

    /// Never posted by this library; nor are the others.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// The scene is about to be in use no longer.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// The scene went behind.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
    /// The scene is about to come to the front.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// The scene is about to be connected.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// The scene was disconnected.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
}

/// The scene that windows belong to.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    private var members: [WeakView] = []

    /// Windows that are alive, in the order in which they were made.
    open var windows: [UIWindow] {
        members.removeAll { $0.view == nil }
        return members.compactMap { $0.view as? UIWindow }
    }
    /// The key window.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The only screen.
    open var screen: UIScreen { .main }
    /// By the shape of the screen.
    open var interfaceOrientation: UIInterfaceOrientation {
        let size = LayoutEnvironment.current.screenSize
        return size.width > size.height ? .landscapeRight : .portrait
    }
    /// The bounds of the screen.
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
    /// Traits of the current ``LayoutEnvironment``.
    open var traitCollection: UITraitCollection { .current }
    /// The status bar.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
    /// Stored.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()
    /// Accepted: nothing turns.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {}

    /// What a scene's shape is to be.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        /// On iOS.
        // swift-format-ignore: TypeNamesShouldBeCapitalized
        @preconcurrency @MainActor public final class iOS: GeometryPreferences {
            /// Stored.
            public var interfaceOrientations: UIInterfaceOrientationMask?
            /// Those ways to stand.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    func remember(_ window: UIWindow) {
        guard !windows.contains(where: { $0 === window }) else { return }
        members.append(WeakView(window))
    }
    func forget(_ window: UIWindow) { members.removeAll { $0.view === window } }
    /// Traits of its windows; stored, as of views.
    open var traitOverrides = UITraitOverrides()
}

/// Least and largest sizes of a scene; stored.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    /// Points.
    open var minimumSize = CGSize.zero
    /// Points.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// Stored. Default true.
    open var allowsFullScreen = true
}

/// What outlives a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// What a session is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A role by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Windows of the app.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// Its scene.
    open private(set) weak var scene: UIScene?
    /// Windows of the app.
    open var role: Role { .windowApplication }
    /// The same in every run.
    open var persistentIdentifier: String { "scene" }
    /// Stored.
    open var userInfo: [String: Any]?
    /// What the app was doing; stored.
    open var stateRestorationActivity: NSUserActivity?
    /// Its name and its delegate.
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }

    init(scene: UIScene) { self.scene = scene }
}

/// Which activities and notifications a scene takes; stored.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
    /// Default: all.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Default: none.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// How a scene is made; stored.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// Its name.
    public let name: String?
    /// What for.
    public let role: UISceneSession.Role
    /// Stored.
    open var delegateClass: AnyClass?
    /// Stored.
    open var sceneClass: AnyClass?
    /// A configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// How a scene ends; stored.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

/// A link that came to a scene. Nothing here makes one.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The link.
    public let url: URL
    init(url: URL) { self.url = url }
}

/// The status bar; nothing is drawn.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?
    init(scene: UIWindowScene) { self.scene = scene }
    /// Default.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// Whether the safe area leaves no room for it.
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    /// The top of the key window's safe area, over its width.
    open var statusBarFrame: CGRect {
        guard let window = scene?.keyWindow ?? scene?.windows.first else { return .zero }
        return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
    }
}

/// Asked and notified about a scene; nothing here calls it, a test may. Methods have defaults.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// It is about to be connected.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// It was disconnected.
    func sceneDidDisconnect(_ scene: UIScene)
    /// It is in use.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// It is about to be in use no longer.
    func sceneWillResignActive(_ scene: UIScene)
    /// It is about to come to the front.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// It went behind.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Links are opened.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// Nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Asked and notified about a scene of windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
}

extension UIWindowSceneDelegate {
    /// The window in the property of that name; nil if the class has no such property. Two optionals deep, as in UIKit,
    /// where the property is an optional one.
    public var window: UIWindow?? { OptionalWindow.of(self) }
}

#if !canImport(ObjectiveC)
    /// What a user was doing; stored.
    open class NSUserActivity: NSObject, @unchecked Sendable {
        // Sendable: as Foundation's; changed before it is shared.
        /// Its kind.
        public let activityType: String
        /// Stored.
        open var title: String?
        /// Stored.
        open var userInfo: [AnyHashable: Any]?
        /// Stored.
        open var webpageURL: URL?
        /// Stored.
        open var keywords: Set<String> = []
        /// Stored.
        open var isEligibleForHandoff = true
        /// Stored.
        open var isEligibleForSearch = false
        /// Stored.
        open var isEligibleForPrediction = false
        /// Stored.
        open var persistentIdentifier: String?
        /// Stored.
        open var requiredUserInfoKeys: Set<String>?
        /// Stored.
        /// Stored.
        open var targetContentIdentifier: String?
        /// Stored.
        open var suggestedInvocationPhrase: String?
        public init(activityType: String) { self.activityType = activityType }
        /// Adds to what is stored.
        open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
            userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
        }
        /// Accepted.
        open func becomeCurrent() {}
        /// Accepted.
        open func resignCurrent() {}
    }

#endif
