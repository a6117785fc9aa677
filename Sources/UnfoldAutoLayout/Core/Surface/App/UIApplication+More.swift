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
    public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Never posted.
    public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// Allowed.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Accepted: nothing is fetched.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    /// Those that the app allows: all.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }
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
