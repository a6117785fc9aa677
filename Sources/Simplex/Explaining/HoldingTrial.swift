/// Asks whether a set of restrictions alone leaves a constraint violated as much as the whole system does.
struct HoldingTrial {
    let solver: Solver
    let constraint: Int
    let wanted: Double
    var question = Question.everyOptimum

    enum Question {
        /// With a pull towards the constraint below all priorities: held only if every optimum leaves it violated.
        case everyOptimum
        /// Held if leaving it as violated as it is costs nothing at any level: a tie that nothing in the system
        /// settles.
        case someOptimum(left: Double)
    }

    init(solver: Solver, constraint: Int, wanted: Double) {
        self.solver = solver
        self.constraint = constraint
        self.wanted = wanted
    }

    func holds(_ restrictions: [Restriction]) throws(SolverError) -> Bool {
        var (system, target) = try solver.subsystem(of: restrictions, with: constraint)
        let record = solver.constraints[constraint]
        let list = system.termRange(Int(target.index)).map { position in
            Term(system.terms.coefficients[position], system.variable(at: Int(system.terms.variables[position])))
        }
        switch question {
        case .everyOptimum:
            _ = try system.addPull(list, record.relation, record.constant)
            try system.solve { Solver.anyConstraint(of: $0) }
            return system.violation(of: target) >= wanted
        case .someOptimum(let left):
            try system.solve { Solver.anyConstraint(of: $0) }
            let best = system.objective
            _ = try system.add(list, .equal, left)
            try system.solve { Solver.anyConstraint(of: $0) }
            return Self.isAsGood(system.objective, as: best)
        }
    }

    /// Level by level no worse, to a part in 10^6.
    private static func isAsGood(
        _ objective: [(priority: Priority, violation: Double)], as best: [(priority: Priority, violation: Double)]
    ) -> Bool {
        for (priority, violation) in objective {
            let other = best.first { $0.priority == priority }?.violation ?? 0
            if violation > other + 1e-6 * max(1, other) { return false }
        }
        return true
    }

    /// Leaves out what can be left out, in halves first, then one by one until nothing changes.
    func thinned(_ restrictions: [Restriction]) throws(SolverError) -> [Restriction] {
        var kept = restrictions
        var chunk = max(1, kept.count / 2)
        while true {
            var changed = false
            var start = 0
            while start < kept.count {
                let end = min(kept.count, start + chunk)
                let rest = Array(kept[..<start] + kept[end...])
                if try holds(rest) {
                    kept = rest
                    changed = true
                } else {
                    start = end
                }
            }
            if chunk > 1 {
                chunk /= 2
            } else if !changed {
                break
            }
        }
        return Array(kept.reversed())
    }
}
