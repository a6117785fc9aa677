extension SolverState {
    /// The conflict of a row whose quantity is outside its walls while no quantity in it can move the right way: the
    /// row's own wall and the walls in the way, weighted by the row's coefficients. A row expresses its quantity in
    /// the parametric ones in exactly one way, so every member is needed.
    func certificate(of basic: Int, rises: Bool) -> Conflict? {
        clearDrafts()
        let sign: Double = rises ? 1 : -1
        let own = rises ? quantities[basic].lower : quantities[basic].upper
        draftWall(of: basic, lower: rises, multiplier: sign)
        var contradiction = sign * own
        var size = abs(own)
        let smallest = tableau.largestCoefficient(inRow: basic) * tableau.pivotFloor
        var index = tableau.lines[basic].head
        while index >= 0 {
            let entry = tableau.entries.pointer(to: Int(index))
            let value = entry.pointee.value
            let column = Int(entry.pointee.column)
            let isLower = (value > 0) != rises
            let wall = isLower ? quantities[column].lower : quantities[column].upper
            if wall.isFinite && abs(value) > smallest {
                draftWall(of: column, lower: isLower, multiplier: -sign * value)
                contradiction -= sign * value * wall
                size += abs(value * wall)
            }
            index = entry.pointee.nextInRow
        }
        // The tableau leaves definitions out; where the members' terms do not cancel by themselves, definitions make
        // them.
        contradiction += draftDefinitions()
        guard contradiction > precision.contradiction * max(1, size), nothingIsLeft() else { return nil }
        return draftedConflict(contradiction: contradiction)
    }

    /// Whether the drafted multiples make every variable vanish. Where the coefficients are far apart, a member that is
    /// needed may have been taken for rounding.
    private func nothingIsLeft() -> Bool {
        if tableau.isPlain || isExact { return true }
        for place in scratch.touched.indices {
            let left = scratch.row[place]
            if abs(left.value) > precision.contradiction * left.size { return false }
        }
        return true
    }

    /// Drafts who put a wall where it is.
    private func draftWall(of quantity: Int, lower: Bool, multiplier: Double) {
        let by = lower ? quantities[quantity].lowerBy : quantities[quantity].upperBy
        if by == Quantity.domain {
            scratch.drafts.append(Draft(boundOf: quantity, multiplier: multiplier))
            addToScratch(quantity, multiplier)
        } else {
            let share = multiplier / constraints[Int(by)].scale
            scratch.drafts.append(Draft(constraint: Int(by), multiplier: share))
            addLeftSide(of: Int(by), times: share)
        }
    }

    private func draftedConflict(contradiction: Double) -> Conflict {
        sortDrafts()
        let members = Array<Conflict.Member>(unsafeUninitializedCapacity: scratch.drafts.count) { buffer, count in
            for draft in scratch.drafts {
                buffer.initializeElement(
                    at: count,
                    to: Conflict.Member(restriction: restriction(of: draft), multiplier: draft.multiplier))
                count += 1
            }
        }
        clearDrafts()
        return Conflict(members: members, contradiction: contradiction)
    }

    /// Two walls of one quantity that exclude each other are a conflict of two. False if nothing was chosen.
    func breakCrossedWalls(
        of quantity: Int, _ work: inout Work, _ choose: (Conflict) -> ConstraintID?
    ) -> Bool {
        let distance = quantities[quantity].lower - quantities[quantity].upper
        clearDrafts()
        draftWall(of: quantity, lower: true, multiplier: 1)
        draftWall(of: quantity, lower: false, multiplier: -1)
        return breakOne(of: draftedConflict(contradiction: distance), &work, choose)
    }

    /// A required constraint without terms that does not hold is a conflict of one. False if nothing was chosen.
    func breakEmptyConflicts(_ work: inout Work, _ choose: (Conflict) -> ConstraintID?) -> Bool {
        guard !emptyConflicts.isEmpty else { return true }
        let list = Array(emptyConflicts)
        emptyConflicts.removeAll()
        for (position, index) in list.enumerated() {
            let constraint = Int(index)
            let limit = constraints[constraint]
            guard limit.state == .installed, limit.quantity < 0, limit.isHard else { continue }
            let excess = -limit.constant
            guard excess > 0 ? limit.minds.above : excess < 0 && limit.minds.below else { continue }
            let member = Conflict.Member(
                restriction: .constraint(identifier(of: constraint)), multiplier: excess > 0 ? -1 : 1)
            if !breakOne(of: Conflict(members: [member], contradiction: abs(excess)), &work, choose) {
                for rest in list[position...] { emptyConflicts.append(rest) }
                return false
            }
        }
        return true
    }

    /// The caller's choice, which has to be a member; nil for none.
    private func checkedChoice(_ conflict: Conflict, _ choose: (Conflict) -> ConstraintID?) -> ConstraintID? {
        guard let chosen = choose(conflict) else { return nil }
        let isMember = conflict.members.contains { $0.restriction == .constraint(chosen) }
        precondition(isMember, "solve(breaking:): the constraint to break has to be a member of the conflict")
        return chosen
    }

    /// Asks which member to break, and turns that one from a wall into a cost just under required. False if none was
    /// chosen.
    func breakOne(
        of conflict: Conflict, _ work: inout Work, _ choose: (Conflict) -> ConstraintID?
    ) -> Bool {
        work.conflicts.append(conflict)
        guard let chosen = checkedChoice(conflict, choose) else { return false }
        // The costs of the search are void now, and breaking a definition needs the scratch space.
        scratch.clearTouched()
        work.broken.append(chosen)
        let constraint = Int(chosen.index)
        if constraints[constraint].defines >= 0 { dissolveDefinition(constraint) }
        constraints[constraint].isBroken = true
        brokenCount += 1
        refreshRecord(constraint)
        let quantity = Int(constraints[constraint].quantity)
        if quantity >= 0 {
            let value = quantities[quantity].value
            constraints[constraint].isAbove = value > constraints[constraint].kink
            limitsChanged(of: quantity)
        }
        return true
    }
}
