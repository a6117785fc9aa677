extension Solver {
    /// Adds a constraint below every priority a caller can give.
    mutating func addPull(_ list: [Term], _ relation: Relation, _ constant: Double) throws(SolverError) -> ConstraintID
    {
        let pull = try add(list, relation, constant, priority: Priority(1))
        state.constraints[Int(pull.index)].priority = Priority(rawValue: Level.pullKey)
        return pull
    }

    /// The same for many terms of different variables, which are not compared with one another.
    mutating func addPull(_ list: [Term], _ goal: Double) throws(SolverError) -> ConstraintID {
        guard let first = list.first else { return try addPull([], .equal, goal) }
        let pull = try addPull([first], .equal, goal)
        let record = state.constraints.place(of: Int(pull.index))
        for term in list.dropFirst() {
            state.terms.variables.append(term.variable.index)
            state.terms.coefficients.append(term.coefficient)
            state.quantities[Int(term.variable.index)].mentions += 1
            if !Precision.isPlain(term.coefficient) { state.noteMultiplier(term.coefficient) }
        }
        record.pointee.termCount = Int32(list.count)
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
