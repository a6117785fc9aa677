extension SolverState {
    func derivation(of terms: [Term]) -> Derivation {
        let copy = Solver(copying: self)
        return withExtendedLifetime(copy) { copy.state.derivationInScratch(of: terms) }
    }

    /// The same in memory that is no one else's.
    func derivationInScratch(of terms: [Term]) -> Derivation {
        var value = 0.0
        clearCertificate()
        for term in terms {
            guard let variable = try? index(of: term.variable)
            else { preconditionFailure("derivation(of:): \(term.variable) is not a variable of this solver") }
            value += term.coefficient * states[variable].value
            accumulate(variable, times: term.coefficient)
        }
        expandDefinitions()
        var parts: [Derivation.Part] = []
        for variable in scratch.touched.map(Int.init).sorted() {
            let sum = scratch.row[Int(scratch.slots[variable])]
            guard abs(sum.value) > Tableau.cancellation * sum.size else { continue }
            if let part = part(of: variable, times: sum.value) { parts.append(part) }
        }
        return Derivation(value: value, parts: parts + definitionParts(of: terms, beside: parts))
    }

    /// The definitions that lead from the expression to its parts in the tableau.
    private func definitionParts(of list: [Term], beside parts: [Derivation.Part]) -> [Derivation.Part] {
        clearCertificate()
        for term in list { addToScratch(Int(term.variable.index), -term.coefficient) }
        for part in parts {
            switch part.restriction {
            case .constraint(let identifier): addLeftSide(of: Int(identifier.index), times: part.multiplier)
            case .nonNegative(let variable): addToScratch(Int(variable.index), part.multiplier)
            }
        }
        certifyDefinitions()
        return scratch.certificateRows.map { row in
            Derivation.Part(
                restriction: restriction(of: row), multiplier: row.multiplier,
                bound: constraints[row.key].constant)
        }
    }

    /// The part of a nonbasic variable: the strongest restriction that holds it where it is.
    private func part(of variable: Int, times coefficient: Double) -> Derivation.Part? {
        let state = states[variable]
        for (bound, isLower) in [(state.lower, true), (state.upper, false)] where bound == state.value {
            let by = holder(of: variable, lower: isLower)
            guard by != VariableState.domain else {
                return Derivation.Part(
                    restriction: .nonNegative(handle(at: variable)), multiplier: coefficient, bound: 0)
            }
            return part(ofConstraint: Int(by), times: coefficient)
        }
        let reached = limits(of: variable).filter { isOnBreakpoint($0, at: state.value) }
        let best = reached.min { (constraints[$0].level, $0) < (constraints[$1].level, $1) }
        return best.map { part(ofConstraint: $0, times: coefficient) }
    }

    private func part(ofConstraint constraint: Int, times coefficient: Double) -> Derivation.Part {
        let limit = constraints[constraint]
        return Derivation.Part(
            restriction: .constraint(identifier(of: constraint)), multiplier: coefficient / scale(of: constraint),
            bound: limit.constant)
    }
}
