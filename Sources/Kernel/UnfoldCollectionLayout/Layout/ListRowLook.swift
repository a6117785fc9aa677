package struct ListRowLook: Hashable {
    /// Points between the row's edge and its content.
    package var margin: CGFloat
    /// The row is the header of its section (`firstItemInSection`).
    package var isHeader = false
    /// Whether lines are drawn at its ends, and their insets; nil for automatic ones.
    package var topLine = false
    package var bottomLine = false
    package var topInsets: NSDirectionalEdgeInsets?
    package var bottomInsets: NSDirectionalEdgeInsets?
}
