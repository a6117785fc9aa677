/// Elements in the order in which they came, each once: whether one is there is asked of a set.
package struct DistinctList<Element: Hashable> {
    package private(set) var elements: [Element] = []
    private var members: Set<Element> = []

    package init() {}

    /// - Returns: False if it was there.
    /// - Complexity: O(1) on average.
    package mutating func append(_ element: Element) -> Bool {
        guard members.insert(element).inserted else { return false }
        elements.append(element)
        return true
    }

    package mutating func removeAll() { self = DistinctList() }
}
