/// The app. There is one always, it is active, and no system is behind it.
@preconcurrency @MainActor open class UIApplication: UIApplicationInert {
    // Not inherited: the closure's type is spelled differently in symbols of a class that is `@preconcurrency`.
    open func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

    public static let shared = UIApplication()

    final var scene: UIWindowScene { .ofApplication }

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

    /// Fails: there are no icons.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(CocoaError(.featureUnsupported)) }
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
}

extension UIApplicationDelegate {
    /// The window in the property of that name; nil if the class has no such property. Two optionals deep, as in UIKit,
    /// where the property is an optional one.
    public var window: UIWindow?? { OptionalWindow.of(self) }
}
