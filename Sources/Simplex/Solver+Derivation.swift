extension Solver {
    /// The value of an expression as a sum over the restrictions that are active at the solution: multiplier times
    /// bound, added up, is the value. Quantities that rest at 0 because nothing limits them have no part.
    ///
    /// - Precondition: The terms' variables are this solver's, and it is solved.
    /// - Complexity: O(terms times row length).
    public func derivation(of terms: [Term]) -> Derivation {
        var coefficients: [(quantity: Int, value: Double)] = []
        var value = 0.0
        var positions = [Int](repeating: -1, count: quantities.count)
        func add(_ quantity: Int, _ coefficient: Double) {
            if positions[quantity] < 0 {
                positions[quantity] = coefficients.count
                coefficients.append((quantity, 0))
            }
            coefficients[positions[quantity]].value += coefficient
        }
        for term in terms {
            guard let variable = try? index(of: term.variable) else {
                preconditionFailure("derivation(of:): \(term.variable) is not a variable of this solver")
            }
            value += term.coefficient * quantities[variable].value
            guard tableau.isBasic[variable] else {
                add(variable, term.coefficient)
                continue
            }
            var index = tableau.heads[variable]
            while index >= 0 {
                let entry = tableau.entries[Int(index)]
                add(Int(entry.column), term.coefficient * entry.value)
                index = entry.nextInRow
            }
        }
        coefficients.sort { $0.quantity < $1.quantity }
        let parts = coefficients.filter { abs($0.value) > Tableau.cancellation }
            .compactMap { part(of: $0.quantity, times: $0.value) }
        return Derivation(value: value, parts: parts)
    }

    /// The part of a parametric quantity: the strongest restriction that holds it where it is.
    private func part(of quantity: Int, times coefficient: Double) -> Derivation.Part? {
        let state = quantities[quantity]
        for (wall, by) in [(state.lower, state.lowerBy), (state.upper, state.upperBy)]
        where by != Quantity.nobody && wall == state.value {
            guard by != Quantity.domain else {
                return Derivation.Part(
                    restriction: .nonNegative(variable(at: quantity)), multiplier: coefficient, bound: 0)
            }
            return part(ofConstraint: Int(by), times: coefficient)
        }
        var best: Int32 = -1
        var index = state.firstLimit
        while index >= 0 {
            let limit = constraints[Int(index)]
            if abs(limit.kink - state.value) <= Solver.tolerance(at: limit.kink),
                best < 0 || (limit.level, index) < (constraints[Int(best)].level, best)
            {
                best = index
            }
            index = limit.next
        }
        return best >= 0 ? part(ofConstraint: Int(best), times: coefficient) : nil
    }

    private func part(ofConstraint constraint: Int, times coefficient: Double) -> Derivation.Part {
        let limit = constraints[constraint]
        return Derivation.Part(
            restriction: .constraint(identifier(of: constraint)), multiplier: coefficient / limit.scale,
            bound: limit.constant)
    }
}
