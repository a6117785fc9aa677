extension UIWindowSceneDelegate {
    /// The window in the property of that name; nil if the class has no such property. Two optionals deep, as in UIKit,
    /// where the property is an optional one.
    public var window: UIWindow?? { OptionalWindow.of(self) }
}

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
