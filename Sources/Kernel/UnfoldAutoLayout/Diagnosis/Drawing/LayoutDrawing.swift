/// A hierarchy as it is laid out, in values: what reports list and draw. Lengths are points, unrounded; positions are
/// those of the root, from its upper left corner, unless said otherwise.
package struct LayoutDrawing: Hashable, Sendable, Codable {
    /// The root first, then each view before its subviews, in their order.
    package var views: [View] = []
    /// In the order of their activation by view, the root's first.
    package var dimensions: [Dimension] = []

    package init() {}

    package var size: (width: Double, height: Double) {
        views.first.map { ($0.frame.width, $0.frame.height) } ?? (0, 0)
    }

    /// Whether the view or one it is in is hidden or wholly transparent.
    package func isInvisible(_ index: Int) -> Bool {
        sequence(first: index) { self.views[$0].parent }.contains { views[$0].isHidden || views[$0].alpha < 0.01 }
    }

    /// Superviews above it.
    package func depth(of index: Int) -> Int {
        sequence(first: index) { self.views[$0].parent }.reduce(-1) { n, _ in n + 1 }
    }
}

extension LayoutDrawing.Rect {
    /// What both have in common; nil if that is nothing, not even a line.
    package func common(with other: Self) -> Self? {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard right >= left, bottom >= top else { return nil }
        return Self(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension LayoutDrawing.Dimension {
    package enum State: String, Sendable, Codable {
        /// As the constraint says.
        case holds
        /// Required once, lost a conflict.
        case broken
        /// Optional, and something else is stronger.
        case unsatisfied = "overruled"
    }
}
