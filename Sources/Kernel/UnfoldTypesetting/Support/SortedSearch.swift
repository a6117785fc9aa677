extension RandomAccessCollection {
    /// How many elements come before the first for which a condition does not hold. It holds for none behind that one.
    /// - Complexity: O(log count).
    @inlinable package func countOfPrefix(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[index(startIndex, offsetBy: middle)]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
