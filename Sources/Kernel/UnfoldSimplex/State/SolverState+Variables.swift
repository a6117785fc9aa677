extension SolverState {
    func makeVariable(_ domain: Variable.Domain = .free) -> Variable {
        structureRevision += 1
        let index = makeState(.variable)
        if domain == .nonNegative {
            states[index].isNonNegative = true
            states[index].lower = 0
            states[index].lowerBy = VariableState.domain
        }
        return Variable(index: Int32(index), generation: states[index].generation)
    }

    /// Takes away the bound 0 of a variable that was not solved for yet.
    func makeFree(_ variable: Int) {
        states[variable].isNonNegative = false
        states[variable].lower = -.infinity
        states[variable].lowerBy = VariableState.nobody
    }

    func removeVariable(_ variable: Variable) {
        guard let index = try? index(of: variable) else {
            preconditionFailure("removeVariable: \(variable) is not a variable of this solver")
        }
        precondition(
            states[index].mentions == 0,
            "removeVariable: \(states[index].mentions) constraints still mention \(variable)")
        structureRevision += 1
        variablesPendingRemoval.append(Int32(index))
        states[index].generation += 1
        needsSolve = true
    }

    func makeState(_ kind: VariableState.Kind) -> Int {
        if let slot = freeStateSlots.popLast() {
            let index = Int(slot)
            let old = states[index]
            states[index] = VariableState(kind: kind)
            states[index].generation = old.generation
            states[index].isInfeasibilityCandidate = old.isInfeasibilityCandidate
            return index
        }
        states.append(VariableState(kind: kind))
        states[states.count - 1].generation = fields.pointee.firstGeneration
        scratch.slots.append(-1)
        return tableau.makeLine()
    }

    /// Gives a slot back. Its row or column must be empty.
    func releaseVariable(_ index: Int) {
        states[index].kind = .unused
        states[index].generation += 1
        states[index].isSuperbasic = false
        states[index].isAbandoned = false
        freeStateSlots.append(Int32(index))
    }
}
