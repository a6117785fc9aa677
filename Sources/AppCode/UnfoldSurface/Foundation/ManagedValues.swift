#if !canImport(ObjectiveC)
    /// Hears that a managed property of it was set.
    package protocol ManagedValuesOwner: AnyObject {
        /// The value that a property begins with; nil leaves it to its type.
        func firstManagedValue(_ name: String) -> Any?
        func managedValueDidChange(_ name: String)
    }

    /// The values of `@NSManaged var title: String?` in adapted sources. `UnfoldCoreData` saves and fetches them.
    public enum ManagedValues {
        private final class Kept { var values: [String: Any] = [:] }

        private static let lock = NSLock()
        private static let key = AssociationKey()

        /// A property's value: what was set, or what Core Data begins with, which is nil, false, zero or an empty text.
        /// One of another type has to be set first: it ends the program, as on iOS.
        /// - Complexity: O(1) on average.
        public static func value<Value>(of object: AnyObject, _ name: String) -> Value {
            let kept = lock.withLock { (objc_getAssociatedObject(object, key.address) as? Kept)?.values[name] }
            let begun = kept ?? (object as? any ManagedValuesOwner)?.firstManagedValue(name) ?? first(Value.self)
            if let value = begun as? Value { return value }
            fatalError("\(type(of: object)).\(name) was not set")
        }

        /// Sets a property.
        /// - Complexity: O(1) on average.
        public static func set<Value>(_ value: Value, of object: AnyObject, _ name: String) {
            change(of: object) { $0[name] = value }
            (object as? any ManagedValuesOwner)?.managedValueDidChange(name)
        }

        /// Adds an object, or those of a set, to what a property leads to.
        public static func add(_ value: Any, of object: AnyObject, _ name: String) {
            join(value, of: object, name) { $0.union($1) }
        }
        /// Takes an object, or those of a set, out of what a property leads to.
        public static func remove(_ value: Any, of object: AnyObject, _ name: String) {
            join(value, of: object, name) { $0.minus($1) }
        }
        package static func objects(of object: AnyObject, _ name: String) -> [AnyObject] {
            guard let value = plain(all(of: object)[name]), type(of: value) is AnyClass || value is Set<AnyHashable>
            else { return [] }
            return ordered(value).array.map { $0 as AnyObject }
        }
        private static func join(
            _ value: Any, of object: AnyObject, _ name: String, _ joined: (NSMutableOrderedSet, NSOrderedSet) -> Void
        ) {
            let present = plain(all(of: object)[name])
            let result = NSMutableOrderedSet(orderedSet: ordered(present))
            joined(result, ordered(value))
            switch present {
            case is NSOrderedSet: set(result, of: object, name)
            case nil where value is NSOrderedSet: set(result, of: object, name)
            case nil, is NSSet, is Set<AnyHashable>: set(NSSet(array: result.array), of: object, name)
            // One object, which it leads to no more.
            default: set(result.firstObject, of: object, name)
            }
        }
        private static func ordered(_ value: Any?) -> NSOrderedSet {
            switch plain(value) {
            case let set as NSOrderedSet: set
            case let set as NSSet: NSOrderedSet(array: set.allObjects)
            case let set as Set<AnyHashable>: NSOrderedSet(array: set.map(\.base))
            case let object?: NSOrderedSet(array: [object])
            case nil: NSOrderedSet()
            }
        }

        package static func all(of object: AnyObject) -> [String: Any] {
            lock.withLock { (objc_getAssociatedObject(object, key.address) as? Kept)?.values ?? [:] }
        }

        package static func plain(_ value: Any?) -> Any? { KeyedValue.plain(value) }

        /// Other values, of which no one hears.
        package static func change(of object: AnyObject, _ change: (inout [String: Any]) -> Void) {
            lock.withLock {
                let kept = objc_getAssociatedObject(object, key.address) as? Kept ?? Kept()
                change(&kept.values)
                objc_setAssociatedObject(object, key.address, kept, .OBJC_ASSOCIATION_RETAIN)
            }
        }

        private static func first<Value>(_ type: Value.Type) -> Any? {
            switch type {
            case let optional as any ExpressibleByNilLiteral.Type: optional.init(nilLiteral: ())
            case let integer as any BinaryInteger.Type: integer.init(0)
            case let number as any BinaryFloatingPoint.Type: number.init(0)
            case is Bool.Type: false
            case is String.Type: ""
            default: nil
            }
        }
    }
#endif
