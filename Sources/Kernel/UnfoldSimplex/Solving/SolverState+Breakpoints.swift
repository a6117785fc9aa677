extension SolverState {
    /// Lists, nearest first, where a step meets breakpoints and bounds: the variable's own and those of every basic
    /// variable that depends on it. Of equals the oldest variable first, then the oldest constraint, bounds last.
    func collectBreakpoints(_ step: Step) {
        scratch.breakpoints.removeAll()
        collectBreakpoints(of: step.variable, rate: 1, isRising: step.isRising, isOwn: true)
        let smallest = tableau.largestCoefficient(inColumn: step.variable) * tableau.pivotFloor
        for entry in tableau.column(of: step.variable) {
            let rises = (entry.value > 0) == step.isRising
            if abs(entry.value) > smallest {
                collectBreakpoints(of: Int(entry.row), rate: abs(entry.value), isRising: rises, isOwn: false)
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

    private func collectBreakpoints(of variable: Int, rate: Double, isRising: Bool, isOwn: Bool) {
        let value = states[variable].value
        let bound = isRising ? states[variable].upper : states[variable].lower
        if bound.isFinite {
            append(distance: isRising ? bound - value : value - bound, variable, -1, rate, isRising)
        }
        for index in limits(of: variable) {
            let limit = constraints.pointer(to: index)
            guard !limit.pointee.isHard, isOwn || limit.pointee.isAbove != isRising else { continue }
            let breakpoint = limit.pointee.breakpoint
            let distance = isRising ? breakpoint - value : value - breakpoint
            if isOwn && distance <= tolerance(at: breakpoint) { continue }
            append(distance: distance, variable, Int32(index), rate, isRising)
        }
    }

    private func append(
        distance: Double, _ variable: Int, _ constraint: Int32, _ rate: Double, _ isRising: Bool
    ) {
        scratch.breakpoints.append(
            Scratch.Breakpoint(
                distance: max(0, distance) / rate, variable: Int32(variable), constraint: constraint,
                rate: rate, isRising: isRising, generation: states[variable].generation))
    }
}
