extension SolverState {
    /// Moves after which the values are compared with the constraints, so that rounding does not add up.
    static let movesBetweenRefreshes = 4096
    /// Pivots with divisors other than 1 and -1 after which the tableau is built anew from the constraints.
    static let pivotsBetweenRebuilds = 128

    /// Whether it is time to compare the values with the constraints.
    var refreshIsDue: Bool {
        tableau.roundedPivots != checkedPivots || movesSinceRefresh > SolverState.movesBetweenRefreshes
    }

    /// Builds the tableau anew if it is time, or if the values are measurably off.
    ///
    /// - Returns: Whether the values changed by more than rounding, so that the solution has to be looked at again.
    func refreshIfDue(_ work: inout Work) throws(SolverError) -> Bool {
        guard refreshIsDue else { return false }
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
        forgetPairs()
        let wasBasic = tableau.lines.map(\.isBasic)
        tableau.deleteAll()
        let values = quantities.map(\.value)
        for index in constraints.indices where constraints[index].state == .installed {
            let quantity = Int(constraints[index].quantity)
            guard quantity >= 0, quantities[quantity].kind == .row, !tableau.lines[quantity].isBasic else { continue }
            insertRow(of: quantity, constraint: index)
        }
        exchangeBack(to: wasBasic)
        for quantity in quantities.indices where !tableau.lines[quantity].isBasic && quantities[quantity].definition < 0
        {
            move(quantity, to: values[quantity])
        }
        tableau.roundedPivots = 0
        checkedPivots = 0
        movesSinceRefresh = 0
        costsAreStale = true
    }

    /// Pivots variables that were basic in, each for the row with the largest coefficient that was not.
    private func exchangeBack(to wasBasic: [Bool]) {
        for quantity in quantities.indices where wasBasic[quantity] && !tableau.lines[quantity].isBasic {
            var best: Int32 = -1
            var index = tableau.lines[quantity].head
            while index >= 0 {
                let entry = tableau.entries[Int(index)]
                if !wasBasic[Int(entry.row)],
                    best < 0 || abs(entry.value) > abs(tableau.entries[Int(best)].value)
                {
                    best = index
                }
                index = entry.nextInColumn
            }
            guard best >= 0 else { continue }
            tableau.pivot(leaving: Int(tableau.entries[Int(best)].row), entering: quantity, at: best)
        }
    }
}
