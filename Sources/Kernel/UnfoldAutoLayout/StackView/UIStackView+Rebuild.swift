extension UIStackView {
    var along: StackAxis { axis == .horizontal ? .horizontal : .vertical }
    var across: StackAxis { axis == .horizontal ? .vertical : .horizontal }
    /// What the ends are tied to (fact C0.4).
    var canvas: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }
    /// iOS 9 to 12 build some constraints in another way (facts C2.3, C4.1, C5.2, C5.5).
    var isOldGeneration: Bool { LayoutEnvironment.generation == .old }

    /// Makes the constraints that are missing, changes constants, drops those no longer wanted.
    func rebuildArrangement() {
        let contents = StackContents(arrangedSubviews)
        fitGapGuides(to: contents)
        let wanted = rules(for: contents).list
        if !madeOrder.isEmpty {
            let keep = Set(wanted.map(\.rule))
            dropRules { !keep.contains($0) }
        }
        made.reserveCapacity(wanted.count)
        for entry in wanted { make(entry) }
        madeOrder = wanted.map(\.rule)
        dropIdleGuides(contents)
        breakTies(contents)
        rememberContents(contents)
        work.rebuilds += 1
    }

    private func make(_ entry: StackRules.Entry) {
        let rule = entry.rule
        if let constraint = made[rule], constraint.isActive {
            work.kept += 1
            constraint.constant = entry.distance.points
            constraint.markSystemSpacing(entry.distance)
            return
        }
        work.made += 1
        let constraint = constraint(for: entry)
        constraint.isActive = true
        made[rule] = constraint
    }

    func constraint(for entry: StackRules.Entry) -> NSLayoutConstraint {
        let rule = entry.rule
        let constraint = NSLayoutConstraint()
        constraint.configure(
            first: .to(entry.first), rule.firstAttribute, rule.relation, second: .to(entry.second),
            rule.secondAttribute, multiplier: rule.multiplier, constant: entry.distance.points)
        constraint.identifier = rule.name.rawValue
        constraint.origin = rule.name == .hiding ? .stackHiding : .stack
        constraint.markSystemSpacing(entry.distance)
        constraint.priority = rule.priority
        return constraint
    }

    /// What the stack would want with a hidden view shown; nil where it measures its views or makes guides for it.
    func rules(showing view: UIView) -> [StackRules.Entry]? {
        guard view.isHidden, arrangedSubviews.contains(view), distribution == .fill || distribution == .fillEqually,
            alignment != .firstBaseline, alignment != .lastBaseline, !isBaselineRelativeArrangement
        else { return nil }
        let contents = StackContents(arrangedSubviews, showing: view)
        return usesSpanner(contents) && alignmentSpanner == nil ? nil : rules(for: contents).list
    }

    /// The last made go first: they are at the ends of the lists that hold them.
    func dropRules(where isUnwanted: (StackRule) -> Bool) {
        var isAnyDropped = false
        for rule in madeOrder.reversed() where isUnwanted(rule) {
            work.dropped += 1
            isAnyDropped = true
            made[rule]?.isActive = false
            made[rule] = nil
        }
        if isAnyDropped { madeOrder.removeAll { made[$0] == nil } }
    }

    /// Leading and trailing mean other edges now.
    func relowerArrangement() { layoutHost.hostedEngine?.relower(madeOrder.compactMap { made[$0] }) }

    private func rules(for contents: StackContents) -> StackRules {
        var rules = StackRules()
        guard !contents.arranged.isEmpty else { return rules }
        addEnds(of: contents, to: &rules)
        addSpacing(of: contents, to: &rules)
        addDistribution(of: contents, to: &rules)
        addTextWidths(of: contents, to: &rules)
        addHiding(of: contents, to: &rules)
        addAlignment(of: contents, to: &rules)
        return rules
    }

    func spannerGuide() -> UILayoutGuide {
        if let alignmentSpanner { return alignmentSpanner }
        let guide = helperGuide("UISV-alignment-spanner", "_UILayoutSpacer")
        alignmentSpanner = guide
        return guide
    }

    func orderingSpannerGuide() -> UILayoutGuide {
        if let orderingSpanner { return orderingSpanner }
        let guide = helperGuide("UISV-ordering-spanner", "_UILayoutSpacer")
        orderingSpanner = guide
        return guide
    }

    private func fitGapGuides(to contents: StackContents) {
        let isGapped = distribution == .equalSpacing || distribution == .equalCentering
        let count = isGapped ? max(0, contents.visible.count - 1) : 0
        idleGuides += gapGuides.dropFirst(count)
        gapGuides.removeLast(max(0, gapGuides.count - count))
        while gapGuides.count < count { gapGuides.append(helperGuide("", "_UIOLAGapGuide")) }
    }

    private func helperGuide(_ identifier: String, _ className: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        guide.printedClassName = className
        addLayoutGuide(guide)
        return guide
    }

    /// Guides that no rule names any more leave, after their constraints.
    private func dropIdleGuides(_ contents: StackContents) {
        for guide in idleGuides.reversed() { removeLayoutGuide(guide) }
        idleGuides.removeAll()
        if let guide = alignmentSpanner, !usesSpanner(contents) {
            removeLayoutGuide(guide)
            alignmentSpanner = nil
        }
        if let guide = orderingSpanner, contents.arranged.isEmpty || !contents.visible.isEmpty {
            removeLayoutGuide(guide)
            orderingSpanner = nil
        }
    }

    /// Equal priorities yield in order: the first view stretches and is compressed first (fact C3.1). Views without a
    /// natural length take the slack before any other, the last of them all of it (fact C3.2).
    private func breakTies(_ contents: StackContents) {
        // Views of equal lengths yield together: where a constraint from outside has their priority, it decides (fact
        // C3.13).
        let isOrdered = distribution != .fillProportionally && distribution != .fillEqually
        // However many views there are, the last counts for less than two.
        var step = 0x1p-10
        while step * Double(contents.visible.count) > 0.9 { step /= 2 }
        let lengthless = distribution == .fill ? contents.visible.filter(isSpacer) : []
        flexible = Set(lengthless.map { ObjectIdentifier($0) })
        var ranks = StackRanks(contents.visible, axis)
        var tieRank = 0
        for view in contents.arranged {
            var order = StackOrder(axis: axis)
            if isOrdered, !view.isHidden { ranks.take(view, step, &order) }
            if flexible.contains(ObjectIdentifier(view)) {
                tieRank += 1
                // Earlier ones yield later; a position keeps its number when views are added behind it.
                order.sizeTieBreak = tieRank < lengthless.count ? 1 + 1 / Double(tieRank) : 0
            }
            setOrder(order, of: view)
        }
    }

    /// A view that nothing inside it gives a length. One with subviews leaves slack to spacers anyway.
    func isSpacer(_ view: UIView) -> Bool { view.subviews.isEmpty && !StackRanks.hasLength(view, axis) }

    func setOrder(_ order: StackOrder, of view: UIView) {
        guard order != view.stackOrder else { return }
        view.stackOrder = order
        work.reordered += 1
        layoutHost.hostedEngine?.contentSizeDidChange(of: view)
    }
}

extension NSLayoutConstraint {
    /// Prints as the system's spacing, or no longer (fact C2.8).
    fileprivate func markSystemSpacing(_ distance: StackDistance) {
        standardSpace = distance.isSystem ? distance.points : nil
        printedClassName = distance.isSystem ? Self.systemSpacingClassName : nil
    }
}

/// How much a stack's rebuilds did, for tests of what a change costs.
struct StackWork: Equatable {
    var rebuilds = 0
    var kept = 0
    var made = 0
    var dropped = 0
    /// Views whose rank in the order of yielding changed.
    var reordered = 0
}
