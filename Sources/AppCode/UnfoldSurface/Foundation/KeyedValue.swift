#if !canImport(Darwin)
    package enum KeyedValue {
        static func of(_ object: Any, _ key: String) -> Any? {
            if key == "self" || key == "SELF" { return object }
            if let dictionary = object as? [String: Any] { return dictionary[key] }
            return key.split(separator: ".").reduce(object as Any?) { value, part in
                guard let value else { return nil }
                if let dictionary = value as? [String: Any] { return dictionary[String(part)] }
                if let found = known(value, String(part)) { return plain(found) }
                return sequence(first: Mirror(reflecting: value), next: \.superclassMirror).lazy
                    .compactMap { $0.children.first { $0.label == String(part) }?.value }.first
            }
        }

        /// What an object knows by a name: a managed property with a value, or one that adapted code lists.
        static func known(_ object: Any, _ name: String) -> Any? {
            guard type(of: object) is AnyClass else { return nil }
            if let owner = object as? any ManagedValuesOwner,
                let value = ManagedValues.all(of: owner)[name] ?? owner.firstManagedValue(name)
            {
                return value
            }
            return AdaptedProperty.value(name, of: object as AnyObject)
        }

        /// Without the optionals around it.
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
        package static func member(_ name: String, of object: Any?) -> Any? {
            let object = plain(object)
            if name == "@count" { return list(object)?.count }
            if let dictionary = object as? [String: Any] { return plain(dictionary[name]) }
            if let dictionary = object as? NSDictionary { return dictionary[name] }
            if let elements = list(object) { return elements.map { member(name, of: $0) } }
            if let text = object as? String { return ["length", "count"].contains(name) ? text.utf16.count : nil }
            guard let object else { return nil }
            if let value = known(object, name) { return plain(value) }
            var mirror: Mirror? = Mirror(reflecting: object)
            while let known = mirror {
                if let child = known.children.first(where: { $0.label == name }) { return plain(child.value) }
                mirror = known.superclassMirror
            }
            return nil
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
