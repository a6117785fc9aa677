/// Heights of headers and footers that show a title or nothing, in points (facts D6.1, D6.3, D6.7).
@MainActor enum SectionMetrics {
    enum Neighbour {
        case top, untitledFooter, other
    }

    /// - Parameter title: Points of the title's lines; nil for one line.
    static func height(
        _ system: SectionPart.System, _ kind: UITableView.PartKind, below neighbour: Neighbour,
        style: UITableView.Style, title: CGFloat?
    ) -> CGFloat {
        if style == .plain, system == .untitled { return 0 }
        let text = title ?? CellMetrics.ceil(TitleFont.of(kind, isPlain: style == .plain).lineHeight)
        if style == .plain { return max(28, text + 7) }
        switch (system, kind) {
        case (.titled, .header): return gap(titledBelow: neighbour) + text
        case (.untitled, .header): return neighbour == .top ? 35 : CellMetrics.ceil(17.5)
        case (.titled, .footer): return footer + text
        case (.untitled, .footer): return footer
        }
    }

    /// Points around a grouped header's text. In iOS 26 there are more, but not below an empty footer (fact M7.4). Small
    /// titles have what they lack to the height of others.
    private static func gap(titledBelow neighbour: Neighbour) -> CGFloat {
        func line(_ size: CGFloat) -> CGFloat { CellMetrics.ceil(UIFont.systemFont(ofSize: size).lineHeight) }
        let least = neighbour == .top ? 35 : CellMetrics.ceil(17.5)
        if TitleFont.isSmall { return least + line(17) - line(13) }
        return neighbour == .other ? 25 : least
    }

    /// Points below the last section of a grouped table (fact M7.6).
    static func tail(style: UITableView.Style) -> CGFloat {
        style != .plain && LayoutEnvironment.generation == .ios26 ? 20 : 0
    }

    /// 17.333 at 3x and 17.5 at 2x: rounded down.
    private static var footer: CGFloat { PixelGrid(scale: LayoutEnvironment.displayScale).floor(17.5) }
}
