extension SolverState {
    /// Moves after which the values are compared with the constraints, so that rounding does not add up.
    static let movesBetweenChecks = 4096
    /// Pivots with divisors other than 1 and -1 after which the tableau is rebuilt from the constraints.
    static let pivotsBetweenRebuilds = 128

    private static let longRow = 64

    /// How often a solution is looked at again after a new factorisation before the solve gives up.
    static let mostRepairs = 8

    /// Whether it is time to compare the values with the constraints.
    var refactorisationIsDue: Bool {
        tableau.roundedPivots != checkedPivots || isInDoubt || needsDigits
            || movesSinceRefactorisation > (isWide ? 0 : SolverState.movesBetweenChecks)
            || !tableau.isPlain && !isWide && fields.pointee.measuredRevision != structureRevision
    }

    /// Refactorises the tableau if it is time, or if the values are measurably off. Where there are multipliers any
    /// pivot is reason enough: the coefficients, and with them the reduced costs, may be off though no value is.
    ///
    /// - Returns: Whether the solution has to be looked at again.
    func refactoriseIfDue(_ budget: inout SolveBudget) throws(SolverError) -> Bool {
        guard refactorisationIsDue else { return false }
        if isInDoubt || (!tableau.isPlain && tableau.roundedPivots > 0) || isWide {
            needsDigits = false
            try budget.count()
            rebuild()
            return true
        }
        if needsDigits { widen() }
        if isWide || widenIfAmplified() {
            needsDigits = false
            try budget.count()
            rebuild()
            return true
        }
        checkedPivots = tableau.roundedPivots
        evaluateDefinitions()
        let drift = drift()
        movesSinceRefactorisation = 0
        guard drift > SolverState.driftTolerance || tableau.roundedPivots > SolverState.pivotsBetweenRebuilds
        else { return false }
        try budget.count()
        rebuild()
        return drift > SolverState.driftTolerance
    }

    /// A new factorisation in the midst of a search whose steps may have been chosen by rounding: after as many pivots as
    /// the system is large, as coefficients that are off can lead in circles; after each step where that was not enough.
    func rebuildIfRounded(_ budget: SolveBudget) {
        guard !tableau.isPlain else { return }
        let isDue =
            isCareful
            ? tableau.roundedPivots > 0 || movesSinceRefactorisation > 0 : tableau.roundedPivots > budget.stallLimit
        if isDue { rebuild() }
    }

    /// How far, relative to what is added up, a row's value may be from its constraint's left side.
    static let driftTolerance = 1e-12

    /// The largest relative difference between a row's value and its constraint's left side.
    func drift() -> Double {
        var largest = 0.0
        for index in constraints.indices where constraints[index].state == .installed {
            guard constraints[index].variable >= 0 else { continue }
            let (value, size) = leftSide(of: index)
            let row = scale(of: index) * states[Int(constraints[index].variable)].value
            largest = max(largest, abs(value - row) / max(1, size))
        }
        return largest
    }

    /// Rebuilds the tableau from the constraints' own terms, with the same basic variables, and the values from it:
    /// all rounding of earlier pivots and moves is forgotten.
    func rebuild() {
        if isWide { return rebuildPrecisely() }
        endCouplings()
        scratch.clearRow()
        let wasBasic = tableau.lines.map(\.isBasic)
        tableau.deleteAll()
        let values = states.map(\.value)
        let sides = constraints.map(\.isAbove)
        // A row of very many terms that stays is written out once the others are as they were, and not with each
        // exchange.
        var longRows: [Int] = []
        for index in constraints.indices where constraints[index].state == .installed {
            let variable = Int(constraints[index].variable)
            guard variable >= 0, !constraints[index].isDefining, states[variable].kind == .row,
                !tableau.lines[variable].isBasic
            else { continue }
            if wasBasic[variable] && constraints[index].termCount > SolverState.longRow {
                longRows.append(index)
            } else {
                insertRow(of: variable, constraint: index)
            }
        }
        exchangeBack(to: wasBasic)
        for index in longRows {
            let variable = Int(constraints[index].variable)
            if !tableau.lines[variable].isBasic { insertRow(of: variable, constraint: index) }
        }
        for variable in states.indices where !tableau.lines[variable].isBasic && !states[variable].isDefined {
            move(variable, to: values[variable])
            if wasBasic[variable] { noteSuperbasic(variable) }
        }
        for variable in states.indices where tableau.lines[variable].isBasic { valueChanged(of: variable) }
        restore(sides)
        noteFactorisation()
        if widenIfAmplified() { rebuildPrecisely() }
    }

    /// Rounding is multiplied by the coefficients that values are added up with. Where these are large, no more is left
    /// to plain numbers.
    private func widenIfAmplified() -> Bool {
        guard !tableau.isPlain, !isWide else { return false }
        fields.pointee.measuredRevision = structureRevision
        guard amplifies() else { return false }
        widen()
        return true
    }

    /// Whether a value is added up from others by coefficients of more than ``Precision/amplification`` together.
    private func amplifies() -> Bool {
        var factors = [Double](repeating: 1, count: states.count)
        for variable in states.indices where tableau.lines[variable].isBasic {
            factors[variable] = 0
            tableau.forEachEntry(inRow: variable) { _, coefficient in factors[variable] += abs(coefficient) }
            if factors[variable] > Precision.amplification { return true }
        }
        for index in definitions where index >= 0 {
            let range = termRange(Int(index))
            let record = constraints[Int(index)]
            var sum = record.isDefinition ? 0 : abs(scale(of: Int(index))) * factors[Int(record.variable)]
            for position in range.dropFirst() {
                sum += abs(terms.coefficients[position]) * factors[Int(terms.variables[position])]
            }
            let factor = sum / abs(terms.coefficients[range.lowerBound])
            if factor > Precision.amplification { return true }
            factors[definedVariable(of: Int(index))] = factor
        }
        return false
    }

    func noteFactorisation() {
        tableau.noteFactorisation(isPrecise: isWide)
        checkedPivots = 0
        movesSinceRefactorisation = 0
        isInDoubt = false
        costsAreStale = true
    }

    /// On its breakpoint a limit is where it was before, on the way there the values passed many breakpoints.
    func restore(_ sides: [Bool]) {
        for index in constraints.indices where constraints[index].state == .installed {
            let variable = Int(constraints[index].variable)
            guard variable >= 0, isOnBreakpoint(index, at: states[variable].value) else { continue }
            setSide(of: index, above: sides[index])
            if hasSlope(index) { list(index) }
        }
    }

    /// Pivots variables that were basic in, each for the row with the largest coefficient that was not. One whose
    /// coefficients are all small beside what it has elsewhere waits until others are in.
    private func exchangeBack(to wasBasic: [Bool]) {
        var waiting = states.indices.filter { wasBasic[$0] && !tableau.lines[$0].isBasic }
        for share in [1e-2, 1e-5, 1e-9, 0] {
            var isFruitful = true
            while isFruitful && !waiting.isEmpty {
                isFruitful = false
                waiting = waiting.filter { variable in
                    guard let entry = wayBack(of: variable, to: wasBasic, share: share) else { return true }
                    let leaving = Int(tableau.entries[Int(entry)].row)
                    tableau.pivot(leaving: leaving, entering: variable, at: entry, spread: scratch.slots)
                    isFruitful = true
                    return false
                }
            }
        }
    }

    /// The largest entry of a column in a row that is to leave; nil if it is less than a share of the column's largest.
    private func wayBack(of variable: Int, to wasBasic: [Bool], share: Double) -> Int32? {
        var best: Int32 = -1
        var largest = 0.0
        var index = tableau.lines[variable].head
        while index >= 0 {
            let entry = tableau.entries[Int(index)]
            largest = max(largest, abs(entry.value))
            if !wasBasic[Int(entry.row)], best < 0 || abs(entry.value) > abs(tableau.entries[Int(best)].value) {
                best = index
            }
            index = entry.nextInColumn
        }
        guard best >= 0, abs(tableau.entries[Int(best)].value) >= share * largest else { return nil }
        return best
    }
}
