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
}
