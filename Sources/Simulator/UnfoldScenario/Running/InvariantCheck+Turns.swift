extension InvariantCheck {
    /// Whether two views, or what they are in, are written over each other, as a placeholder is over content: by the
    /// same edges or centers at the same place, or by equal frames. A top alone is not enough, for it may be a mistake.
    func takeTurns(_ first: UIView, _ second: UIView) -> Bool {
        guard let parent = sequence(first: first, next: \.superview).first(where: { second.isDescendant(of: $0) }),
            let one = parent.subviews.first(where: { first.isDescendant(of: $0) }),
            let other = parent.subviews.first(where: { second.isDescendant(of: $0) })
        else { return false }
        let lengths: [KeyPath<CGRect, CGFloat>] = [\.midY, \.minX, \.midX, \.maxX]
        let equal = lengths.map { abs(one.frame[keyPath: $0] - other.frame[keyPath: $0]) <= pixel }
        guard equal[0], equal[1...].contains(true) else { return false }
        if one.translatesAutoresizingMaskIntoConstraints, other.translatesAutoresizingMaskIntoConstraints {
            return one.frame.size == other.frame.size
        }
        let (placed, otherPlaced) = (placement(of: one, in: parent), placement(of: other, in: parent))
        let shared = placed.vertical.intersection(otherPlaced.vertical)
        let isBetween = shared.contains(.centerY) || shared.isSuperset(of: [.top, .bottom])
        return isBetween && !placed.horizontal.isEmpty && placed.horizontal == otherPlaced.horizontal
    }

    private typealias Attributes = Set<NSLayoutConstraint.Attribute>

    /// What of a subview the constraints of its superview name.
    private func placement(of view: UIView, in parent: UIView) -> (horizontal: Attributes, vertical: Attributes) {
        var named: Attributes = []
        for constraint in parent.constraints where constraint.isActive {
            if constraint.firstItem === view { named.insert(constraint.firstAttribute) }
            if constraint.secondItem === view { named.insert(constraint.secondAttribute) }
        }
        let sides: Attributes = [.leading, .trailing, .left, .right, .centerX]
        return (named.intersection(sides), named.intersection([.top, .bottom, .centerY]))
    }
}
