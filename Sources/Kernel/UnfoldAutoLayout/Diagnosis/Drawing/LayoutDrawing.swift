/// A hierarchy as it is laid out, in values: what reports list and draw. Lengths are points, unrounded; positions are
/// those of the root, from its upper left corner, unless said otherwise.
package struct LayoutDrawing: Hashable, Sendable, Codable {
    package struct Rect: Hashable, Sendable, Codable {
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double

        package init(x: Double, y: Double, width: Double, height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }

        package var maxX: Double { x + width }
        package var maxY: Double { y + height }
        package var midX: Double { x + width / 2 }
        package var midY: Double { y + height / 2 }

        /// What both have in common; nil if that is nothing, not even a line.
        package func common(with other: Rect) -> Rect? {
            let (left, top) = (max(x, other.x), max(y, other.y))
            let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
            guard right >= left, bottom >= top else { return nil }
            return Rect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }

    /// A view, or nothing but its position in the hierarchy.
    package struct View: Hashable, Sendable, Codable {
        /// The app's name for it: the accessibility identifier; nil without one.
        package var name: String?
        /// As UIKit prints it.
        package var className: String
        /// Printed address, a serial number.
        package var address: String
        /// Index of the superview in ``LayoutDrawing/views``; nil for the root.
        package var parent: Int?
        /// In the superview's coordinates.
        package var frame: Rect
        /// In the root's coordinates.
        package var rect: Rect
        /// By itself.
        package var isHidden: Bool
        package var alpha: Double
        /// Cuts off what sticks out of it.
        package var clips: Bool
        /// What of ``rect`` is seen, where an ancestor cuts some of it off; nil where it is seen whole.
        package var seen: Rect?
        /// Sticks out of its superview, which does not cut it off.
        package var sticksOut: Bool
        /// The natural size; nil for a length that the view does not have.
        package var contentWidth: Double?
        package var contentHeight: Double?
        /// Content hugging and compression resistance; only of views with a natural size.
        package var sizePriorities: SizePriorities?
        /// Layout margins, where constraints or guides go by them.
        package var margins: Margins?
        package var guides: [Guide]
        package var text: Text?

        package var title: String { name ?? className }
    }

    package struct SizePriorities: Hashable, Sendable, Codable {
        package var horizontalHugging: Double
        package var verticalHugging: Double
        package var horizontalResistance: Double
        package var verticalResistance: Double
    }

    package struct Margins: Hashable, Sendable, Codable {
        package var top: Double
        package var left: Double
        package var bottom: Double
        package var right: Double

        package init(top: Double, left: Double, bottom: Double, right: Double) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    package struct Guide: Hashable, Sendable, Codable {
        package var name: String
        package var rect: Rect
    }

    package struct Text: Hashable, Sendable, Codable {
        /// One line, from the upper left corner of its view.
        package struct Line: Hashable, Sendable, Codable {
            /// Without the spaces that hang over; a line that is cut off ends in an ellipsis.
            package var text: String
            package var x: Double
            package var y: Double
            /// As measured.
            package var width: Double
            package var height: Double
            /// From the top of the line.
            package var baseline: Double
            package var isCut: Bool
        }

        package var lines: [Line]
        /// PostScript name.
        package var font: String
        package var size: Double
        /// As style sheets count: 400 is regular, 700 bold.
        package var weight: Int
        /// Lines that the text would take at this width; more than there are lines where there is no space.
        package var wantedLines: Int
        /// A placeholder, not the user's text.
        package var isPlaceholder: Bool
    }

    package struct Dimension: Hashable, Sendable, Codable {
        package enum State: String, Sendable, Codable {
            /// As the constraint says.
            case holds
            /// Required once, lost a conflict.
            case broken
            /// Optional, and something else is stronger.
            case unsatisfied = "overruled"
        }

        package var constraint: ConstraintFacts
        package var constant: Double
        package var multiplier: Double
        /// `==`, `<=` or `>=`.
        package var relation: String
        package var isVertical: Bool
        /// Indices of the views it is about; a guide counts as the view that owns it.
        package var views: [Int]
        /// The ends, along the axis; the same where two edges meet.
        package var from: Double
        package var to: Double
        /// Where the line runs, across the axis.
        package var across: Double
        package var state: State
        /// Points by which it fails; 0 where it holds.
        package var miss: Double
    }

    /// The root first, then each view before its subviews, in their order.
    package var views: [View] = []
    /// In the order of their activation by view, the root's first.
    package var dimensions: [Dimension] = []

    package init() {}

    /// Size of the root in points.
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
