/// Rounding to device pixels, or to whole points (a scale of 1): the one place that decides what a rounding error is,
/// for sums of thirds and halves miss their pixels by some. Inlinable: every size of every view is rounded.
@usableFromInline package struct PixelGrid {
    @usableFromInline package let scale: CGFloat

    @inlinable package init(scale: CGFloat) { self.scale = scale }

    /// Nearest pixel, halves away from zero; what is a half except for rounding errors counts as a half.
    @inlinable package func round(_ value: CGFloat) -> CGFloat {
        let pixels = value * scale
        let nudged = pixels + (pixels < 0 ? -1e-6 : 1e-6)
        return nudged.rounded(.toNearestOrAwayFromZero) / scale
    }

    /// Up to the next pixel; what lies a rounding error above one stays on it.
    @inlinable package func ceil(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }

    @inlinable package func ceil(_ size: CGSize) -> CGSize {
        CGSize(width: ceil(size.width), height: ceil(size.height))
    }

    /// Down to a pixel; what lies a rounding error below one counts as on it.
    @inlinable package func floor(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded(.down) / scale }

    /// Whether it is a whole number of pixels, except for a rounding error.
    @inlinable package func contains(_ value: CGFloat) -> Bool { abs(round(value) - value) * scale < 1e-6 }

    /// Both edges on the grid; the lengths are whole pixels too, which differences of edges are except for their last
    /// digit (fact M8.6).
    @inlinable package func snap(_ rect: CGRect) -> CGRect {
        let minX = round(rect.minX)
        let minY = round(rect.minY)
        return CGRect(x: minX, y: minY, width: round(round(rect.maxX) - minX), height: round(round(rect.maxY) - minY))
    }
}
