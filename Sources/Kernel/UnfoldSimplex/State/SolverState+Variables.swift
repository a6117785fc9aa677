extension SolverState {
    func makeVariable(_ domain: Variable.Domain = .free) -> Variable {
        structureRevision += 1
        let index = makeState(.variable)
        if domain == .nonNegative {
            states[index].isNonNegative = true
            states[index].lower = 0
        }
        return Variable(index: Int32(index), generation: states[index].generation)
    }

    /// Takes away the bound 0 of a variable that was not solved for yet.
    func makeFree(_ variable: Int) {
        states[variable].isNonNegative = false
        states[variable].lower = -.infinity
    }

    func removeVariable(_ variable: Variable) {
        guard let index = try? index(of: variable)
        else { preconditionFailure("removeVariable: \(variable) is not a variable of this solver") }
        precondition(
            states[index].mentions == 0,
            "removeVariable: \(states[index].mentions) constraints still mention \(variable)")
        structureRevision += 1
        variablesPendingRemoval.append(Int32(index))
        states[index].generation += 1
        needsSolve = true
    }

    func makeState(_ kind: VariableState.Kind) -> Int {
        var state = VariableState(kind: kind)
        // Rising, with room for those that end the identifiers of what leaves.
        fields.pointee.newestState &+= 4
        state.generation = fields.pointee.newestState
        if let slot = freeStateSlots.popLast() {
            state.isInfeasibilityCandidate = states[Int(slot)].isInfeasibilityCandidate
            states[Int(slot)] = state
            return Int(slot)
        }
        states.append(state)
        scratch.slots.append(-1)
        return tableau.makeLine()
    }

    /// Whether a variable or row was made before another, which settles ties: slots are used again, so that their
    /// order depends on what came and went.
    @inline(__always)
    func isOlder(_ one: Int, than other: Int) -> Bool { states[one].generation < states[other].generation }

    /// Gives a slot back. Its row or column must be empty.
    func releaseVariable(_ index: Int) {
        states[index].kind = .unused
        states[index].generation += 1
        states[index].isSuperbasic = false
        states[index].isAbandoned = false
        freeStateSlots.append(Int32(index))
    }
}
