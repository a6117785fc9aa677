// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Facts+Terms.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

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
    case top
    case bottom
    /// The edge at which lines begin: left, or right where the item reads from right to left.
    case leading
    /// The edge at which lines end.
    case trailing
    case width
    case height
    case centerX
    case centerY
    /// Baseline of the last line of text; of an item without text its lower edge.
    case lastBaseline
    /// Baseline of the first line of text; of an item without text its upper edge.
    case firstBaseline
    /// Left edge, a margin further in; as all of these, of views only.
    case leftMargin
    case rightMargin
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    case centerXWithinMargins
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

/// A constraint's equation as a value: `first relation multiplier*second + constant @priority`. Its ``description`` is how equations are written everywhere.
public struct Equation: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The side before the relation.
    public var first: Side
    /// How the sides compare.
    public var relation: Relation
    /// Factor of the second side; 1 where there is none.
    public var multiplier: Double
    /// The side after the relation; nil for a number alone.
    public var second: Side?
    /// Points, or a plain number where the sides are no lengths.
    public var constant: Double
    /// How the constant is written.
    public var constantForm: ConstantForm
    /// 0 < priority <= 1000; nil where none is written, that is for required constraints.
    public var priority: Float?
    /// An equation; without `second` it has a number alone after the relation.
    public init(first: Side, relation: Relation, multiplier: Double = 1, second: Side? = nil, constant: Double, constantForm: ConstantForm = .signed, priority: Float? = nil) { (self.first, self.relation, self.multiplier, self.second) = (first, relation, multiplier, second); (self.constant, self.constantForm, self.priority) = (constant, constantForm, priority) }
}

extension Equation {
    /// An attribute of a view or guide.
    public struct Anchor: Hashable, Sendable, Codable, CustomStringConvertible {
        /// The view or guide by name.
        public var item: String
        /// As UIKit prints it: `top`, `leadingMargin`; `minX` and `minY` for what a mask dictates.
        public var attribute: String
        public init(item: String, attribute: String) { (self.item, self.attribute) = (item, attribute) }
        /// `title.top`.
        public var description: String { "\(item).\(attribute)" }
    }

    /// A position, or its distance from another.
    public struct Side: Hashable, Sendable, Codable, CustomStringConvertible {
        /// The position.
        public var anchor: Anchor
        /// What is taken from it, for a distance between two anchors; nil for one anchor alone.
        public var origin: Anchor?
        public init(_ anchor: Anchor, from origin: Anchor? = nil) { (self.anchor, self.origin) = (anchor, origin) }
        /// `title.top`, `(b.top - a.top)`.
        public var description: String { origin.map { "(\(anchor) - \($0))" } ?? "\(anchor)" }
    }

    /// A relation, with its sign.
    public enum Relation: String, Hashable, Sendable, Codable, CaseIterable {
        /// At most.
        case lessThanOrEqual = "<="
        /// The same.
        case equal = "=="
        /// At least.
        case greaterThanOrEqual = ">="
    }

    /// How the constant is written.
    public enum ConstantForm: Hashable, Sendable, Codable {
        /// As UIKit writes the constants of constraints: the sign apart, `a.width == - 8`.
        case signed
        /// As UIKit writes what it dictates: `a.minX == -8`.
        case plain
        /// As system spacing, by its name: `NSLayoutAnchorConstraintSpace(8)`.
        case space(String)
    }
}

extension AnimationRecord {
    /// A value of a property.
    public enum Value: Hashable, Sendable {
        /// A frame, in points of the superview.
        case rect(CGRect)
        /// An origin of bounds, in points.
        case point(CGPoint)
        /// An opacity.
        case number(CGFloat)
        /// Red, green, blue, alpha, each 0 to 1; nil for no colour.
        case color([CGFloat]?)
        /// A transform, which layout does not see.
        case transform(CGAffineTransform)
    }
}

/// A mistake that one view of a row shows, with what removes it.
public enum ViewMistake: Hashable, Sendable, Codable {
    /// It sticks out by so many points, for nothing ties that edge of it to the content view's: `trailing`.
    case missingWidth(points: Double, edge: String)
    /// It sticks out by so many points, for nothing ties its lower edge to that of the view it is in, but that of a view above.
    case missingBottom(points: Double, container: String, above: String?)
    /// It shows no image, and nothing else decides its width, which has come out as so many points.
    case emptyImage(width: Double)
    /// It is narrower than its image and as tall as it, for nothing ties its height to its width.
    case freeRatio(width: Double, height: Double, imageWidth: Double)
    /// It scrolls, so that its text gives it no height, and nothing else does.
    case scrollingText
    /// The text of a label wraps at the width that the app gave for it, and the label has another.
    case wrapWidth(given: Double, width: Double)
    /// A content view that its cell's `layoutSubviews` made shorter than its content needs.
    case insetContent(given: Double, needed: Double)
    /// It is hidden and keeps so many points of the row's width, for that view is tied to it.
    case hiddenWidth(points: Double, tied: String)
    /// A stack view with nothing shown in it, and the points that stay between it and that view.
    case emptyStack(gap: Double, neighbor: String)
    /// An animation block laid it out for the first time: it grows from nothing at its superview's corner.
    case growsFromZero
    /// Its text wraps at so many points, where it was not measured: it has the size of the font at hand.
    case unmeasuredText(width: Double)
}
