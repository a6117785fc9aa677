package struct Grouped<Key: Hashable, Value> {
    package private(set) var values: [Value] = []
    private var indices: [Key: Int] = [:]

    package init() {}

    /// Joins what is there for the key; the first comes as it is.
    package mutating func add(_ key: Key, _ first: @autoclosure () -> Value, joining join: (inout Value) -> Void) {
        if let index = indices[key] {
            join(&values[index])
        } else {
            indices[key] = values.count
            values.append(first())
        }
    }
}
