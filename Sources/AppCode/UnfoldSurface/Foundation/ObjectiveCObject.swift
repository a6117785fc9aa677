/// The members that Objective-C finds by name on a value of `AnyObject`, for adapted sources: `sender.tag` becomes
/// `ObjectiveCObject(sender).tag`. Each is nil where the object has no such member, and can be read only, as on iOS;
/// what may be nil in the class is an optional of an optional, as there. The names are those that apps ask for.
/// - Complexity: O(1) for each member, besides what it does.
public struct ObjectiveCObject {
    public let object: AnyObject

    public init(_ object: AnyObject) { self.object = object }
    @_disfavoredOverload public init?(_ object: AnyObject?) {
        guard let object else { return nil }
        self.object = object
    }

    func of<Class, Value>(_ type: Class.Type, _ member: (Class) -> Value) -> Value? { (object as? Class).map(member) }

    public func isEqual(_ other: Any?) -> Bool {
        guard let other else { return false }
        return (object as? NSObject)?.isEqual(other) ?? (object === other as AnyObject)
    }

    var number: NSNumber? { object as? NSNumber }
    var string: NSString? { object as? NSString }

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
