#if !canImport(Darwin)
    extension NSSortDescriptor {
        /// By a key; texts by the comparison that is named, numbers and dates by their values; nil comes first.
        public convenience init(key: String?, ascending: Bool, selector: Selector? = nil) {
            let texts = selector.flatMap { Self.comparisons["\($0)"] } ?? { $0.compare($1) }
            self.init(key: key ?? "self", ascending: ascending) { Self.order($0, $1, texts) }
        }
        private static func order(
            _ one: Any, _ other: Any, _ texts: (String, String) -> ComparisonResult
        ) -> ComparisonResult {
            let (one, other) = (KeyedValue.plain(one), KeyedValue.plain(other))
            return KeyedValue.order(one, other, texts: texts)
                ?? KeyedValue.order(one != nil, other != nil, texts: texts) ?? .orderedSame
        }
        private static let comparisons: [String: @Sendable (String, String) -> ComparisonResult] = [
            "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) },
            "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) },
            "localizedStandardCompare:": { $0.localizedStandardCompare($1) },
            "localizedCompare:": { $0.localizedCompare($1) },
        ]
        public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
            self.init(keyPath: \Any.self, ascending: ascending) { one, other in
                guard let key else { return comparator(one, other) }
                return comparator(KeyedValue.at(key, of: one) as Any, KeyedValue.at(key, of: other) as Any)
            }
        }

        /// By a property that may be nil, which comes first.
        public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
            self.init(keyPath: keyPath, ascending: ascending) {
                guard let one = $0 as? Value else { return $1 is Value ? .orderedAscending : .orderedSame }
                guard let other = $1 as? Value else { return .orderedDescending }
                return one < other ? .orderedAscending : other < one ? .orderedDescending : .orderedSame
            }
        }
        /// By a property of any type, as by a key: false comes first.
        @_disfavoredOverload public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
            self.init(keyPath: keyPath, ascending: ascending) { Self.order($0, $1) { $0.compare($1) } }
        }
    }
#endif
