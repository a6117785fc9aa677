/// What a stack adds to the optional constraints of a view, so that equals yield in order (facts C3.1, C3.2).
struct StackOrder: Equatable {
    /// Along the stack.
    var axis = NSLayoutConstraint.Axis.horizontal
    /// How much more than others hugging and resistance count among those of their priority: a fraction.
    var extra = 0.0
    /// How strongly a view without a natural length shuns slack; 0 takes whatever is left.
    var sizeTieBreak = 0.0
}
