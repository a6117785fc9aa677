import Foundation
import UnfoldAutoLayout

#if !canImport(ObjectiveC)
    /// What the operators of a predicate's format mean.
    enum PredicateComparison {
        typealias Matching = (Any?, Any?) -> Bool

        static func of(_ sign: String, _ options: String.CompareOptions) -> Matching? {
            switch sign {
            case "=", "==": { order($0, $1, options) == .orderedSame }
            case "!=", "<>": { order($0, $1, options) != .orderedSame }
            case "<": { order($0, $1, options) == .orderedAscending }
            case ">": { order($0, $1, options) == .orderedDescending }
            case "<=", "=<": { isOrdered($0, $1, options, not: .orderedDescending) }
            case ">=", "=>": { isOrdered($0, $1, options, not: .orderedAscending) }
            case "BETWEEN": { isBetween($0, $1, options) }
            case "IN": { contains($1, $0, options) }
            case "CONTAINS": { contains($0, $1, options) }
            case "BEGINSWITH": { finds($0, $1, options.union(.anchored)) }
            case "ENDSWITH": { finds($0, $1, options.union([.anchored, .backwards])) }
            case "LIKE": { covers($0, (plain($1) as? String).map(expression), options) }
            case "MATCHES": { covers($0, plain($1) as? String, options) }
            default: nil
            }
        }

        /// Without the optionals around it.
        static func plain(_ value: Any?) -> Any? {
            guard let value else { return nil }
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .optional else { return value }
            return plain(mirror.children.first?.value)
        }

        static func list(_ value: Any?) -> [Any?]? {
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
            if name == "@count" { return list(object)?.count }
            if let dictionary = object as? [String: Any] { return plain(dictionary[name]) }
            if let dictionary = object as? NSDictionary { return dictionary[name] }
            if let elements = list(object) { return elements.map { member(name, of: $0) } }
            if let text = object as? String { return ["length", "count"].contains(name) ? text.utf16.count : nil }
            guard let object else { return nil }
            if let value = KeyedValue.known(object, name) { return plain(value) }
            var mirror: Mirror? = Mirror(reflecting: object)
            while let known = mirror {
                if let child = known.children.first(where: { $0.label == name }) { return plain(child.value) }
                mirror = known.superclassMirror
            }
            return nil
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

        private static func order(
            _ left: Any?, _ right: Any?, _ options: String.CompareOptions
        ) -> ComparisonResult? {
            let (left, right) = (plain(left), plain(right))
            if left == nil || right == nil { return left == nil && right == nil ? .orderedSame : nil }
            if let left = left as? String, let right = right as? String { return left.compare(right, options: options) }
            if let left = left as? Date, let right = right as? Date { return left.compare(right) }
            if let left = number(left), let right = number(right) {
                return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
            }
            if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right { return .orderedSame }
            return nil
        }

        private static func isOrdered(
            _ left: Any?, _ right: Any?, _ options: String.CompareOptions, not excluded: ComparisonResult
        ) -> Bool { order(left, right, options).map { $0 != excluded } ?? false }

        private static func isBetween(_ value: Any?, _ limits: Any?, _ options: String.CompareOptions) -> Bool {
            guard let limits = list(limits), limits.count == 2 else { return false }
            return isOrdered(value, limits[0], options, not: .orderedAscending)
                && isOrdered(value, limits[1], options, not: .orderedDescending)
        }

        private static func contains(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
            if let elements = list(whole) { return elements.contains { order($0, part, options) == .orderedSame } }
            return finds(whole, part, options)
        }

        private static func finds(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
            guard let whole = plain(whole) as? String, let part = plain(part) as? String else { return false }
            return whole.range(of: part, options: options) != nil
        }

        private static func covers(_ value: Any?, _ pattern: String?, _ options: String.CompareOptions) -> Bool {
            guard let text = plain(value) as? String, let pattern else { return false }
            let folded =
                options.contains(.diacriticInsensitive)
                ? text.folding(options: .diacriticInsensitive, locale: nil) : text
            return folded.range(
                of: "^(?:\(pattern))$",
                options: options.contains(.caseInsensitive)
                    ? [.regularExpression, .caseInsensitive] : .regularExpression
            ) != nil
        }

        /// `*` stands for any signs, `?` for one.
        private static func expression(_ wildcards: String) -> String {
            NSRegularExpression.escapedPattern(for: wildcards).replacingOccurrences(of: "\\*", with: ".*")
                .replacingOccurrences(of: "\\?", with: ".")
        }
    }
#endif
