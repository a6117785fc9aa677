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
        let lost = lostRows(in: solver, below: view, includingHugging, bindingSets)
        if lost.rows.isEmpty { return [] }
        forgetOutdated()
        return lost.explained { printed($0, fittingTargets) }
    }

    /// The same, as it is now, for one who may read it later. While nothing changes there is one value of it.
    func lateUnsatisfied(
        in solver: Solver, below view: UIView, fittingTargets: @autoclosure () -> [ConstraintID: RowMeaning],
        bindingSets: KnownBindingSets
    ) -> Late<[UnsatisfiedConstraint]> {
        guard !UnsatisfiedConstraint.isIgnored else { return Late([]) }
        let moment = printedMoment
        if let known = bindingSets.losses, known.moment == moment { return known.losses }
        let fittingTargets = fittingTargets()
        let lost = lostRows(in: solver, below: view, false, bindingSets)
        let losses: Late<[UnsatisfiedConstraint]>
        if lost.rows.isEmpty {
            losses = Late([])
        } else if let (rows, bounds) = printedRows(fittingTargets) {
            losses = Late {
                var known = Dictionary(rows) { $1 }
                for (variable, item, axis) in bounds { known[.nonNegative(variable)] = .bound(item, axis) }
                return lost.explained { known[$0] }
            }
        } else {
            losses = Late(lost.explained { printed($0, fittingTargets) })
        }
        bindingSets.losses = (moment, losses)
        return losses
    }

    private func lostRows(
        in solver: Solver, below view: UIView, _ includingHugging: Bool, _ bindingSets: KnownBindingSets
    ) -> LostRows {
        let design = UnsatisfiedDesign(pixel: Double(1 / LayoutEnvironment.displayScale))
        var lost = LostRows(solver: solver, bindingSets: bindingSets, design: design)
        guard !UnsatisfiedConstraint.isIgnored else { return lost }
        view.forEachInSystem { view in
            for constraint in view.constraints where constraint.storedPriority != .required {
                guard let lowered = constraint.lowered, lowered.engine === self else { continue }
                note(lowered.id, offset: lowered.offset, in: &lost)
            }
            guard let rows = view.engineRecord?.contentSize else { return }
            for pair in [rows.horizontal, rows.vertical] {
                if let row = pair?.resistance { note(row, content: view, in: &lost) }
                if includingHugging, let row = pair?.hugging { note(row, in: &lost) }
            }
        }
        return lost
    }

    private func note(_ row: ConstraintID, offset: Double = 0, content: UIView? = nil, in lost: inout LostRows) {
        // A kept fitting may be older than the row.
        guard meanings[row] != nil, lost.solver.contains(row), lost.solver.violation(of: row) > 1e-6 else { return }
        lost.rows.append((row, offset, content.map(ShownContent.init)))
    }
}

extension UnsatisfiedConstraint {
    @MainActor fileprivate(set) static var isIgnored = false

    /// Looks for no constraint that lost while `body` runs: to find out what holds one takes many solves, which where
    /// only heights, conflicts and findings are read would be most of the work.
    @MainActor package static func ignored<Answer>(during body: () -> Answer) -> Answer {
        let wasIgnored = isIgnored
        isIgnored = true
        defer { isIgnored = wasIgnored }
        return body()
    }
}

/// Rows that a solution violates; what holds them is worked out from values alone.
private struct LostRows: Sendable {
    let solver: Solver
    let bindingSets: KnownBindingSets
    let design: UnsatisfiedDesign
    /// With what the right side has next to the constant, and what a squeezed view shows.
    var rows: [(id: ConstraintID, offset: Double, content: ShownContent?)] = []

    func explained(by printed: (Restriction) -> PrintedRow?) -> [UnsatisfiedConstraint] {
        // What holds one constraint mostly holds others too.
        var known: [Restriction: (row: PrintedRow, facts: ConstraintFacts)] = [:]
        func look(at restriction: Restriction) -> (row: PrintedRow, facts: ConstraintFacts)? {
            if let entry = known[restriction] { return entry }
            let entry = printed(restriction).map { (row: $0, facts: $0.facts) }
            known[restriction] = entry
            return entry
        }
        return rows.compactMap { lost in
            guard let bindingSet = bindingSets.bindingSet(of: lost.id, in: solver),
                let (row, facts) = look(at: .constraint(lost.id))
            else { return nil }
            let members = bindingSet.members.compactMap { member in
                look(at: member.restriction).map { ($0.row, UnsatisfiedConstraint.Holder($0.facts, member)) }
            }
            let (wanted, got) = (clean(bindingSet.wanted - lost.offset), clean(bindingSet.got - lost.offset))
            let planned = design.design(of: row, lost.content, wanted: wanted, got: got, holders: members.map(\.0))
            var loss = UnsatisfiedConstraint(
                constraint: facts, wanted: wanted, got: got, holders: members.map(\.1), design: planned)
            if case .content(let size) = row, size.axis == .horizontal, !size.isHugging,
                lost.content?.isOneLine == true
            {
                loss.cutText = .init()
            }
            return loss
        }
    }

    /// Residues of arithmetic are not news: what is within a billionth of a whole number is that number.
    private func clean(_ value: Double) -> Double {
        let whole = value.rounded()
        return abs(value - whole) < 1e-9 ? whole + 0 : value
    }
}

extension UnsatisfiedConstraint.Holder {
    fileprivate init(_ facts: ConstraintFacts, _ member: BindingSet.Member) {
        self.init(constraint: facts, ties: member.ties)
    }
}
