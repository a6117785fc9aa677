/// What a stack adds to the optional constraints of a view, so that equals yield in order (facts C3.1, C3.2).
struct StackOrder: Equatable {
    var axis = NSLayoutConstraint.Axis.horizontal
    /// How much more than others its hugging and its resistance count among those of their priority: fractions.
    var extra = Extra()
    var hugging: UILayoutPriority?
    var resistance: UILayoutPriority?
    /// How strongly a view without a natural length shuns slack; 0 takes whatever is left.
    var sizeTieBreak = 0.0

    struct Extra: Equatable {
        var hugging = 0.0
        var resistance = 0.0
    }

    @MainActor func isOutdated(for view: UIView) -> Bool {
        guard let hugging, let resistance else { return false }
        return view.contentHuggingPriority(for: axis) != hugging
            || view.contentCompressionResistancePriority(for: axis) != resistance
    }
}
