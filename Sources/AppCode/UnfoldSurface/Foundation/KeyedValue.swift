#if !canImport(Darwin)
    package enum KeyedValue {
        /// The value at the end of a path of names; `SELF` is the object.
        package static func at(_ path: String, of object: Any?) -> Any? {
            path.split(separator: ".").reduce(object) { member(String($1), of: $0) }
        }

        /// What an object knows by a name: a managed property with a value, or one that adapted code lists.
        private static func known(_ object: Any, _ name: String) -> Any? {
            guard type(of: object) is AnyClass else { return nil }
            let owner = object as? any ManagedValuesOwner
            return owner.flatMap { ManagedValues.all(of: $0)[name] ?? $0.firstManagedValue(name) }
                ?? AdaptedProperty.value(name, of: object as AnyObject)
        }

        package static func plain(_ value: Any?) -> Any? {
            guard let value else { return nil }
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .optional else { return value }
            return plain(mirror.children.first?.value)
        }

        package static func list(_ value: Any?) -> [Any?]? {
            let value = plain(value)
            if let set = value as? NSSet { return set.allObjects }
            if let list = value as? [Any] { return list.map(plain) }
            if let list = value as? [Any?] { return list.map(plain) }
            guard let value, [.collection, .set].contains(Mirror(reflecting: value).displayStyle) else { return nil }
            return Mirror(reflecting: value).children.map { plain($0.value) }
        }

        /// A key of a dictionary, or a property that a class lists or stores; of a collection those of its elements.
        static func member(_ name: String, of object: Any?) -> Any? {
            let object = plain(object)
            if name == "SELF" || name == "self" { return object }
            if name == "@count" { return list(object)?.count }
            if let dictionary = object as? [String: Any] { return plain(dictionary[name]) }
            if let dictionary = object as? NSDictionary { return dictionary[name] }
            if let elements = list(object) { return elements.map { member(name, of: $0) } }
            if let text = object as? String { return ["length", "count"].contains(name) ? text.utf16.count : nil }
            guard let object else { return nil }
            let stored = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
            return plain(
                known(object, name) ?? stored.lazy.compactMap { $0.children.first { $0.label == name }?.value }.first)
        }

        /// The order of two texts, dates or numbers; nil for what has none.
        package static func order(
            _ one: Any?, _ other: Any?, texts: (String, String) -> ComparisonResult
        ) -> ComparisonResult? {
            if let one = one as? String, let other = other as? String { return texts(one, other) }
            if let one = one as? Date, let other = other as? Date { return one.compare(other) }
            guard let left = number(one), let right = number(other) else { return nil }
            return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        }

        private static func number(_ value: Any?) -> Double? {
            switch value {
            case let number as NSNumber: number.doubleValue
            case let flag as Bool: flag ? 1 : 0
            case let number as any BinaryInteger: Double(number)
            case let number as any BinaryFloatingPoint: Double(number)
            default: nil
            }
        }
    }
#endif
