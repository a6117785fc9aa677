/// A line of the visual format, read but not yet matched with views and metrics.
package struct VisualFormat: Equatable, Sendable {
    /// A number, or a name that stands for a metric or a view; with its position in the line.
    package struct Value: Equatable, Sendable {
        package enum Content: Equatable, Sendable {
            case number(Double)
            case name(String)
        }
        package var content: Content
        /// Characters before it.
        package var start: Int
        /// Characters before its end, where UIKit's messages point.
        package var end: Int
    }

    /// `>=view.height*2+10@750`; a distance or a size.
    package struct Predicate: Equatable, Sendable {
        package var relation = NSLayoutConstraint.Relation.equal
        package var value: Value
        /// After a dot: an attribute of the named view.
        package var attribute: Value?
        package var multiplier = 1.0
        package var constant = 0.0
        package var priority: Value?
    }

    package enum Gap: Equatable, Sendable {
        case none
        /// `-`
        case standard
        case stated([Predicate])
    }

    package struct Item: Equatable, Sendable {
        package var name: Value
        package var sizes: [Predicate]
    }

    package var isVertical = false
    /// Whether `|` is at the start, and the gap after it.
    package var leadingGap: Gap?
    package var items: [Item] = []
    /// Between neighbours: one less than items.
    package var gaps: [Gap] = []
    /// Whether `|` is at the end, and the gap before it.
    package var trailingGap: Gap?
}
