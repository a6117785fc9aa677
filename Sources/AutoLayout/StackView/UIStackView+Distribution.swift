import Foundation

/// How views share the length (table C3).
extension UIStackView {
    func addDistribution(to rules: inout StackRules) {
        switch distribution {
        case .fill: break
        case .fillEqually:
            guard let first = visible.first else { return }
            for view in visible.dropFirst() {
                rules.add("UISV-fill-equally", view, along.size, .equal, first, along.size)
            }
        case .fillProportionally: addProportions(to: &rules)
        case .equalSpacing, .equalCentering: addGaps(to: &rules)
        }
    }

    /// Each view its share of content plus spacing; the later ones give way where the shares do not add up (facts C3.4,
    /// C3.5).
    private func addProportions(to rules: inout StackRules) {
        let lengths = visible.map(naturalLength)
        let spacings = (spacing == Self.spacingUseDefault ? 0 : spacing) * CGFloat(max(0, visible.count - 1))
        let total = lengths.filter { $0 > 0 }.reduce(0, +) + spacings
        // Without lengths, or with negative gaps that eat them up, there is nothing to be proportional to.
        guard lengths.contains(where: { $0 > 0 }), total > 0 else {
            guard let first = visible.first else { return }
            for view in visible.dropFirst() {
                rules.add("UISV-fill-equally", view, along.size, .equal, first, along.size)
            }
            return
        }
        for (view, length) in zip(visible, lengths) {
            guard length > 0 else {
                rules.add("UISV-fill-proportionally", view, along.size, constant: 0)
                continue
            }
            let index = arrangedSubviews.firstIndex { $0 === view } ?? 0
            let isAlone = visible.count == 1
            rules.add(
                "UISV-fill-proportionally", view, along.size, .equal, canvas, along.size,
                priority: isAlone ? .required : UILayoutPriority(max(1, 999 - Float(index))), multiplier: length / total
            )
        }
    }

    private func naturalLength(of view: UIView) -> CGFloat {
        let own = view.intrinsicContentSize
        let length = axis == .horizontal ? own.width : own.height
        if length >= 0, !view.wrapsToWidth { return length }
        let fitted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return axis == .horizontal ? fitted.width : fitted.height
    }

    /// A guide between neighbours, edge to edge or centre to centre, all of one length (facts C3.9, C3.10).
    private func addGaps(to rules: inout StackRules) {
        let isCentering = distribution == .equalCentering
        let shown = visible
        for (index, guide) in gapGuides.enumerated() {
            let before = shown[index]
            let after = shown[index + 1]
            rules.add(
                "UISV-distributing-edge", guide, along.start, .equal, before, isCentering ? along.center : along.end)
            rules.add(
                "UISV-distributing-edge", guide, along.end, .equal, after, isCentering ? along.center : along.start)
            guard index > 0 else { continue }
            let position = arrangedSubviews.firstIndex { $0 === before } ?? index
            rules.add(
                "UISV-fill-equally", guide, along.size, .equal, gapGuides[0], along.size,
                priority: isCentering ? UILayoutPriority(max(1, 150 - Float(position))) : .required)
        }
        rules.add("UISV-canvas-fit", self, along.size, constant: 0, priority: UILayoutPriority(49))
    }

    /// As many gap guides as the distribution needs.
    func fitGapGuides() {
        let isGapped = distribution == .equalSpacing || distribution == .equalCentering
        let count = isGapped ? max(0, visible.count - 1) : 0
        while gapGuides.count > count {
            let guide = gapGuides.removeLast()
            dropRules { $0.mentions(guide) }
            removeLayoutGuide(guide)
        }
        while gapGuides.count < count {
            let guide = UILayoutGuide()
            guide.printedClassName = "_UIOLAGapGuide"
            addLayoutGuide(guide)
            gapGuides.append(guide)
        }
    }
}
