extension KeyedClass {
    static func namedProperties() -> [AdaptedProperty] { NamedProperties.list(of: self) }
}
extension UIResponder: KeyedClass {}
extension UIGestureRecognizer: KeyedClass {}
extension UINavigationItem: KeyedClass {}
extension NSLayoutConstraint: KeyedClass {}
