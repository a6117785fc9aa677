import UnfoldSimplex

/// Which optional constraints lost, and to whom.
extension LayoutEngine {
    /// Constraints of the subtree of `view` that `solver`'s solution violates by more than a millionth of a point, in
    /// the order of the hierarchy and of activation. Content squeezed below its natural size is among them; content
    /// stretched beyond it only on request, since most layouts stretch something.
    ///
    /// - Parameter bindingSets: What was worked out about this very solution before.
    func unsatisfied(
        in solver: Solver, below view: UIView, fittingTargets: [ConstraintID: RowMeaning], includingHugging: Bool,
        bindingSets: KnownBindingSets
    ) -> [UnsatisfiedConstraint] {
        guard !UnsatisfiedConstraint.isIgnored else { return [] }
        var search = UnsatisfiedSearch(
            engine: self, solver: solver, fittingTargets: fittingTargets, bindingSets: bindingSets)
        view.forEachInSystem { search.look(at: $0, includingHugging: includingHugging) }
        return search.found
    }
}

extension UnsatisfiedConstraint {
    @MainActor fileprivate static var isIgnored = false

    /// Looks for no constraint that lost while `body` runs: to find out what holds one takes many solves, which where
    /// only heights, conflicts and findings are read would be most of the work.
    @MainActor package static func ignored<Answer>(during body: () -> Answer) -> Answer {
        let wasIgnored = isIgnored
        isIgnored = true
        defer { isIgnored = wasIgnored }
        return body()
    }
}

@MainActor private struct UnsatisfiedSearch {
    let engine: LayoutEngine
    let solver: Solver
    let fittingTargets: [ConstraintID: RowMeaning]
    let bindingSets: KnownBindingSets
    var found: [UnsatisfiedConstraint] = []
    /// What holds one constraint mostly holds others too.
    private var facts: [Restriction: ConstraintFacts] = [:]

    init(
        engine: LayoutEngine, solver: Solver, fittingTargets: [ConstraintID: RowMeaning], bindingSets: KnownBindingSets
    ) {
        self.engine = engine
        self.solver = solver
        self.fittingTargets = fittingTargets
        self.bindingSets = bindingSets
    }

    mutating func look(at view: UIView, includingHugging: Bool) {
        for constraint in view.constraints where constraint.storedPriority != .required {
            guard let lowered = constraint.lowered, lowered.engine === engine else { continue }
            look(at: lowered.id, offset: lowered.offset)
        }
        guard let rows = view.engineRecord?.contentSize else { return }
        for pair in [rows.horizontal, rows.vertical] {
            if let row = pair?.resistance { look(at: row, offset: 0) }
            if includingHugging, let row = pair?.hugging { look(at: row, offset: 0) }
        }
    }

    private mutating func look(at row: ConstraintID, offset: Double) {
        // A kept fitting may be older than the row.
        guard let meaning = engine.meanings[row], solver.contains(row), solver.violation(of: row) > 1e-6,
            let bindingSet = bindingSets.bindingSet(of: row, in: solver)
        else { return }
        let holders = bindingSet.members.compactMap { member in
            facts(of: member.restriction).map { UnsatisfiedConstraint.Holder(constraint: $0, ties: member.ties) }
        }
        let meanings = bindingSet.members.compactMap { member -> RowMeaning? in
            if case .constraint(let id) = member.restriction { engine.meanings[id] } else { nil }
        }
        let (wanted, got) = (clean(bindingSet.wanted - offset), clean(bindingSet.got - offset))
        let design = UnsatisfiedDesign(host: engine.host).design(
            of: meaning, wanted: wanted, got: got, holders: meanings)
        var loss = UnsatisfiedConstraint(
            constraint: engine.facts(of: meaning), wanted: wanted, got: got, holders: holders, design: design)
        if case .resistance(let view, .horizontal) = meaning, (view.orGone as? UILabel)?.numberOfLines == 1 {
            loss.cutText = .init()
        }
        found.append(loss)
    }

    private mutating func facts(of restriction: Restriction) -> ConstraintFacts? {
        if let known = facts[restriction] { return known }
        let new = engine.facts(of: restriction, fittingTargets: fittingTargets)
        facts[restriction] = new
        return new
    }

    /// Residues of arithmetic are not news: what is within a billionth of a whole number is that number.
    private func clean(_ value: Double) -> Double {
        let whole = value.rounded()
        return abs(value - whole) < 1e-9 ? whole + 0 : value
    }
}
