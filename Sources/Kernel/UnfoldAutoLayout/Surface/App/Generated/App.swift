// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Surface/App.tsv.
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
    nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    nonisolated public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    open var preferredContentSizeCategory: UIContentSizeCategory { LayoutEnvironment.current.contentSizeCategory }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { LayoutEnvironment.current.layoutDirection }
    /// Windows that are alive, in the order in which they were made.
    open var windows: [UIWindow] { UIWindowScene.ofApplication.windows }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var connectedScenes: Set<UIScene> { [UIWindowScene.ofApplication] }
    open var openSessions: Set<UISceneSession> { [UIWindowScene.ofApplication.session] }
    open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.ofApplication.interfaceOrientation }
    /// The top of the key window's safe area, over its width.
    open var statusBarFrame: CGRect { UIWindowScene.ofApplication.statusBarManager?.statusBarFrame ?? .zero }
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

@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ activity: NSUserActivity)
}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
