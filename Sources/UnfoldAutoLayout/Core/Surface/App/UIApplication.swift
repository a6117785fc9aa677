import Foundation

/// The app. There is one always, it is active, and no system stands behind it.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The only one.
    public static let shared = UIApplication()

    /// What an app is doing.
    public enum State: Int, Sendable {
        /// In front, and in use.
        case active = 0
        /// In front.
        case inactive
        /// Behind.
        case background
    }

    /// Why an app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A reason by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A link.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// A message from elsewhere.
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// A shortcut.
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// Of who opened it.
        public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// Of Bluetooth.
        public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// Of Bluetooth.
        public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        /// A share of iCloud.
        public static let cloudKitShareMetadata = Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
        /// Where it was opened from.
        public static let eventAttribution = Self(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
        /// A notification.
        public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// A place.
        public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// Downloads.
        public static let newsstandDownloads = Self(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
        /// Who opened it.
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// An activity.
        public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The kind of an activity.
        public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    }

    /// How a link is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Only by an app that has claimed the link.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// How a link came to the app.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// From which app.
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// With what.
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether its file may be changed in place.
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// What was fetched behind.
    public enum BackgroundFetchResult: UInt, Sendable {
        /// Something.
        case newData = 0
        /// Nothing.
        case noData
        /// It failed.
        case failed
    }

    let scene = UIWindowScene(forApplication: ())

    /// A property of the class by its Objective-C name, as code asks that is not allowed to name ``shared``:
    /// `sharedApplication` or `shared`. Nil for a name that there is none of.
    public class func value(forKey key: String) -> Any? {
        ["sharedApplication", "shared"].contains(key) ? shared : nil
    }
    /// The same, or a value of the app's: `sharedApplication.delegate`.
    public class func value(forKeyPath keyPath: String) -> Any? {
        let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard names.count == 2 else { return value(forKey: keyPath) }
        return (value(forKey: names[0]) as? UIApplication)?.value(forKeyPath: names[1])
    }

    /// Asked and notified about the app; set by the app or a test.
    open weak var delegate: (any UIApplicationDelegate)?
    /// Active.
    open var applicationState: State { .active }
    /// Windows that are alive, in the order in which they were made.
    open var windows: [UIWindow] { scene.windows }
    /// The key window.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The only scene.
    open var connectedScenes: Set<UIScene> { [scene] }
    /// The only session.
    open var openSessions: Set<UISceneSession> { [scene.session] }
    /// False.
    open var supportsMultipleScenes: Bool { false }
    /// That of the user's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory { LayoutEnvironment.current.contentSizeCategory }
    /// That of the environment.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { LayoutEnvironment.current.layoutDirection }
    /// By the shape of the screen.
    open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
    /// The top of the key window's safe area, over its width.
    open var statusBarFrame: CGRect { scene.statusBarManager?.statusBarFrame ?? .zero }
    /// Stored; nothing is drawn.
    open var statusBarStyle: UIStatusBarStyle = .default
    /// Stored; nothing is drawn.
    open var isStatusBarHidden = false
    /// Stored; nothing is drawn.
    open var isNetworkActivityIndicatorVisible = false
    /// Stored; nothing sleeps.
    open var isIdleTimerDisabled = false
    /// Stored; nothing is drawn.
    open var applicationIconBadgeNumber = 0
    /// Stored.
    open var applicationSupportsShakeToEdit = true
    /// False.
    open var supportsAlternateIcons: Bool { false }
    /// None.
    open var alternateIconName: String? { nil }
    /// Fails: there are no icons.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(CocoaError(.featureUnsupported)) }
    /// True.
    open var isProtectedDataAvailable: Bool { true }
    /// Not restricted.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Shortcuts of the icon; stored.
    open var shortcutItems: [UIApplicationShortcutItem]?
    /// False.
    open var isRegisteredForRemoteNotifications: Bool { false }
    /// Accepted.
    open func registerForRemoteNotifications() {}
    /// Accepted.
    open func unregisterForRemoteNotifications() {}
    /// False: there are no other apps.
    open func canOpenURL(_ url: URL) -> Bool { false }
    /// Opens nothing; false.
    @discardableResult open func openURL(_ url: URL) -> Bool { false }
    /// Opens nothing; the handler receives false.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { completion?(false) }
    /// Opens nothing; false.
    @discardableResult open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        false
    }
    /// Sends an action to a target or, for nil, to the first responder of the chain of the sender that knows it.
    @discardableResult open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        let first = (sender as? UIResponder) ?? FirstResponder.current
        let receiver =
            target.map { $0 as AnyObject } ?? first?.target(forAction: action, withSender: sender) as AnyObject?
        guard let receiver, SelectorMethods.responds(receiver, to: action) else { return false }
        SelectorMethods.perform(action, on: receiver, with: sender, for: event)
        return true
    }
    /// Never called by this library; does nothing.
    open func sendEvent(_ event: UIEvent) {}
    /// Accepted.
    open func beginIgnoringInteractionEvents() {}
    /// Accepted.
    open func endIgnoringInteractionEvents() {}
    /// False.
    open var isIgnoringInteractionEvents: Bool { false }
    /// Accepted.
    open func beginReceivingRemoteControlEvents() {}
    /// Accepted.
    open func endReceivingRemoteControlEvents() {}
    /// Accepted; nothing runs behind.
    open func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
    /// Accepted.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// Accepted; there is one scene.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Accepted; there is one scene.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}

    /// Settings of the app.
    public static let openSettingsURLString = "app-settings:"
    /// Settings of its notifications.
    public static let openNotificationSettingsURLString = "app-settings:notifications"
    /// Never posted by this library; nor are the others.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// The app is about to be in use no longer.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// The app went behind.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The app is about to come to the front.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The app was launched.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// The app is about to end.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Memory is short.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// The clock changed.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// The status bar turned.
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// The status bar has another frame.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The user took a picture of the screen.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Files can be read.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
}

/// Names work that goes on behind.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// A number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// None.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// A shortcut of the icon; stored.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    /// Its kind.
    public let type: String
    /// Its title.
    public let localizedTitle: String
    /// A shortcut.
    public init(type: String, localizedTitle: String) { (self.type, self.localizedTitle) = (type, localizedTitle) }
}

/// Asked and notified about the app; nothing here calls it, a test may. Optional methods have defaults.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app was launched. Default true.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app is in use.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app is about to be in use no longer.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app went behind.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app is about to come to the front.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// How the app may stand. Default any.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// A link is opened. Default false.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
}

extension UIApplicationDelegate {
    /// The window in the property of that name; nil if the class has no such property. Two optionals deep, as in UIKit,
    /// where the property is an optional one.
    public var window: UIWindow?? { OptionalWindow.of(self) }
    /// True.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Any.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
    /// False.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
}
