/// A sum of constraints' left sides, by variable, from which definitions are to remove the variables they define.
struct Residue {
    /// What is left of a variable, and how much was added to it in all.
    private var sums: [(left: Double, size: Double)]

    init(of solver: borrowing SolverState) { sums = Array(repeating: (0, 0), count: solver.quantities.count) }

    mutating func add(variable: Int, times multiplier: Double) {
        sums[variable].left += multiplier
        sums[variable].size += abs(multiplier)
    }

    mutating func add(_ constraint: Int, times multiplier: Double, in solver: borrowing SolverState) {
        for position in solver.termRange(constraint) {
            add(
                variable: Int(solver.terms.variables[position]), times: multiplier * solver.terms.coefficients[position]
            )
        }
    }

    /// The definitions, last first, and the multiples of them that make every defined variable vanish.
    mutating func cancelled(in solver: borrowing SolverState) -> [(constraint: Int, multiplier: Double)] {
        var list: [(constraint: Int, multiplier: Double)] = []
        list.reserveCapacity(32)
        for index in solver.definitions.reversed() where index >= 0 {
            let definition = solver.constraints[Int(index)]
            let variable = Int(definition.defines)
            let (left, size) = sums[variable]
            guard abs(left) > Tableau.cancellation * size else { continue }
            let coefficient = solver.terms.coefficients[Int(definition.termStart)]
            let multiplier = -left / coefficient
            add(Int(index), times: multiplier, in: solver)
            list.append((Int(index), multiplier))
        }
        return list
    }
}
