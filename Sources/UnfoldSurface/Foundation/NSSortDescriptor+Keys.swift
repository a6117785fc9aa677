import Foundation
import UnfoldAutoLayout

#if !canImport(Darwin)
    extension NSSortDescriptor {
        /// By a key; texts by the comparison that is named, all else by that of the values' kind.
        public convenience init(key: String?, ascending: Bool, selector: Selector?) {
            let name = selector.map { "\($0)" } ?? "compare:"
            self.init(key: key ?? "self", ascending: ascending) { one, other in
                KeyedValue.compare(one, other, by: name)
            }
        }
        /// By a key and a comparison of one's own.
        public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
            self.init(keyPath: \Any.self, ascending: ascending) { one, other in
                guard let key else { return comparator(one, other) }
                return comparator(KeyedValue.of(one, key) as Any, KeyedValue.of(other, key) as Any)
            }
        }

        /// By a key of dictionaries, or of objects whose stored properties are read by reflection.
        public convenience init(key: String?, ascending: Bool) {
            self.init(keyPath: \Any.self, ascending: ascending) { one, other in
                guard let key else { return .orderedSame }
                return KeyedValue.compare(KeyedValue.of(one, key), KeyedValue.of(other, key))
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
                if let found = known(value, String(part)) { return PredicateComparison.plain(found) }
                return sequence(first: Mirror(reflecting: value), next: \.superclassMirror).lazy
                    .compactMap { $0.children.first { $0.label == String(part) }?.value }.first
            }
        }

        /// What an object knows by a name: a managed property that was set or begins with something, or one that adapted
        /// code lists.
        static func known(_ object: Any, _ name: String) -> Any? {
            guard type(of: object) is AnyClass else { return nil }
            if let owner = object as? any ManagedValuesOwner,
                let value = ManagedValues.all(of: owner)[name] ?? owner.firstManagedValue(name)
            {
                return value
            }
            return AdaptedProperty.value(name, of: object as AnyObject)
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
