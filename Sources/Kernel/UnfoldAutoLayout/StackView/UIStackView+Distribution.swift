/// How views share the length (table C3).
extension UIStackView: MeasuringStack {
    func addDistribution(of contents: StackContents, to rules: inout StackRules) {
        switch distribution {
        case .fill: break
        case .fillEqually: addEqualSizes(contents, to: &rules)
        case .fillProportionally: addProportions(contents, to: &rules)
        case .equalSpacing, .equalCentering: addGaps(contents, to: &rules)
        }
    }

    private func addEqualSizes(_ contents: StackContents, to rules: inout StackRules) {
        guard let first = contents.visible.first else { return }
        for view in contents.visible.dropFirst() {
            rules.tie(.fillEqually, view, along.size, .equal, first, along.size)
        }
    }

    /// Each view its share of content plus spacing; later ones yield where shares do not add up (facts C3.4, C3.5).
    private func addProportions(_ contents: StackContents, to rules: inout StackRules) {
        measures.lengths.removeAll()
        let lengths = contents.visible.map(naturalLength)
        if !measures.lengths.isEmpty { layoutHost.hostedEngine?.measure(self) }
        let spacings = plainSpacing * CGFloat(max(0, contents.visible.count - 1))
        let proportional = lengths.filter { $0 > 0 }
        let total = proportional.reduce(0, +) + spacings
        // Without lengths, or with negative gaps that eat them up, there is nothing to be proportional to (fact C3.7).
        guard !proportional.isEmpty, total > 0 else { return addEqualSizes(contents, to: &rules) }
        let isCertain = proportional.count == 1 && (contents.visible.count == 1 || spacings == 0)
        for ((view, length), position) in zip(zip(contents.visible, lengths), contents.positions) {
            guard length > 0 else {
                rules.zeroLength(.fillProportionally, view, along.size)
                continue
            }
            rules.tie(
                .fillProportionally, view, along.size, .equal, canvas, along.size, multiplier: length / total,
                priority: isCertain ? .required : UILayoutPriority(max(1, 999 - Float(position))))
        }
    }

    /// Its own, or what its constraints ask for without those of the stack: a share of 0 would stay 0.
    private func naturalLength(of view: UIView) -> CGFloat {
        let own = view.unwrappedContentSize
        let length = axis == .horizontal ? own.width : own.height
        if length >= 0, !view.wrapsToWidth { return length }
        let fitted = view.sizeWithoutArranger()
        let measured = axis == .horizontal ? fitted.width : fitted.height
        measures.lengths.append(measured)
        return measured
    }

    /// Measures again what the last rebuild measured by fitting; true if a share is another one now.
    private func sharesAreOutdated() -> Bool {
        guard distribution == .fillProportionally, !measures.lengths.isEmpty else { return false }
        let known = measures.lengths
        measures.lengths.removeAll()
        for view in arrangedSubviews where !view.isHidden { _ = naturalLength(of: view) }
        // Rounding errors of a fitting depend on the one before: shares that follow them never rest.
        let isSame = zip(known, measures.lengths).allSatisfy { abs($0 - $1) < 1e-6 }
        return known.count != measures.lengths.count || !isSame
    }

    /// Brings up to date what was measured by fitting, after a change in the system; true if that changed anything.
    func measureAgain(in engine: LayoutEngine) -> Bool {
        guard measures.revision != engine.revision || measures.system !== engine.reference else { return false }
        let isOutdated = sharesAreOutdated()
        if isOutdated { setNeedsUpdateConstraints() }
        var isAnother = measures.wantsHeights && heightsAreOutdated()
        if isAnother { engine.relowerBaselines() }
        // Constraints may be older than what was known of the heights, of another system's perhaps.
        if measures.wantsHeights, followBaselines(in: engine) { isAnother = true }
        measures.system = engine.reference
        measures.revision = engine.revision
        return isOutdated || isAnother
    }

    /// A guide between neighbours, edge to edge or centre to centre, all of one length (facts C3.9 to C3.11). Edges are
    /// baselines where the gaps are measured from them, centres never are (fact C2.10).
    private func addGaps(_ contents: StackContents, to rules: inout StackRules) {
        let isCentering = distribution == .equalCentering
        for (index, guide) in gapGuides.enumerated() {
            let (before, after) = (contents.visible[index], contents.visible[index + 1])
            let edges = isCentering ? (before: along.center, after: along.center) : gapEdges(before, after)
            rules.tie(.distributingEdge, guide, along.start, .equal, before, edges.before)
            rules.tie(.distributingEdge, guide, along.end, .equal, after, edges.after)
            guard index > 0 else { continue }
            let falling = UILayoutPriority(max(1, 150 - Float(contents.positions[index])))
            rules.tie(
                .fillEqually, guide, along.size, .equal, gapGuides[0], along.size,
                priority: isCentering ? falling : .required)
        }
        rules.zeroLength(.canvasFit, self, along.size, priority: UILayoutPriority(49))
    }
}
