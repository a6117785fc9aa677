/// Constraints across the stack (facts C5).
extension UIStackView {
    func addAlignment(of contents: StackContents, to rules: inout StackRules) {
        guard let first = contents.arranged.first else { return }
        for view in contents.arranged.dropFirst() {
            for attribute in alignedAttributes(first, view) {
                rules.tie(.alignment, first, attribute, .equal, view, attribute)
            }
        }
        switch effectiveAlignment {
        case .fill:
            rules.tie(.canvasConnection, canvas, across.start, .equal, first, across.start)
            rules.tie(.canvasConnection, canvas, across.end, .equal, first, across.end)
            return
        case _ where usesSpanner(contents): addSpannedCanvas(first, to: &rules)
        default: addCanvas(around: first, to: &rules)
        }
        if usesSpanner(contents) { addSpanner(contents, to: &rules) }
        for view in contents.arranged {
            rules.zeroLength(.ambiguitySuppression, view, across.size, priority: UILayoutPriority(25))
        }
    }

    /// A column has no baselines to align: releases up to iOS 12 take the edges instead (fact C5.7).
    var effectiveAlignment: Alignment {
        guard isOldGeneration, axis == .vertical else { return alignment }
        return switch alignment {
        case .firstBaseline: .leading
        case .lastBaseline: .trailing
        default: alignment
        }
    }

    /// A spanner stands for the largest view, unless all are of one size or (up to iOS 12) there is one (fact C5.5).
    func usesSpanner(_ contents: StackContents) -> Bool {
        guard alignment != .fill, !contents.arranged.isEmpty else { return false }
        return !(isOldGeneration && contents.arranged.count == 1)
    }

    /// What a view shares with the first one (fact C5.1).
    private func alignedAttributes(_ first: UIView, _ view: UIView) -> [NSLayoutConstraint.Attribute] {
        switch effectiveAlignment {
        case .fill: return [across.start, across.end]
        case .leading: return [across.start]
        case .center: return [across.center]
        case .trailing: return [across.end]
        case .firstBaseline, .lastBaseline:
            guard axis == .horizontal else { return [] }
            let isFirst = alignment == .firstBaseline
            let haveText = first.hasBaseline(isFirst: isFirst) && view.hasBaseline(isFirst: isFirst)
            guard haveText || isOldGeneration else { return [isFirst ? .top : .bottom] }
            return [isFirst ? .firstBaseline : .lastBaseline]
        }
    }

    private func addSpannedCanvas(_ first: UIView, to rules: inout StackRules) {
        let spanner = spannerGuide()
        var start: (item: AnyObject, relation: NSLayoutConstraint.Relation) = (spanner, .equal)
        var end = start
        switch effectiveAlignment {
        case .leading: start.item = first
        case .trailing: end.item = first
        case .firstBaseline where boundsFirstView: start = (first, .lessThanOrEqual)
        case .lastBaseline where boundsFirstView: end = (first, .greaterThanOrEqual)
        default: break
        }
        rules.tie(.canvasConnection, canvas, across.start, start.relation, start.item, across.start)
        rules.tie(.canvasConnection, canvas, across.end, end.relation, end.item, across.end)
        if alignment == .center { rules.tie(.canvasConnection, canvas, across.center, .equal, first, across.center) }
        if alignsBaselines { rules.zeroLength(.canvasFit, self, across.size, priority: UILayoutPriority(49)) }
    }

    /// Whether a row on baselines is bounded by its first view on the side of the text.
    private var boundsFirstView: Bool {
        guard axis == .horizontal else { return false }
        return switch Self.baselineCanvas {
        case .byGeneration: !isOldGeneration
        case .firstView: true
        case .spanner: false
        }
    }

    /// One view without a spanner: an inequality on every side that the alignment leaves open (fact C5.5).
    private func addCanvas(around view: UIView, to rules: inout StackRules) {
        let startIsFixed = effectiveAlignment == .leading
        let endIsFixed = effectiveAlignment == .trailing
        rules.tie(.canvasConnection, canvas, across.start, startIsFixed ? .equal : .lessThanOrEqual, view, across.start)
        rules.tie(.canvasConnection, canvas, across.end, endIsFixed ? .equal : .greaterThanOrEqual, view, across.end)
        if alignment == .center { rules.tie(.canvasConnection, canvas, across.center, .equal, view, across.center) }
        rules.zeroLength(.canvasFit, self, across.size, priority: UILayoutPriority(49))
    }

    /// The spanner is as large across as the largest visible view (facts C5.3, C5.4).
    private func addSpanner(_ contents: StackContents, to rules: inout StackRules) {
        let spanner = spannerGuide()
        let startIsFixed = effectiveAlignment == .leading
        let endIsFixed = effectiveAlignment == .trailing
        func priority(_ isFixed: Bool) -> UILayoutPriority { isFixed ? UILayoutPriority(999.5) : .required }
        for view in contents.visible {
            rules.tie(
                .spanningBoundary, spanner, across.start, startIsFixed ? .equal : .lessThanOrEqual, view,
                across.start, priority: priority(startIsFixed))
            rules.tie(
                .spanningBoundary, spanner, across.end, endIsFixed ? .equal : .greaterThanOrEqual, view, across.end,
                priority: priority(endIsFixed))
        }
        let fit: Float = contents.visible.isEmpty && !isOldGeneration ? 0.001 : 51
        rules.zeroLength(.spanningFit, spanner, across.size, priority: UILayoutPriority(fit))
    }
}
