extension Solver {
    /// Restores feasibility by dual simplex, then optimality by primal simplex.
    ///
    /// For each conflict met, `choose` names the member to break. It stays in the system just under required
    /// (``Priority/broken``) until ``retryBroken()``, ``remove(_:)`` or a new priority. After an error the solver is
    /// whole and the next solve goes on from there.
    ///
    /// - Parameter choose: Given an irreducible conflict with at least one constraint among its members; must return
    ///   one of those, and traps otherwise.
    /// - Throws: ``SolverError/pivotLimitReached(_:)``.
    /// - Complexity: O(1) when solved already; otherwise proportional to the rows that mention the variables moved,
    ///   for each pivot.
    @discardableResult
    public mutating func solve(breaking choose: (Conflict) -> ConstraintID) throws(SolverError) -> SolveSummary {
        guard state.needsSolve else { return SolveSummary(dualPivots: 0, primalPivots: 0) }
        return try owned().solve(breaking: choose)
    }

    /// Restores feasibility alone: every required constraint holds, or is one that `choose` named, as with
    /// ``solve(breaking:)``. The solution is not optimal then, and ``isSolved`` stays false until the next solve, which
    /// goes on from here.
    ///
    /// - Parameter choose: As for ``solve(breaking:)``.
    /// - Throws: ``SolverError/pivotLimitReached(_:)``.
    /// - Complexity: as ``solve(breaking:)``, without the optional constraints; O(edits) where no bound is passed.
    public mutating func satisfyRequired(
        breaking choose: (Conflict) -> ConstraintID
    ) throws(SolverError) {
        guard state.needsSolve else { return }
        try owned().satisfyRequired(breaking: choose)
    }

    /// Moves free variables that one inequality alone holds, directly or by equations with other free variables, to where
    /// it holds with equality. The solution is as good as before; such a variable stays undetermined. Does nothing to a solver that is not solved.
    ///
    /// - Complexity: O(constraints), and a pivot for each that is moved.
    public mutating func restOnBounds() {
        if !state.needsSolve { owned().restOnBounds() }
    }

    /// The first contradiction that ``solve(breaking:)`` would ask about, or nil if the required constraints agree.
    ///
    /// Nothing is broken. The solver is not solved afterwards: remove or change what should not be, and solve.
    /// - Throws: ``SolverError/pivotLimitReached(_:)``.
    /// - Complexity: as ``solve(breaking:)`` up to its first conflict; O(1) when solved already.
    public mutating func firstConflict() throws(SolverError) -> Conflict? {
        guard state.needsSolve else { return nil }
        return try owned().firstConflict()
    }
}
