extension Solver {
    /// Makes an unknown, which is 0 until a constraint says otherwise.
    ///
    /// - Parameter domain: Whether it may be negative.
    /// - Complexity: O(1) amortised.
    public mutating func makeVariable(_ domain: Variable.Domain = .free) -> Variable { owned().makeVariable(domain) }

    /// Forgets a variable.
    ///
    /// - Precondition: The solver made it and no constraint mentions it (removed ones no longer count).
    public mutating func removeVariable(_ variable: Variable) { owned().removeVariable(variable) }

    /// Records the constraint `sum(terms) relation constant`; the next ``solve(breaking:)`` takes it in.
    ///
    /// Terms of one variable are added up, zero coefficients dropped. A constraint without terms is legal: `0 == 5`
    /// is a conflict by itself if required, and merely violated if optional.
    ///
    /// - Parameter priority: Above 0 and at most 1000.
    /// - Throws: ``SolverError/notFinite(_:)``, ``SolverError/priorityOutOfRange(_:)`` or
    ///   ``SolverError/foreignVariable(_:)``; the solver is then unchanged.
    /// - Complexity: quadratic in the number of terms; O(1) for the few terms layout has.
    public mutating func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
    ) throws(SolverError) -> ConstraintID {
        try terms.withUnsafeBufferPointer { list throws(SolverError) in
            try owned().add(list, relation, constant, priority: priority)
        }
    }

    /// The same for terms that are in a buffer of the caller's, who so makes no array for each constraint.
    public mutating func add(
        _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, priority: Priority = .required
    ) throws(SolverError) -> ConstraintID { try owned().add(terms, relation, constant, priority: priority) }

    /// Forgets a constraint. One that was removed already, or belongs to another solver, is ignored.
    ///
    /// The last solution stays readable until the next solve.
    ///
    /// - Complexity: O(terms).
    public mutating func remove(_ constraint: ConstraintID) { owned().remove(constraint) }

    /// Changes the right side of a constraint.
    ///
    /// - Throws: ``SolverError/notFinite(_:)`` or ``SolverError/foreignConstraint(_:)``.
    /// - Complexity: O(1); the next solve moves one column of the tableau.
    public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
        try owned().setConstant(constant, of: constraint)
    }

    /// Changes the right sides of two constraints to one number: what two calls of ``setConstant(_:of:)`` do.
    ///
    /// Where the two are the only constraints on one variable, optional, and both met, as the hugging and the
    /// compression resistance of a content size mostly are, the variable just moves with them, at less than a quarter
    /// of the cost.
    ///
    /// - Throws: ``SolverError/notFinite(_:)`` or ``SolverError/foreignConstraint(_:)``; both are then unchanged.
    /// - Complexity: O(1); the next solve moves one column of the tableau.
    public mutating func setConstant(
        _ constant: Double, of one: ConstraintID, _ other: ConstraintID
    ) throws(SolverError) { try owned().setConstant(constant, of: one, other) }

    /// Changes the level of a constraint; to and from ``Priority/required`` is allowed. A broken constraint that is
    /// given a priority is broken no longer.
    ///
    /// - Throws: ``SolverError/priorityOutOfRange(_:)`` or ``SolverError/foreignConstraint(_:)``.
    public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) throws(SolverError) {
        try owned().setPriority(priority, of: constraint)
    }

    /// Changes what a unit of violation counts for among the constraints of its priority; 1 by default. Of two equal
    /// constraints that exclude each other the more important one is met, and two may together outdo a third. Nothing
    /// for a required constraint.
    ///
    /// - Throws: ``SolverError/notFinite(_:)`` for what is not finite or not above 0, or
    ///   ``SolverError/foreignConstraint(_:)``.
    public mutating func setImportance(_ importance: Double, of constraint: ConstraintID) throws(SolverError) {
        try owned().setImportance(importance, of: constraint)
    }

    /// Both in one call, where both are at hand.
    ///
    /// - Throws: as ``setPriority(_:of:)`` and ``setImportance(_:of:)`` do.
    package mutating func setPriority(
        _ priority: Priority, importance: Double, of constraint: ConstraintID
    ) throws(SolverError) { try owned().setPriority(priority, importance: importance, of: constraint) }

    /// Takes a required constraint as one that is broken already, just under required (``Priority/broken``), as if
    /// ``solve(breaking:)`` had broken it. Ignored for others, and for one that has been solved with.
    public mutating func breakInAdvance(_ constraint: ConstraintID) { owned().breakInAdvance(constraint) }

    /// Makes every broken constraint required again for the next solve, which again breaks those that still conflict.
    ///
    /// - Complexity: O(constraints).
    public mutating func retryBroken() {
        if state.brokenCount > 0 { owned().retryBroken() }
    }
}
