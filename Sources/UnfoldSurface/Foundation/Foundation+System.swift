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
            self.init(keyPath: \AnyHashable.self, ascending: ascending) { one, other in
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
                return sequence(first: Mirror(reflecting: value), next: \.superclassMirror).lazy
                    .compactMap { $0.children.first { $0.label == String(part) }?.value }.first
            }
        }

        static func compare(_ one: Any?, _ other: Any?) -> ComparisonResult {
            switch (one, other) {
            case (let one as String, let other as String): return one.compare(other)
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
            case let value as CGFloat: Double(value)
            case let value as Bool: value ? 1 : 0
            case let value as String: Double(value) ?? 0
            default: 0
            }
        }
    }
#endif
