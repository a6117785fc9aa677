import Foundation
import UnfoldAutoLayout

#if !canImport(ObjectiveC)
    /// What the properties of Core Data's objects hold, for adapted sources: `@NSManaged var title: String?` keeps its
    /// value here. Nothing is saved or fetched; the classes of Core Data are a stand-in of the app's tests.
    public enum ManagedValues {
        private final class Kept { var values: [String: Any] = [:] }

        private static let lock = NSLock()
        // An address alone: nothing is read or written there.
        nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

        /// A property's value: what was set, or what Core Data begins with, which is nil, false, zero or an empty text.
        /// A property of another type has to be set before it is read: it ends the program, as on iOS.
        /// - Complexity: O(1) on average.
        public static func value<Value>(of object: AnyObject, _ name: String) -> Value {
            let kept = lock.withLock { (objc_getAssociatedObject(object, key) as? Kept)?.values[name] }
            if let value = (kept ?? first(Value.self)) as? Value { return value }
            fatalError("\(type(of: object)).\(name) was not set")
        }

        /// Sets a property.
        /// - Complexity: O(1) on average.
        public static func set<Value>(_ value: Value, of object: AnyObject, _ name: String) {
            lock.withLock {
                let kept = objc_getAssociatedObject(object, key) as? Kept ?? Kept()
                kept.values[name] = value
                objc_setAssociatedObject(object, key, kept, .OBJC_ASSOCIATION_RETAIN)
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
