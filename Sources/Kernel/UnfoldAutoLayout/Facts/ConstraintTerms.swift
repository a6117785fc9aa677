// What constraints are made of. The names from before Swift 4.2 are those of the types, which facts name too; today's
// (`NSLayoutConstraint.Attribute`) lead to them.

/// How two sides compare.
public enum NSLayoutRelation: Int, Sendable, Codable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}

/// What of an item a constraint is about, under UIKit's names and raw values.
public enum NSLayoutAttribute: Int, Sendable, Codable {
    /// Left edge of the alignment rectangle, in either direction of reading.
    case left = 1
    /// Right edge of the alignment rectangle, in either direction of reading.
    case right
    case top, bottom
    /// The edge at which lines begin: left, or right where the item reads from right to left.
    case leading
    /// The edge at which lines end.
    case trailing
    case width, height, centerX, centerY
    /// Baseline of the last line of text; of an item without text its lower edge.
    case lastBaseline
    /// Baseline of the first line of text; of an item without text its upper edge.
    case firstBaseline
    /// Left edge, a margin further in; as all of these, of views only.
    case leftMargin
    case rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins
    case centerYWithinMargins
    /// The second attribute of a constraint to a constant.
    case notAnAttribute = 0

    /// `lastBaseline` under its old name.
    public static let baseline = Self.lastBaseline
}

public enum UILayoutConstraintAxis: Int, Sendable, Codable {
    case horizontal = 0
    case vertical = 1
}
