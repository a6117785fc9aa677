extension SolverState {
    func isDetermined(_ variable: Variable, in memory: Memory) -> Bool {
        guard let index = try? index(of: variable) else {
            preconditionFailure("isDetermined: \(variable) is not a variable of this solver")
        }
        if memory.pinned({ pinnedVariables() })[index] { return true }
        let value = quantities[index].value
        let reach = max(1, abs(value))
        for goal in [value + reach, value - reach] {
            guard let pulled = valueOf(variable, pulledTo: goal) else { continue }
            if abs(pulled - value) > 1e-6 * reach { return false }
        }
        return true
    }

    /// Where the variable goes when nothing else decides; nil if that cannot be found out.
    private func valueOf(_ variable: Variable, pulledTo goal: Double) -> Double? {
        var copy = Solver(copying: self)
        do {
            _ = try copy.addPull([Term(1, variable)], .equal, goal)
            try copy.solve { Solver.anyConstraint(of: $0) }
        } catch {
            return nil
        }
        return copy.value(of: variable)
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
