/// Height of a row that says nothing of its own (facts D2.5, D4).
@MainActor package enum StandardRow {
    package static var height: CGFloat { LayoutEnvironment.generation == .ios26 ? 52 : 44 }
}

/// From what a content view asks for to the height of its row: whole pixels (fact D2.7), the separator's share, and the
/// standard height for content that collapsed (fact D2.5).
@MainActor package enum FittedRow {
    /// Points of the content view for a fitted height; nil for one of zero, or none at all.
    package static func contentHeight(_ fitted: CGFloat) -> CGFloat? {
        let height = fitted.isFinite ? CellMetrics.ceil(fitted) : 0
        return height > 0 ? height : nil
    }

    /// Points of the row whose content view asks for `fitted` and whose separator takes `share`.
    package static func height(content fitted: CGFloat, share: CGFloat) -> CGFloat {
        contentHeight(fitted).map { $0 + share } ?? StandardRow.height
    }
}
