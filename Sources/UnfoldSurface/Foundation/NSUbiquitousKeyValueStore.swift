import Foundation

#if !canImport(Darwin)
    /// Values that an account keeps (developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore). Kept in
    /// the program.
    // Sendable: its values are read and written under its lock.
    open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
        private let lock = NSLock()
        private var values: [String: Any] = [:]
        open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
        open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
        /// Takes a value away.
        open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
        open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
        open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
        open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
        open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
        /// A number, 0 for none.
        open func longLong(forKey aKey: String) -> Int64 {
            object(forKey: aKey) as? Int64 ?? (object(forKey: aKey) as? Int).map(Int64.init) ?? 0
        }
        /// A number, 0 for none.
        open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
        open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
        open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
        /// True: there is nothing to wait for.
        @discardableResult open func synchronize() -> Bool { true }
    }
#endif
