import UnfoldAutoLayout
import Foundation

#if !canImport(ObjectiveC)
    extension NSObjectProtocol {
        /// The value of a stored property by its name, found by reflection; nil for a name that there is none of.
        /// - Complexity: O(properties).
        public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
        /// The value at the end of a path of names of stored properties.
        /// - Complexity: O(properties) for each name.
        public func value(forKeyPath keyPath: String) -> Any? {
            keyPath.split(separator: ".").reduce(Any?.some(self)) { PredicateComparison.member(String($1), of: $0) }
        }
        /// Accepted: observed values are compared.
        public func willChangeValue(forKey key: String) {}
        /// Accepted: observed values are compared.
        public func didChangeValue(forKey key: String) {}
        /// Accepted: observed values are compared.
        public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
        /// Accepted: observed values are compared.
        public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
        /// Not nil if the object has a method of that name; never to be called.
        public func method(for aSelector: Selector!) -> IMP! {
            responds(to: aSelector) ? IMP() : nil
        }
    }

    extension NSIndexPath {
        /// The index path of a row.
        public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
        /// The index path of an item.
        public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
        /// The section.
        public var section: Int { index(atPosition: 0) }
        /// The row in its section.
        public var row: Int { index(atPosition: 1) }
        /// The item in its section.
        public var item: Int { index(atPosition: 1) }
    }
#endif
