import Foundation
import Simplex

/// Which optional constraints lost, and to whom.
extension LayoutEngine {
    /// Constraints of the subtree of `view` that `solver`'s solution violates by more than a millionth of a point, in
    /// the order of the hierarchy and of activation. Content squeezed below its natural size is among them; content
    /// stretched beyond it only on request, since most layouts stretch something.
    ///
    /// - Parameter holdings: What was worked out about this very solution before.
    func overruled(
        in solver: Solver, below view: UIView, pulls: [ConstraintID: RowMeaning], includingHugging: Bool,
        holdings: KnownHoldings
    ) -> [OverruledConstraint] {
        var found: [OverruledConstraint] = []
        view.forEachInSystem { inner in
            for constraint in inner.constraints where constraint.storedPriority != .required {
                guard let lowered = constraint.lowered, lowered.engine === self else { continue }
                if let loss = loss(of: lowered.id, offset: lowered.offset, in: solver, pulls: pulls, holdings) {
                    found.append(loss)
                }
            }
            guard let rows = inner.engineRecord?.contentSize else { return }
            for pair in [rows.horizontal, rows.vertical] {
                for row in [pair?.resistance, includingHugging ? pair?.hugging : nil] {
                    guard let row, let loss = loss(of: row, offset: 0, in: solver, pulls: pulls, holdings) else {
                        continue
                    }
                    found.append(loss)
                }
            }
        }
        return found
    }

    private func loss(
        of row: ConstraintID, offset: Double, in solver: Solver, pulls: [ConstraintID: RowMeaning],
        _ holdings: KnownHoldings
    ) -> OverruledConstraint? {
        // A kept fitting may be older than the row.
        guard let meaning = meanings[row], solver.contains(row), solver.violation(of: row) > 1e-6 else { return nil }
        guard let holding = holdings.holding(of: row, in: solver) else { return nil }
        let holders = holding.members.compactMap { member in
            facts(of: member.restriction, pulls: pulls).map {
                OverruledConstraint.Holder(constraint: $0, ties: member.ties)
            }
        }
        return OverruledConstraint(
            constraint: facts(of: meaning), wanted: clean(holding.wanted - offset), got: clean(holding.got - offset),
            heldBy: holders)
    }

    /// Residues of arithmetic are not news: what is within a billionth of a whole number is that number.
    private func clean(_ value: Double) -> Double {
        let whole = value.rounded()
        return abs(value - whole) < 1e-9 ? whole + 0 : value
    }
}

/// Why constraints stay violated in one solution: many solves of small systems each, and asked for by every report as
/// long as the solution stands.
@MainActor final class KnownHoldings {
    private var known: [ConstraintID: Holding] = [:]
    /// How many were worked out.
    private(set) var count = 0

    func holding(of row: ConstraintID, in solver: Solver) -> Holding? {
        if let holding = known[row] { return holding }
        guard let holding = try? solver.holding(of: row) else { return nil }
        count += 1
        known[row] = holding
        return holding
    }
}
