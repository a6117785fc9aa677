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
#endif
