extension Solver {
    /// Adds a constraint below every priority a caller can give.
    mutating func addTarget(_ list: [Term], _ relation: Relation, _ constant: Double) throws(SolverError)
        -> ConstraintID
    {
        let target = try add(list, relation, constant, priority: Priority(1))
        state.constraints[Int(target.index)].priority = Priority(rawValue: Level.targetKey)
        return target
    }

    /// The same for many terms of different variables, which are not compared with one another.
    mutating func addTarget(_ list: [Term], _ goal: Double) throws(SolverError) -> ConstraintID {
        guard let first = list.first else { return try addTarget([], .equal, goal) }
        let target = try addTarget([first], .equal, goal)
        let record = state.constraints.mutablePointer(to: Int(target.index))
        for term in list.dropFirst() {
            state.terms.variables.append(term.variable.index)
            state.terms.coefficients.append(term.coefficient)
            state.states[Int(term.variable.index)].mentions += 1
            if !Precision.isPlain(term.coefficient) { state.noteMultiplier(term.coefficient) }
        }
        record.pointee.termCount = Int32(list.count)
        return target
    }

    /// For systems that are known to be feasible, where rounding may still produce a conflict.
    static func anyConstraint(of conflict: Conflict) -> ConstraintID {
        for member in conflict.members {
            if case .constraint(let identifier) = member.restriction { return identifier }
        }
        preconditionFailure("a conflict has at least one constraint")
    }
}
