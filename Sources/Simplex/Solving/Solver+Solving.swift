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
    /// - Complexity: O(1) when solved already; otherwise proportional to the rows that mention the quantities moved,
    ///   for each pivot.
    @discardableResult
    public mutating func solve(breaking choose: (Conflict) -> ConstraintID) throws(SolverError) -> SolveSummary {
        guard needsSolve else { return SolveSummary(dualPivots: 0, primalPivots: 0, conflicts: [], broken: []) }
        let before = counters
        var work = begin()
        if !suspects.isEmpty || !emptyConflicts.isEmpty { try restoreFeasibility(&work, breaking: choose) }
        if costsAreStale { try improve(&work) }
        if !waiting.isEmpty { try installOptional(&work) }
        if !strays.isEmpty { try settle(&work) }
        var repairs = 0
        while try refreshIfDue(&work), repairs < 3 {
            repairs += 1
            try restoreFeasibility(&work, breaking: choose)
            try improve(&work)
            try settle(&work)
        }
        evaluateDefinitions()
        needsSolve = false
        #if SIMPLEX_CHECKS
            checkInvariants()
        #endif
        return SolveSummary(
            dualPivots: counters.dualPivots - before.dualPivots,
            primalPivots: counters.primalPivots - before.primalPivots, conflicts: work.conflicts,
            broken: work.broken)
    }

    /// The first contradiction that ``solve(breaking:)`` would ask about, or nil if the required constraints agree.
    ///
    /// Nothing is broken. The solver is not solved afterwards: remove or change what should not be, and solve.
    /// - Throws: ``SolverError/pivotLimitReached(_:)``.
    /// - Complexity: as ``solve(breaking:)`` up to its first conflict; O(1) when solved already.
    public mutating func firstConflict() throws(SolverError) -> Conflict? {
        guard needsSolve else { return nil }
        var work = begin()
        if !suspects.isEmpty || !emptyConflicts.isEmpty { try restoreFeasibility(&work, breaking: { _ in nil }) }
        return work.conflicts.first
    }

    /// Takes in what was recorded: removals, edits, required constraints.
    private mutating func begin() -> Work {
        own()
        counters.solves += 1
        // What an earlier solve that gave up left behind.
        scratch.clearTouched()
        clearBanned()
        scratch.setLevels(levels.count)
        let work = Work(size: quantities.count + constraints.count, limit: stepLimit)
        compactLevelsIfWorthwhile()
        if !leaving.isEmpty || !doomedVariables.isEmpty { applyRemovals() }
        if !edited.isEmpty { applyEdits() }
        if !waiting.isEmpty { installRequired() }
        return work
    }

    /// Takes in the required constraints that wait, fixed variables first, and leaves the optional ones waiting.
    private mutating func installRequired() {
        var kept = 0
        for position in waiting.indices {
            let index = waiting[position]
            if constraints[Int(index)].isHard && constraints[Int(index)].termCount <= 1 { install(Int(index)) }
        }
        for position in waiting.indices {
            let index = waiting[position]
            if !constraints[Int(index)].isHard {
                waiting[kept] = index
                kept += 1
            } else if constraints[Int(index)].termCount > 1 {
                install(Int(index))
            }
        }
        waiting.removeLast(waiting.count - kept)
    }

    /// Takes in optional constraints one at a time, improving after each: a constraint that only ties with what is
    /// there stays violated (fact A1.5).
    private mutating func installOptional(_ work: inout Work) throws(SolverError) {
        for position in waiting.indices {
            let constraint = Int(waiting[position])
            install(constraint)
            guard constraints[constraint].quantity >= 0, isSloped(constraint) else { continue }
            do {
                try admit(constraint, &work)
            } catch {
                waiting.removeFirst(position + 1)
                throw error
            }
        }
        waiting.removeAll()
    }

    /// Whether moving the quantity of a soft limit could lower that limit's cost.
    func isSloped(_ constraint: Int) -> Bool {
        let limit = constraints.pointer(to: constraint)
        guard !limit.pointee.isHard else { return false }
        if tableau.lines[Int(limit.pointee.quantity)].isBasic {
            return limit.pointee.slope(above: limit.pointee.isAbove) != 0
        }
        return violation(ofLimit: constraint) > 0
    }
}
