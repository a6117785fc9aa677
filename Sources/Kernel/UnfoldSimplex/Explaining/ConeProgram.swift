/// Which of the variables that are open to one side ever move there, asked all at once (see ``OptimalFace``).
///
/// Each of them gains by moving to its open side, up to a unit: as a direction can be made longer, and two can be
/// added, the best direction moves all that can move by a unit at least (R. Freund, R. Roundy, M. Todd: *Identifying
/// the set of always-active constraints in a system of linear inequalities by a single linear program*, 1985).
struct ConeProgram {
    private let state: SolverState
    private let isClosed: [OptimalFace.Sides]
    /// The variables that are asked about.
    let halfOpen: [Int]

    /// Nil if there are no such variables. What is closed is in no row any more.
    init?(of state: SolverState, _ isClosed: [OptimalFace.Sides]) {
        self.state = state
        self.isClosed = isClosed
        halfOpen = isClosed.indices.filter { isClosed[$0] == .above || isClosed[$0] == .below }
        if halfOpen.isEmpty { return nil }
    }

    func movingVariables() -> Set<Int> {
        var program = Solver(variables: halfOpen.count, constraints: 2 * halfOpen.count)
        var columns: [Int: Variable] = [:]
        do {
            // Only what is in rows of such variables matters, beside these.
            let sums = try halfOpen.map { variable in
                var terms: [Term] = []
                func add(_ column: Int, _ coefficient: Double) {
                    let isNew = columns[column] == nil
                    let own = columns[column] ?? program.makeVariable(isClosed[column].isEmpty ? .free : .nonNegative)
                    if isNew { columns[column] = own }
                    terms.append(Term(isClosed[column] == .above ? -coefficient : coefficient, own))
                }
                let sign: Double = isClosed[variable] == .above ? -1 : 1
                if state.tableau.lines[variable].isBasic {
                    state.tableau.forEachEntry(inRow: variable) { add($0, sign * $1) }
                    _ = try program.add(terms, .greaterThanOrEqual, 0)
                } else {
                    add(variable, sign)
                }
                _ = try program.add(terms, .greaterThanOrEqual, 1, priority: Priority(500))
                return terms
            }
            try program.solve { Solver.anyConstraint(of: $0) }
            return Set(
                zip(halfOpen, sums).filter { _, terms in
                    terms.reduce(0) { $0 + $1.coefficient * program.value(of: $1.variable) } > 0.5
                }.map(\.0))
        } catch {
            return []
        }
    }
}
