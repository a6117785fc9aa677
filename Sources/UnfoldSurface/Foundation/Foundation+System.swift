import Foundation
import UnfoldAutoLayout

#if !canImport(Darwin)
    extension ProcessInfo {
        /// How warm the device is.
        public enum ThermalState: Int, Sendable {
            /// As it should be.
            case nominal = 0
            /// A little warm.
            case fair
            /// Warm.
            case serious
            /// Too warm.
            case critical
        }
        /// Always nominal.
        public var thermalState: ThermalState { .nominal }
        /// Always false.
        public var isLowPowerModeEnabled: Bool { false }
        /// Always false.
        public var isiOSAppOnMac: Bool { false }
        /// Always false.
        public var isMacCatalystApp: Bool { false }
        /// Never posted.
        public static let thermalStateDidChangeNotification = Notification.Name(
            "NSProcessInfoThermalStateDidChangeNotification")
    }

    extension Notification.Name {
        /// Never posted.
        public static let NSProcessInfoPowerStateDidChange = Notification.Name(
            "NSProcessInfoPowerStateDidChangeNotification")
    }

    extension FileManager {
        /// None: there are no groups of apps.
        public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
    }

    extension NSError {
        /// An error without a domain. (Foundation has no such initialiser where there is no Objective-C.)
        public convenience init(_nothing: Void = ()) { self.init(domain: "", code: 0) }
    }

    extension NSString {
        /// The path with each of the others behind it.
        public func strings(byAppendingPaths paths: [String]) -> [String] { paths.map(appendingPathComponent) }
    }

    extension NSMutableString {
        /// Appends a text with values in the places that it names.
        public func appendFormat(_ format: String, _ args: any CVarArg...) {
            append(String(format: format, arguments: args))
        }
    }

    extension NSMutableDictionary {
        /// A copy of another one's entries.
        public convenience init(dictionary otherDictionary: NSDictionary) {
            self.init()
            addEntries(from: otherDictionary as! [AnyHashable: Any])
        }
    }

    extension NSSortDescriptor {
        /// By a key of dictionaries, or of objects whose stored properties are read by reflection.
        public convenience init(key: String?, ascending: Bool) {
            self.init(keyPath: \Any.self, ascending: ascending) { one, other in
                guard let key else { return .orderedSame }
                return KeyedValue.compare(KeyedValue.of(one, key), KeyedValue.of(other, key))
            }
        }
    }

    extension NotificationCenter {
        /// Notifications as they come, without end.
        public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification>
        {
            AsyncStream { continuation in
                nonisolated(unsafe) let observer = addObserver(forName: name, object: object, queue: nil) {
                    nonisolated(unsafe) let notification = $0
                    continuation.yield(notification)
                }
                continuation.onTermination = { _ in NotificationCenter.default.removeObserver(observer) }
            }
        }
    }

    /// Values by a key, without Objective-C.
    enum KeyedValue {
        static func of(_ object: Any, _ key: String) -> Any? {
            if key == "self" || key == "SELF" { return object }
            if let dictionary = object as? [String: Any] { return dictionary[key] }
            return key.split(separator: ".").reduce(object as Any?) { value, part in
                guard let value else { return nil }
                if let dictionary = value as? [String: Any] { return dictionary[String(part)] }
                if let managed = managed(value, String(part)) { return managed }
                return sequence(first: Mirror(reflecting: value), next: \.superclassMirror).lazy
                    .compactMap { $0.children.first { $0.label == String(part) }?.value }.first
            }
        }

        /// The value of a managed property; nil of another object, and where none was set.
        static func managed(_ object: Any, _ name: String) -> Any? {
            guard let owner = object as? any ManagedValuesOwner else { return nil }
            return ManagedValues.all(of: owner)[name] ?? owner.firstManagedValue(name)
        }

        static func compare(_ one: Any?, _ other: Any?, by name: String = "compare:") -> ComparisonResult {
            switch (one, other) {
            case (let one as String, let other as String):
                switch name {
                case "caseInsensitiveCompare:": return one.caseInsensitiveCompare(other)
                case "localizedCaseInsensitiveCompare:": return one.localizedCaseInsensitiveCompare(other)
                case "localizedStandardCompare:": return one.localizedStandardCompare(other)
                case "localizedCompare:": return one.localizedCompare(other)
                default: return one.compare(other)
                }
            case (let one as Date, let other as Date): return one.compare(other)
            default:
                let (left, right) = (number(one), number(other))
                return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
            }
        }

        static func number(_ value: Any?) -> Double {
            switch value {
            case let value as NSNumber: value.doubleValue
            case let value as Int: Double(value)
            case let value as Double: value
            case let value as Float: Double(value)
            case let value as CGFloat: Double(value)
            case let value as Bool: value ? 1 : 0
            case let value as String: Double(value) ?? 0
            default: 0
            }
        }
    }
#endif

#if !canImport(Darwin)
    /// Foundation's old name.
    public typealias NSInteger = Int
    /// Kinds of what a detector finds.
    public typealias NSTextCheckingTypes = UInt64

    /// What another app gives (developer.apple.com/documentation/foundation/nsextensionitem).
    open class NSExtensionItem: NSObject {
        /// Stored.
        open var attributedTitle: NSAttributedString?
        /// Stored.
        open var attributedContentText: NSAttributedString?
        /// Stored.
        open var attachments: [NSItemProvider]?
        /// Stored.
        open var userInfo: [AnyHashable: Any]?
        /// Nothing given.
        public override init() { super.init() }
    }

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

    /// Objects by their index, which may be forgotten when they go
    /// (developer.apple.com/documentation/foundation/nspointerarray).
    open class NSPointerArray: NSObject {
        private struct Entry {
            weak var weakly: AnyObject?
            var kept: AnyObject?
            var object: AnyObject? { kept ?? weakly }
        }
        private var entries: [Entry] = []
        private let isWeak: Bool
        /// An array that keeps its objects alive, or does not.
        public init(options: NSPointerFunctions.Options = []) { isWeak = options.contains(.weakMemory) }
        /// One that does not keep them alive.
        open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
        /// One that keeps them alive.
        open class func strongObjects() -> NSPointerArray { NSPointerArray() }
        private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
            let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
            return Entry(weakly: object, kept: isWeak ? nil : object)
        }
        /// Also of those that went.
        open var count: Int { entries.count }
        /// The object at an index.
        open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
            entries[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
        }
        /// Adds one at the end.
        open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(entry(pointer)) }
        /// Puts one in.
        open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
            entries.insert(entry(item), at: index)
        }
        /// Replaces one by another.
        open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
            entries[index] = entry(item)
        }
        /// Takes one out.
        open func removePointer(at index: Int) { entries.remove(at: index) }
        /// Drops those that went away.
        open func compact() { entries.removeAll { $0.object == nil } }
        /// Those that are left.
        open var allObjects: [Any] { entries.compactMap(\.object) }
    }
#endif
