extension SolverState {
    func add(
        _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, priority: Priority = .required
    ) throws(SolverError) -> ConstraintID {
        guard constant.isFinite else { throw .notFinite(constant) }
        try check(priority)
        let (start, count) = try store(terms)
        additions += 1
        structureRevision += 1
        var record = ConstraintRecord()
        record.order = additions
        record.termStart = start
        record.termCount = count
        record.relation = relation
        record.constant = constant
        record.priority = priority
        record.state = .waiting
        let index = insert(record)
        waiting.append(Int32(index))
        needsSolve = true
        return ConstraintID(index: Int32(index), generation: constraints[index].generation)
    }

    func remove(_ constraint: ConstraintID) {
        guard let index = try? index(of: constraint) else { return }
        structureRevision += 1
        for position in termRange(index) { states[Int(terms.variables[position])].mentions -= 1 }
        needsSolve = true
        if constraints[index].state == .waiting {
            if let position = waiting.firstIndex(of: Int32(index)) { waiting.remove(at: position) }
            releaseConstraint(index)
        } else {
            constraints[index].state = .pendingRemoval
            constraintsPendingRemoval.append(Int32(index))
        }
    }

    /// Removes some of the constraints that wait, all at once.
    ///
    /// - Complexity: O(constraints that wait + terms).
    func dropWaiting(where isDropped: (Int) -> Bool) {
        var kept = 0
        for position in waiting.indices {
            let index = Int(waiting[position])
            guard isDropped(index) else {
                waiting[kept] = Int32(index)
                kept += 1
                continue
            }
            for position in termRange(index) { states[Int(terms.variables[position])].mentions -= 1 }
            releaseConstraint(index)
        }
        waiting.removeLast(waiting.count - kept)
        structureRevision += 1
    }

    @inline(__always) func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
        guard constant.isFinite else { throw .notFinite(constant) }
        setConstant(constant, at: try index(of: constraint))
    }

    @inline(__always) func setConstant(_ constant: Double, at index: Int) {
        guard constraints[index].constant != constant else { return }
        constraints[index].constant = constant
        noteEdit(of: index)
    }

    /// - Parameter importance: nil for the one that it has.
    func setPriority(
        _ priority: Priority, importance: Double? = nil, of constraint: ConstraintID
    ) throws(SolverError) {
        try check(priority)
        if let importance, !importance.isFinite || importance <= 0 { throw .notFinite(importance) }
        let index = try index(of: constraint)
        if constraints[index].priority != priority || constraints[index].isBroken { reprice(index, priority) }
        if let importance { setImportance(importance, at: index) }
    }

    func setImportance(_ importance: Double, of constraint: ConstraintID) throws(SolverError) {
        guard importance.isFinite, importance > 0 else { throw .notFinite(importance) }
        setImportance(importance, at: try index(of: constraint))
    }

    @inline(__always) func setImportance(_ importance: Double, at index: Int) {
        guard self.importance(of: index) != importance else { return }
        enterImportance(importance, at: index)
        constraints[index].isRepriced = true
        costsAreStale = true
        noteEdit(of: index)
    }

    func reprice(_ index: Int, _ priority: Priority) {
        constraints[index].priority = priority
        constraints[index].isBroken = false
        constraints[index].isRepriced = true
        costsAreStale = true
        noteEdit(of: index)
    }

    func breakInAdvance(_ constraint: ConstraintID) {
        guard let index = try? index(of: constraint), constraints[index].state == .waiting, constraints[index].isHard
        else { return }
        constraints[index].isBroken = true
        brokenCount += 1
    }

    func retryBroken() {
        guard brokenCount > 0 else { return }
        brokenCount = 0
        for index in constraints.indices where constraints[index].isBroken {
            guard constraints[index].state == .installed || constraints[index].state == .waiting else { continue }
            constraints[index].isBroken = false
            constraints[index].isRepriced = true
            costsAreStale = true
            noteEdit(of: index)
        }
    }

    @inline(__always) func noteEdit(of index: Int) {
        needsSolve = true
        guard constraints[index].state == .installed, !constraints[index].isEdited else { return }
        constraints[index].isEdited = true
        endCouplings()
        edited.append(Int32(index))
    }

    @inline(__always) func endCouplings() { couplingEpoch &+= 1 }

    private func check(_ priority: Priority) throws(SolverError) {
        guard priority.rawValue > 0, priority.rawValue <= Priority.required.rawValue
        else { throw .priorityOutOfRange(priority.rawValue) }
    }

    /// Puts a record into a slot, which keeps its generation.
    @inline(__always) private func insert(_ record: ConstraintRecord) -> Int {
        guard let slot = freeConstraintSlots.popLast() else {
            constraints.append(record)
            constraints[constraints.count - 1].generation = fields.pointee.firstGeneration
            return constraints.count - 1
        }
        let index = Int(slot)
        let (generation, isListed) = (constraints[index].generation, constraints[index].isListed)
        constraints[index] = record
        constraints[index].generation = generation
        constraints[index].isListed = isListed
        return index
    }

    func releaseConstraint(_ index: Int) {
        terms.unused += storedTerms(index).count
        constraints[index].state = .unused
        constraints[index].isBroken = false
        constraints[index].generation += 1
        freeConstraintSlots.append(Int32(index))
    }
}

extension SolverState {
    /// The constraints that limit a variable, the last one first. None may come or go on the way.
    struct Limits: Sequence, IteratorProtocol {
        fileprivate let constraints: UnmanagedArray<ConstraintRecord>
        fileprivate var following: Int32

        @inline(__always) mutating func next() -> Int? {
            guard following >= 0 else { return nil }
            let limit = Int(following)
            following = constraints.pointer(to: limit).pointee.next
            return limit
        }
    }

    @inline(__always) func limits(of variable: Int) -> Limits {
        Limits(constraints: constraints, following: states.pointer(to: variable).pointee.firstLimit)
    }
}
