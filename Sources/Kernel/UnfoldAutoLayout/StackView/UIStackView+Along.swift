/// Constraints along the stack, except for the shares of the distributions (facts C1, C2, C4).
extension UIStackView {
    func addEnds(of contents: StackContents, to rules: inout StackRules) {
        guard let first = contents.visible.first, let last = contents.visible.last else {
            // All are hidden: a spanner that wants no length, as weakly as can be (fact C1.2).
            let spanner = orderingSpannerGuide()
            rules.tie(.canvasConnection, canvas, along.start, .equal, spanner, along.start)
            rules.tie(.canvasConnection, canvas, along.end, .equal, spanner, along.end)
            rules.zeroLength(.spanningFit, spanner, along.size, priority: UILayoutPriority(0.001))
            return
        }
        rules.tie(.canvasConnection, canvas, along.start, .equal, first, along.start)
        rules.tie(.canvasConnection, canvas, along.end, .equal, last, along.end)
    }

    func addSpacing(of contents: StackContents, to rules: inout StackRules) {
        guard !isOldGeneration else { return addChain(of: contents, to: &rules) }
        for (before, after) in zip(contents.visible, contents.visible.dropFirst()) {
            let edges = gapEdges(before, after)
            rules.tie(
                .spacing, after, edges.after, spacingRelation, before, edges.before,
                distance: gap(between: before, and: after))
        }
    }

    /// Hidden views stay in the chain, each with half a gap on either side (fact C2.3).
    private func addChain(of contents: StackContents, to rules: inout StackRules) {
        var lastVisible: UIView?
        for index in contents.arranged.indices.dropLast() {
            let (before, after) = (contents.arranged[index], contents.arranged[index + 1])
            if !contents.hides(before) { lastVisible = before }
            var distance = StackDistance.zero
            if contents.hides(before) != contents.hides(after) {
                let hidden = contents.hides(before) ? index : index + 1
                if let lastVisible, contents.isInside(hidden) {
                    let next = contents.visibleNeighbours(ofHiddenAt: hidden).after ?? after
                    distance = gap(between: lastVisible, and: next) * 0.5
                }
            } else if !contents.hides(before) {
                distance = gap(between: before, and: after)
            }
            let edges = gapEdges(before, after)
            rules.tie(.spacing, after, edges.after, spacingRelation, before, edges.before, distance: distance)
        }
    }

    private var spacingRelation: NSLayoutConstraint.Relation {
        distribution == .equalSpacing || distribution == .equalCentering ? .greaterThanOrEqual : .equal
    }

    /// Hidden views collapse: required up to iOS 12, just under required after. Since their neighbours bypass them they
    /// get a position of their own, in the middle of the gap (facts C4.1, C4.4, C4.5).
    func addHiding(of contents: StackContents, to rules: inout StackRules) {
        let priority = isOldGeneration ? UILayoutPriority.required : UILayoutPriority(999.999)
        for (index, view) in contents.arranged.enumerated() where contents.hides(view) {
            rules.zeroLength(.hiding, view, along.size, priority: priority)
            if !isOldGeneration { addSpacing(ofHidden: view, at: index, contents, to: &rules) }
        }
    }

    private func addSpacing(
        ofHidden view: UIView, at index: Int, _ contents: StackContents, to rules: inout StackRules
    ) {
        let (before, after) = contents.visibleNeighbours(ofHiddenAt: index)
        let low = UILayoutPriority(50)
        if let before {
            let half = after.map { gap(between: before, and: $0) * 0.5 } ?? .zero
            rules.tie(
                .spacingHidden, view, along.start, spacingRelation, before, gapEdges(before, view).before,
                distance: half, priority: low)
        } else if let after {
            rules.tie(
                .spacingHidden, after, gapEdges(view, after).after, spacingRelation, view, along.end, priority: low)
        } else {
            rules.tie(
                .spacingHidden, view, along.start, spacingRelation, orderingSpannerGuide(), along.end, priority: low)
        }
    }
}
