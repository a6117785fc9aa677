/// A sum of constraints' left sides, by variable, from which definitions are to remove the variables they define.
struct Residue {
    private var left: [Double]
    private var size: [Double]

    init(of solver: Solver) {
        left = Array(repeating: 0, count: solver.quantities.count)
        size = left
    }

    mutating func add(variable: Int, times multiplier: Double) {
        left[variable] += multiplier
        size[variable] += abs(multiplier)
    }

    mutating func add(_ constraint: Int, times multiplier: Double, in solver: Solver) {
        for position in solver.termRange(constraint) {
            add(
                variable: Int(solver.terms.variables[position]), times: multiplier * solver.terms.coefficients[position]
            )
        }
    }

    /// The definitions, last first, and the multiples of them that make every defined variable vanish.
    mutating func cancelled(in solver: Solver) -> [(constraint: Int, multiplier: Double)] {
        var list: [(constraint: Int, multiplier: Double)] = []
        for index in solver.definitions.reversed() where index >= 0 {
            let definition = solver.constraints[Int(index)]
            let variable = Int(definition.defines)
            guard abs(left[variable]) > Tableau.cancellation * size[variable] else { continue }
            let coefficient = solver.terms.coefficients[Int(definition.termStart)]
            let multiplier = -left[variable] / coefficient
            add(Int(index), times: multiplier, in: solver)
            list.append((Int(index), multiplier))
        }
        return list
    }
}
