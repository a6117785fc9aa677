import UnfoldSimplex

/// Why constraints stay violated in one solution: many solves of small systems each, and asked for by every report as
/// long as the solution stands.
final class KnownBindingSets: Sendable {
    /// The last ones of the process: cells that are made alike lose alike.
    private static let recent = Locked<KnownSubsystems>([:])
    private let known = Locked<[ConstraintID: BindingSet]>([:])
    var count: Int { known.withLock(\.count) }
    /// All that was lost, of the moment for which it was last asked.
    @MainActor var losses: (moment: (Int, Int), losses: Late<[UnsatisfiedConstraint]>)?

    func bindingSet(of row: ConstraintID, in solver: Solver) -> BindingSet? {
        known.withLock { known in
            if let bindingSet = known[row] { return bindingSet }
            // Solved outside of the lock that all reports share.
            var recent = Self.recent.withLock { $0 }
            let bindingSet = try? solver.bindingSet(of: row, &recent)
            Self.recent.withLock { $0 = recent }
            known[row] = bindingSet
            return bindingSet
        }
    }
}
