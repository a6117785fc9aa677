extension SolverState {
    func isDetermined(_ variable: Variable, in memory: Memory) -> Bool {
        guard let index = try? index(of: variable) else {
            preconditionFailure("isDetermined: \(variable) is not a variable of this solver")
        }
        let pinned = memory.pinned { pinnedVariables() }
        if pinned[index] { return true }
        return memory.askProbe({ AmbiguityProbe(of: self, pinned: pinned) }) { $0.isDetermined(variable) }
    }

    /// For each quantity, whether all parametric quantities it depends on would raise the objective, or meet a wall, by
    /// moving. One copy, whose work space is used, answers for all.
    private func pinnedVariables() -> [Bool] {
        let copy = Solver(copying: self)
        return withExtendedLifetime(copy) { copy.state.quantitiesPinnedByCosts() }
    }

    private func quantitiesPinnedByCosts() -> [Bool] {
        scratch.clearTouched()
        accumulateCosts()
        var isPinned = [Bool](repeating: true, count: quantities.count)
        for quantity in quantities.indices
        where quantities[quantity].definition < 0 && !tableau.lines[quantity].isBasic {
            isPinned[quantity] = [true, false].allSatisfy { isRising in
                !directionalSlope(of: quantity, rising: isRising) || slopeSign() > 0
            }
        }
        for quantity in quantities.indices where tableau.lines[quantity].isBasic {
            var index = tableau.lines[quantity].head
            while index >= 0 {
                let entry = tableau.entries[Int(index)]
                if !isPinned[Int(entry.column)] { isPinned[quantity] = false }
                index = entry.nextInRow
            }
        }
        // Each definition mentions only what comes before it.
        for index in definitions where index >= 0 {
            let constraint = Int(index)
            let variable = Int(constraints[constraint].defines)
            isPinned[variable] = termRange(constraint).allSatisfy { position in
                let other = Int(terms.variables[position])
                return other == variable || isPinned[other]
            }
        }
        return isPinned
    }
}
