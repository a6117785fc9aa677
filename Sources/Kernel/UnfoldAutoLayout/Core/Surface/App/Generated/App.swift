// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Core/Surface/App.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

@preconcurrency @MainActor open class UIApplicationInert: UIResponder {
    open weak var delegate: (any UIApplicationDelegate)?
    open var applicationState: UIApplication.State { .active }
    open var supportsMultipleScenes: Bool { false }
    open var statusBarStyle: UIStatusBarStyle { get { inertValues["statusBarStyle"] as? UIStatusBarStyle ?? .default } set { inertValues["statusBarStyle"] = newValue } }
    open var isStatusBarHidden: Bool { get { inertValues["isStatusBarHidden"] as? Bool ?? false } set { inertValues["isStatusBarHidden"] = newValue } }
    open var isNetworkActivityIndicatorVisible: Bool { get { inertValues["isNetworkActivityIndicatorVisible"] as? Bool ?? false } set { inertValues["isNetworkActivityIndicatorVisible"] = newValue } }
    open var isIdleTimerDisabled: Bool { get { inertValues["isIdleTimerDisabled"] as? Bool ?? false } set { inertValues["isIdleTimerDisabled"] = newValue } }
    open var applicationIconBadgeNumber: Int { get { inertValues["applicationIconBadgeNumber"] as? Int ?? 0 } set { inertValues["applicationIconBadgeNumber"] = newValue } }
    open var applicationSupportsShakeToEdit: Bool { get { inertValues["applicationSupportsShakeToEdit"] as? Bool ?? true } set { inertValues["applicationSupportsShakeToEdit"] = newValue } }
    open var supportsAlternateIcons: Bool { false }
    open var alternateIconName: String? { nil }
    open var isProtectedDataAvailable: Bool { true }
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    open var shortcutItems: [UIApplicationShortcutItem]? { get { inertValues["shortcutItems"] as? [UIApplicationShortcutItem] } set { inertValues["shortcutItems"] = newValue } }
    open var isRegisteredForRemoteNotifications: Bool { false }
    open func registerForRemoteNotifications() {}
    open func unregisterForRemoteNotifications() {}
    open func canOpenURL(_ url: URL) -> Bool { false }
    @discardableResult open func openURL(_ url: URL) -> Bool { false }
    open func sendEvent(_ event: UIEvent) {}
    open func beginIgnoringInteractionEvents() {}
    open func endIgnoringInteractionEvents() {}
    open var isIgnoringInteractionEvents: Bool { false }
    open func beginReceivingRemoteControlEvents() {}
    open func endReceivingRemoteControlEvents() {}
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    open func requestSceneSessionActivation(_ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil) {}
    open func requestSceneSessionDestruction(_ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil) {}
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
    public static let willChangeStatusBarOrientationNotification = Notification.Name( "UIApplicationWillChangeStatusBarOrientationNotification")
    public static let protectedDataWillBecomeUnavailableNotification = Notification.Name( "UIApplicationProtectedDataWillBecomeUnavailable")
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }
    public static let openSettingsURLString = "app-settings:"
    public static let openNotificationSettingsURLString = "app-settings:notifications"
    nonisolated public static let significantTimeChangeNotification = Notification.Name( "UIApplicationSignificantTimeChangeNotification")
    nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name( "UIApplicationDidChangeStatusBarOrientationNotification")
    nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name( "UIApplicationDidChangeStatusBarFrameNotification")
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name( "UIApplicationUserDidTakeScreenshotNotification")
    nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name( "UIApplicationProtectedDataDidBecomeAvailable")
}

extension UIApplication {
    public enum BackgroundFetchResult: UInt, Sendable {
        case newData = 0
        case noData = 1
        case failed = 2
    }

    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
    }

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        public static let cloudKitShareMetadata = Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
        public static let eventAttribution = Self(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
        public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
        public static let newsstandDownloads = Self(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }
}

@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
}

extension UIApplicationDelegate {
    public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { .all }
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { false }
}

@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    public convenience init(systemImageName: String) { self.init() }
    public convenience init(templateImageName: String) { self.init() }
}

@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    public let type: String
    public let localizedTitle: String
    public init(type: String, localizedTitle: String) { self.type = type; self.localizedTitle = localizedTitle }
    open var localizedSubtitle: String? { nil }
    open var userInfo: [String: any NSSecureCoding]? { nil }
    open var icon: UIApplicationShortcutIcon? { nil }
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted = 0
    case denied = 1
    case available = 2
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = Self(rawValue: 0)
}

extension UIContentSizeCategory {
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIDevice {
    public func setValue(_ value: Any?, forKey key: String) {}
}

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

@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

extension UIOpenURLContext {
    public var options: OpenURLOptions { OpenURLOptions() }
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

@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

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

public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case blackOpaque = 2
    case darkContent = 3
}

@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ activity: NSUserActivity)
}

@preconcurrency @MainActor open class UIWindowSceneInert: UIScene {
    open var screen: UIScreen { .main }
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
    open func requestGeometryUpdate(_ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {}
    open var traitOverrides: UITraitOverrides { get { inertValues["traitOverrides"] as? UITraitOverrides ?? UITraitOverrides() } set { inertValues["traitOverrides"] = newValue } }
}

extension UIWindowScene {
    @preconcurrency @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        open var preferredPresentationStyle: UIWindowScene.PresentationStyle = UIWindowScene.PresentationStyle.automatic
    }

    @preconcurrency @MainActor open class GeometryPreferences: NSObject {}
}

extension UIWindowScene.GeometryPreferences {
    @preconcurrency @MainActor public final class iOS: UIWindowScene.GeometryPreferences {
        public var interfaceOrientations: UIInterfaceOrientationMask?
        public init(interfaceOrientations: UIInterfaceOrientationMask) { self.interfaceOrientations = interfaceOrientations }
    }
}

extension UIWindowScene {
    public enum PresentationStyle: UInt, Sendable {
        case automatic = 0
        case standard = 1
        case prominent = 2
    }
}
