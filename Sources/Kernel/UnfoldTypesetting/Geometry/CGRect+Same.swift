extension CGRect {
    /// Points that calculating may be wrong by, and nothing on a screen shows.
    package static let tolerance: CGFloat = 1e-6

    /// Equal except for what rounding leaves.
    package func isSame(as other: CGRect) -> Bool {
        abs(minX - other.minX) < Self.tolerance && abs(minY - other.minY) < Self.tolerance
            && abs(width - other.width) < Self.tolerance && abs(height - other.height) < Self.tolerance
    }

    /// Apple's `intersects`: Foundation's elsewhere is true of rectangles that only touch. Adapted files call this.
    public func reachesInto(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// The smallest rectangle around points, of which there are some.
    package init(around points: [CGPoint]) {
        let (x, y) = (points.map(\.x), points.map(\.y))
        let low = CGPoint(x: x.min() ?? 0, y: y.min() ?? 0)
        self.init(x: low.x, y: low.y, width: (x.max() ?? 0) - low.x, height: (y.max() ?? 0) - low.y)
    }

    /// The smallest rectangle around the images of the corners.
    package func mapped(_ body: (CGPoint) -> CGPoint) -> CGRect {
        CGRect(
            around: [
                CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
                CGPoint(x: maxX, y: maxY),
            ].map(body))
    }
}
