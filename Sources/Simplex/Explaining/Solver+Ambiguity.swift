extension Solver {
    /// Whether every optimal solution gives the variable the value it has; if not, the system is ambiguous there.
    ///
    /// Decided from the reduced costs where they are conclusive, else by asking copies of the solver for a larger and
    /// a smaller value below the lowest priority.
    ///
    /// - Precondition: The variable is one of this solver's, and the solver is solved.
    /// - Complexity: O(row length) or two solves.
    public func isDetermined(_ variable: Variable) -> Bool {
        guard let index = try? index(of: variable) else {
            preconditionFailure("isDetermined: \(variable) is not a variable of this solver")
        }
        if isPinned(index) { return true }
        let value = quantities[index].value
        let reach = max(1, abs(value))
        let isStill = { (goal: Double) -> Bool in
            var copy = self
            guard let pull = try? copy.addPull([Term(1, variable)], .equal, goal) else { return true }
            do {
                try copy.solve { conflict in Solver.anyConstraint(of: conflict) }
            } catch {
                return true
            }
            _ = pull
            return abs(copy.value(of: variable) - value) <= 1e-6 * reach
        }
        return isStill(value + reach) && isStill(value - reach)
    }

    /// Whether all parametric quantities the variable depends on would raise the objective, or meet a wall, by moving.
    private func isPinned(_ variable: Int) -> Bool {
        var copy = self
        copy.own()
        func holds(_ quantity: Int) -> Bool {
            [true, false].allSatisfy { isRising in
                !copy.directionalSlope(of: quantity, rising: isRising) || copy.slopeSign() > 0
            }
        }
        copy.scratch.clearTouched()
        copy.accumulate(variable, times: 1)
        let columns = Array(copy.scratch.touched)
        copy.scratch.clearRow()
        copy.accumulateCosts()
        return columns.allSatisfy { holds(Int($0)) }
    }

    /// Adds a constraint below every priority a caller can give.
    mutating func addPull(_ list: [Term], _ relation: Relation, _ constant: Double) throws(SolverError) -> ConstraintID
    {
        let pull = try add(list, relation, constant, priority: Priority(1))
        constraints[Int(pull.index)].priority = Priority(rawValue: Level.pullKey)
        return pull
    }

    /// For systems that are known to be feasible, where rounding may still produce a conflict.
    static func anyConstraint(of conflict: Conflict) -> ConstraintID {
        for member in conflict.members {
            if case .constraint(let identifier) = member.restriction { return identifier }
        }
        preconditionFailure("a conflict has at least one constraint")
    }
}
