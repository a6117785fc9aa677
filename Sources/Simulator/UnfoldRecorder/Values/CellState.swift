struct CellState {
    struct View {
        var shape: Shape
        var values, defaults: Members
        var isMeasured: Bool { values.contains { $0.key == "measuredSizes" } }

        struct Shape: Hashable {
            var id, type: String
            var className: String?
            var parent: String
            var making: Members
        }
    }

    struct Guide: Hashable { var id, owner: String }

    struct Constraint {
        struct Shape: Hashable {
            /// `title.top ==`.
            var left: String
            /// `2 * card.bottom`; nil for a constant alone.
            var right: String?
            var identifier: String?
            /// Of several that are alike, which one.
            var occurrence = 0
        }

        var shape: Shape
        var name: String?
        var constant, priority: Double
        var isActive: Bool
    }

    /// Class and reuse identifier: cells of one kind may be rows of one template.
    var kind: String
    var style: String?
    /// Values of the cell, its content view and the views of its style, by `cell`, `contentView`, `textLabel`.
    var parts: [(name: String, values: Members, defaults: Members)] = []
    var views: [View] = []
    var guides: [Guide] = []
    var constraints: [Constraint] = []
    var frames: [StepRecord.View] = []
    var addresses: [String] = []
    var size: [Double] { frames.first.map { Array($0.frame.suffix(2)) } ?? [] }
    var fonts: [String] = []
    var notes: [String] = []
    /// Whether its height follows from something that is not recorded.
    var isOpaque = false
    var object: ObjectIdentifier
}

struct ListState {
    struct Row {
        var identifier: String?
        var height: Double
        /// Points from the delegate.
        var givenHeight: Double?
        /// nil off screen.
        var cell: CellState?
    }

    struct Part {
        var title: String?
        var height: Double
        var givenHeight: Double?
        var cell: CellState?
    }

    struct Section {
        var header, footer: Part?
        var rows: [Row]
    }

    var traits: Members
    /// `table` or `collection`, without rows.
    var settings: Members
    var isCollection = false
    var header, footer: Part?
    var sections: [Section]
    var contentHeight: Double
    /// Vertical content offset, without what the safe area adds, and where it is without scrolling.
    var offset: Double
    var restOffset: Double
    /// What was printed of conflicts since the last state; nil where that is not known.
    var conflicts: [String]?
    var notes: [String] = []

    var cells: [CellState] {
        sections.flatMap { [$0.header?.cell, $0.footer?.cell].compactMap { $0 } + $0.rows.compactMap(\.cell) }
            + [header?.cell, footer?.cell].compactMap { $0 }
    }

    var addresses: Set<String> { Set(cells.flatMap(\.addresses)) }
}
