extension UICollectionViewLayout {
    /// Where a floating header or footer is along the scroll direction: at the edge of the screen, within its section.
    func floating(
        _ along: CGFloat, _ length: CGFloat, isAtEnd: Bool, from low: CGFloat, to high: CGFloat,
        in view: UIScrollView
    ) -> CGFloat {
        let insets = view.adjustedContentInset
        if isAtEnd {
            let edge = scrollsHorizontally ? view.bounds.maxX - insets.right : view.bounds.maxY - insets.bottom
            return min(along, max(edge - length, low))
        }
        let edge = scrollsHorizontally ? view.bounds.minX + insets.left : view.bounds.minY + insets.top
        return max(along, min(edge, high - length))
    }

    /// Those of `count` sections that meet a range along the scroll direction, by where they begin and the last one ends.
    /// - Complexity: O(log sections), and the sections found.
    func sectionNumbers(from low: CGFloat, to high: CGFloat, of count: Int, _ starts: [CGFloat]) -> Range<Int> {
        let first = starts.dropFirst().countOfPrefix { $0 < low }
        return (first..<max(first, count)).prefix { starts[$0] <= high }
    }
}

extension CGRect {
    /// Shares a point or an edge.
    func touches(_ other: CGRect) -> Bool {
        maxX >= other.minX && minX <= other.maxX && maxY >= other.minY && minY <= other.maxY
    }
}
