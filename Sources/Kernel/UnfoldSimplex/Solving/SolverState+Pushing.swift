/// Required inequalities that push a free variable.
///
/// Such a variable is defined by the inequality, whose left side takes its place in the tableau: a column at its bound
/// instead of a row. However long a chain of views with a least distance each is, it leaves the tableau empty.
extension SolverState {
    /// Whether an inequality may push a variable once all required equalities are in.
    func mayPush(_ constraint: Int) -> Bool {
        guard constraints[constraint].relation != .equal else { return false }
        let range = termRange(constraint)
        return range.count > 1 && range.contains { isDefinable(Int(terms.variables[$0])) }
    }

    /// Takes in inequalities that may push, in their order. Their rows are made already.
    func installPushing(_ list: [Int]) {
        evaluateDefinitions()
        for index in list where !push(by: index) {
            insertRow(of: Int(constraints[index].variable), constraint: index)
            attachInstalled(index, to: Int(constraints[index].variable))
        }
    }

    /// Defines the variable that the search for a feasible point would move for an inequality that does not hold, or
    /// holds with equality; false, and nothing done, where that variable is not free, or none is moved.
    private func push(by constraint: Int) -> Bool {
        let record = constraints.pointer(to: constraint)
        let (leftSide, scale) = (Int(record.pointee.variable), scale(of: constraint))
        let value = self.leftSide(of: constraint).value / scale
        let excess = value - record.pointee.breakpoint
        let rises = record.pointee.isViolatedBelow
        guard rises ? excess <= 0 : excess >= 0 else { return false }
        var chosen = -1
        for position in termRange(constraint) {
            let variable = Int(terms.variables[position])
            let coefficient = terms.coefficients[position] / scale
            guard mayMove(variable, rising: (coefficient > 0) == rises) else { continue }
            if chosen < 0
                || isSteadier(
                    coefficient, variable, terms.coefficients[chosen] / scale, Int(terms.variables[chosen]))
            {
                chosen = position
            }
        }
        guard chosen >= 0, isDefinable(Int(terms.variables[chosen])) else { return false }
        define(chosen, by: constraint)
        states[leftSide].value = value
        attachInstalled(constraint, to: leftSide)
        evaluateDefinition(constraint)
        return true
    }

    /// Whether a variable of the tableau is nonbasic and no bound is in its way.
    private func mayMove(_ variable: Int, rising: Bool) -> Bool {
        let state = states.pointer(to: variable)
        guard !state.pointee.isDefined, !tableau.lines[variable].isBasic else { return false }
        return rising ? state.pointee.value < state.pointee.upper : state.pointee.value > state.pointee.lower
    }
}
