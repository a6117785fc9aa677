extension SolverState {
    /// Moves a parametric quantity, and with it every basic quantity that depends on it.
    func shift(_ parametric: Int, by change: Double) {
        guard change != 0 else { return }
        forgetPairs()
        quantities[parametric].value += change
        if quantities[parametric].uses > 0 { definitionsAreStale = true }
        shiftRows(of: parametric, by: change)
    }

    /// Moves every basic quantity as if a parametric one had moved.
    func shiftRows(of parametric: Int, by change: Double) {
        movesSinceRefresh += 1
        var index = tableau.lines[parametric].head
        while index >= 0 {
            let entry = tableau.entries.pointer(to: Int(index))
            let row = Int(entry.pointee.row)
            quantities[row].value += entry.pointee.value * change
            if quantities[row].uses > 0 { definitionsAreStale = true }
            valueChanged(of: row)
            index = entry.pointee.nextInColumn
        }
    }

    /// Moves a parametric quantity to a place of its own choosing.
    func move(_ parametric: Int, to value: Double) {
        if quantities[parametric].value != value {
            shift(parametric, by: value - quantities[parametric].value)
            quantities[parametric].value = value
        }
        valueChanged(of: parametric)
    }

    /// Brings sides and worklists in line with a quantity's new value.
    @inline(__always)
    func valueChanged(of quantity: Int) {
        let state = quantities.pointer(to: quantity)
        let value = state.pointee.value
        if (value < state.pointee.lower || value > state.pointee.upper) && !state.pointee.isSuspect {
            suspect(quantity)
        }
        if state.pointee.firstLimit >= 0 { refreshSides(of: quantity) }
    }

    private func suspect(_ quantity: Int) {
        quantities[quantity].isSuspect = true
        suspects.append(Int32(quantity))
    }

    private func refreshSides(of quantity: Int) {
        let state = quantities.pointer(to: quantity)
        let value = state.pointee.value
        let isBasic = tableau.lines[quantity].isBasic
        var index = state.pointee.firstLimit
        while index >= 0 {
            let limit = constraints.pointer(to: Int(index))
            let current = Int(index)
            index = limit.pointee.next
            // A wall has no side: what it costs to pass it is not a number.
            if limit.pointee.isHard { continue }
            let excess = value - limit.pointee.kink
            if abs(excess) > tolerance(at: limit.pointee.kink) { setSide(of: current, above: excess > 0) }
            if !limit.pointee.isListed {
                let counts = isBasic || excess != 0
                let minds =
                    (isBasic ? limit.pointee.isAbove : excess > 0)
                    ? limit.pointee.minds.above : limit.pointee.minds.below
                if counts && minds { list(current) }
            }
        }
    }

    /// Puts a soft limit on the list of those that may have a slope.
    func list(_ constraint: Int) {
        guard !constraints[constraint].isListed else { return }
        constraints[constraint].isListed = true
        sloped.append(Int32(constraint))
    }

    /// Lets `entering` take the place of `leaving`, which goes to `target`.
    func exchange(leaving: Int, entering: Int, at entry: Int32, target: Double) {
        costsAreStale = true
        forgetPairs()
        if isWide { precision = .wide }
        let coefficient = tableau.entries[Int(entry)].value
        shift(entering, by: (target - quantities[leaving].value) / coefficient)
        tableau.pivot(leaving: leaving, entering: entering, at: entry)
        quantities[leaving].value = target
        valueChanged(of: leaving)
        valueChanged(of: entering)
    }

    /// Moves a parametric quantity inside its walls after its limits changed, and notes it if it has no place to rest.
    func reposition(_ parametric: Int, preferring value: Double) {
        var target = value
        target = min(target, quantities[parametric].upper)
        target = max(target, quantities[parametric].lower)
        move(parametric, to: target)
        noteStray(parametric)
    }

    func noteStray(_ parametric: Int) {
        guard !quantities[parametric].isStray, quantities[parametric].isAbandoned || !isAtRest(parametric) else {
            return
        }
        quantities[parametric].isStray = true
        strays.append(Int32(parametric))
    }
}
