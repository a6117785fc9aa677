extension SolverState {
    /// Distances below this part of the numbers they are differences of are rounding, not a contradiction.
    static let contradictionTolerance = 1e-9

    /// The conflict of a row whose quantity is outside its walls while no quantity in it can move the right way: the
    /// row's own wall and the walls in the way, weighted by the row's coefficients. A row expresses its quantity in
    /// the parametric ones in exactly one way, so every member is needed.
    func certificate(of basic: Int, rises: Bool) -> Conflict? {
        var members: [Conflict.Member] = []
        members.reserveCapacity(32)
        let sign: Double = rises ? 1 : -1
        let own = rises ? quantities[basic].lower : quantities[basic].upper
        members.append(member(basic, lower: rises, multiplier: sign))
        var contradiction = sign * own
        var size = abs(own)
        let smallest = tableau.largestCoefficient(inRow: basic) * Tableau.pivotFloor
        var index = tableau.lines[basic].head
        while index >= 0 {
            let entry = tableau.entries[Int(index)]
            let column = Int(entry.column)
            let isLower = (entry.value > 0) != rises
            let wall = isLower ? quantities[column].lower : quantities[column].upper
            if wall.isFinite && abs(entry.value) > smallest {
                members.append(member(column, lower: isLower, multiplier: -sign * entry.value))
                contradiction -= sign * entry.value * wall
                size += abs(entry.value * wall)
            }
            index = entry.nextInRow
        }
        contradiction += addDefinitions(to: &members)
        guard contradiction > SolverState.contradictionTolerance * max(1, size) else { return nil }
        return Conflict(members: ordered(members), contradiction: contradiction)
    }

    /// The tableau leaves definitions out; where the members' terms do not cancel by themselves, definitions make them.
    ///
    /// - Returns: What the definitions add to the contradiction.
    private func addDefinitions(to members: inout [Conflict.Member]) -> Double {
        guard definitions.count > vacantDefinitions else { return 0 }
        var rest = Residue(of: self)
        for member in members {
            if case .constraint(let identifier) = member.restriction {
                rest.add(Int(identifier.index), times: member.multiplier, in: self)
            }
        }
        var sum = 0.0
        for (constraint, multiplier) in rest.cancelled(in: self) {
            sum += multiplier * constraints[constraint].constant
            members.append(
                Conflict.Member(restriction: .constraint(identifier(of: constraint)), multiplier: multiplier))
        }
        return sum
    }

    private func member(_ quantity: Int, lower: Bool, multiplier: Double) -> Conflict.Member {
        let by = lower ? quantities[quantity].lowerBy : quantities[quantity].upperBy
        if by == Quantity.domain {
            return Conflict.Member(restriction: .nonNegative(variable(at: quantity)), multiplier: multiplier)
        }
        return Conflict.Member(
            restriction: .constraint(identifier(of: Int(by))), multiplier: multiplier / constraints[Int(by)].scale)
    }

    /// Constraints first, by slot, then variables by slot.
    private func ordered(_ members: [Conflict.Member]) -> [Conflict.Member] {
        // Numbers sort much faster than members: kind and slot above, place below.
        var keys = members.indices.map { place -> UInt64 in
            switch members[place].restriction {
            case .constraint(let identifier): UInt64(identifier.index) << 31 | UInt64(place)
            case .nonNegative(let variable): 1 << 63 | UInt64(variable.index) << 31 | UInt64(place)
            }
        }
        keys.sort()
        return keys.map { members[Int($0 & 0x7FFF_FFFF)] }
    }

    func identifier(of constraint: Int) -> ConstraintID {
        ConstraintID(index: Int32(constraint), generation: constraints[constraint].generation)
    }

    func variable(at quantity: Int) -> Variable {
        Variable(index: Int32(quantity), generation: quantities[quantity].generation)
    }

    /// Two walls of one quantity that exclude each other are a conflict of two. False if nothing was chosen.
    mutating func breakCrossedWalls(
        of quantity: Int, _ work: inout Work, _ choose: (Conflict) -> ConstraintID?
    ) -> Bool {
        let distance = quantities[quantity].lower - quantities[quantity].upper
        let members = [
            member(quantity, lower: true, multiplier: 1), member(quantity, lower: false, multiplier: -1),
        ]
        return breakOne(of: Conflict(members: ordered(members), contradiction: distance), &work, choose)
    }

    /// A required constraint without terms that does not hold is a conflict of one. False if nothing was chosen.
    mutating func breakEmptyConflicts(_ work: inout Work, _ choose: (Conflict) -> ConstraintID?) -> Bool {
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
    mutating func breakOne(
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
