/// A class that can be made without knowing its initialisers.
@preconcurrency @MainActor public protocol UIAppearanceArchivable: NSObject { init?(coder: NSCoder) }

extension UIView: UIAppearance, UIAppearanceContainer, UIAppearanceArchivable {}
extension UIBarItem: UIAppearance, UIAppearanceContainer, UIAppearanceArchivable {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIAppearanceArchivable {
    /// Looks of all instances: one object of the class, made by `init(coder:)` with nothing in it.
    public static func appearance() -> Self { AppearanceProxies.proxy(of: Self.self, "") }
}

@MainActor enum AppearanceProxies {
    private static var known: [String: AnyObject] = [:]

    static func proxy<Target: UIAppearanceArchivable>(of type: Target.Type, _ context: String) -> Target {
        let key = "\(ObjectIdentifier(type).hashValue) \(context)"
        if let proxy = known[key] as? Target { return proxy }
        if !isBar(type) { InertLayout.report("\(type).appearance()", .appearanceNotUsed) }
        guard let made = Target(coder: AppearanceCoder())
        else { preconditionFailure("\(type).init(coder:) gives nil: there can be no appearance of it") }
        known[key] = made
        return made
    }

    private static func isBar(_ type: Any.Type) -> Bool {
        type is UINavigationBar.Type || type is UIToolbar.Type || type is UITabBar.Type || type is UIBarItem.Type
    }
}

private final class AppearanceCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeObject() -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
}
