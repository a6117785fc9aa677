// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Core/Views+Scenes.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = Self(rawValue: 2)
    public static let portraitUpsideDown = Self(rawValue: 4)
    public static let landscapeRight = Self(rawValue: 8)
    public static let landscapeLeft = Self(rawValue: 16)
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// A link that came to a scene. Nothing here makes one.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    open var options: OpenURLOptions { OpenURLOptions() }
    public let url: URL
    internal init(url: URL) { self.url = url }
}

extension UIOpenURLContext {
    @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
        public var sourceApplication: String? { nil }
        public var annotation: Any? { nil }
        public var openInPlace: Bool { false }
    }
}

@preconcurrency @MainActor open class UISceneInert: UIResponder {
    open var activationState: UIScene.ActivationState { .foregroundActive }
    open var delegate: (any UISceneDelegate)? { get { inertValues["delegate"] as? any UISceneDelegate } set { inertValues["delegate"] = newValue } }
    open var title: String! { get { inertValues["title"] as? String ?? "" } set { inertValues["title"] = newValue } }
    open var activationConditions: UISceneActivationConditions { get { inertValues["activationConditions"] as? UISceneActivationConditions ?? UISceneActivationConditions() } set { inertValues["activationConditions"] = newValue } }
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name( "UISceneDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name( "UISceneWillEnterForegroundNotification")
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
}

extension UIScene {
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        open weak var requestingScene: UIScene?
    }

    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
        open var userActivities: Set<NSUserActivity> { [] }
    }
}

@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
    open var canActivateForTargetContentIdentifierPredicate: NSPredicate = NSPredicate(value: true)
    open var prefersToActivateForTargetContentIdentifierPredicate: NSPredicate = NSPredicate(value: false)
}

@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var delegateClass: AnyClass?
    open var sceneClass: AnyClass?
    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

extension UISceneSession {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}

@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    open var minimumSize: CGSize = CGSize.zero
    open var maximumSize: CGSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var allowsFullScreen: Bool = true
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case blackOpaque = 2
    case darkContent = 3
}

@preconcurrency @MainActor open class UIWindowSceneInert: UIScene {
    open var screen: UIScreen { .main }
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
    open func requestGeometryUpdate(_ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {}
    open var traitOverrides: UITraitOverrides { get { inertValues["traitOverrides"] as? UITraitOverrides ?? UITraitOverrides() } set { inertValues["traitOverrides"] = newValue } }
}

extension UIWindowScene {
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {}
}

extension UIWindowScene.GeometryPreferences {
    @preconcurrency @MainActor public final class iOS: UIWindowScene.GeometryPreferences {
        public var interfaceOrientations: UIInterfaceOrientationMask?
        public init(interfaceOrientations: UIInterfaceOrientationMask) { self.interfaceOrientations = interfaceOrientations }
    }
}

/// What outlives a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    open private(set) weak var scene: UIScene?
    open var role: UISceneSession.Role { .windowApplication }
    /// The same in every run.
    open var persistentIdentifier: String { "scene" }
    open var userInfo: [String: Any]?
    /// What the app was doing; stored.
    open var stateRestorationActivity: NSUserActivity?
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    internal init(scene: UIScene) { self.scene = scene }
}

/// The status bar; nothing is drawn.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?
    internal init(scene: UIWindowScene) { self.scene = scene }
    /// Always the default style, whatever controllers prefer.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// Whether the safe area leaves no space for it.
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    /// The top of the key window's safe area, over its width.
    open var statusBarFrame: CGRect { (scene?.keyWindow ?? scene?.windows.first).map { CGRect(x: 0, y: 0, width: $0.bounds.width, height: $0.safeAreaInsets.top) } ?? .zero }
}
