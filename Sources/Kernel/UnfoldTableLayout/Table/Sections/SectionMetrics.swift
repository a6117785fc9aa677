import Foundation
import UnfoldAutoLayout

/// Heights of headers and footers that show a title or nothing, in points (facts D6.1, D6.3).
@MainActor enum SectionMetrics {
    /// What is above a section.
    enum Neighbour {
        /// The top of the table.
        case top
        /// A footer without anything to show.
        case untitledFooter
        /// Anything else.
        case other
    }

    static func height(
        _ system: SectionPart.System, _ kind: UITableView.PartKind, below neighbour: Neighbour, style: UITableView.Style
    ) -> CGFloat {
        if style == .plain { return system == .untitled ? 0 : max(28, line + 7) }
        switch (system, kind) {
        case (.titled, .header): return gap(titledBelow: neighbour) + line
        case (.untitled, .header): return neighbour == .top ? 35 : CellMetrics.ceil(17.5)
        case (.titled, .footer): return footer + CellMetrics.ceil(TextStyles.footnote.lineHeight)
        case (.untitled, .footer): return footer
        }
    }

    /// Points above a grouped header's text. In iOS 26 there are more, but not below an empty footer (fact M7.4).
    private static func gap(titledBelow neighbour: Neighbour) -> CGFloat {
        if neighbour == .top { return 35 }
        return LayoutEnvironment.generation == .ios26 && neighbour == .other ? 25 : CellMetrics.ceil(17.5)
    }

    /// Points below the last section of a grouped table (fact M7.6).
    static func tail(style: UITableView.Style) -> CGFloat {
        style != .plain && LayoutEnvironment.generation == .ios26 ? 20 : 0
    }

    private static var line: CGFloat { CellMetrics.ceil(TextStyles.body.lineHeight) }

    /// 17.333 at 3x and 17.5 at 2x: rounded down.
    private static var footer: CGFloat { PixelGrid(scale: LayoutEnvironment.displayScale).floor(17.5) }
}
