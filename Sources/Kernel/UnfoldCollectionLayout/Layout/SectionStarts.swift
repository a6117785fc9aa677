/// Where sections begin along the scroll direction, and where the last one ends.
enum SectionStarts {
    /// The first section that ends at or below a position; their number if all end above it.
    /// - Complexity: O(log sections).
    static func section(endingAtOrBelow offset: CGFloat, in starts: [CGFloat]) -> Int {
        starts.dropFirst().countOfPrefix { $0 < offset }
    }
}

extension CGRect {
    /// Shares a point or an edge.
    func touches(_ other: CGRect) -> Bool {
        maxX >= other.minX && minX <= other.maxX && maxY >= other.minY && minY <= other.maxY
    }
}
