import UnfoldSimplex

/// What would be if a hidden view were shown.
extension FittingSession {
    package func hiddenArrangedViews() -> [UIView] {
        view.map(LayoutDrawing.order)?.filter { $0.isHidden && $0.superview is UIStackView } ?? []
    }

    /// The fitted height in points with such a view shown; nil where its stack would measure its views for that, space
    /// them by guides or tie their baselines. The views, the stack and the session stay as they are.
    /// - Complexity: one or two solves of a copy, O(arranged views) rows changed.
    package func height(showing view: UIView) -> Double? {
        guard let engine, let stack = view.superview as? UIStackView, let wanted = stack.rules(showing: view)
        else { return nil }
        let targets = fittingTargets
        // What the stack entered after the fitting is not in it.
        let rows = stack.made.compactMapValues { $0.lowered.flatMap { targets[$0.id] == nil ? $0 : nil } }
        return height { copy in
            let kept = Set(wanted.map(\.rule))
            for rule in stack.madeOrder.reversed() where !kept.contains(rule) {
                if let row = rows[rule] { copy.remove(row.id) }
            }
            for entry in wanted {
                let points = Double(entry.distance.points)
                if let row = rows[entry.rule] {
                    try copy.setConstant(points + row.offset, of: row.id)
                } else {
                    let constraint = stack.constraint(for: entry)
                    let offset = engine.gatherTerms(of: constraint, nil)
                    _ = try copy.add(
                        engine.terms, entry.rule.relation.simplex, points + offset,
                        priority: Priority(entry.rule.priority.rawValue))
                }
            }
        }
    }
}
