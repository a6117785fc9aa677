extension Solver {
    /// Adds a constraint below every priority a caller can give.
    mutating func addTarget(_ list: [Term], _ relation: Relation, _ constant: Double) throws(SolverError)
        -> ConstraintID
    {
        let target = try add(list, relation, constant, priority: Priority(1))
        state.constraints[Int(target.index)].priority = Priority(rawValue: Level.targetKey)
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
