import UnfoldSimplex

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
