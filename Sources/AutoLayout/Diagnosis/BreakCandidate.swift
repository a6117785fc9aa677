import Simplex

/// What the rule of breaking looks at in one member of a conflict.
struct BreakCandidate {
    /// Made by the system for purposes of its own: broken only if there is nothing else.
    var isSystem: Bool
    /// Depth of the view that holds the constraint.
    var ownerDepth: Int
    /// Relates sizes of two items.
    var isEqualSize: Bool
    /// Depths of the items, each counted once.
    var depthSum: Int
    /// Ties far edges (trailing, right, bottom) to each other.
    var isFarEdge: Bool
    /// Added or edited since the system was last satisfied; logs cannot show it.
    var isEdited = false
    /// Size of the constant, in points.
    var demand: Double
    /// The items, whatever names them.
    var items: Set<Item>
    /// Place in the printed list.
    var order: PrintOrder

    enum Item: Hashable {
        case object(ObjectIdentifier)
        case named(String)
    }

    /// The index of the one that breaks, by the rule measured on real logs, strongest step first (facts A6.4, A6.5; see
    /// `docs/uikit-differences.md`); nil if there is none.
    static func choose(from candidates: [BreakCandidate]) -> Int? {
        var left = candidates.indices.filter { !candidates[$0].isSystem }
        if left.isEmpty { left = Array(candidates.indices) }
        guard let deepest = left.map({ candidates[$0].ownerDepth }).max() else { return nil }
        left = left.filter { candidates[$0].ownerDepth == deepest }
        func prefer(_ key: KeyPath<BreakCandidate, Bool>, _ value: Bool) {
            let preferred = left.filter { candidates[$0][keyPath: key] == value }
            if !preferred.isEmpty { left = preferred }
        }
        prefer(\.isEqualSize, false)
        let heaviest = left.map { candidates[$0].depthSum }.max()
        left = left.filter { candidates[$0].depthSum == heaviest }
        prefer(\.isFarEdge, true)
        prefer(\.isEdited, true)
        left.sort { candidates[$0].order < candidates[$1].order }
        if left.allSatisfy({ candidates[$0].items == candidates[left[0]].items }) { return left.first }
        let largest = left.map { candidates[$0].demand }.max()
        return left.last { candidates[$0].demand == largest }
    }
}

extension BreakCandidate {
    /// A row of a live engine.
    @MainActor init(meaning: RowMeaning, host: UIView, isEdited: Bool) {
        switch meaning {
        case .constraint(let constraint): self.init(constraint, host: host)
        case .hugging(let reference, _), .resistance(let reference, _), .autoresizing(let reference, _, _),
            .fitting(let reference, _, _, _, _):
            let view = reference.orGone
            let depth = view.depth(below: host)
            self.init(
                isSystem: true, ownerDepth: depth, isEqualSize: false, depthSum: depth, isFarEdge: false, demand: 0,
                items: [.object(ObjectIdentifier(view))],
                order: PrintOrder(
                    ConstraintFacts(id: "", kind: .fitting, equation: "", text: "", priority: 1000), meaning))
        }
        self.isEdited = isEdited
    }

    @MainActor private init(_ constraint: NSLayoutConstraint, host: UIView) {
        let facts = constraint.facts
        let items = constraint.namedItems
        let distinct = items.count == 2 && items[0] === items[1] ? [items[0]] : items
        self.init(
            isSystem: facts.kind.isSystem, ownerDepth: constraint.holder?.depth(below: host) ?? 0,
            isEqualSize: distinct.count == 2 && constraint.firstAttribute.kind == .size
                && constraint.secondAttribute.kind == .size,
            depthSum: distinct.reduce(0) { $0 + Self.depth(of: $1, below: host) },
            isFarEdge: constraint.firstAttribute.isFar && constraint.secondAttribute.isFar,
            demand: abs(Double(constraint.storedConstant)),
            items: Set(distinct.map { .object(ObjectIdentifier($0)) }),
            order: PrintOrder(facts, .constraint(constraint)))
    }

    @MainActor private static func depth(of item: LayoutItem, below host: UIView) -> Int {
        // A guide lies inside the view that owns it.
        (item.layoutOwner?.depth(below: host) ?? 0) + (item is UILayoutGuide ? 1 : 0)
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
