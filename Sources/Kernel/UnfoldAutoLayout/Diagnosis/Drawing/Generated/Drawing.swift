// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Diagnosis/Drawing.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

extension LayoutDrawing {
    package struct Rect: Hashable, Sendable, Codable {
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double
        package var maxX: Double { x + width }
        package var maxY: Double { y + height }
        package var midX: Double { x + width / 2 }
        package var midY: Double { y + height / 2 }
        package init(x: Double, y: Double, width: Double, height: Double) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }
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
        package init(top: Double, left: Double, bottom: Double, right: Double) { (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right) }
    }

    package struct Guide: Hashable, Sendable, Codable {
        package var name: String
        package var rect: Rect
    }

    package struct Text: Hashable, Sendable, Codable {
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
}

extension LayoutDrawing.Text {
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
}

extension LayoutDrawing {
    package struct Dimension: Hashable, Sendable, Codable {
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
}
