extension SolverState {
    func value(of variable: Variable) -> Double {
        guard let index = try? index(of: variable)
        else { preconditionFailure("value(of:): \(variable) is not a variable of this solver") }
        return states[index].value
    }

    func value(of constraint: ConstraintID) -> Double { leftSide(of: known(constraint)).value }

    func violation(of constraint: ConstraintID) -> Double { violation(ofConstraint: known(constraint)) }

    func contains(_ constraint: ConstraintID) -> Bool { (try? index(of: constraint)) != nil }

    var brokenConstraints: [ConstraintID] {
        constraints.indices.filter { isPresent($0) && constraints[$0].isBroken }.map { identifier(of: $0) }
    }

    var objective: [(priority: Priority, violation: Double)] {
        var sums = levels.map { (key: $0.key, violation: 0.0, isUsed: false) }
        for index in constraints.indices where isPresent(index) && !constraints[index].isHard {
            let level =
                constraints[index].state == .installed
                ? Int(constraints[index].level)
                : sums.firstIndex { $0.key == constraints[index].priority.rawValue } ?? -1
            guard level >= 0 else { continue }
            sums[level].isUsed = true
            sums[level].violation += violation(ofConstraint: index) * importance(of: index)
        }
        return sums.filter(\.isUsed).map { sum in
            (sum.key == Level.brokenKey ? .broken : Priority(rawValue: sum.key), sum.violation)
        }
    }

    func isPresent(_ constraint: Int) -> Bool {
        constraints[constraint].state == .waiting || constraints[constraint].state == .installed
    }

    private func known(_ constraint: ConstraintID) -> Int {
        guard let index = try? index(of: constraint)
        else { preconditionFailure("\(constraint) is not a constraint of this solver, or was removed") }
        return index
    }

    /// The left side, and the sum of the magnitudes it was added up from.
    func leftSide(of constraint: Int) -> (value: Double, size: Double) {
        var value = 0.0
        var size = 0.0
        for position in termRange(constraint) {
            let product = terms.coefficients[position] * states[Int(terms.variables[position])].value
            value += product
            size += abs(product)
        }
        return (value, size)
    }

    /// How close to a breakpoint, in the variable's units, counts as on it.
    @inline(__always) func tolerance(at position: Double) -> Double { precision.position * max(1, abs(position)) }

    func violation(ofConstraint index: Int) -> Double {
        let constraint = constraints[index]
        if !tableau.isPlain, constraint.state == .installed, constraint.variable >= 0, !constraint.isEdited {
            let excess = states[Int(constraint.variable)].value - constraint.breakpoint
            guard abs(excess) > tolerance(at: constraint.breakpoint) else { return 0 }
            return (excess > 0 ? constraint.isViolatedAbove : constraint.isViolatedBelow)
                ? abs(excess * scale(of: index)) : 0
        }
        let (value, size) = leftSide(of: index)
        let excess = value - constraint.constant
        guard abs(excess) > 1e-9 * max(1, size, abs(constraint.constant)) else { return 0 }
        switch constraint.relation {
        case .equal: return abs(excess)
        case .lessThanOrEqual: return max(0, excess)
        case .greaterThanOrEqual: return max(0, -excess)
        }
    }

    func identifier(of constraint: Int) -> ConstraintID {
        ConstraintID(index: Int32(constraint), generation: constraints[constraint].order)
    }

    func handle(at variable: Int) -> Variable {
        Variable(index: Int32(variable), generation: states[variable].generation)
    }
}
