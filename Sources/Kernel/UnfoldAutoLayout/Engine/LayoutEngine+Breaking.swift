import UnfoldSimplex

extension LayoutEngine {
    /// The member to break, by the rule measured on iOS (fact M3).
    func constraintToBreak(of conflict: Conflict) -> ConstraintID {
        let rows = conflict.members.compactMap { member -> (id: ConstraintID, meaning: RowMeaning)? in
            guard case .constraint(let id) = member.restriction, let meaning = meanings[id] else { return nil }
            return (id, meaning)
        }
        if let choice = BreakCandidate.choose(from: rows.map { BreakCandidate($0.meaning, host: host) }) {
            return rows[choice].id
        }
        // Fitting targets are the only rows without meaning here.
        for member in conflict.members { if case .constraint(let id) = member.restriction { return id } }
        preconditionFailure("a conflict without constraints: \(conflict)")
    }
}

extension BreakCandidate {
    @MainActor init(_ meaning: RowMeaning, host: UIView) {
        switch meaning {
        case .constraint(let constraint): self.init(constraint, host: host)
        case .hugging(let reference, let axis), .resistance(let reference, let axis),
            .fitting(let reference, let axis, _, _, _):
            self.init(systemRowOf: reference.orGone, axis == .horizontal ? .width : .height, host: host)
        case .autoresizing(let reference, let row, _):
            self.init(systemRowOf: reference.orGone, row.attribute, host: host)
        }
    }

    @MainActor private init(systemRowOf view: UIView, _ attribute: NSLayoutConstraint.Attribute, host: UIView) {
        let path = view.hierarchyPath(below: host)
        self.init(
            isSystem: true, ownerDepth: path.depth,
            statement: Statement(first: (path, attribute), .equal, second: nil, multiplier: 1, constant: 0))
    }

    @MainActor private init(_ constraint: NSLayoutConstraint, host: UIView) {
        let form = constraint.form
        let first = constraint.first?.item?.hierarchyPath(below: host) ?? HierarchyPath(path: [])
        let second = form.secondAttribute == .notAnAttribute ? nil : constraint.second?.item?.hierarchyPath(below: host)
        self.init(
            isSystem: constraint.isOfSystem, ownerDepth: constraint.owner?.depth(below: host) ?? 0,
            statement: Statement(
                first: (first, form.firstAttribute), form.relation, second: second.map { ($0, form.secondAttribute) },
                multiplier: Double(form.multiplier), constant: Double(constraint.storedConstant)))
    }
}

extension AutoresizingRow {
    fileprivate var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .minX: .left
        case .minY: .top
        case .width: .width
        case .height: .height
        }
    }
}

extension LayoutItem {
    /// Where the item is below a root; guides are after the subviews of the view that owns them.
    /// - Complexity: O(depth * siblings).
    @MainActor func hierarchyPath(below root: UIView) -> HierarchyPath {
        var path: [Int] = []
        var view = self as? UIView
        if let guide = self as? UILayoutGuide, let owner = guide.owningView {
            path.append(owner.subviews.count + (owner.layoutGuides.firstIndex { $0 === guide } ?? 0))
            view = owner
        }
        while let child = view, child !== root, let parent = child.superview {
            path.append(parent.subviews.firstIndex { $0 === child } ?? 0)
            view = parent
        }
        return HierarchyPath(path: path.reversed())
    }
}

extension UIView {
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
