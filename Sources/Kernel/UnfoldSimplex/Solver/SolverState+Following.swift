/// Becoming what another solver is, from an earlier copy of it.
extension SolverState {
    func hasVariables(of original: SolverState) -> Bool {
        for index in 0..<max(states.count, original.states.count) {
            let mine = index < states.count && states[index].kind == .variable
            let others = index < original.states.count && original.states[index].kind == .variable
            guard mine == others else { return false }
            if mine, states[index].generation != original.states[index].generation { return false }
        }
        return true
    }

    /// - Parameters:
    ///   - known: The number of the original's newest constraint when both were alike: later ones here are the copy's.
    ///   - omitted: Slots in rising order.
    func follow(_ original: SolverState, knowing known: Int32, without omitted: [Int]) {
        clearLeftovers()
        if !rested.isEmpty { endRests() }
        if !original.tableau.isPlain {
            noteMultiplier(original.fields.pointee.smallestCoefficient)
            noteMultiplier(original.fields.pointee.largestCoefficient)
        }
        var added: [Int] = []
        var next = 0
        for index in 0..<max(constraints.count, original.constraints.count) {
            let isOmitted = next < omitted.count && omitted[next] == index
            if isOmitted { next += 1 }
            let isWanted = !isOmitted && index < original.constraints.count && original.isPresent(index)
            if index < constraints.count, isPresent(index) {
                let order = constraints[index].order
                if isWanted, order <= known, order == original.constraints[index].order {
                    takeNumbers(of: index, from: original)
                    continue
                }
                remove(identifier(of: index))
            }
            if isWanted { added.append(index) }
        }
        // Merged variables take their limits back; slots that get another constraint have to be free.
        if !moving.isEmpty { applyCouplings() }
        applyRemovals()
        constraints.fill(to: original.constraints.count, with: ConstraintRecord())
        added.sort { original.constraints[$0].order < original.constraints[$1].order }
        for index in added { copy(index, of: original) }
        newestConstraint = original.newestConstraint
        freeConstraintSlots.removeAll()
        for index in constraints.indices.reversed() where constraints[index].state == .unused {
            freeConstraintSlots.append(Int32(index))
        }
    }

    /// The constraint in the same slot of the original comes in, to be installed by the next solve.
    private func copy(_ index: Int, of original: SolverState) {
        let isListed = constraints[index].isListed
        let model = original.constraints[index]
        var record = ConstraintRecord()
        record.order = model.order
        record.relation = model.relation
        record.constant = model.constant
        record.priority = model.priority
        record.termStart = Int32(terms.variables.count)
        record.termCount = model.termCount
        record.state = .waiting
        record.isListed = isListed
        constraints[index] = record
        for position in original.termRange(index) {
            let variable = original.terms.variables[position]
            terms.variables.append(variable)
            terms.coefficients.append(original.terms.coefficients[position])
            states[Int(variable)].mentions += 1
        }
        enterImportance(original.importance(of: index), at: index)
        wait(index)
        needsSolve = true
    }

    func takeNumbers(from original: SolverState) {
        for index in 0..<min(constraints.count, original.constraints.count) {
            guard constraints[index].order == original.constraints[index].order, isPresent(index),
                original.isPresent(index)
            else { continue }
            takeNumbers(of: index, from: original)
        }
    }

    private func takeNumbers(of index: Int, from original: SolverState) {
        let mine = constraints.pointer(to: index)
        let other = original.constraints.pointer(to: index)
        if mine.pointee.priority != other.pointee.priority { reprice(index, other.pointee.priority) }
        setImportance(original.importance(of: index), at: index)
        let constant = other.pointee.constant
        guard mine.pointee.constant != constant else { return }
        if let partner = partner(of: index), partner < original.constraints.count,
            original.constraints[partner].order == constraints[partner].order, original.isPresent(partner),
            original.constraints[partner].constant == constant, enterCoupled(index, partner, constant)
        {
            return
        }
        setConstant(constant, at: index)
    }

    private func partner(of limit: Int) -> Int? {
        let record = constraints.pointer(to: limit)
        guard record.pointee.variable >= 0 else { return nil }
        let first = states[Int(record.pointee.variable)].firstLimit
        let partner = Int(first) == limit ? record.pointee.next : first
        return partner >= 0 && isPresent(Int(partner)) ? Int(partner) : nil
    }
}
