import Foundation

/// The distance that the system considers right (facts A11.1, A11.2).
@MainActor enum SystemSpacing {
    /// Between edges, in points, whatever the fonts.
    static let betweenEdges: CGFloat = 8

    /// From the last baseline of one view to the first of the view below it: the line height of the lower font and the
    /// difference of the descenders, up to the next pixel (up to the next multiple of four in iOS 11). Nil where a
    /// view has no text.
    static func betweenBaselines(of upper: UIView, above lower: UIView) -> CGFloat? {
        guard let above = upper.baselineCarrier(isFirst: false).baselineFont,
            let below = lower.baselineCarrier(isFirst: true).baselineFont
        else { return nil }
        let value = below.lineHeight + below.descender - above.descender
        guard LayoutEnvironment.current.generation != .old else { return (value / 4).rounded(.up) * 4 }
        return PixelGrid(scale: LayoutEnvironment.current.displayScale).ceil(value)
    }

    /// The constant between two anchors; a negative multiplier counts as 0 (fact A11.3).
    static func constant<Kind>(
        _ anchor: NSLayoutAnchor<Kind>, after other: NSLayoutAnchor<Kind>, multiplier: CGFloat
    ) -> CGFloat {
        var unit = betweenEdges
        if anchor.attribute.isBaseline || other.attribute.isBaseline, let upper = other.anchoredItem as? UIView,
            let lower = anchor.anchoredItem as? UIView
        {
            unit = betweenBaselines(of: upper, above: lower) ?? betweenEdges
        }
        return unit * max(0, multiplier)
    }
}

extension UIView {
    /// The view whose text the baseline is, found by following the redirections (fact A9.2).
    func baselineCarrier(isFirst: Bool) -> UIView {
        var carrier = self
        // Redirections end at a view that names itself; the bound excludes a ring of them.
        for _ in 0..<100 {
            let next = isFirst ? carrier.forFirstBaselineLayout : carrier.forLastBaselineLayout
            if next === carrier { break }
            carrier = next
        }
        return carrier
    }
}
