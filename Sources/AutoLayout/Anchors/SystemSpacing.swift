import Foundation

/// The unit of system spacing (facts A11.1 to A11.3).
@MainActor enum SystemSpacing {
    /// Between edges, whatever the fonts.
    static let betweenEdges: CGFloat = 8

    /// Points from a baseline of `upper` to one of `lower`: the lower line's height above its descender, and the upper
    /// line's descender, rounded up to the pixel; 8 where neither shows text. Where one shows none, the other's font
    /// stands for both, which no source tells.
    static func belowBaseline(upper: UIView?, lower: UIView?) -> CGFloat {
        let upperFont = upper?.fontOfFirstBaseline ?? lower?.fontOfFirstBaseline
        let lowerFont = lower?.fontOfFirstBaseline ?? upper?.fontOfFirstBaseline
        guard let upperFont, let lowerFont else { return betweenEdges }
        let unit = lowerFont.lineHeight + lowerFont.descender - upperFont.descender
        let scale = LayoutEnvironment.current.displayScale
        // What is a whole number of pixels but for rounding errors stays.
        return (unit * scale - 1e-6).rounded(.up) / scale
    }

    /// The constant between two anchors.
    static func constant<Kind>(
        _ anchor: NSLayoutAnchor<Kind>, after other: NSLayoutAnchor<Kind>, multiplier: CGFloat
    ) -> CGFloat {
        guard anchor.attribute.isBaseline || other.attribute.isBaseline else {
            return betweenEdges * max(0, multiplier)
        }
        let unit = belowBaseline(upper: other.anchoredItem as? UIView, lower: anchor.anchoredItem as? UIView)
        return unit * max(0, multiplier)
    }
}

extension UIView {
    /// The font of the text that the first baseline runs through.
    var fontOfFirstBaseline: UIFont? {
        let carrier = forFirstBaselineLayout
        return carrier === self ? baselineFont : carrier.fontOfFirstBaseline
    }
}
