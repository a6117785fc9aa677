import UnfoldSurface

#if !canImport(ObjectiveC)
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
            case "LIKE": { covers($0, (KeyedValue.plain($1) as? String).map(expression), options) }
            case "MATCHES": { covers($0, KeyedValue.plain($1) as? String, options) }
            default: nil
            }
        }

        private static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
            let (left, right) = (KeyedValue.plain(left), KeyedValue.plain(right))
            if left == nil || right == nil { return left == nil && right == nil ? .orderedSame : nil }
            if let order = KeyedValue.order(left, right, texts: { $0.compare($1, options: options) }) { return order }
            return left as? AnyHashable == right as? AnyHashable && left is AnyHashable ? .orderedSame : nil
        }

        private static func isOrdered(
            _ left: Any?, _ right: Any?, _ options: String.CompareOptions, not excluded: ComparisonResult
        ) -> Bool { order(left, right, options).map { $0 != excluded } ?? false }

        private static func isBetween(_ value: Any?, _ limits: Any?, _ options: String.CompareOptions) -> Bool {
            guard let limits = KeyedValue.list(limits), limits.count == 2 else { return false }
            return isOrdered(value, limits[0], options, not: .orderedAscending)
                && isOrdered(value, limits[1], options, not: .orderedDescending)
        }

        private static func contains(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
            if let elements = KeyedValue.list(whole) {
                return elements.contains { order($0, part, options) == .orderedSame }
            }
            return finds(whole, part, options)
        }

        private static func finds(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
            guard let whole = KeyedValue.plain(whole) as? String, let part = KeyedValue.plain(part) as? String
            else { return false }
            return whole.range(of: part, options: options) != nil
        }

        private static func covers(_ value: Any?, _ pattern: String?, _ options: String.CompareOptions) -> Bool {
            guard let text = KeyedValue.plain(value) as? String, let pattern else { return false }
            let folded =
                options.contains(.diacriticInsensitive)
                ? text.folding(options: .diacriticInsensitive, locale: nil) : text
            return folded.range(
                of: "^(?:\(pattern))$",
                options: options.contains(.caseInsensitive)
                    ? [.regularExpression, .caseInsensitive] : .regularExpression) != nil
        }

        /// `*` stands for any signs, `?` for one.
        private static func expression(_ wildcards: String) -> String {
            NSRegularExpression.escapedPattern(for: wildcards).replacingOccurrences(of: "\\*", with: ".*")
                .replacingOccurrences(of: "\\?", with: ".")
        }
    }
#endif
