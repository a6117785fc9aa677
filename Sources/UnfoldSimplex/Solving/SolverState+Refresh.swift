extension SolverState {
    /// Moves after which the values are compared with the constraints, so that rounding does not add up.
    static let movesBetweenRefreshes = 4096
    /// Pivots with divisors other than 1 and -1 after which the tableau is built anew from the constraints.
    static let pivotsBetweenRebuilds = 128

    /// How often a solution is looked at again after a new factorisation before the solve gives up.
    static let mostRepairs = 8

    /// Whether it is time to compare the values with the constraints.
    var refreshIsDue: Bool {
        tableau.roundedPivots != checkedPivots || isInDoubt
            || movesSinceRefresh > (isWide ? 0 : SolverState.movesBetweenRefreshes)
    }

    /// Builds the tableau anew if it is time, or if the values are measurably off. Where there are multipliers any
    /// pivot is reason enough: the coefficients, and with them the reduced costs, may be off though no value is.
    ///
    /// - Returns: Whether the solution has to be looked at again.
    func refreshIfDue(_ work: inout Work) throws(SolverError) -> Bool {
        guard refreshIsDue else { return false }
        if isInDoubt || (!tableau.isPlain && tableau.roundedPivots > 0) || isWide {
            try work.count()
            rebuild()
            return true
        }
        checkedPivots = tableau.roundedPivots
        evaluateDefinitions()
        let drift = drift()
        movesSinceRefresh = 0
        guard drift > SolverState.driftTolerance || tableau.roundedPivots > SolverState.pivotsBetweenRebuilds else {
            return false
        }
        try work.count()
        rebuild()
        return drift > SolverState.driftTolerance
    }

    /// How far, relative to what is added up, a row's value may be from its constraint's left side.
    static let driftTolerance = 1e-12

    /// The largest relative difference between a row's value and its constraint's left side.
    func drift() -> Double {
        var largest = 0.0
        for index in constraints.indices where constraints[index].state == .installed {
            guard constraints[index].quantity >= 0 else { continue }
            let (value, size) = leftSide(of: index)
            let row = constraints[index].scale * quantities[Int(constraints[index].quantity)].value
            largest = max(largest, abs(value - row) / max(1, size))
        }
        return largest
    }

    /// Builds the tableau anew from the constraints' own terms, with the same basic quantities, and the values from it:
    /// all rounding of earlier pivots and moves is forgotten.
    func rebuild() {
        if isWide { return rebuildPrecisely() }
        forgetPairs()
        scratch.clearRow()
        let wasBasic = tableau.lines.map(\.isBasic)
        tableau.deleteAll()
        let values = quantities.map(\.value)
        let sides = constraints.map(\.isAbove)
        for index in constraints.indices where constraints[index].state == .installed {
            let quantity = Int(constraints[index].quantity)
            guard quantity >= 0, quantities[quantity].kind == .row, !tableau.lines[quantity].isBasic else { continue }
            insertRow(of: quantity, constraint: index)
        }
        exchangeBack(to: wasBasic)
        for quantity in quantities.indices where !tableau.lines[quantity].isBasic && quantities[quantity].definition < 0
        {
            move(quantity, to: values[quantity])
            if wasBasic[quantity] { noteStray(quantity) }
        }
        for quantity in quantities.indices where tableau.lines[quantity].isBasic { valueChanged(of: quantity) }
        restore(sides)
        noteFactorisation()
    }

    func noteFactorisation() {
        tableau.noteFactorisation(isPrecise: isWide)
        checkedPivots = 0
        movesSinceRefresh = 0
        isInDoubt = false
        costsAreStale = true
    }

    /// On its kink a limit stands where it stood before, on the way there the values passed many kinks.
    func restore(_ sides: [Bool]) {
        for index in constraints.indices where constraints[index].state == .installed {
            let quantity = Int(constraints[index].quantity)
            guard quantity >= 0, isOnKink(index, at: quantities[quantity].value) else { continue }
            setSide(of: index, above: sides[index])
            if isSloped(index) { list(index) }
        }
    }

    /// Pivots quantities that were basic in, each for the row with the largest coefficient that was not. One whose
    /// coefficients are all small beside what it has elsewhere waits until others are in.
    private func exchangeBack(to wasBasic: [Bool]) {
        var waiting = quantities.indices.filter { wasBasic[$0] && !tableau.lines[$0].isBasic }
        for share in [1e-2, 1e-5, 1e-9, 0] {
            var isFruitful = true
            while isFruitful && !waiting.isEmpty {
                isFruitful = false
                waiting = waiting.filter { quantity in
                    guard let entry = wayBack(of: quantity, to: wasBasic, share: share) else { return true }
                    tableau.pivot(leaving: Int(tableau.entries[Int(entry)].row), entering: quantity, at: entry)
                    isFruitful = true
                    return false
                }
            }
        }
    }

    /// The largest entry of a column in a row that is to leave; nil if it is less than a share of the column's largest.
    private func wayBack(of quantity: Int, to wasBasic: [Bool], share: Double) -> Int32? {
        var best: Int32 = -1
        var largest = 0.0
        var index = tableau.lines[quantity].head
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
