import UnfoldSimplex

/// Why constraints stay violated in one solution: many solves of small systems each, and asked for by every report as
/// long as the solution stands.
@MainActor final class KnownBindingSets {
    private var known: [ConstraintID: BindingSet] = [:]
    /// How many were worked out.
    private(set) var count = 0

    func bindingSet(of row: ConstraintID, in solver: Solver) -> BindingSet? {
        if let bindingSet = known[row] { return bindingSet }
        guard let bindingSet = try? solver.bindingSet(of: row) else { return nil }
        count += 1
        known[row] = bindingSet
        return bindingSet
    }
}
