extension SolverState {
    /// The conflict of a row whose variable is outside its bounds while no variable in it can move the right way: the
    /// row's own bound and the bounds in the way, weighted by the row's coefficients. A row expresses its variable in
    /// the nonbasic ones in exactly one way, so every member is needed.
    func certificate(of basic: Int, rises: Bool) -> Conflict? {
        clearCertificate()
        if isWide { return certifyPrecisely(basic, rises: rises).map { certifiedConflict(contradiction: $0) } }
        let sign: Double = rises ? 1 : -1
        let own = rises ? states[basic].lower : states[basic].upper
        certifyBound(of: basic, lower: rises, multiplier: sign)
        var contradiction = sign * own
        var size = abs(own)
        let smallest = tableau.largestCoefficient(inRow: basic) * tableau.pivotFloor
        for entry in tableau.row(of: basic) {
            let value = entry.value
            let column = Int(entry.column)
            let isLower = (value > 0) != rises
            let bound = isLower ? states[column].lower : states[column].upper
            if bound.isFinite && abs(value) > smallest {
                certifyBound(of: column, lower: isLower, multiplier: -sign * value)
                contradiction -= sign * value * bound
                size += abs(value * bound)
            }
        }
        // The tableau leaves definitions out; where the members' terms do not cancel by themselves, definitions make
        // them.
        contradiction += certifyDefinitions()
        guard contradiction > precision.contradiction * max(1, size), nothingIsLeft() else { return nil }
        return certifiedConflict(contradiction: contradiction)
    }

    /// Whether the multiples make every variable vanish. Where the coefficients are far apart, a member that is
    /// needed may have been taken for rounding.
    private func nothingIsLeft() -> Bool {
        tableau.isPlain || scratch.row.allSatisfy { $0.part(above: precision.contradiction) == 0 }
    }

    /// Adds the restriction that put a bound where it is.
    private func certifyBound(of variable: Int, lower: Bool, multiplier: Double) {
        let by = holder(of: variable, lower: lower)
        if by == VariableState.domain {
            scratch.certificateRows.append(Scratch.CertificateRow(boundOf: variable, multiplier: multiplier))
            addToScratch(variable, multiplier)
        } else {
            let share = multiplier / scale(of: Int(by))
            scratch.certificateRows.append(Scratch.CertificateRow(constraint: Int(by), multiplier: share))
            addLeftSide(of: Int(by), times: share)
        }
    }

    private func certifiedConflict(contradiction: Double) -> Conflict {
        // Constraints first, by slot, then bounds by the variable's slot.
        scratch.certificateRows.sortReversing { $0.key < $1.key }
        let members = [Conflict.Member](unsafeUninitializedCapacity: scratch.certificateRows.count) {
            buffer, count in
            for row in scratch.certificateRows {
                buffer.initializeElement(
                    at: count,
                    to: Conflict.Member(restriction: restriction(of: row), multiplier: row.multiplier))
                count += 1
            }
        }
        clearCertificate()
        return Conflict(members: members, contradiction: contradiction)
    }

    /// Two bounds of one variable that exclude each other are a conflict of two, and of what makes the two lengths equal
    /// that they are of. False if nothing was chosen.
    func breakCrossedBounds(
        of variable: Int, _ budget: inout SolveBudget, _ choose: (Conflict) -> ConstraintID?
    ) -> Bool {
        let distance = states[variable].lower - states[variable].upper
        clearCertificate()
        certifyBound(of: variable, lower: true, multiplier: 1)
        certifyBound(of: variable, lower: false, multiplier: -1)
        certifyDefinitions()
        return breakOne(of: certifiedConflict(contradiction: distance), &budget, choose)
    }

    /// A required constraint without terms that does not hold is a conflict of one. False if nothing was chosen.
    func breakEmptyConflicts(_ budget: inout SolveBudget, _ choose: (Conflict) -> ConstraintID?) -> Bool {
        guard !emptyConflicts.isEmpty else { return true }
        let list = Array(emptyConflicts)
        emptyConflicts.removeAll()
        for (position, index) in list.enumerated() {
            let constraint = Int(index)
            let limit = constraints[constraint]
            guard limit.state == .installed, limit.variable < 0, limit.isHard else { continue }
            let excess = -limit.constant
            guard excess > 0 ? limit.isViolatedAbove : excess < 0 && limit.isViolatedBelow else { continue }
            let member = Conflict.Member(
                restriction: .constraint(identifier(of: constraint)), multiplier: excess > 0 ? -1 : 1)
            if !breakOne(of: Conflict(members: [member], contradiction: abs(excess)), &budget, choose) {
                for rest in list[position...] { emptyConflicts.append(rest) }
                return false
            }
        }
        return true
    }

    /// Asks which member to break, and turns that one from a bound into a cost just under required. False if none was
    /// chosen.
    func breakOne(
        of conflict: Conflict, _ budget: inout SolveBudget, _ choose: (Conflict) -> ConstraintID?
    ) -> Bool {
        budget.conflicts.append(conflict)
        guard let chosen = choose(conflict) else { return false }
        let isMember = conflict.members.contains { $0.restriction == .constraint(chosen) }
        precondition(isMember, "solve(breaking:): the constraint to break has to be a member of the conflict")
        // The costs of the search are void now, and breaking a definition needs the scratch space.
        scratch.clearTouched()
        budget.broken.append(chosen)
        let constraint = Int(chosen.index)
        if constraints[constraint].isDefinition { dissolveDefinition(constraint) }
        constraints[constraint].isBroken = true
        brokenCount += 1
        refreshRecord(constraint)
        let variable = Int(constraints[constraint].variable)
        if variable >= 0 {
            let value = states[variable].value
            constraints[constraint].isAbove = value > constraints[constraint].breakpoint
            limitsChanged(of: variable)
        }
        return true
    }
}
