#if !canImport(ObjectiveC)
    extension NSObjectProtocol {
        /// The value of a property by its name: one that the class lists, or a stored one; nil for another name.
        /// - Complexity: O(properties).
        public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
        /// The value at the end of a path of names of properties.
        /// - Complexity: O(properties) for each name.
        public func value(forKeyPath keyPath: String) -> Any? { KeyedValue.at(keyPath, of: self) }
        /// The values of stored properties by their names; `NSNull` for nil.
        public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
            keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
        }
        /// Sets properties in the order of their names. An unknown name raises Objective-C's exception.
        @preconcurrency @MainActor public func setValuesForKeys(_ keyedValues: [String: Any]) {
            for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
                let given: Any? = value is NSNull ? nil : value
                if let adapted = self as? any AdaptedObject {
                    adapted.setValue(given, forKey: key)
                } else {
                    setValue(given, forKey: key)
                }
            }
        }
    }
#endif
