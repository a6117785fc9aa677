import Foundation

#if !canImport(Darwin)
    /// Values that an account keeps (developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore). Kept in
    /// the program.
    // Sendable: its values are read and written under its lock.
    open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
        /// The one.
        public static let `default` = NSUbiquitousKeyValueStore()
        /// Never posted.
        public static let didChangeExternallyNotification = Notification.Name(
            "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
        private let lock = NSLock()
        private var values: [String: Any] = [:]
        /// A value.
        open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
        /// Keeps a value.
        open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
        /// Takes a value away.
        open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
        /// A text.
        open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
        /// A list.
        open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
        /// A dictionary.
        open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
        /// Data.
        open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
        /// A number, 0 for none.
        open func longLong(forKey aKey: String) -> Int64 {
            object(forKey: aKey) as? Int64 ?? (object(forKey: aKey) as? Int).map(Int64.init) ?? 0
        }
        /// A number, 0 for none.
        open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
        /// False for none.
        open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
        /// All.
        open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
        /// True: there is nothing to wait for.
        @discardableResult open func synchronize() -> Bool { true }
    }
#endif
