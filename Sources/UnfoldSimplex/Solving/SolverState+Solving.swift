extension SolverState {
    func solve(breaking choose: (Conflict) -> ConstraintID) throws(SolverError) -> SolveSummary {
        let before = counters
        begin()
        if isSettled {
            finish()
            return SolveSummary(dualPivots: counters.dualPivots - before.dualPivots, primalPivots: 0)
        }
        var work = work()
        do {
            try search(&work, breaking: choose)
        } catch {
            guard !tableau.isPlain, !isWide, stepLimit == nil else { throw error }
            // What plain numbers cannot settle is looked at with more digits.
            isWide = true
            work.steps = 0
            clearLeftovers()
            rebuild()
            try search(&work, breaking: choose)
        }
        finish()
        return SolveSummary(
            dualPivots: counters.dualPivots - before.dualPivots,
            primalPivots: counters.primalPivots - before.primalPivots, conflicts: work.conflicts,
            broken: work.broken)
    }

    private func search(_ work: inout Work, breaking choose: (Conflict) -> ConstraintID) throws(SolverError) {
        if !suspects.isEmpty || !emptyConflicts.isEmpty { try restoreFeasibility(&work, breaking: choose) }
        if costsAreStale { try improve(&work) }
        if !waiting.isEmpty { try installOptional(&work) }
        if !strays.isEmpty { try settle(&work) }
        var repairs = 0
        while try refreshIfDue(&work) {
            guard repairs < SolverState.mostRepairs else { throw .beyondPrecision }
            repairs += 1
            try restoreFeasibility(&work, breaking: choose)
            try improve(&work)
            try settle(&work)
        }
    }

    func satisfyRequired(breaking choose: (Conflict) -> ConstraintID) throws(SolverError) {
        begin()
        guard !suspects.isEmpty || !emptyConflicts.isEmpty else { return }
        var work = work()
        try restoreFeasibility(&work, breaking: choose)
    }

    func firstConflict() throws(SolverError) -> Conflict? {
        begin()
        var work = work()
        if !suspects.isEmpty || !emptyConflicts.isEmpty { try restoreFeasibility(&work, breaking: { _ in nil }) }
        return work.conflicts.first
    }

    /// Takes in what was recorded: removals, edits, required constraints.
    private func begin() {
        counters.solves += 1
        clearLeftovers()
        if isWide { isInDoubt = true }
        if !rested.isEmpty { endRests() }
        if levels.count > SolverState.manyLevels { compactLevels() }
        if !moving.isEmpty { applyPairs() }
        if !leaving.isEmpty || !doomedVariables.isEmpty { applyRemovals() }
        if !edited.isEmpty { applyEdits() }
        if !waiting.isEmpty { installRequired() }
    }

    /// Clears what an earlier solve that gave up left behind.
    @inline(__always)
    func clearLeftovers() {
        if !scratch.touched.isEmpty { scratch.clearTouched() }
        if !scratch.banned.isEmpty { clearBanned() }
        if scratch.levelCount != levels.count { scratch.setLevels(levels.count) }
    }

    /// Whether nothing has to be solved for: all that was recorded only moved quantities along.
    private var isSettled: Bool {
        suspects.isEmpty && emptyConflicts.isEmpty && !costsAreStale && waiting.isEmpty && strays.isEmpty
            && !refreshIsDue
    }

    private func work() -> Work { Work(size: quantities.count + constraints.count, limit: stepLimit) }

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

    /// Takes in the required constraints that wait, fixed variables first, and leaves the optional ones waiting.
    private func installRequired() {
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
    private func installOptional(_ work: inout Work) throws(SolverError) {
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
