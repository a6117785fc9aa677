extension UIView {
    /// The outermost of the views whose edge moves with that edge of `view` while nothing ties it to an edge of this one,
    /// be it by a width; nil if something does other than `tie`.
    /// - Complexity: O(views + constraints) in its hierarchy.
    package func holderOfFreeEdge(
        _ isRight: Bool, of view: UIView, without tie: NSLayoutConstraint? = nil
    ) -> UIView? {
        let reached = HorizontalTies(self, without: tie).reached(from: view, isRight)
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
    private enum Part: Int { case left, right, center }

    /// By edge, which is three times the place of its item and its part.
    private var ties: [[Int]] = []
    private var places: [ObjectIdentifier: Int] = [:]
    /// By place; nil for what is outside.
    private var views: [UIView?] = []

    private let ignored: NSLayoutConstraint?

    init(_ root: UIView, without tie: NSLayoutConstraint? = nil) {
        ignored = tie
        addTies(in: root)
    }

    func reached(from view: UIView, _ isRight: Bool) -> [UIView] {
        guard let start = places[ObjectIdentifier(view)] else { return [] }
        var order = [3 * start + (isRight ? Part.right : .left).rawValue]
        var isKnown = [Bool](repeating: false, count: ties.count)
        isKnown[order[0]] = true
        var place = 0
        while place < order.count {
            for next in ties[order[place]] where !isKnown[next] {
                isKnown[next] = true
                order.append(next)
            }
            place += 1
        }
        return order.compactMap { views[$0 / 3] }
    }

    private mutating func addTies(in view: UIView) {
        views[edge(view, .left) / 3] = view
        for constraint in view.constraints where constraint.isActive && constraint !== ignored { add(constraint) }
        if view.translatesAutoresizingMaskIntoConstraints, let parent = view.superview,
            let place = places[ObjectIdentifier(parent)], views[place] != nil
        {
            for part in [Part.left, .right] { tie(edge(view, part), edge(parent, part)) }
        }
        for arranged in (view as? UIStackView)?.arrangedSubviews ?? [] {
            for part in [Part.left, .right] { tie(edge(arranged, part), edge(view, part)) }
        }
        for child in view.subviews { addTies(in: child) }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem else { return }
        if constraint.firstAttribute == .width {
            // What may be wider is not held.
            if constraint.relation == .greaterThanOrEqual { return }
            for item in [first, constraint.secondItem].compactMap({ $0 }) {
                let sides = [edge(item, .left), edge(item, .right)]
                tie(sides[0], sides[1])
                // With a width the center says where both are.
                for side in sides { ties[side].append(edge(item, .center)) }
            }
        } else if let second = constraint.secondItem, let one = edge(first, constraint.firstAttribute),
            let other = edge(second, constraint.secondAttribute)
        {
            tie(one, other)
            for center in [one, other] where center % 3 == Part.center.rawValue {
                ties[center] += [center - 2, center - 1]
            }
        }
    }

    private mutating func tie(_ one: Int, _ other: Int) {
        ties[one].append(other)
        ties[other].append(one)
    }

    /// Guides of a view count as the view.
    private mutating func edge(_ item: AnyObject, _ part: Part) -> Int {
        let id = ObjectIdentifier((item as? UILayoutGuide)?.owningView ?? item)
        let place = places[id] ?? views.count
        if place == views.count {
            places[id] = place
            views.append(nil)
            ties += [[], [], []]
        }
        return 3 * place + part.rawValue
    }

    private mutating func edge(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Int? {
        var isMirrored: Bool {
            let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
            return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
        switch attribute {
        case .centerX, .centerXWithinMargins: return edge(item, .center)
        case .left, .leftMargin: return edge(item, Part.left)
        case .right, .rightMargin: return edge(item, Part.right)
        case .leading, .leadingMargin: return edge(item, isMirrored ? Part.right : .left)
        case .trailing, .trailingMargin: return edge(item, isMirrored ? Part.left : .right)
        default: return nil
        }
    }
}
