import Simplex

/// What the rule of breaking looks at in one member of a conflict.
@MainActor struct BreakCandidate {
    let id: ConstraintID
    /// Made by the system for purposes of its own: broken only if there is nothing else.
    let isSystem: Bool
    /// Depth of the view that holds the constraint.
    let ownerDepth: Int
    /// Relates two sizes.
    let isEqualSize: Bool
    /// Depths of the items, each counted once.
    let depthSum: Int
    /// Ties far edges (trailing, right, bottom) to each other.
    let isFarEdge: Bool
    /// Added or edited since the system was last satisfied.
    let isEdited: Bool
    let items: [ObjectIdentifier]
    let order: PrintOrder

    init(id: ConstraintID, meaning: RowMeaning, host: UIView, isEdited: Bool) {
        self.id = id
        self.isEdited = isEdited
        switch meaning {
        case .constraint(let constraint):
            let facts = constraint.facts
            isSystem = facts.kind.isSystem
            let items = constraint.namedItems.compactMap { $0 as? LayoutItem }
            let distinct = items.count == 2 && items[0] === items[1] ? [items[0]] : items
            ownerDepth = constraint.holder?.depth(below: host) ?? 0
            depthSum = distinct.reduce(0) { $0 + Self.depth(of: $1, below: host) }
            isEqualSize = constraint.firstAttribute.kind == .size && constraint.secondAttribute.kind == .size
            isFarEdge = constraint.firstAttribute.isFar && constraint.secondAttribute.isFar
            self.items = distinct.map { ObjectIdentifier($0) }
            order = PrintOrder(facts, meaning)
        case .hugging(let reference, _), .resistance(let reference, _), .autoresizing(let reference, _, _),
            .fitting(let reference, _, _, _, _):
            let view = reference.orGone
            isSystem = true
            ownerDepth = view.depth(below: host)
            depthSum = ownerDepth
            isEqualSize = false
            isFarEdge = false
            items = [ObjectIdentifier(view)]
            order = PrintOrder(
                ConstraintFacts(id: "", kind: .fitting, equation: "", text: "", priority: 1000), meaning)
        }
    }

    private static func depth(of item: LayoutItem, below host: UIView) -> Int {
        // A guide lies inside the view that owns it.
        (item.layoutOwner?.depth(below: host) ?? 0) + (item is UILayoutGuide ? 1 : 0)
    }

    /// The rule, strongest step first.
    static func choose(from candidates: [BreakCandidate]) -> ConstraintID? {
        var left = candidates.filter { !$0.isSystem }
        if left.isEmpty { left = candidates }
        guard let deepest = left.map(\.ownerDepth).max() else { return nil }
        left = left.filter { $0.ownerDepth == deepest }
        keep(\.isEqualSize, false, in: &left)
        let heaviest = left.map(\.depthSum).max()!
        left = left.filter { $0.depthSum == heaviest }
        keep(\.isFarEdge, true, in: &left)
        keep(\.isEdited, true, in: &left)
        left.sort { $0.order < $1.order }
        let sameItems = left.allSatisfy { Set($0.items) == Set(left[0].items) }
        return (sameItems ? left.first : left.last)?.id
    }

    private static func keep(_ key: KeyPath<BreakCandidate, Bool>, _ value: Bool, in left: inout [BreakCandidate]) {
        let preferred = left.filter { $0[keyPath: key] == value }
        if !preferred.isEmpty { left = preferred }
    }
}

extension UIView {
    /// Steps up to `root`; 0 for `root` itself.
    func depth(below root: UIView) -> Int {
        var steps = 0
        var view = self
        while view !== root, let parent = view.superview {
            steps += 1
            view = parent
        }
        return steps
    }
}

extension NSLayoutConstraint.Attribute {
    var isFar: Bool {
        switch self {
        case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: true
        default: false
        }
    }
}
