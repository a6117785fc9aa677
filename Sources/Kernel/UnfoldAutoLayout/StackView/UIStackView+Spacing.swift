/// How far neighbours stand from each other (facts C2).
extension UIStackView {
    /// What a gap is measured between: baselines where they count and the view is on screen, else edges (fact C2.10).
    func gapEdges(
        _ before: UIView, _ after: UIView
    ) -> (before: NSLayoutConstraint.Attribute, after: NSLayoutConstraint.Attribute) {
        guard isBaselineRelativeArrangement, axis == .vertical else { return (along.end, along.start) }
        return (before.isHidden ? along.end : .lastBaseline, after.isHidden ? along.start : .firstBaseline)
    }

    /// The gap that follows a visible view: its own spacing, else the stack's (facts C2.6 to C2.9).
    func gap(between before: UIView, and after: UIView) -> StackDistance {
        if let own = customSpacings[ObjectIdentifier(before)] {
            guard own != Self.spacingUseSystem else { return systemGap(between: before, and: after) }
            return StackDistance(points: PixelGrid(scale: LayoutEnvironment.displayScale).round(own))
        }
        guard spacing != Self.spacingUseSystem else { return systemGap(between: before, and: after) }
        return StackDistance(points: plainSpacing)
    }

    /// ``spacing`` as a number: "default" is none, "system" is that between edges.
    var plainSpacing: CGFloat {
        switch spacing {
        case Self.spacingUseDefault: 0
        case Self.spacingUseSystem: SystemSpacing.betweenEdges
        default: spacing
        }
    }

    private func systemGap(between before: UIView, and after: UIView) -> StackDistance {
        let edges = gapEdges(before, after)
        let isOnBaselines = edges.before.isBaseline || edges.after.isBaseline
        let points =
            isOnBaselines ? SystemSpacing.belowBaseline(upper: before, lower: after) : SystemSpacing.betweenEdges
        return StackDistance(points: points, isSystem: true)
    }
}
