// What constraints are made of. The names from before Swift 4.2 are those of the types, which facts name too; today's
// (`NSLayoutConstraint.Attribute`) lead to them.

/// How two sides compare.
public enum NSLayoutRelation: Int, Sendable, Codable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are the same.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
}

/// What of an item a constraint is about, under UIKit's names and raw values.
public enum NSLayoutAttribute: Int, Sendable, Codable {
    /// Left edge of the alignment rectangle, in either direction of reading.
    case left = 1
    /// Right edge of the alignment rectangle, in either direction of reading.
    case right
    /// Upper edge of the alignment rectangle.
    case top
    /// Lower edge of the alignment rectangle.
    case bottom
    /// The edge at which lines begin: left, or right where the item reads from right to left.
    case leading
    /// The edge at which lines end.
    case trailing
    /// Width of the alignment rectangle.
    case width
    /// Height of the alignment rectangle.
    case height
    /// Centre between the left and the right edge.
    case centerX
    /// Centre between the upper and the lower edge.
    case centerY
    /// Baseline of the last line of text; of an item without text its lower edge.
    case lastBaseline
    /// Baseline of the first line of text; of an item without text its upper edge.
    case firstBaseline
    /// Left edge, a margin further in; as all of these, of views only.
    case leftMargin
    /// Right edge, a margin further in.
    case rightMargin
    /// Upper edge, a margin further in.
    case topMargin
    /// Lower edge, a margin further in.
    case bottomMargin
    /// Leading edge, a margin further in.
    case leadingMargin
    /// Trailing edge, a margin further in.
    case trailingMargin
    /// Centre between the left and the right margin.
    case centerXWithinMargins
    /// Centre between the upper and the lower margin.
    case centerYWithinMargins
    /// The second attribute of a constraint to a constant.
    case notAnAttribute = 0

    /// `lastBaseline` under its old name.
    public static let baseline = Self.lastBaseline
}

/// Horizontal or vertical.
public enum UILayoutConstraintAxis: Int, Sendable, Codable {
    /// Positions and widths in x.
    case horizontal = 0
    /// Positions and heights in y.
    case vertical = 1
}
