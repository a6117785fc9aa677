import UnfoldSimplex

extension FittingSession {
    package struct Row: Sendable {
        package let facts: ConstraintFacts
        /// The constraint's constant in points; nil for what an app gives no constant, such as a text's height.
        package let constant: Double?
        let id: ConstraintID
        /// What the solver's right side has next to the constant.
        let offset: Double
    }

    package enum Change: Hashable, Sendable {
        /// 0 < priority <= 1000.
        case priority(Float)
        case constant(Double)
        case removed
    }

    /// All rows, constraints before content sizes and fitting targets, in the order in which they were entered.
    /// - Complexity: O(n log n) in the rows of the whole system.
    package func rows() -> [Row] {
        guard let engine else { return [] }
        // What the live system added since may have the numbers of the targets.
        let targets = fittingTargets
        let others = engine.meanings.slots.compactMap { slot in slot.meaning.map { (slot.row, $0) } }
        let known = others.filter { targets[$0.0] == nil } + targets.map { ($0, $1) }
        let ordered = known.map { (id: $0, meaning: $1, key: RowOrder($1, $0)) }
            .sorted { $0.key < $1.key }
        return ordered.map { id, meaning, _ in
            guard case .constraint(let constraint) = meaning
            else { return Row(facts: engine.facts(of: meaning), constant: nil, id: id, offset: 0) }
            return Row(
                facts: constraint.facts, constant: Double(constraint.storedConstant), id: id,
                offset: constraint.lowered?.offset ?? 0)
        }
    }

    /// The fitted height in points after the changes, by solving the system again; nil if the solver refuses one of
    /// them or the view has left.
    ///
    /// The live views and the session stay as they are. Text is wrapped again for the widths of the changed system.
    /// - Complexity: one or two solves of a copy.
    package func height(after changes: [(row: Row, change: Change)]) -> Double? {
        height { copy in
            for (row, change) in changes {
                switch change {
                case .priority(let priority): try copy.setPriority(Priority(priority), of: row.id)
                case .constant(let constant): try copy.setConstant(constant + row.offset, of: row.id)
                case .removed: copy.remove(row.id)
                }
            }
        }
    }

    func height(after edit: (inout Solver) throws -> Void) -> Double? {
        guard let engine, let view, let record = view.engineRecord else { return nil }
        var copy = solver
        do {
            try edit(&copy)
            copy.retryBroken()
            let wrapping = engine.wrappingViews(below: view)
            if !wrapping.isEmpty { engine.enterFirstSizes(of: wrapping, request, into: &copy) }
            _ = try copy.solve { engine.constraintToBreak(of: $0) }
            if !wrapping.isEmpty, engine.enterWrappedSizes(of: wrapping, into: &copy) {
                _ = try copy.solve { engine.constraintToBreak(of: $0) }
            }
        } catch { return nil }
        let rect = CGRect(x: 0, y: 0, width: copy.value(of: record.width), height: copy.value(of: record.height))
        return Double(view.frame(forAlignmentRect: rect).height)
    }
}

/// Constraints in the order of their activation, then what views want of themselves, then fitting targets.
private struct RowOrder: Comparable {
    let rank: Int
    let order: Int
    let name: String

    @MainActor init(_ meaning: RowMeaning, _ id: ConstraintID) {
        switch meaning {
        case .constraint(let constraint): (rank, order, name) = (0, Int(constraint.activationOrder), "")
        case .hugging(let view, let axis): (rank, order, name) = (1, axis.rawValue, view.orGone.layoutName + "<")
        case .resistance(let view, let axis): (rank, order, name) = (1, axis.rawValue, view.orGone.layoutName + ">")
        case .autoresizing(let view, let row, _): (rank, order, name) = (2, 0, view.orGone.layoutName + row.rawValue)
        case .fitting(_, let axis, _, _, _): (rank, order, name) = (3, axis.rawValue, "")
        }
    }

    static func < (lhs: Self, rhs: Self) -> Bool { (lhs.rank, lhs.order, lhs.name) < (rhs.rank, rhs.order, rhs.name) }
}
