/// Changed constants: entered one by one, then applied together.
extension SolverState {
    /// What the edits of one solve do to one quantity.
    struct Shift: Sendable, BitwiseCopyable {
        var quantity: Int32
        /// Rested on all its limits at once, and on which walls.
        var wasTight: Bool
        var wasAtLower: Bool
        var wasAtUpper: Bool
        /// Where it goes: with the first of its changed limits that it rested on.
        var target: Double
        var hasTarget = false
    }

    /// Gives a limit its new kink; its quantity goes along if it rests there, but not yet.
    @inline(__always)
    func enterConstant(of constraint: Int, on quantity: Int) {
        if quantities[quantity].shift < 0 {
            quantities[quantity].shift = Int32(scratch.shifts.count)
            scratch.shifts.append(restingShift(of: quantity))
        }
        let place = Int(quantities[quantity].shift)
        if enterKink(of: constraint, on: quantity) && !scratch.shifts[place].hasTarget {
            scratch.shifts[place].hasTarget = true
            scratch.shifts[place].target = constraints[constraint].kink
        }
    }

    /// Applies the only changed constant, for which nothing has to be collected.
    func applyConstant(of constraint: Int, on quantity: Int) {
        if moveFixed(quantity, by: constraint) { return }
        var shift = restingShift(of: quantity)
        shift.hasTarget = enterKink(of: constraint, on: quantity)
        shift.target = constraints[constraint].kink
        if tableau.lines[quantity].isBasic {
            preferIndifferentSides(of: quantity)
            valueChanged(of: quantity)
        } else {
            apply(shift, isOnly: true)
        }
    }

    /// Moves a quantity that a required equality alone decides, the commonest edit of all: no slope depends on where it is.
    ///
    /// - Returns: False, and nothing done, if the quantity is not so.
    @inline(__always)
    private func moveFixed(_ quantity: Int, by constraint: Int) -> Bool {
        let limit = constraints.place(of: constraint)
        let state = quantities.place(of: quantity)
        let index = Int32(constraint)
        guard state.pointee.firstLimit == index, limit.pointee.next < 0, limit.pointee.isHard,
            state.pointee.lowerBy == index, state.pointee.upperBy == index,
            state.pointee.value == limit.pointee.kink, !tableau.lines[quantity].isBasic
        else { return false }
        let scale = limit.pointee.scale
        let target = scale == 1 ? limit.pointee.constant : limit.pointee.constant / scale
        guard target > 0 || !state.pointee.isNonNegative else { return false }
        limit.pointee.kink = target
        state.pointee.lower = target
        state.pointee.upper = target
        shift(quantity, by: target - state.pointee.value)
        state.pointee.value = target
        return true
    }

    /// No shift yet, but what there is to know of the quantity before its limits change.
    @inline(__always)
    private func restingShift(of quantity: Int) -> Shift {
        let state = quantities.pointer(to: quantity)
        let value = state.pointee.value
        return Shift(
            quantity: Int32(quantity), wasTight: isTight(quantity), wasAtLower: value <= state.pointee.lower,
            wasAtUpper: value >= state.pointee.upper, target: value)
    }

    /// Returns whether the quantity rested on the old kink.
    @inline(__always)
    private func enterKink(of constraint: Int, on quantity: Int) -> Bool {
        let state = quantities.pointer(to: quantity)
        let wasOnKink = state.pointee.value == constraints[constraint].kink
        let index = Int32(constraint)
        refreshKink(constraint)
        if constraints[constraint].isHard || state.pointee.lowerBy == index || state.pointee.upperBy == index {
            refreshWalls(of: quantity)
        }
        return wasOnKink
    }

    /// Whether a quantity is on the kinks of all its limits, exactly.
    private func isTight(_ quantity: Int) -> Bool {
        let value = quantities[quantity].value
        var index = quantities[quantity].firstLimit
        while index >= 0 {
            let limit = constraints.pointer(to: Int(index))
            if limit.pointee.kink != value { return false }
            index = limit.pointee.next
        }
        return true
    }

    /// Moves what the entered constants move, then brings the rows' sides and worklists in line.
    func applyMoves() {
        for place in scratch.shifts.indices {
            let shift = scratch.shifts[place]
            let quantity = Int(shift.quantity)
            quantities[quantity].shift = -1
            if tableau.lines[quantity].isBasic {
                preferIndifferentSides(of: quantity)
                valueChanged(of: quantity)
            } else {
                apply(shift, isOnly: false)
            }
        }
        scratch.shifts.removeAll()
        lookAtDirtyRows()
    }

    /// Brings the sides and worklists of the rows that moved in line.
    func lookAtDirtyRows() {
        for index in scratch.dirty {
            quantities[Int(index)].isDirty = false
            valueChanged(of: Int(index))
        }
        scratch.dirty.removeAll()
    }

    /// Moves a parametric quantity; the rows are looked at when all have moved, unless it is the only one.
    @inline(__always)
    private func apply(_ shift: Shift, isOnly: Bool) {
        let quantity = Int(shift.quantity)
        let state = quantities.pointer(to: quantity)
        let old = state.pointee.value
        let target = max(min(shift.hasTarget ? shift.target : old, state.pointee.upper), state.pointee.lower)
        if target != old {
            quantities[quantity].value = target
            if state.pointee.uses > 0 { definitionsAreStale = true }
            if isOnly {
                shiftRows(of: quantity, by: target - old)
            } else {
                shiftRowsLater(of: quantity, by: target - old)
            }
        }
        // No slope changes where a quantity goes along with all its limits; a wall that it leaves may free it.
        let isAsBefore =
            shift.wasTight && isTight(quantity) && (!shift.wasAtLower || target <= state.pointee.lower)
            && (!shift.wasAtUpper || target >= state.pointee.upper)
        if isAsBefore && state.pointee.lower <= state.pointee.upper { return }
        costsAreStale = true
        valueChanged(of: quantity)
        noteStray(quantity)
    }

    /// Moves the rows of a quantity that moved, to be looked at once by ``lookAtDirtyRows()``.
    @inline(__always)
    func shiftRowsLater(of parametric: Int, by change: Double) {
        movesSinceRefresh += 1
        let (entries, quantities) = (tableau.entries, self.quantities)
        var index = tableau.lines[parametric].head
        while index >= 0 {
            let entry = entries.pointer(to: Int(index))
            let row = quantities.place(of: Int(entry.pointee.row))
            row.pointee.value += entry.pointee.value * change
            if !row.pointee.isDirty {
                row.pointee.isDirty = true
                scratch.dirty.append(entry.pointee.row)
                if row.pointee.uses > 0 { definitionsAreStale = true }
            }
            index = entry.pointee.nextInColumn
        }
    }
}
