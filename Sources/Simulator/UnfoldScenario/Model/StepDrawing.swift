/// How much of what a step looks like is kept.
package enum DrawingDetail: String, Sendable, Codable {
    case none
    /// Views with their frames and texts, as records keep them: ``StepResult/outlines``.
    case outlines
    /// Everything that can be shown: ``StepResult/drawing``.
    case whole
    /// That too, and what a picture leaves out is a finding.
    case looks
    /// That too, and pictures hold the files of the app's fonts.
    case fonts

    package var hasDrawings: Bool { self == .whole || findsOmissions }
    var findsOmissions: Bool { self == .looks || self == .fonts }
}

/// What the table looks like after a step, and what moved in it: what lists of frames and drawings are made of.
package struct StepDrawing: Hashable, Sendable, Codable {
    package typealias Rect = LayoutDrawing.Rect

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
        package struct Item: Hashable, Sendable, Codable {
            package var id: String
            /// Points of the content.
            package var from: Rect
            package var to: Rect
            package var fromAlpha, toAlpha: Double
        }

        package struct Move: Hashable, Sendable, Codable {
            package var cell: String
            package var view: Int
            /// Frames in the superview; nil where the frame stays.
            package var from: Rect?
            package var to: Rect?
            package var fromAlpha, toAlpha: Double?
        }

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
        package struct Piece: Hashable, Sendable, Codable { package var from, to, fromHeight, toHeight: Double }

        package struct Breakpoint: Hashable, Sendable, Codable { package var value, height: Double }

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
