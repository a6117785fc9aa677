extension InvariantCheck {
    typealias Attributes = Set<NSLayoutConstraint.Attribute>

    /// What of their subviews the constraints of views name, by view and subview.
    typealias Placements = [ObjectIdentifier: [ObjectIdentifier: Attributes]]

    /// Whether two views, or what they are in, are written over each other, as a placeholder is over content: by the
    /// same edges or centers at the same place, or by equal frames. A top alone is not enough, for it may be a mistake.
    /// - Parameter placements: Those that are known; the superview's are added.
    func takeTurns(_ first: UIView, _ second: UIView, _ placements: inout Placements) -> Bool {
        guard let parent = sequence(first: first, next: \.superview).first(where: { second.isDescendant(of: $0) }),
            let one = sequence(first: first, next: \.superview).first(where: { $0.superview === parent }),
            let other = sequence(first: second, next: \.superview).first(where: { $0.superview === parent })
        else { return false }
        func isEqual(_ length: KeyPath<CGRect, CGFloat>) -> Bool {
            abs(one.frame[keyPath: length] - other.frame[keyPath: length]) <= pixel
        }
        guard isEqual(\.midY), isEqual(\.minX) || isEqual(\.midX) || isEqual(\.maxX) else { return false }
        if one.translatesAutoresizingMaskIntoConstraints, other.translatesAutoresizingMaskIntoConstraints {
            return one.frame.size == other.frame.size
        }
        let named = placements[ObjectIdentifier(parent)] ?? Self.placements(in: parent)
        placements[ObjectIdentifier(parent)] = named
        let (placed, otherPlaced) = (named[ObjectIdentifier(one)] ?? [], named[ObjectIdentifier(other)] ?? [])
        let shared = placed.intersection(otherPlaced)
        let isBetween = shared.contains(.centerY) || shared.isSuperset(of: [.top, .bottom])
        let sides: Attributes = [.leading, .trailing, .left, .right, .centerX]
        return isBetween && !placed.isDisjoint(with: sides)
            && placed.intersection(sides) == otherPlaced.intersection(sides)
    }

    private static func placements(in parent: UIView) -> [ObjectIdentifier: Attributes] {
        var named: [ObjectIdentifier: Attributes] = [:]
        for constraint in parent.constraints where constraint.isActive {
            if let item = constraint.firstItem {
                named[ObjectIdentifier(item), default: []].insert(constraint.firstAttribute)
            }
            if let item = constraint.secondItem {
                named[ObjectIdentifier(item), default: []].insert(constraint.secondAttribute)
            }
        }
        return named
    }
}
