extension UIView {
    /// Follows the vertical constraints in it from its top edge; nil if they lead to its bottom.
    /// - Complexity: O(views + constraints) in its hierarchy.
    package func missingLink() -> MissingLink? { VerticalChains(self).missingLink }

    /// The last view below the outermost of those whose lower edge moves with that of `view`, while nothing leads down
    /// from there to the lower edge of this one, and the view above that has that place; nil if something does.
    /// - Complexity: O(views + constraints) in its hierarchy.
    package func missingBottom(of view: UIView) -> (view: UIView, above: UIView?)? {
        VerticalChains(self).missingBottom(of: view)
    }
}

/// Upper and lower edges of the views in a view, and what ties them.
@MainActor private struct VerticalChains {
    private struct Edge: Hashable {
        let item: ObjectIdentifier
        let isUpper: Bool
    }

    private let root: UIView
    private var ties: [Edge: [Edge]] = [:]
    /// Without what inequalities do not hold open.
    private var openTies: [Edge: [Edge]] = [:]
    private var inequalities: [(constraint: NSLayoutConstraint, upper: Edge, lower: Edge)] = []
    private var views: [ObjectIdentifier: UIView] = [:]

    init(_ root: UIView) {
        self.root = root
        addTies(in: root)
    }

    var missingLink: MissingLink? {
        let start = upper(root)
        let (order, previous) = reached(from: start, by: openTies)
        if previous[lower(root)] != nil { return nil }
        // The longest way: the last edge that was reached, or that of the outermost view around it.
        let last = order[order.count - 1]
        let end = views[last.item].map(around)?.map(lower).first { previous[$0] != nil }
        let way = Array(sequence(first: end ?? last) { previous[$0] ?? nil }).reversed()
        let chain = way.reduce(into: [ObjectIdentifier]()) { chain, edge in
            guard edge.item != start.item else { return }
            // Through the inside of a view, and out of it again.
            chain.removeSubrange((chain.firstIndex(of: edge.item) ?? chain.endIndex)...)
            chain.append(edge.item)
        }
        let container = chain.last.flatMap { views[$0]?.superview } ?? root
        let reversed = inequalities.filter { _, upper, lower in
            previous[lower] != nil && previous[upper] == nil
                && reached(from: upper, by: openTies).previous[self.lower(root)] != nil
        }
        return MissingLink(
            chain: chain.compactMap { views[$0]?.layoutName }, lacksHeight: way.last?.isUpper == true && !chain.isEmpty,
            container: container.layoutName, next: loose(in: container)?.layoutName,
            reversed: reversed.count == 1 ? reversed[0].constraint.facts.form : nil)
    }

    /// A view that leads to the bottom while nothing but its height is tied to its top: the first with content, else one
    /// that is no decoration, as a line or a badge is.
    private func loose(in container: UIView) -> UIView? {
        let reached = reached(from: lower(root), by: ties).previous
        let loose = container.subviews.filter { view in
            !view.isHidden && reached[upper(view)] != nil
                && ties[upper(view)]?.allSatisfy { $0.item == ObjectIdentifier(view) } == true
        }
        return loose.first {
            !($0 is UIImageView) && ($0.intrinsicContentSize.height > 0 || !$0.subviews.isEmpty)
        } ?? loose.first { fills($0, in: container) }
    }

    /// Tied at both sides, and taller than a line.
    private func fills(_ view: UIView, in container: UIView) -> Bool {
        let sides = Set(
            container.constraints.compactMap {
                $0.firstItem === view ? $0.firstAttribute : $0.secondItem === view ? $0.secondAttribute : nil
            })
        return !sides.isDisjoint(with: [.leading, .left]) && !sides.isDisjoint(with: [.trailing, .right])
            && !view.constraints.contains { $0.firstAttribute == .height && $0.secondItem == nil && $0.constant <= 8 }
    }

    /// All that an edge leads to, the nearest first, and from where.
    private func reached(from start: Edge, by ties: [Edge: [Edge]]) -> (order: [Edge], previous: [Edge: Edge?]) {
        var (order, previous) = ([start], [start: Edge?.none])
        var place = 0
        while place < order.count {
            for next in ties[order[place]] ?? [] where previous[next] == nil {
                previous[next] = .some(order[place])
                order.append(next)
            }
            place += 1
        }
        return (order, previous)
    }

    func missingBottom(of view: UIView) -> (view: UIView, above: UIView?)? {
        // What scrolls is cut off by what it scrolls in.
        let view = around(view).first { $0 is UIScrollView } ?? view
        let reached = self.below(lower(view))
        guard !reached.contains(lower(root)) else { return nil }
        let outer = around(view).first { reached.contains(lower($0)) } ?? view
        let below = reached.last { !$0.isUpper && views[$0.item]?.superview === outer.superview }
        let free = below.flatMap { views[$0.item] } ?? outer
        let container = free.superview ?? root
        let above = (ties[lower(container)] ?? []).filter { !$0.isUpper }.first { edge in
            views[edge.item]?.superview === container
                && self.below(edge).contains(upper(free))
        }
        return (free, above.flatMap { views[$0.item] })
    }

    private func upper(_ item: AnyObject) -> Edge { Edge(item: ObjectIdentifier(item), isUpper: true) }
    private func lower(_ item: AnyObject) -> Edge { Edge(item: ObjectIdentifier(item), isUpper: false) }

    /// What an edge leads down to: through constraints, and through the heights of views from their upper edges only.
    private func below(_ start: Edge) -> [Edge] {
        var order = [start]
        var known = Set(order)
        var place = 0
        while place < order.count {
            let edge = order[place]
            place += 1
            var next = (ties[edge] ?? []).filter { edge.isUpper || $0.item != edge.item }
            if !edge.isUpper, let view = views[edge.item], let parent = view.superview, view !== root,
                view.translatesAutoresizingMaskIntoConstraints
                    || (parent as? UIStackView)?.arrangedSubviews.contains(where: { $0 === view }) == true
            {
                next.append(lower(parent))
            }
            if edge.item != ObjectIdentifier(root) { order += next.filter { known.insert($0).inserted } }
        }
        return order
    }

    private func around(_ view: UIView) -> [UIView] {
        sequence(first: view, next: \.superview).prefix { $0 !== root }.reversed()
    }

    private mutating func addTies(in view: UIView) {
        views[ObjectIdentifier(view)] = view
        for constraint in view.constraints where constraint.isActive { add(constraint) }
        if view !== root, hasOwnHeight(view) { tieEdges(of: view) }
        for child in view.subviews { addTies(in: child) }
    }

    /// From its content, from what it arranges, or from its mask.
    private func hasOwnHeight(_ view: UIView) -> Bool {
        view.intrinsicContentSize.height > 0 || view.translatesAutoresizingMaskIntoConstraints
            || (view as? UIStackView)?.arrangedSubviews.contains { !$0.isHidden } == true
    }

    private mutating func tieEdges(of item: AnyObject) {
        tie(upper(item), lower(item))
    }

    private mutating func tie(_ one: Edge, _ other: Edge, _ relation: NSLayoutConstraint.Relation = .equal) {
        ties[one, default: []].append(other)
        ties[other, default: []].append(one)
        if relation != .lessThanOrEqual { openTies[other, default: []].append(one) }
        if relation != .greaterThanOrEqual { openTies[one, default: []].append(other) }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem else { return }
        if constraint.firstAttribute == .height {
            // What may be shorter holds nothing open.
            if constraint.relation == .lessThanOrEqual, constraint.secondItem == nil { return }
            let items = [first, constraint.secondItem].compactMap { $0 }
            let holders = items.compactMap { holder($0) }
            // The height of what scrolls says nothing of what it scrolls in, nor a view's of its own.
            if holders.count < items.count || constraint.secondAttribute == .height && holders[0] === holders[1] {
                return
            }
            for item in holders where item !== root { tieEdges(of: item) }
            return
        }
        guard let second = constraint.secondItem,
            let one = holder(first, beside: second).flatMap({ edge($0, constraint.firstAttribute) }),
            let other = holder(second, beside: first).flatMap({ edge($0, constraint.secondAttribute) })
        else { return }
        tie(one, other, constraint.relation)
        if constraint.relation != .equal, constraint.priority == .required {
            let (upper, lower) = constraint.relation == .lessThanOrEqual ? (one, other) : (other, one)
            inequalities.append((constraint, upper, lower))
        }
    }

    /// Guides of a view count as the view; nil for what scrolls in one, which ties no edge of it.
    private func holder(_ item: AnyObject, beside other: AnyObject? = nil) -> AnyObject? {
        let holder = (item as? UILayoutGuide)?.owningView ?? item
        guard let scrollView = holder as? UIScrollView else { return holder }
        func scrolls(_ item: AnyObject) -> Bool {
            let view = (item as? UILayoutGuide)?.owningView ?? item
            return view === scrollView
                ? item !== scrollView && item !== scrollView.guides.frame
                : (view as? UIView)?.isDescendant(of: scrollView) ?? false
        }
        return scrolls(item) || item === scrollView && other.map(scrolls) ?? false ? nil : scrollView
    }

    /// Nil for what is no vertical edge.
    private func edge(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Edge? {
        switch attribute {
        case .top, .topMargin, .firstBaseline: upper(item)
        case .lastBaseline, .bottom, .bottomMargin: lower(item)
        // A centre leads on only in views that have a height, as their edges do.
        case .centerY, .centerYWithinMargins: item === root ? nil : upper(item)
        default: nil
        }
    }
}
