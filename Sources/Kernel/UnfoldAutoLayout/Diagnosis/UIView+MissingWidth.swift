extension UIView {
    /// The outermost of the views whose edge moves with that edge of `view` while nothing ties it to an edge of this one,
    /// be it by a width; nil if something does.
    /// - Complexity: O(views + constraints) in its hierarchy.
    package func holderOfFreeEdge(_ isRight: Bool, of view: UIView) -> UIView? {
        let reached = HorizontalTies(self).reached(from: view, isRight)
        guard !reached.contains(where: { $0 === self }) else { return nil }
        return subviews.first { child in reached.contains { $0 === child } } ?? view
    }

    /// Whether ``holderOfFreeEdge(_:of:)`` has an answer for the left or the right edge.
    package func hasFreeEdge(of view: UIView) -> Bool {
        let ties = HorizontalTies(self)
        return [true, false].contains { isRight in !ties.reached(from: view, isRight).contains { $0 === self } }
    }
}

/// Left and right edges and centers of the views in a view, and what ties them.
@MainActor private struct HorizontalTies {
    private enum Part { case left, right, center }

    private struct Edge: Hashable {
        let item: ObjectIdentifier
        let part: Part
    }

    private var ties: [Edge: [Edge]] = [:]
    private var views: [ObjectIdentifier: UIView] = [:]

    init(_ root: UIView) { addTies(in: root) }

    func reached(from view: UIView, _ isRight: Bool) -> [UIView] {
        var order = [Edge(item: ObjectIdentifier(view), part: isRight ? .right : .left)]
        var known = Set(order)
        var place = 0
        while place < order.count {
            for next in ties[order[place]] ?? [] where known.insert(next).inserted { order.append(next) }
            place += 1
        }
        return order.compactMap { views[$0.item] }
    }

    private mutating func addTies(in view: UIView) {
        views[ObjectIdentifier(view)] = view
        for constraint in view.constraints where constraint.isActive { add(constraint) }
        if view.translatesAutoresizingMaskIntoConstraints, let parent = view.superview,
            views[ObjectIdentifier(parent)] != nil
        {
            for isRight in [true, false] { tie(edge(view, isRight), edge(parent, isRight)) }
        }
        for arranged in (view as? UIStackView)?.arrangedSubviews ?? [] {
            for isRight in [true, false] { tie(edge(arranged, isRight), edge(view, isRight)) }
        }
        for child in view.subviews { addTies(in: child) }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem else { return }
        if constraint.firstAttribute == .width {
            // What may be wider is not held.
            if constraint.relation == .greaterThanOrEqual { return }
            for item in [first, constraint.secondItem].compactMap({ $0 }) {
                let sides = [edge(item, true), edge(item, false)]
                tie(sides[0], sides[1])
                // With a width the center says where both are.
                for side in sides { ties[side, default: []].append(edge(item, .center)) }
            }
        } else if let second = constraint.secondItem, let one = edge(first, constraint.firstAttribute),
            let other = edge(second, constraint.secondAttribute)
        {
            tie(one, other)
            for center in [one, other] where center.part == .center {
                ties[center]! += [Part.left, .right].map { Edge(item: center.item, part: $0) }
            }
        }
    }

    private mutating func tie(_ one: Edge, _ other: Edge) {
        ties[one, default: []].append(other)
        ties[other, default: []].append(one)
    }

    /// Guides of a view count as the view.
    private func edge(_ item: AnyObject, _ isRight: Bool) -> Edge { edge(item, isRight ? Part.right : Part.left) }

    private func edge(_ item: AnyObject, _ part: Part) -> Edge {
        Edge(item: ObjectIdentifier((item as? UILayoutGuide)?.owningView ?? item), part: part)
    }

    private func edge(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Edge? {
        var isMirrored: Bool {
            let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
            return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
        switch attribute {
        case .centerX, .centerXWithinMargins: return edge(item, .center)
        case .left, .leftMargin: return edge(item, false)
        case .right, .rightMargin: return edge(item, true)
        case .leading, .leadingMargin: return edge(item, isMirrored)
        case .trailing, .trailingMargin: return edge(item, !isMirrored)
        default: return nil
        }
    }
}
