import Foundation

/// What a fetch in the background gave.
public typealias UIBackgroundFetchResult = UIApplication.BackgroundFetchResult

/// The window of a delegate whose class may have such a property.
@MainActor enum OptionalWindow {
    static func of(_ delegate: AnyObject) -> UIWindow?? {
        for mirror in sequence(first: Mirror(reflecting: delegate), next: \.superclassMirror) {
            for child in mirror.children where child.label == "window" || child.label == "$__lazy_storage_$_window" {
                return .some(child.value as? UIWindow)
            }
        }
        return nil
    }
}

/// What an activity is given back to.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Goes on with an activity.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

#if !canImport(Darwin)
    /// A page of the web.
    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

/// Whether fetching in the background is allowed.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Not for this app at all.
    case restricted = 0
    /// The user does not want it.
    case denied
    /// It is.
    case available
}

extension UIApplication {
    /// Which extensions are meant.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// An extension point by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Keyboards.
        public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
    }
    /// The shortest.
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// Never.
    public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
    /// Never posted.
    public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// Never posted.
    public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Never posted.
    public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Never posted.
    public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// Allowed.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Accepted: nothing is fetched.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    /// Sets ``isStatusBarHidden``.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
    /// Sets ``statusBarStyle``.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }
    /// Those that the app allows: all.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }
    /// Accepted: nothing is kept.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
    /// Accepted: nothing is kept.
    public func extendStateRestoration() {}
    /// Accepted: nothing is kept.
    public func completeStateRestoration() {}
    /// Accepted: nothing is asked.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
    /// Accepted: none is there.
    public func cancelAllLocalNotifications() {}
    /// Accepted: nobody is notified.
    public func scheduleLocalNotification(_ notification: UILocalNotification) {}
}

/// What notifications may do, before iOS 10; stored.
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
    /// Stored.
    public let types: UIUserNotificationType
    /// Settings.
    public init(types: UIUserNotificationType, categories: NSSet?) { self.types = types }
}

/// What notifications may do, before iOS 10.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number.
    public static let badge = Self(rawValue: 1)
    /// A sound.
    public static let sound = Self(rawValue: 2)
    /// A text.
    public static let alert = Self(rawValue: 4)
}

/// A notification, before iOS 10; stored.
@preconcurrency @MainActor open class UILocalNotification: NSObject {
    /// Stored.
    open var fireDate: Date?
    /// Stored.
    open var alertTitle: String?
    /// Stored.
    open var alertBody: String?
    /// Stored.
    open var soundName: String?
    /// Stored.
    open var applicationIconBadgeNumber = 0
    /// Stored.
    open var userInfo: [AnyHashable: Any]?
}

/// The picture of a shortcut; stored.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    /// A symbol.
    public convenience init(systemImageName: String) { self.init() }
    /// A picture.
    public convenience init(templateImageName: String) { self.init() }
}

/// A shortcut that can be changed; stored.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

extension UIApplicationShortcutItem {
    /// A shortcut with a second line, a picture and values; the title alone is kept.
    public convenience init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) { self.init(type: type, localizedTitle: localizedTitle) }
    /// None.
    public var localizedSubtitle: String? { nil }
    /// None.
    public var userInfo: [String: any NSSecureCoding]? { nil }
    /// None.
    public var icon: UIApplicationShortcutIcon? { nil }
}

extension UIWindowScene {
    /// The geometry of a scene.
    @preconcurrency @MainActor public final class Geometry: NSObject {
        /// By the shape of the screen.
        public var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.scene.interfaceOrientation }
        /// The screen's.
        public var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
    }
    /// The screen's.
    public var effectiveGeometry: Geometry { Geometry() }
    /// True.
    public var isFullScreen: Bool { true }
    /// None: there is no focus.
    public var focusSystem: UIFocusSystem? { nil }
}

extension UIScene {
    /// Opens a link: says that it did not.
    public func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)?) {
        completion?(false)
    }
    /// How a link is opened; stored.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        /// Stored.
        open var universalLinksOnly = false
    }
}

extension UIScene.ConnectionOptions {
    /// None.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    /// None.
    public var notificationResponse: AnyObject? { nil }
    /// None.
    public var handoffUserActivityType: String? { nil }
    /// None.
    public var sourceApplication: String? { nil }
}

extension UIOpenURLContext {
    /// Who opened a link; nobody is known.
    @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
        /// None.
        public var sourceApplication: String? { nil }
        /// None.
        public var annotation: Any? { nil }
        /// False.
        public var openInPlace: Bool { false }
    }
    /// Nobody is known.
    public var options: OpenURLOptions { OpenURLOptions() }
}

/// The focus of a screen: there is none.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    /// None.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
    /// None.
    open var focusedItem: AnyObject? { nil }
    /// Accepted.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
    /// Accepted.
    open func updateFocusIfNeeded() {}
}

extension UIScreen {
    /// How many pixels a screen has.
    @preconcurrency @MainActor open class Mode: NSObject {
        /// Pixels.
        open var size: CGSize { UIScreen.main.nativeBounds.size }
    }
    /// The only one, whatever is set.
    public var currentMode: Mode? {
        get { Mode() }
        set {}
    }
    /// The only one.
    public var preferredMode: Mode? { Mode() }
    /// The screen without a status bar; as before iOS 9.
    public var applicationFrame: CGRect {
        let bar = UIApplication.shared.statusBarFrame.height
        return CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar)
    }
    /// Never posted.
    public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
}

extension UIDevice {
    /// Accepted: nothing turns.
    public func setValue(_ value: Any?, forKey key: String) {}
}

extension UIDeviceOrientation {
    /// Whether an interface can stand so.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIContentSizeCategory {
    /// The new size, in a notification.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIViewController {
    /// Never posted.
    public static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}
