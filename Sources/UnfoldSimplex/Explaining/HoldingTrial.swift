/// Asks whether a set of restrictions alone leaves a constraint violated as much as the whole system does.
struct HoldingTrial {
    /// The whole system, which is only read; whoever asks keeps it alive.
    let whole: SolverState
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

    init(whole: SolverState, constraint: Int, wanted: Double) {
        self.whole = whole
        self.constraint = constraint
        self.wanted = wanted
    }

    func holds(_ restrictions: [Restriction]) throws(SolverError) -> Bool {
        var (system, target) = try whole.subsystem(of: restrictions, with: constraint)
        let record = whole.constraints[constraint]
        let list = system.state.termRange(Int(target.index)).map { position in
            Term(
                system.state.terms.coefficients[position],
                system.state.variable(at: Int(system.state.terms.variables[position])))
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

    /// An irreducible part of `restrictions`, which stand weakest first: what comes early is used only if all that comes
    /// later is not enough (the preferred explanation of Junker's QuickXplain, 2004), in the opposite order.
    func thinned(_ restrictions: [Restriction]) throws(SolverError) -> [Restriction] {
        let preferred = try preferred(among: restrictions, beside: [], added: false)
        // Whether a set holds need not grow with it, so the result is asked again.
        let isEnough = preferred.count == restrictions.count ? true : try holds(preferred)
        return try reduced(isEnough ? preferred : restrictions).reversed()
    }

    private func preferred(
        among candidates: [Restriction], beside base: [Restriction], added: Bool
    ) throws(SolverError) -> [Restriction] {
        if added, try holds(base) { return [] }
        guard candidates.count > 1 else { return candidates }
        let weak = Array(candidates[..<(candidates.count / 2)])
        let strong = Array(candidates[(candidates.count / 2)...])
        let fromWeak = try preferred(among: weak, beside: strong + base, added: true)
        let fromStrong = try preferred(among: strong, beside: fromWeak + base, added: !fromWeak.isEmpty)
        return fromWeak + fromStrong
    }

    /// Leaves out one by one what can be left out, until nothing can.
    private func reduced(_ restrictions: [Restriction]) throws(SolverError) -> [Restriction] {
        var kept = restrictions
        var changed = true
        while changed {
            changed = false
            var index = 0
            while index < kept.count {
                var rest = kept
                rest.remove(at: index)
                if try holds(rest) {
                    kept = rest
                    changed = true
                } else {
                    index += 1
                }
            }
        }
        return kept
    }
}
