extension SolverState {
    func isDetermined(_ variable: Variable) -> Bool {
        guard let index = try? index(of: variable) else {
            preconditionFailure("isDetermined: \(variable) is not a variable of this solver")
        }
        if isPinned(index) { return true }
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

    /// Whether all parametric quantities the variable depends on would raise the objective, or meet a wall, by moving.
    private func isPinned(_ variable: Int) -> Bool {
        let copy = Solver(copying: self)
        return withExtendedLifetime(copy) { copy.state.columnsArePinned(of: variable) }
    }

    private func columnsArePinned(of variable: Int) -> Bool {
        scratch.clearTouched()
        accumulate(variable, times: 1)
        let columns = Array(scratch.touched)
        scratch.clearRow()
        accumulateCosts()
        for column in columns {
            for isRising in [true, false] {
                if directionalSlope(of: Int(column), rising: isRising) && slopeSign() <= 0 { return false }
            }
        }
        return true
    }
}
