#if !canImport(ObjectiveC)
    /// An object that observes by `observeValue(forKeyPath:of:change:context:)` and is no responder. Adapted ones are.
    public protocol AdaptedObserver: NSObjectProtocol {
        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?)
    }

    // What the classes of adapted code call of `super`; an object's own methods of these names come first.
    extension NSObjectProtocol {
        /// Sets a property that the object's class lists, or an entry of a mutable dictionary, which goes without a value.
        /// For all else raises what Objective-C raises for a name that no property answers to.
        public func setValue(_ value: Any?, forKey key: String) {
            if let set = KeyedProperties.property(key, of: type(of: self))?.set { return set(self, value) }
            guard let dictionary = self as? NSMutableDictionary else { return setValue(value, forUndefinedKey: key) }
            if let value {
                dictionary.setObject(value, forKey: key as NSString)
            } else {
                dictionary.removeObject(forKey: key as NSString)
            }
        }
        /// Raises what Objective-C raises for a name that no property answers to.
        public func setValue(_ value: Any?, forUndefinedKey key: String) {
            let object = UnsafeTransfer(self as AnyObject)
            DispatchQueue.onMain { AdaptedProperties.raiseUndefined(key, of: object.value) }
        }
        /// Whether changes of a property are reported by themselves. True; observed values are compared.
        public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
        public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
        /// The name of the class, as `NSStringFromClass` gives it; code has it for reuse identifiers.
        public static func description() -> String { RuntimeClassName.of(self) }
        public static func superclass() -> AnyClass? { superclassAsInUIKit(of: self) }
        public var superclass: AnyClass? { superclassAsInUIKit(of: type(of: self)) }
        /// Whether the object conforms to a protocol: `conforms(to: UITableViewDelegate.self)`.
        public func conforms<Requirements>(to aProtocol: Requirements.Type) -> Bool { self is Requirements }
    }
#endif
