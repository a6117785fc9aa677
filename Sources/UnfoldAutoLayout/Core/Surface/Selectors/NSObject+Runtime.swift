import Foundation

#if !canImport(ObjectiveC)
    /// An object that observes by `observeValue(forKeyPath:of:change:context:)` and is no responder. Adapted classes
    /// are.
    public protocol AdaptedObserver: NSObjectProtocol {
        /// A value that it observes has changed.
        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?)
    }

    // What the classes of adapted code call of `super`; an object's own methods of these names come first.
    extension NSObjectProtocol {
        /// Does nothing.
        public func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {}
        /// Does nothing.
        public func awakeFromNib() {}
        /// Does nothing.
        public func prepareForInterfaceBuilder() {}
        /// Nil: nothing is forwarded.
        public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
        /// Nil.
        public func value(forUndefinedKey key: String) -> Any? { nil }
        /// Sets an entry of a mutable dictionary, and takes it away without a value. For all else raises what
        /// Objective-C raises for a name that no property answers to: there is no key-value coding.
        public func setValue(_ value: Any?, forKey key: String) {
            guard let dictionary = self as? NSMutableDictionary else { return setValue(value, forUndefinedKey: key) }
            if let value {
                dictionary.setObject(value, forKey: key as NSString)
            } else {
                dictionary.removeObject(forKey: key as NSString)
            }
        }
        /// Raises what Objective-C raises for a name that no property answers to.
        public func setValue(_ value: Any?, forUndefinedKey key: String) {
            nonisolated(unsafe) let object = self as AnyObject
            DispatchQueue.onMain { AdaptedProperties.raiseUndefined(key, of: object) }
        }
        /// Whether changes of a property are reported by themselves. True; observed values are compared.
        public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
        /// None.
        public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
        /// Whether the object conforms to a protocol: `conforms(to: UITableViewDelegate.self)`.
        public func conforms<Requirements>(to aProtocol: Requirements.Type) -> Bool { self is Requirements }
    }
#endif
