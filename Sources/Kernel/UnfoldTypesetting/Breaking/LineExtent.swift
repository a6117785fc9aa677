/// Space around a baseline, in points.
public struct LineExtent: Hashable, Sendable {
    /// Above the baseline.
    public var ascent: CGFloat
    /// Below the baseline, positive.
    public var descent: CGFloat

    public init(ascent: CGFloat, descent: CGFloat) { (self.ascent, self.descent) = (ascent, descent) }

    var height: CGFloat { ascent + descent }

    func union(_ other: LineExtent) -> LineExtent {
        LineExtent(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
    }
}
