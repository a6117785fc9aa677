extension SolverState {
    /// Lists, nearest first, where a step meets kinks and walls: the quantity's own and those of every basic quantity
    /// that depends on it. Equals by lowest quantity, then lowest constraint, walls last.
    func collectBreakpoints(_ step: Step) {
        scratch.breakpoints.removeAll()
        collectOwnBreakpoints(step)
        let smallest = tableau.largestCoefficient(inColumn: step.quantity) * tableau.pivotFloor
        var index = tableau.lines[step.quantity].head
        while index >= 0 {
            let entry = tableau.entries[Int(index)]
            let rises = (entry.value > 0) == step.isRising
            if abs(entry.value) > smallest {
                collectBreakpoints(of: Int(entry.row), rate: abs(entry.value), isRising: rises)
            }
            index = entry.nextInColumn
        }
        guard scratch.breakpoints.count > 1 else { return }
        scratch.breakpoints.sort { one, other in
            if one.distance != other.distance { return one.distance < other.distance }
            if one.quantity != other.quantity { return one.quantity < other.quantity }
            return UInt32(bitPattern: one.constraint) < UInt32(bitPattern: other.constraint)
        }
    }

    private func collectBreakpoints(of basic: Int, rate: Double, isRising: Bool) {
        let value = quantities[basic].value
        let wall = isRising ? quantities[basic].upper : quantities[basic].lower
        if wall.isFinite {
            append(distance: isRising ? wall - value : value - wall, basic, -1, wall, rate, isRising)
        }
        var index = quantities[basic].firstLimit
        while index >= 0 {
            let limit = constraints.pointer(to: Int(index))
            if !limit.pointee.isHard && limit.pointee.isAbove != isRising {
                append(
                    distance: isRising ? limit.pointee.kink - value : value - limit.pointee.kink, basic, index, 0, rate,
                    isRising)
            }
            index = limit.pointee.next
        }
    }

    private func collectOwnBreakpoints(_ step: Step) {
        let value = quantities[step.quantity].value
        let wall = step.isRising ? quantities[step.quantity].upper : quantities[step.quantity].lower
        if wall.isFinite {
            append(
                distance: step.isRising ? wall - value : value - wall, step.quantity, -1, wall, 1, step.isRising)
        }
        var index = quantities[step.quantity].firstLimit
        while index >= 0 {
            let limit = constraints.pointer(to: Int(index))
            let distance = step.isRising ? limit.pointee.kink - value : value - limit.pointee.kink
            if !limit.pointee.isHard && distance > tolerance(at: limit.pointee.kink) {
                append(distance: distance, step.quantity, index, 0, 1, step.isRising)
            }
            index = limit.pointee.next
        }
    }

    private func append(
        distance: Double, _ quantity: Int, _ constraint: Int32, _ wall: Double, _ rate: Double, _ isRising: Bool
    ) {
        scratch.breakpoints.append(
            Scratch.Breakpoint(
                distance: max(0, distance) / rate, quantity: Int32(quantity), constraint: constraint, wall: wall,
                rate: rate, isRising: isRising))
    }
}
