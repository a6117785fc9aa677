import Foundation

/// Where sections begin along the scroll direction, and where the last one ends.
enum SectionStarts {
    /// The first section that ends at or below a position; their number if all end above it.
    /// - Complexity: O(log sections).
    static func section(endingAtOrBelow offset: CGFloat, in starts: [CGFloat]) -> Int {
        var low = 0
        var high = starts.count - 1
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1] < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension CGRect {
    /// Shares a point or an edge.
    func touches(_ other: CGRect) -> Bool {
        maxX >= other.minX && minX <= other.maxX && maxY >= other.minY && minY <= other.maxY
    }
}
