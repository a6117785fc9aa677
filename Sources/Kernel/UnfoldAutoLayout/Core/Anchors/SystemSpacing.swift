/// The unit of system spacing (facts A11.1 to A11.3).
@MainActor enum SystemSpacing {
    static let betweenEdges: CGFloat = 8

    /// Points from the last baseline of `upper` to the first of `lower`: the lower line's height above its descender,
    /// and the upper line's descender, rounded up to the pixel (to the next multiple of four in iOS 11); 8 where
    /// neither shows text. Where one shows none, the other's font stands for both, which no source tells.
    static func belowBaseline(upper: UIView?, lower: UIView?) -> CGFloat {
        let upperFont = upper?.baselineView(isFirst: false).baselineFont
        let lowerFont = lower?.baselineView(isFirst: true).baselineFont
        guard let below = lowerFont ?? upperFont, let above = upperFont ?? lowerFont else { return betweenEdges }
        let unit = below.lineHeight + below.descender - above.descender
        if LayoutEnvironment.generation == .old { return PixelGrid(scale: 0.25).ceil(unit) }
        return PixelGrid(scale: LayoutEnvironment.displayScale).ceil(unit)
    }

    static func constant<Kind>(
        _ anchor: NSLayoutAnchor<Kind>, after other: NSLayoutAnchor<Kind>, multiplier: CGFloat
    ) -> CGFloat {
        guard anchor.attribute.isBaseline || other.attribute.isBaseline
        else { return betweenEdges * max(0, multiplier) }
        let unit = belowBaseline(upper: other.anchored.view, lower: anchor.anchored.view)
        return unit * max(0, multiplier)
    }
}

extension UIView {
    /// The view whose text the baseline is, found by following the redirections (fact A9.2).
    func baselineView(isFirst: Bool) -> UIView {
        var baselineView = self
        // Redirections end at a view that names itself; the bound excludes a ring of them.
        for _ in 0..<100 {
            let next = isFirst ? baselineView.forFirstBaselineLayout : baselineView.forLastBaselineLayout
            if next === baselineView { break }
            baselineView = next
        }
        return baselineView
    }
}
