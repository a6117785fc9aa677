import Foundation

/// Space around a baseline, in points.
public struct LineExtent: Hashable, Sendable {
    /// Above the baseline.
    public var ascent: CGFloat
    /// Below the baseline, positive.
    public var descent: CGFloat

    /// Space above and below a baseline, in points.
    public init(ascent: CGFloat, descent: CGFloat) {
        self.ascent = ascent
        self.descent = descent
    }

    var height: CGFloat { ascent + descent }

    /// Enough for both.
    func union(_ other: LineExtent) -> LineExtent {
        LineExtent(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
    }
}
