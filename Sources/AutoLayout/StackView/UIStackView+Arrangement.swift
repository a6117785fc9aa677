import Foundation

/// Names of the attributes along and across the stack.
struct StackAxis {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    static let horizontal = StackAxis(start: .leading, end: .trailing, center: .centerX, size: .width)
    static let vertical = StackAxis(start: .top, end: .bottom, center: .centerY, size: .height)
}

extension UIStackView {
    var along: StackAxis { axis == .horizontal ? .horizontal : .vertical }
    private var across: StackAxis { axis == .horizontal ? .vertical : .horizontal }
    /// What the ends are tied to (fact C0.4).
    var canvas: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }
    var visible: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// Makes the constraints that are missing, changes constants, drops those no longer wanted.
    func rebuildArrangement() {
        if alignment == .fill, let spanner = alignmentSpanner {
            dropRules { $0.mentions(spanner) }
            removeLayoutGuide(spanner)
            alignmentSpanner = nil
        }
        fitGapGuides()
        let wanted = rules().list
        let keep = Set(wanted.map(\.rule))
        dropRules { !keep.contains($0) }
        for entry in wanted {
            let rule = entry.rule
            if let constraint = made[rule], constraint.isActive {
                constraint.constant = entry.constant
                continue
            }
            let constraint = NSLayoutConstraint(
                item: entry.first, attribute: rule.firstAttribute, relatedBy: rule.relation, toItem: entry.second,
                attribute: rule.secondAttribute, multiplier: rule.multiplier, constant: entry.constant)
            constraint.identifier = rule.identifier
            constraint.origin = rule.identifier == "UISV-hiding" ? .stackHiding : .stack
            constraint.priority = rule.priority
            constraint.isActive = true
            made[rule] = constraint
        }
        madeOrder = wanted.map(\.rule)
        breakTies()
    }

    func dropRules(where isUnwanted: (StackRule) -> Bool) {
        for rule in madeOrder where isUnwanted(rule) {
            made[rule]?.isActive = false
            made[rule] = nil
        }
        madeOrder.removeAll { made[$0] == nil }
    }

    private func rules() -> StackRules {
        var rules = StackRules()
        guard let first = arrangedSubviews.first else { return rules }
        addEnds(to: &rules)
        addSpacing(to: &rules)
        addDistribution(to: &rules)
        addHiding(to: &rules)
        addAlignment(of: first, to: &rules)
        return rules
    }

    // MARK: Along (facts C1 to C4)

    private func addEnds(to rules: inout StackRules) {
        guard let first = visible.first, let last = visible.last else {
            // All are hidden: a spanner that wants no length, as weakly as can be (fact C1.2).
            let spanner = orderingSpannerGuide()
            rules.add("UISV-canvas-connection", canvas, along.start, .equal, spanner, along.start)
            rules.add("UISV-canvas-connection", canvas, along.end, .equal, spanner, along.end)
            rules.add("UISV-spanning-fit", spanner, along.size, constant: 0, priority: UILayoutPriority(0.001))
            return
        }
        rules.add("UISV-canvas-connection", canvas, along.start, .equal, first, along.start)
        rules.add("UISV-canvas-connection", canvas, along.end, .equal, last, along.end)
    }

    private func addSpacing(to rules: inout StackRules) {
        let shown = visible
        for (before, after) in zip(shown, shown.dropFirst()) {
            rules.add(
                "UISV-spacing", after, along.start, spacingRelation, before, along.end, constant: gap(after: before))
        }
    }

    private var spacingRelation: NSLayoutConstraint.Relation {
        distribution == .equalSpacing || distribution == .equalCentering ? .greaterThanOrEqual : .equal
    }

    /// Hidden views collapse: required up to iOS 12, just under required after (facts C4.1, C4.4).
    private func addHiding(to rules: inout StackRules) {
        let old = LayoutEnvironment.current.generation == .old
        for (index, view) in arrangedSubviews.enumerated() where view.isHidden {
            rules.add(
                "UISV-hiding", view, along.size, constant: 0, priority: old ? .required : UILayoutPriority(999.999))
            let before = arrangedSubviews[..<index].last { !$0.isHidden }
            let after = arrangedSubviews[(index + 1)...].first { !$0.isHidden }
            let half = before.flatMap { view in after.map { _ in gap(after: view) / 2 } } ?? 0
            let low = UILayoutPriority(50)
            if let before {
                rules.add(
                    "UISV-spacing-hidden", view, along.start, spacingRelation, before, along.end, constant: half,
                    priority: low)
            } else if let after {
                rules.add(
                    "UISV-spacing-hidden", after, along.start, spacingRelation, view, along.end, constant: half,
                    priority: low)
            }
        }
    }

    // MARK: Across (fact C5)

    private func addAlignment(of first: UIView, to rules: inout StackRules) {
        let others = arrangedSubviews.dropFirst()
        let attributes: [NSLayoutConstraint.Attribute] =
            switch alignment {
            case .fill: [across.start, across.end]
            case .leading: [across.start]
            case .center: [across.center]
            case .trailing: [across.end]
            case .firstBaseline: axis == .horizontal ? [.firstBaseline] : []
            case .lastBaseline: axis == .horizontal ? [.lastBaseline] : []
            }
        for view in others {
            for attribute in attributes {
                rules.add("UISV-alignment", first, attribute, .equal, view, attribute)
            }
        }
        if alignment == .fill {
            rules.add("UISV-canvas-connection", canvas, across.start, .equal, first, across.start)
            rules.add("UISV-canvas-connection", canvas, across.end, .equal, first, across.end)
            return
        }
        let spanner = spannerGuide()
        let startItem: AnyObject = alignment == .leading ? first : spanner
        let endItem: AnyObject = alignment == .trailing ? first : spanner
        rules.add("UISV-canvas-connection", canvas, across.start, .equal, startItem, across.start)
        rules.add("UISV-canvas-connection", canvas, across.end, .equal, endItem, across.end)
        if alignment == .center {
            rules.add("UISV-canvas-connection", canvas, across.center, .equal, first, across.center)
        }
        if alignment == .firstBaseline || alignment == .lastBaseline, axis == .horizontal {
            rules.add("UISV-canvas-fit", self, across.size, constant: 0, priority: UILayoutPriority(49))
        }
        addSpanner(spanner, to: &rules)
    }

    /// The spanner is as large across as the largest visible view (facts C5.3, C5.4).
    private func addSpanner(_ spanner: UILayoutGuide, to rules: inout StackRules) {
        let almost = UILayoutPriority(999.5)
        for view in visible {
            let startFixed = alignment == .leading
            let endFixed = alignment == .trailing
            rules.add(
                "UISV-spanning-boundary", spanner, across.start, startFixed ? .equal : .lessThanOrEqual, view,
                across.start, priority: startFixed ? almost : .required)
            rules.add(
                "UISV-spanning-boundary", spanner, across.end, endFixed ? .equal : .greaterThanOrEqual, view,
                across.end,
                priority: endFixed ? almost : .required)
        }
        rules.add(
            "UISV-spanning-fit", spanner, across.size, constant: 0,
            priority: UILayoutPriority(visible.isEmpty ? 0.001 : 51))
        for view in arrangedSubviews {
            rules.add(
                "UISV-ambiguity-suppression", view, across.size, constant: 0, priority: UILayoutPriority(25))
        }
    }

    private func spannerGuide() -> UILayoutGuide {
        if let alignmentSpanner { return alignmentSpanner }
        let guide = UILayoutGuide()
        guide.identifier = "UISV-alignment-spanner"
        guide.printedClassName = "_UILayoutSpacer"
        addLayoutGuide(guide)
        alignmentSpanner = guide
        return guide
    }

    private func orderingSpannerGuide() -> UILayoutGuide {
        if let orderingSpanner { return orderingSpanner }
        let guide = UILayoutGuide()
        guide.identifier = "UISV-ordering-spanner"
        guide.printedClassName = "_UILayoutSpacer"
        addLayoutGuide(guide)
        orderingSpanner = guide
        return guide
    }

    /// Equal priorities yield in order: the first view stretches and is compressed first (fact C3.1).
    private func breakTies() {
        let isOrdered = distribution == .fill || distribution == .fillEqually || distribution == .equalSpacing
        var index: Float = 0
        for view in arrangedSubviews {
            let extra = isOrdered && !view.isHidden ? index * 0.001 : 0
            if !view.isHidden { index += 1 }
            setTieBreak(axis == .horizontal ? (extra, 0) : (0, extra), of: view)
        }
    }

    func setTieBreak(_ extra: (horizontal: Float, vertical: Float), of view: UIView) {
        guard extra != view.stackTieBreak else { return }
        view.stackTieBreak = extra
        layoutHost.hostedEngine?.contentSizeDidChange(of: view)
    }
}
