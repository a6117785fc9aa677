import UnfoldAutoLayout

extension UIView {
    /// Whether the app has put constraints on or below the view.
    package var hasInnerConstraints: Bool {
        if constraints.contains(where: { $0.firstItem !== self || $0.secondItem != nil }) { return true }
        return subviews.contains { !$0.constraints.isEmpty || $0.hasInnerConstraints }
    }
}
