extension Solver {
    /// The value of a variable in the last solution; 0 before the first solve.
    ///
    /// - Precondition: The variable is one of this solver's.
    /// - Complexity: O(1).
    public func value(of variable: Variable) -> Double {
        guard let index = try? index(of: variable) else {
            preconditionFailure("value(of:): \(variable) is not a variable of this solver")
        }
        return quantities[index].value
    }

    /// The left side of a constraint, with the values of the last solution.
    ///
    /// - Precondition: The constraint is one of this solver's.
    /// - Complexity: O(terms).
    public func value(of constraint: ConstraintID) -> Double {
        leftSide(of: known(constraint)).value
    }

    /// How far a constraint is from holding in the last solution, in units of its left side: 0 when it holds (up to
    /// rounding, a part in 10^9), positive otherwise.
    ///
    /// - Precondition: The constraint is one of this solver's.
    /// - Complexity: O(terms).
    public func violation(of constraint: ConstraintID) -> Double {
        violation(ofConstraint: known(constraint))
    }

    /// Whether the constraint is one of this solver's: a copy does not know what was added to the original since.
    ///
    /// - Complexity: O(1).
    public func contains(_ constraint: ConstraintID) -> Bool { (try? index(of: constraint)) != nil }

    /// The constraints that are broken now, in the order of their slots.
    ///
    /// - Complexity: O(constraints).
    public var brokenConstraints: [ConstraintID] {
        constraints.indices.filter { isPresent($0) && constraints[$0].isBroken }.map(identifier(of:))
    }

    /// Sum of violations by level, highest first, for every level some constraint has; broken constraints come first,
    /// at ``Priority/broken``.
    ///
    /// - Complexity: O(terms of all constraints).
    public var objective: [(priority: Priority, violation: Double)] {
        var sums = levels.map { (key: $0.key, violation: 0.0, isUsed: false) }
        for index in constraints.indices where isPresent(index) && !constraints[index].isHard {
            let level =
                constraints[index].state == .installed
                ? Int(constraints[index].level)
                : sums.firstIndex { $0.key == constraints[index].priority.rawValue } ?? -1
            guard level >= 0 else { continue }
            sums[level].isUsed = true
            sums[level].violation += violation(ofConstraint: index)
        }
        return sums.filter(\.isUsed).map { sum in
            (sum.key == Level.brokenKey ? .broken : Priority(rawValue: sum.key), sum.violation)
        }
    }

    func isPresent(_ constraint: Int) -> Bool {
        constraints[constraint].state == .waiting || constraints[constraint].state == .installed
    }

    private func known(_ constraint: ConstraintID) -> Int {
        guard let index = try? index(of: constraint) else {
            preconditionFailure("\(constraint) is not a constraint of this solver, or was removed")
        }
        return index
    }

    /// The left side, and the sum of the magnitudes it was added up from.
    func leftSide(of constraint: Int) -> (value: Double, size: Double) {
        var value = 0.0
        var size = 0.0
        for position in termRange(constraint) {
            let product = terms.coefficients[position] * quantities[Int(terms.variables[position])].value
            value += product
            size += abs(product)
        }
        return (value, size)
    }

    func violation(ofConstraint index: Int) -> Double {
        let constraint = constraints[index]
        let (value, size) = leftSide(of: index)
        let excess = value - constraint.constant
        guard abs(excess) > 1e-9 * max(1, size, abs(constraint.constant)) else { return 0 }
        switch constraint.relation {
        case .equal: return abs(excess)
        case .lessThanOrEqual: return max(0, excess)
        case .greaterThanOrEqual: return max(0, -excess)
        }
    }
}
