extension SolverState {
    func holding(of constraint: ConstraintID) throws(SolverError) -> Holding? {
        let index = try index(of: constraint)
        let violation = violation(ofConstraint: index)
        guard violation > 0 else { return nil }
        let restrictions = try holders(of: index, violation: violation)
        let level = rank(of: index)
        let members = restrictions.map { restriction -> Holding.Member in
            switch restriction {
            case .nonNegative:
                return Holding.Member(restriction: restriction, priority: .required, ties: false)
            case .constraint(let identifier):
                let other = Int(identifier.index)
                let record = constraints[other]
                return Holding.Member(
                    restriction: restriction, priority: record.isBroken ? .broken : record.priority,
                    ties: !record.isHard && rank(of: other) == level)
            }
        }
        return Holding(wanted: constraints[index].constant, got: leftSide(of: index).value, members: members)
    }

    /// Sort key of a constraint's level: higher is stronger.
    func rank(of constraint: Int) -> Float {
        if constraints[constraint].isHard { return .infinity }
        return constraints[constraint].isBroken ? Level.brokenKey : constraints[constraint].priority.rawValue
    }

    private func holders(of constraint: Int, violation: Double) throws(SolverError) -> [Restriction] {
        let component = dropOrder(restrictionsOfComponent(with: constraint), except: constraint)
        let wanted = violation - 1e-6 * max(1, violation)
        var trial = HoldingTrial(whole: self, constraint: constraint, wanted: wanted)
        let near = dropOrder(restrictionsOpposing(constraint), except: constraint)
        if try trial.holds(near) { return try trial.thinned(near) }
        if try trial.holds(component) { return try trial.thinned(component) }
        trial.question = .someOptimum(left: leftSide(of: constraint).value)
        if try trial.holds(near) { return try trial.thinned(near) }
        if try trial.holds(component) { return try trial.thinned(component) }
        return near
    }

    /// Weakest first, among equals the latest first, so that what survives thinning out is strong and early.
    private func dropOrder(_ restrictions: [Restriction], except constraint: Int) -> [Restriction] {
        let keyed = restrictions.compactMap { restriction -> (rank: Float, order: Int32, restriction: Restriction)? in
            switch restriction {
            case .nonNegative(let variable): return (.infinity, Int32.max - variable.index, restriction)
            case .constraint(let identifier):
                let index = Int(identifier.index)
                return index == constraint ? nil : (rank(of: index), -constraints[index].order, restriction)
            }
        }
        return keyed.sorted { $0.rank != $1.rank ? $0.rank < $1.rank : $0.order < $1.order }.map(\.restriction)
    }
}
