extension SolverState {
    func bindingSet(of constraint: ConstraintID, _ known: inout KnownSubsystems) throws(SolverError) -> BindingSet? {
        let index = try index(of: constraint)
        let violation = violation(ofConstraint: index)
        guard violation > 0 else { return nil }
        let restrictions = try bindingRestrictions(of: index, violation: violation, &known)
        let level = rank(of: index)
        let members = restrictions.map { restriction -> BindingSet.Member in
            switch restriction {
            case .nonNegative: return BindingSet.Member(restriction: restriction, priority: .required, ties: false)
            case .constraint(let identifier):
                let other = Int(identifier.index)
                let record = constraints[other]
                return BindingSet.Member(
                    restriction: restriction, priority: record.isBroken ? .broken : record.priority,
                    ties: !record.isHard && rank(of: other) == level)
            }
        }
        return BindingSet(wanted: constraints[index].constant, got: leftSide(of: index).value, members: members)
    }

    /// Sort key of a constraint's level: higher is stronger.
    func rank(of constraint: Int) -> Float {
        if constraints[constraint].isHard { return .infinity }
        return constraints[constraint].isBroken ? Level.brokenKey : constraints[constraint].priority.rawValue
    }

    private func bindingRestrictions(
        of constraint: Int, violation: Double, _ known: inout KnownSubsystems
    ) throws(SolverError) -> [Restriction] {
        let wanted = violation - 1e-6 * max(1, violation)
        var opposing = variablesOpposing(constraint, most: SolverState.mostNear)
        if opposing.count > SolverState.mostNear {
            // Where very many restrictions are near, those on the variables of the constraint's own row are tried alone.
            let own = dropOrder(restrictionsInRow(of: constraint), except: constraint)
            var filter = try DeletionFilter(own, of: self, constraint: constraint, wanted: wanted)
            if let binding = try filter.binding(&known) { return binding }
            opposing = variablesOpposing(constraint, most: .max)
        }
        let near = dropOrder(restrictions(on: opposing, around: constraint), except: constraint)
        var filters = [try DeletionFilter(near, of: self, constraint: constraint, wanted: wanted)]
        if let binding = try filters[0].binding(&known) { return binding }
        let component = dropOrder(restrictionsOfComponent(with: constraint), except: constraint)
        if component != near {
            filters.append(try DeletionFilter(component, of: self, constraint: constraint, wanted: wanted))
            if let binding = try filters[1].binding(&known) { return binding }
        }
        for index in filters.indices {
            filters[index].left = leftSide(of: constraint).value
            if let binding = try filters[index].binding(&known) { return binding }
        }
        return near
    }

    /// More variables than these are very many.
    static let mostNear = 128

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
