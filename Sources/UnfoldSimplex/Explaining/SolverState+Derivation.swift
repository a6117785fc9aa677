extension SolverState {
    func derivation(of terms: [Term]) -> Derivation {
        let copy = Solver(copying: self)
        return withExtendedLifetime(copy) { copy.state.derivationInScratch(of: terms) }
    }

    private func derivationInScratch(of terms: [Term]) -> Derivation {
        var value = 0.0
        clearDrafts()
        for term in terms {
            guard let variable = try? index(of: term.variable) else {
                preconditionFailure("derivation(of:): \(term.variable) is not a variable of this solver")
            }
            value += term.coefficient * quantities[variable].value
            accumulate(variable, times: term.coefficient)
        }
        var parts: [Derivation.Part] = []
        for quantity in scratch.touched.map(Int.init).sorted() {
            let sum = scratch.row[Int(scratch.places[quantity])]
            guard abs(sum.value) > Tableau.cancellation * sum.size else { continue }
            if let part = part(of: quantity, times: sum.value) { parts.append(part) }
        }
        return Derivation(value: value, parts: parts + definitionParts(of: terms, beside: parts))
    }

    /// The definitions that lead from the expression to its parts in the tableau.
    private func definitionParts(of list: [Term], beside parts: [Derivation.Part]) -> [Derivation.Part] {
        clearDrafts()
        for term in list { addToScratch(Int(term.variable.index), -term.coefficient) }
        for part in parts {
            switch part.restriction {
            case .constraint(let identifier): addLeftSide(of: Int(identifier.index), times: part.multiplier)
            case .nonNegative(let variable): addToScratch(Int(variable.index), part.multiplier)
            }
        }
        draftDefinitions()
        return scratch.drafts.map { draft in
            Derivation.Part(
                restriction: restriction(of: draft), multiplier: draft.multiplier,
                bound: constraints[draft.key].constant)
        }
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
            if abs(limit.kink - state.value) <= tolerance(at: limit.kink),
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
