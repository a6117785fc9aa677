// Made by Tests/Floors/inert.py from Sources/Simulator/UnfoldScenario/Inert/Model+Pictures.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldCollectionLayout

/// A view and those in it as shapes from back to front, in points from the root's upper left corner.
package struct Picture: Hashable, Sendable, Codable {
    package var width, height: Double
    package var nodes: [Node] = []
    package var clips: [Clip] = []
    package var groups: [Group] = []
    package var omissions: [Omission] = []
    /// Files of the app's fonts in it, in base 64, by the fonts' names; empty where no one asked for them.
    package var fonts: [String: String] = [:]
    package var isDark = false
}

extension Picture {
    package struct Color: Hashable, Sendable, Codable {
        /// Red, green and blue: six digits of base 16, without `#`.
        package var rgb: String
        /// 0 to 1, in thousandths.
        package var alpha: Double
    }

    package struct Corners: Hashable, Sendable, Codable {
        /// Points, at most half of the shorter side.
        package var radius: Double
        /// Which corners: upper left, upper right, lower left, lower right.
        package var rounded: [Bool]
        package init(radius: Double, rounded: [Bool] = [true, true, true, true]) { self.radius = radius; self.rounded = rounded }
    }

    package struct Gradient: Hashable, Sendable, Codable {
        package var stops: [Stop]
        /// Of the rectangle: (0, 0) is its upper left corner, (1, 1) the lower right one.
        package var start: [Double]
        package var end: [Double]
        package var isRadial = false
    }
}

extension Picture.Gradient {
    package struct Stop: Hashable, Sendable, Codable {
        package var color: Picture.Color
        /// 0 at the start, 1 at the end.
        package var position: Double
    }
}

extension Picture {
    package struct Border: Hashable, Sendable, Codable {
        package var color: Color
        package var width: Double
    }

    package struct Shadow: Hashable, Sendable, Codable {
        package var color: Color
        package var x, y, radius: Double
    }

    package struct Box: Hashable, Sendable, Codable {
        package var fill: Color?
        package var gradient: Gradient?
        package var border: Border?
        package var corners: Corners?
        package var shadow: Shadow?
    }

    /// A piece of one line in one font, as wide as it was measured.
    package struct Text: Hashable, Sendable, Codable {
        package var text: String
        /// Below the upper edge of the node.
        package var baseline: Double
        package var design: Design
        package var font: String
        package var size: Double
        /// As style sheets count: 400 is regular, 700 bold.
        package var weight: Int
        package var isItalic = false
        package var color: Color
        package var isUnderlined = false
        package var isStruck = false
        package var shadow: Shadow?
    }

    package struct Image: Hashable, Sendable, Codable {
        package var name: String?
        /// The file, PNG, JPEG or GIF; nil for an image that only its size is known of.
        package var data: [UInt8]?
        /// Only the opacity of the image counts, in this color.
        package var tint: Color?
        /// Of a symbol, `UIImage.SymbolWeight`'s number; nil where nothing was asked for.
        package var weight: Int?
    }

    package struct Path: Hashable, Sendable, Codable {
        package var pieces: [Piece]
        package var fill, stroke: Color?
        package var lineWidth = 1.0
        package var dashes: [Double] = []
        /// The part of the line that is drawn, as shares of its length; nil for all of it.
        package var range: [Double]?
        package var isRound = true
    }
}

extension Picture.Path {
    package enum Piece: Hashable, Sendable, Codable {
        case move(Double, Double)
        case line(Double, Double)
        case quad(Double, Double, Double, Double)
        case curve(Double, Double, Double, Double, Double, Double)
        case close
    }
}

extension Picture {
    package enum Content: Hashable, Sendable, Codable {
        case box(Box)
        case text(Text)
        case image(Image)
        case path(Path)
    }

    package struct Node: Hashable, Sendable, Codable {
        package var view: Int
        /// What of the view it is, such as `thumb`; nil for the view's own surface, text or image.
        package var part: String?
        package var rect: Rect
        /// Index in ``Picture/groups``; nil where nothing is transparent.
        package var group: Int?
        /// Index in ``Picture/clips``; nil where nothing is cut off.
        package var clip: Int?
        /// Turned and scaled: a, b, c, d, tx and ty, applied to ``rect``; nil for a shape as it is.
        package var transform: [Double]?
        package var content: Content
    }

    package struct Clip: Hashable, Sendable, Codable {
        package var rect: Rect
        package var corners: Corners?
        /// One that cuts this one off; it comes before.
        package var outer: Int?
    }

    /// What is in a view that is not opaque: drawn as one, and then shown through.
    package struct Group: Hashable, Sendable, Codable {
        package var view: Int
        /// 0 to 1.
        package var opacity: Double
        package var outer: Int?
    }

    package struct Omission: Hashable, Sendable, Codable {
        package var view: Int
        package var look: String
    }
}

/// What the table looks like after a step, and what moved in it: what lists of frames and drawings are made of.
package struct StepDrawing: Hashable, Sendable, Codable {
    package var width = 0.0
    package var height = 0.0
    package var offset = 0.0
    package var contentHeight = 0.0
    /// Pixels a point.
    package var scale = 1.0
    package var style = "plain"
    package var isRightToLeft = false
    /// Points that bars and notch take from the screen's edges.
    package var safeArea = LayoutDrawing.Margins(top: 0, left: 0, bottom: 0, right: 0)
    package var sections: [Section] = []
    package var cells: [Cell] = []
    package var animations: [Animation] = []
    package var fixes: [Fix] = []
    package var sweeps: [Sweep] = []
}

extension StepDrawing {
    package struct Cell: Hashable, Sendable, Codable {
        /// The row's id, `section.header`, `section.footer`, `table.header` or `table.footer`.
        package var id: String
        package var kind: StepResult.Row.Kind
        package var rect: Rect
        package var drawing: LayoutDrawing
        package var picture: Picture
        /// The height as a sum, from the fitting that gave it; nil for a height that was not fitted.
        package var height: HeightDerivation?
    }

    package struct Section: Hashable, Sendable, Codable {
        /// Points of the content: the upper edge of the first row.
        package var top: Double
        package var header, footer: Rect?
        package var headerTitle, footerTitle: String?
        package var rows: Int
        package var x, width: Double
        /// Where each row is, if they do not stand one below the other as wide as the section.
        package var rowFrames: [Rect]?
    }

    package struct Animation: Hashable, Sendable, Codable {
        /// `table` for an update, `block` for what the app animates itself.
        package var maker: String
        package var duration, delay: Double
        /// `easeInOut`, `easeIn`, `easeOut`, `linear` or `spring`.
        package var curve: String
        package var dampingRatio, initialVelocity: Double?
        package var items: [Item] = []
        package var moves: [Move] = []
        package var isEmpty: Bool { items.isEmpty && moves.isEmpty }
    }
}

extension StepDrawing.Animation {
    package struct Item: Hashable, Sendable, Codable {
        package var id: String
        /// Points of the content.
        package var from: LayoutDrawing.Rect
        package var to: LayoutDrawing.Rect
        package var fromAlpha, toAlpha: Double
    }

    package struct Move: Hashable, Sendable, Codable {
        package var cell: String
        package var view: Int
        /// Frames in the superview; nil where the frame stays.
        package var from: LayoutDrawing.Rect?
        package var to: LayoutDrawing.Rect?
        package var fromAlpha, toAlpha: Double?
    }
}

extension StepDrawing {
    package struct Fix: Hashable, Sendable, Codable {
        package var row, constraint, equation: String
        /// `priority`, `constant` or `removed`.
        package var property: String
        /// nil for what is removed.
        package var value: Double?
        package var height: Double
        /// Conflicts left in the row, where the whole scenario was run again; nil where only the row was solved.
        package var conflicts: Int?
    }

    /// The height of a row as a function of one number of a constraint: between its breakpoints a straight line.
    package struct Sweep: Hashable, Sendable, Codable {
        package var row, constraint, equation: String
        /// `priority` or `constant`.
        package var property: String
        package var now: Double
        package var pieces: [Piece]
        package var breakpoints: [Breakpoint]
        /// It goes on to either side, by more pieces than could be solved for.
        package var isCapped = false
    }
}

extension StepDrawing.Sweep {
    package struct Piece: Hashable, Sendable, Codable {
        package var from, to, fromHeight, toHeight: Double
    }

    package struct Breakpoint: Hashable, Sendable, Codable {
        package var value, height: Double
    }
}

extension Picture.Text {
    package enum Design: String, Sendable, Codable {
        case system, monospaced, serif, rounded, own
    }
}
