import UnfoldSimplex

/// Where views stand whose position nothing determines: as a rule at 0.
extension LayoutEngine {
    /// How far from 0 along an axis a view stands that no row places there.
    ///
    /// A Cassowary tableau lets the first item of an equation depend on the second. Where that one lies inside the first
    /// (`box.left == label.left - 10`), it is the label that stays at 0 of the box's superview, and the box stands
    /// around it. Equations are taken in the order of activation, and the frames depend on it: of several views inside
    /// that tie the box, the one whose equation was activated last stays at 0.
    ///
    /// Source: inferred from frames that public libraries' own tests expect of UIKit; not measured.
    /// - Complexity: O(n log n) in the views and constraints inside the view; O(constraints that name it) as a rule.
    func freePosition(of view: UIView, _ record: EngineRecord, _ axis: NSLayoutConstraint.Axis) -> Double {
        guard view !== host, record.namedBy.contains(where: { $0.first?.view === view && ties($0, axis, in: view) })
        else { return 0 }
        var dependsOn: [ObjectIdentifier: ItemReference] = [:]
        func independent(_ item: ItemReference) -> ItemReference {
            var found = item
            while let next = dependsOn[ObjectIdentifier(found)] { found = next }
            // Who asks again has one step to go.
            var passed = item
            while let next = dependsOn[ObjectIdentifier(passed)], next !== found {
                dependsOn[ObjectIdentifier(passed)] = found
                passed = next
            }
            return found
        }
        for equation in equations(inside: view, axis) {
            guard let first = equation.first, let second = equation.second else { continue }
            let (one, other) = (independent(first), independent(second))
            if one !== other { dependsOn[ObjectIdentifier(one)] = other }
        }
        return independent(view.layoutReference).view.map { 0 - offset(of: $0, in: view, axis) } ?? 0
    }

    /// Equations between positions of a view and of views inside it, in the order of activation.
    private func equations(inside view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        view.forEachInSystem { item in
            // Each one once: where its first item has its turn.
            for constraint in item.engineRecord?.namedBy ?? []
            where constraint.first?.view === item && ties(constraint, axis, in: view) { found.append(constraint) }
        }
        return found.sorted { $0.activationOrder < $1.activationOrder }
    }

    /// Whether the constraint is an equation between positions of two views, both of them `view` or inside it.
    private func ties(_ constraint: NSLayoutConstraint, _ axis: NSLayoutConstraint.Axis, in view: UIView) -> Bool {
        func isPosition(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
            attribute.kind != .size && attribute.kind != .none && attribute.isHorizontal == (axis == .horizontal)
        }
        let form = constraint.form
        guard form.relation == .equal, form.multiplier == 1, constraint.firstOrigin == nil,
            constraint.secondOrigin == nil, isPosition(form.firstAttribute), isPosition(form.secondAttribute),
            constraint.lowered?.engine === self, !constraint.isBroken, let first = constraint.first?.view,
            let second = constraint.second?.view
        else { return false }
        return first !== second && first.isDescendant(of: view) && second.isDescendant(of: view)
    }

    /// From the view's near edge to that of one inside it; 0 across what scrolls.
    private func offset(of inner: UIView, in view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double {
        var offset = 0.0
        var next: UIView? = inner
        while let current = next, current !== view {
            guard let record = current.engineRecord, let parent = current.superview, parent.scrollContainer == nil
            else { return 0 }
            offset += solver.value(of: axis == .horizontal ? record.minX : record.minY)
            next = parent
        }
        return offset
    }
}
