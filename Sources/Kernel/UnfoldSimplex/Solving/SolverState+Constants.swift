/// Changed constants: entered one by one, then applied together.
extension SolverState {
    /// Gives a limit its new breakpoint; its variable moves with it if it rests there, but not yet.
    @inline(__always) func enterConstant(of constraint: Int, on variable: Int) {
        if states[variable].place < 0 {
            states[variable].place = Int32(scratch.shifts.count)
            scratch.shifts.append(restingShift(of: variable))
        }
        let position = Int(states[variable].place)
        if enterBreakpoint(of: constraint, on: variable) && !scratch.shifts[position].hasTarget {
            scratch.shifts[position].hasTarget = true
            scratch.shifts[position].target = constraints[constraint].breakpoint
        }
    }

    /// Applies the only changed constant, for which nothing has to be collected.
    func applyConstant(of constraint: Int, on variable: Int) {
        if moveFixed(variable, by: constraint) { return }
        var shift = restingShift(of: variable)
        shift.hasTarget = enterBreakpoint(of: constraint, on: variable)
        shift.target = constraints[constraint].breakpoint
        apply(shift, isOnly: true)
    }

    /// Moves a variable that a required equality alone decides, the commonest edit of all: no slope depends on where it
    /// is.
    ///
    /// - Returns: False, and nothing done, if the variable is not so.
    @inline(__always) private func moveFixed(_ variable: Int, by constraint: Int) -> Bool {
        let limit = constraints.mutablePointer(to: constraint)
        let state = states.mutablePointer(to: variable)
        guard state.pointee.firstLimit == Int32(constraint), limit.pointee.next < 0, limit.pointee.isHard,
            limit.pointee.relation == .equal, state.pointee.value == state.pointee.lower,
            state.pointee.value == state.pointee.upper,
            state.pointee.value == limit.pointee.breakpoint, !tableau.lines[variable].isBasic
        else { return false }
        let constant = limit.pointee.constant
        let target = limit.pointee.isScaled ? constant / scale(of: constraint) : constant
        guard target > 0 || !state.pointee.isNonNegative else { return false }
        limit.pointee.breakpoint = target
        state.pointee.lower = target
        state.pointee.upper = target
        shift(variable, by: target - state.pointee.value)
        state.pointee.value = target
        return true
    }

    /// No shift yet, but what there is to know of the variable before its limits change.
    @inline(__always) private func restingShift(of variable: Int) -> Scratch.PendingShift {
        let state = states.pointer(to: variable)
        let value = state.pointee.value
        return Scratch.PendingShift(
            variable: Int32(variable), wasTight: isTight(variable), wasAtLower: value <= state.pointee.lower,
            wasAtUpper: value >= state.pointee.upper, target: value)
    }

    /// Returns whether the variable rested on the old breakpoint.
    @inline(__always) private func enterBreakpoint(of constraint: Int, on variable: Int) -> Bool {
        let state = states.pointer(to: variable)
        let wasOnBreakpoint = state.pointee.value == constraints[constraint].breakpoint
        refreshBreakpoint(constraint)
        if constraints[constraint].isHard { refreshBounds(of: variable) }
        return wasOnBreakpoint
    }

    /// Whether a variable is on the breakpoints of all its limits, exactly.
    private func isTight(_ variable: Int) -> Bool {
        let value = states[variable].value
        return limits(of: variable).allSatisfy { constraints.pointer(to: $0).pointee.breakpoint == value }
    }

    /// Moves what the entered constants move, then brings the rows' sides and worklists in line.
    func applyMoves() {
        for position in scratch.shifts.indices {
            let shift = scratch.shifts[position]
            let variable = Int(shift.variable)
            states[variable].place = -1
            apply(shift, isOnly: false)
        }
        scratch.shifts.removeAll()
        updateStaleRows()
    }

    /// Moves a variable, if it is nonbasic; the rows are looked at when all have moved, unless it is the only one.
    @inline(__always) private func apply(_ shift: Scratch.PendingShift, isOnly: Bool) {
        let variable = Int(shift.variable)
        if tableau.lines[variable].isBasic {
            preferIndifferentSides(of: variable)
            return valueChanged(of: variable)
        }
        let state = states.pointer(to: variable)
        let old = state.pointee.value
        let target = max(min(shift.hasTarget ? shift.target : old, state.pointee.upper), state.pointee.lower)
        if target != old {
            states[variable].value = target
            if state.pointee.uses > 0 { definitionsAreStale = true }
            if isOnly {
                shiftRows(of: variable, by: target - old)
            } else {
                shiftRowsLater(of: variable, by: target - old)
            }
        }
        // No slope changes where a variable moves with all its limits; a bound that it leaves may free it.
        let isAsBefore =
            shift.wasTight && isTight(variable) && (!shift.wasAtLower || target <= state.pointee.lower)
            && (!shift.wasAtUpper || target >= state.pointee.upper)
        if isAsBefore && state.pointee.lower <= state.pointee.upper { return }
        costsAreStale = true
        valueChanged(of: variable)
        noteSuperbasic(variable)
    }
}
