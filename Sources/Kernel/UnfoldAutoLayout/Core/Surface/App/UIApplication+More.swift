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

extension UIResponder: UIUserActivityRestoring {}

#if !canImport(Darwin)
#endif

extension UIApplicationShortcutItem {
    /// A shortcut with a second line, a picture and values; the title alone is kept.
    public convenience init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) { self.init(type: type, localizedTitle: localizedTitle) }
}

extension UIDeviceOrientation {
    /// Whether an interface can stand so.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
