/// The members that Objective-C finds by name on a value of `AnyObject`, for adapted sources: `sender.tag` becomes
/// `ObjectiveCObject(sender).tag`. Each is nil where the object has no such member, and can be read only, as on iOS;
/// what may be nil in the class is an optional of an optional, as there.
///
/// The names are those of UIKit's and Foundation's classes that cell and controller code asks an `AnyObject` for.
/// - Complexity: O(1) for each member, besides what it does.
public struct ObjectiveCObject {
    public let object: AnyObject

    public init(_ object: AnyObject) { self.object = object }
    @_disfavoredOverload public init?(_ object: AnyObject?) {
        guard let object else { return nil }
        self.object = object
    }

    private func of<Class, Value>(_ type: Class.Type, _ member: (Class) -> Value) -> Value? {
        (object as? Class).map(member)
    }
}

// MARK: Every object

extension ObjectiveCObject {
    /// `NSObject.description`.
    public var description: String! { (object as? NSObject)?.description ?? "\(object)" }
    public func isEqual(_ other: Any?) -> Bool {
        guard let other else { return false }
        return (object as? NSObject)?.isEqual(other) ?? (object === other as AnyObject)
    }
    public func isKind(of aClass: AnyClass) -> Bool {
        sequence(first: type(of: object) as AnyClass, next: { _getSuperclass($0) }).contains { $0 == aClass }
    }
}

// MARK: Views

extension ObjectiveCObject {
    @preconcurrency @MainActor public var tag: Int! { of(UIView.self, \.tag) ?? of(UIBarItem.self, \.tag) }
    @preconcurrency @MainActor public var frame: CGRect! { of(UIView.self, \.frame) }
    @preconcurrency @MainActor public var superview: UIView?! { of(UIView.self, \.superview) }
    @preconcurrency @MainActor public var layer: CALayer! { of(UIView.self, \.layer) }
    @preconcurrency @MainActor public var isHidden: Bool! { of(UIView.self, \.isHidden) }
    /// Its view: a recogniser's, or a controller's.
    @preconcurrency @MainActor public var view: UIView?! {
        of(UIGestureRecognizer.self, \.view) ?? of(UIViewController.self, \.view)
    }
    @preconcurrency @MainActor public func setNeedsLayout() { of(UIView.self) { $0.setNeedsLayout() } }
    @preconcurrency @MainActor public func removeFromSuperview() { of(UIView.self) { $0.removeFromSuperview() } }
}

// MARK: Controls, bar items, recognisers

extension ObjectiveCObject {
    @preconcurrency @MainActor public var isSelected: Bool! { of(UIControl.self, \.isSelected) }
    /// `UIControl.isEnabled`; also a bar item's and a recogniser's.
    @preconcurrency @MainActor public var isEnabled: Bool! {
        of(UIControl.self, \.isEnabled) ?? of(UIBarItem.self, \.isEnabled) ?? of(UIGestureRecognizer.self, \.isEnabled)
    }
    @preconcurrency @MainActor public var isOn: Bool! { of(UISwitch.self, \.isOn) }
    @preconcurrency @MainActor public var selectedSegmentIndex: Int! {
        of(UISegmentedControl.self, \.selectedSegmentIndex)
    }
    @preconcurrency @MainActor public var titleLabel: UILabel?! { of(UIButton.self, \.titleLabel) }
    @preconcurrency @MainActor public var currentTitle: String?! { of(UIButton.self, \.currentTitle) }
    /// The text of a label, a field, a text view or a search bar.
    @preconcurrency @MainActor public var text: String?! {
        of(UILabel.self, \.text) ?? of(UITextField.self, \.text) ?? of(UITextView.self, \.text)
            ?? of(UISearchBar.self, \.text)
    }
    /// The title of a bar item or a controller.
    @preconcurrency @MainActor public var title: String?! {
        of(UIBarItem.self, \.title) ?? of(UIViewController.self, \.title)
    }
    @preconcurrency @MainActor public var state: UIGestureRecognizer.State! { of(UIGestureRecognizer.self, \.state) }
    @preconcurrency @MainActor public func location(in view: UIView?) -> CGPoint! {
        of(UIGestureRecognizer.self) { $0.location(in: view) }
    }
}

// MARK: Foundation

extension ObjectiveCObject {
    private var number: NSNumber? { object as? NSNumber }
    private var string: NSString? { object as? NSString }

    public var intValue: Int32! { number?.int32Value ?? string?.intValue }
    public var integerValue: Int! { number?.intValue ?? string?.integerValue }
    public var doubleValue: Double! { number?.doubleValue ?? string?.doubleValue }
    public var boolValue: Bool! { number?.boolValue ?? string?.boolValue }
    public var stringValue: String! { number?.stringValue }
    public var count: Int! {
        (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count
    }
    public func object(forKey key: Any) -> Any? { (object as? NSDictionary)?.object(forKey: key) }
    public func object(at index: Int) -> Any! { (object as? NSArray)?.object(at: index) }
    public subscript(key: String) -> Any! { (object as? NSDictionary)?.object(forKey: key) }
    public subscript(index: Int) -> Any! { (object as? NSArray)?.object(at: index) }
    #if !canImport(ObjectiveC)
        public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue ?? (object as Any) as? CGRect }
        /// The value of a stored property by its name, or what a dictionary holds for it.
        public func value(forKey key: String) -> Any? {
            (object as? NSDictionary)?.object(forKey: key) ?? (object as? NSObject)?.value(forKey: key)
        }
    #endif
}
