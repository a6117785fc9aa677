#if !canImport(Darwin)
    extension NSSortDescriptor {
        /// By a key; texts by the comparison that is named, all else by that of the values' kind.
        public convenience init(key: String?, ascending: Bool, selector: Selector?) {
            let name = selector.map { "\($0)" } ?? "compare:"
            self.init(key: key ?? "self", ascending: ascending) { one, other in
                KeyedValue.compare(one, other, by: name)
            }
        }
        public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
            self.init(keyPath: \Any.self, ascending: ascending) { one, other in
                guard let key else { return comparator(one, other) }
                return comparator(KeyedValue.of(one, key) as Any, KeyedValue.of(other, key) as Any)
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

        /// By a key of dictionaries, or of objects whose stored properties are read by reflection.
        public convenience init(key: String?, ascending: Bool) {
            self.init(keyPath: \Any.self, ascending: ascending) { one, other in
                guard let key else { return .orderedSame }
                return KeyedValue.compare(KeyedValue.of(one, key), KeyedValue.of(other, key))
            }
        }
    }
#endif
