extension SolverState {
    /// Lists, nearest first, where a step meets breakpoints and bounds: the variable's own and those of every basic
    /// variable that depends on it. Of equals the oldest variable first, then the oldest constraint, bounds last.
    func collectBreakpoints(_ step: Step) {
        scratch.breakpoints.removeAll()
        collectOwnBreakpoints(step)
        let smallest = tableau.largestCoefficient(inColumn: step.variable) * tableau.pivotFloor
        for entry in tableau.column(of: step.variable) {
            let rises = (entry.value > 0) == step.isRising
            if abs(entry.value) > smallest {
                collectBreakpoints(of: Int(entry.row), rate: abs(entry.value), isRising: rises)
            }
        }
        guard scratch.breakpoints.count > 1 else { return }
        scratch.breakpoints.sort { one, other in
            if one.distance != other.distance { return one.distance < other.distance }
            if one.variable != other.variable { return one.generation < other.generation }
            if one.constraint < 0 || other.constraint < 0 { return one.constraint > other.constraint }
            return constraints[Int(one.constraint)].order < constraints[Int(other.constraint)].order
        }
    }

    private func collectBreakpoints(of basic: Int, rate: Double, isRising: Bool) {
        let value = states[basic].value
        let bound = isRising ? states[basic].upper : states[basic].lower
        if bound.isFinite {
            append(distance: isRising ? bound - value : value - bound, basic, -1, bound, rate, isRising)
        }
        for index in limits(of: basic) {
            let limit = constraints.pointer(to: index)
            if !limit.pointee.isHard && limit.pointee.isAbove != isRising {
                append(
                    distance: isRising ? limit.pointee.breakpoint - value : value - limit.pointee.breakpoint, basic,
                    Int32(index), 0, rate, isRising)
            }
        }
    }

    private func collectOwnBreakpoints(_ step: Step) {
        let value = states[step.variable].value
        let bound = step.isRising ? states[step.variable].upper : states[step.variable].lower
        if bound.isFinite {
            append(distance: step.isRising ? bound - value : value - bound, step.variable, -1, bound, 1, step.isRising)
        }
        for index in limits(of: step.variable) {
            let limit = constraints.pointer(to: index)
            let distance = step.isRising ? limit.pointee.breakpoint - value : value - limit.pointee.breakpoint
            if !limit.pointee.isHard && distance > tolerance(at: limit.pointee.breakpoint) {
                append(distance: distance, step.variable, Int32(index), 0, 1, step.isRising)
            }
        }
    }

    private func append(
        distance: Double, _ variable: Int, _ constraint: Int32, _ bound: Double, _ rate: Double, _ isRising: Bool
    ) {
        scratch.breakpoints.append(
            Scratch.Breakpoint(
                distance: max(0, distance) / rate, variable: Int32(variable), constraint: constraint, bound: bound,
                rate: rate, isRising: isRising, generation: states[variable].generation))
    }
}
