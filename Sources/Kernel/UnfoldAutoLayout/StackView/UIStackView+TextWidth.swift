extension UIStackView {
    /// Which wrapping views in a row are pulled to equal widths, `UISV-text-width-disambiguation` (facts C6).
    public enum TextWidthDisambiguation: Sendable {
        /// ``everyWrappingView`` in iOS 9 to 12, ``severalWrappingViews`` after.
        case byGeneration
        /// As up to iOS 14: one wrapping label next to an icon is pulled to half the width, above the icon's hugging.
        case everyWrappingView
        /// As from iOS 15 on: only where two or more views wrap, so that priorities do not say which yields.
        case severalWrappingViews
        case none
    }

    /// The switch in force. Default ``TextWidthDisambiguation/byGeneration``. Stacks that exist already are reported
    /// nothing: call `setNeedsUpdateConstraints()` on them.
    public static var textWidthDisambiguation = TextWidthDisambiguation.byGeneration

    /// `width == canvas.width / n - spacing * (n - 1) / n`, ten above the view's own resistance.
    func addTextWidths(of contents: StackContents, to rules: inout StackRules) {
        let count = CGFloat(contents.visible.count)
        guard axis == .horizontal, count > 1 else { return }
        let wrapping = contents.visible.filter(\.wrapsToWidth)
        guard wrapping.count >= wrappingViewsNeeded else { return }
        let share = StackDistance(points: -plainSpacing * (count - 1) / count)
        for view in wrapping {
            let resistance = view.contentCompressionResistancePriority(for: .horizontal).rawValue
            rules.tie(
                .textWidth, view, .width, .equal, canvas, .width, multiplier: 1 / count, distance: share,
                priority: UILayoutPriority(min(resistance + 10, 999)))
        }
    }

    private var wrappingViewsNeeded: Int {
        switch Self.textWidthDisambiguation {
        case .everyWrappingView: 1
        case .severalWrappingViews: 2
        case .byGeneration: isOldGeneration ? 1 : 2
        case .none: .max
        }
    }
}
