import UnfoldSimplex

@MainActor enum RowMeaning {
    case constraint(NSLayoutConstraint)
    case hugging(WeakView, NSLayoutConstraint.Axis)
    case resistance(WeakView, NSLayoutConstraint.Axis)
    case autoresizing(WeakView, AutoresizingRow, LayoutAddress)
    case fitting(WeakView, NSLayoutConstraint.Axis, target: Double, priority: UILayoutPriority, LayoutAddress)
}
