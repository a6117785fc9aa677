extension SolverState {
    func add(
        _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, priority: Priority = .required
    ) throws(SolverError) -> ConstraintID {
        guard constant.isFinite else { throw .notFinite(constant) }
        try check(priority)
        let (start, count) = try store(terms)
        newestConstraint += 1
        structureRevision += 1
        var record = ConstraintRecord()
        record.order = newestConstraint
        record.termStart = start
        record.termCount = count
        record.relation = relation
        record.constant = constant
        record.priority = priority
        record.state = .waiting
        let index = insert(record)
        wait(index)
        needsSolve = true
        return ConstraintID(index: Int32(index), generation: record.order)
    }

    func remove(_ constraint: ConstraintID) {
        guard let index = try? index(of: constraint) else { return }
        structureRevision += 1
        for position in termRange(index) { states[Int(terms.variables[position])].mentions -= 1 }
        needsSolve = true
        if constraints[index].state == .waiting {
            keepWaiting { $0 != index }
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
        keepWaiting { index in
            guard isDropped(index) else { return true }
            for position in termRange(index) { states[Int(terms.variables[position])].mentions -= 1 }
            releaseConstraint(index)
            return false
        }
        structureRevision += 1
    }

    /// Appends a new constraint to those that wait for the next solve.
    @inline(__always) func wait(_ index: Int) {
        if firstWaiting < 0 {
            firstWaiting = Int32(index)
        } else {
            constraints[Int(fields.pointee.lastWaiting)].next = Int32(index)
        }
        fields.pointee.lastWaiting = Int32(index)
    }

    /// Goes through the constraints that wait, in the order of addition; those that do not stay wait no longer.
    @inline(__always) func keepWaiting(where stays: (Int) -> Bool) {
        let constraints = self.constraints
        var (following, last, isCut) = (firstWaiting, Int32(-1), false)
        func end(with index: Int32) {
            if last < 0 { firstWaiting = index } else { constraints[Int(last)].next = index }
        }
        while following >= 0 {
            let index = following
            following = constraints[Int(index)].next
            let isKept = stays(Int(index))
            if isKept && isCut { end(with: index) }
            if isKept { last = index }
            isCut = !isKept
        }
        if isCut { end(with: -1) }
        fields.pointee.lastWaiting = last
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

    @inline(__always) private func insert(_ record: ConstraintRecord) -> Int {
        guard let slot = freeConstraintSlots.popLast() else {
            constraints.append(record)
            return constraints.count - 1
        }
        let index = Int(slot)
        let isListed = constraints[index].isListed
        constraints[index] = record
        constraints[index].isListed = isListed
        return index
    }

    func releaseConstraint(_ index: Int) {
        terms.unused += storedTerms(index).count
        constraints[index].state = .unused
        constraints[index].isBroken = false
        freeConstraintSlots.append(Int32(index))
    }
}

extension SolverState {
    /// The constraints that limit a variable, the last one first, or others in a chain. None may come or go on the way.
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

    var waiting: Limits { Limits(constraints: constraints, following: firstWaiting) }

    @inline(__always) func limits(of variable: Int) -> Limits {
        Limits(constraints: constraints, following: states.pointer(to: variable).pointee.firstLimit)
    }
}
