extension SolverState {
    func solve(breaking choose: (Conflict) -> ConstraintID) throws(SolverError) -> SolveSummary {
        let before = counters
        begin()
        if needsNoSearch {
            finish()
            return SolveSummary(dualPivots: counters.dualPivots - before.dualPivots, primalPivots: 0)
        }
        var budget = budget()
        do {
            try search(&budget, breaking: choose)
        } catch {
            guard !tableau.isPlain, stepLimit == nil else { throw error }
            try searchCarefully(&budget, breaking: choose)
        }
        finish()
        return SolveSummary(
            dualPivots: counters.dualPivots - before.dualPivots,
            primalPivots: counters.primalPivots - before.primalPivots, conflicts: budget.conflicts,
            broken: budget.broken)
    }

    private func search(_ budget: inout SolveBudget, breaking choose: (Conflict) -> ConstraintID) throws(SolverError) {
        if !infeasibilityCandidates.isEmpty || !emptyConflicts.isEmpty {
            try restoreFeasibility(&budget, breaking: choose)
        }
        if costsAreStale { try improve(&budget) }
        if firstWaiting >= 0 { try installOptional(&budget) }
        if !superbasics.isEmpty { try restSuperbasics(&budget) }
        var repairs = 0
        while try refactoriseIfDue(&budget) {
            guard repairs < SolverState.mostRepairs else { throw .beyondPrecision }
            repairs += 1
            try restoreFeasibility(&budget, breaking: choose)
            try improve(&budget)
            try restSuperbasics(&budget)
        }
    }

    /// What rounding keeps from an end is looked at with more digits, at last with none lost between two steps.
    private func searchCarefully(
        _ budget: inout SolveBudget, breaking choose: (Conflict) -> ConstraintID
    ) throws(SolverError) {
        if !isWide {
            widen()
            restart(&budget)
            do { return try search(&budget, breaking: choose) } catch {}
        }
        isCareful = true
        restart(&budget)
        try search(&budget, breaking: choose)
    }

    private func restart(_ budget: inout SolveBudget) {
        budget.steps = 0
        clearLeftovers()
        rebuild()
    }

    func satisfyRequired(breaking choose: (Conflict) -> ConstraintID) throws(SolverError) {
        begin()
        guard !infeasibilityCandidates.isEmpty || !emptyConflicts.isEmpty else { return }
        var budget = budget()
        try restoreFeasibility(&budget, breaking: choose)
    }

    func firstConflict() throws(SolverError) -> Conflict? {
        begin()
        var budget = budget()
        if !infeasibilityCandidates.isEmpty || !emptyConflicts.isEmpty {
            try restoreFeasibility(&budget, breaking: { _ in nil })
        }
        return budget.conflicts.first
    }

    /// Takes in what was recorded: removals, edits, required constraints.
    private func begin() {
        counters.solves += 1
        isCareful = false
        clearLeftovers()
        if isWide { isInDoubt = true }
        if !rested.isEmpty { endRests() }
        if levels.count > SolverState.manyLevels { compactLevels() }
        if !moving.isEmpty { applyCouplings() }
        if !constraintsPendingRemoval.isEmpty || !variablesPendingRemoval.isEmpty { applyRemovals() }
        if !edited.isEmpty { applyEdits() }
        if firstWaiting >= 0 { installRequired() }
    }

    /// Clears what an earlier solve that gave up left behind.
    @inline(__always) func clearLeftovers() {
        if !scratch.touched.isEmpty { scratch.clearTouched() }
        if !scratch.excluded.isEmpty { clearExcluded() }
        if scratch.levelCount != levels.count { scratch.setLevels(levels.count) }
    }

    /// Whether nothing has to be solved for: all that was recorded only moved variables along.
    private var needsNoSearch: Bool {
        infeasibilityCandidates.isEmpty && emptyConflicts.isEmpty && !costsAreStale && firstWaiting < 0
            && superbasics.isEmpty
            && !refactorisationIsDue
    }

    private func budget() -> SolveBudget { SolveBudget(size: states.count + constraints.count, limit: stepLimit) }

    private func finish() {
        if fields.pointee.restsAgain {
            fields.pointee.restsAgain = false
            restOnBounds()
        }
        if definitionsAreStale { evaluateDefinitions() }
        needsSolve = false
        #if SIMPLEX_CHECKS
            checkInvariants()
        #endif
    }

    /// Takes in the required constraints that wait, fixed variables first, then equal lengths, and leaves the optional
    /// ones waiting.
    private func installRequired() {
        let widest = Precision.widest * fields.pointee.smallestCoefficient
        if !isWide, fields.pointee.largestCoefficient > widest { widen() }
        keepWaiting { index in
            guard constraints[index].isHard && constraints[index].termCount <= 1 else { return true }
            install(index)
            return false
        }
        keepWaiting { !merge(by: $0) }
        var pushing: [Int] = []
        keepWaiting { index in
            guard constraints[index].isHard else { return true }
            if mayPush(index) {
                constraints[index].state = .installed
                constraints[index].variable = Int32(makeLeftSide(of: index))
                pushing.append(index)
            } else {
                install(index)
            }
            return false
        }
        if !pushing.isEmpty { installPushing(pushing) }
    }

    /// Takes in optional constraints one at a time, improving after each: a constraint that only ties with what is
    /// there stays violated (fact A1.5).
    private func installOptional(_ budget: inout SolveBudget) throws(SolverError) {
        while firstWaiting >= 0 {
            let constraint = Int(firstWaiting)
            let following = constraints[constraint].next
            install(constraint)
            firstWaiting = following
            guard constraints[constraint].variable >= 0, hasSlope(constraint) else { continue }
            try enterOptional(constraint, &budget)
        }
    }

    /// Whether moving the variable of a soft limit could lower that limit's cost.
    func hasSlope(_ constraint: Int) -> Bool {
        let limit = constraints.pointer(to: constraint)
        guard !limit.pointee.isHard else { return false }
        if tableau.lines[Int(limit.pointee.variable)].isBasic {
            return slope(of: constraint, above: limit.pointee.isAbove) != 0
        }
        return violation(ofLimit: constraint) > 0
    }
}
