/// Finds an irreducible set of restrictions that alone leave a constraint violated as much as the whole system does.
struct DeletionFilter {
    /// The restrictions to choose from, weakest first.
    private let candidates: [Restriction]
    private let subsystem: Subsystem
    private let wanted: Double
    /// What was found out about sets, by their candidates.
    private var verdicts: [CandidateSet: Bool] = [:]
    /// The last that was binding for every optimum.
    private var last: Solved?
    var question = Question.everyOptimum { didSet { verdicts.removeAll() } }

    /// A solved system, with the target.
    private struct Solved {
        var asked: CandidateSet
        /// Those that are in the system, among them all that are joined to the constraint.
        var set: CandidateSet
        var system: Solver
    }

    enum Question {
        /// With a target towards the constraint below all priorities: binding only if every optimum leaves it violated.
        case everyOptimum
        /// Binding if leaving it as violated as it is costs nothing at any level: a tie that nothing in the system
        /// decides.
        case someOptimum(left: Double)
    }

    /// - Parameters:
    ///   - candidates: Weakest first.
    ///   - constraint: The slot of the constraint in `whole`.
    ///   - wanted: The violation that counts as much.
    init(
        _ candidates: [Restriction], of whole: SolverState, constraint: Int, wanted: Double
    ) throws(SolverError) {
        self.candidates = candidates
        self.wanted = wanted
        subsystem = try Subsystem(of: candidates, with: constraint, in: whole)
    }

    mutating func isBinding() throws(SolverError) -> Bool { try isBinding(Array(candidates.indices)) }

    /// An irreducible part of the candidates, strongest first: what comes early in them is used only if all that comes
    /// later is not enough (the preferred explanation of Junker's QuickXplain, 2004), in the opposite order.
    mutating func irreducible() throws(SolverError) -> [Restriction] {
        let all = Array(candidates.indices)
        let preferred = try preferred(among: all, beside: [], added: false)
        // Whether a set is binding need not grow with it, so the result is asked again.
        let isEnough = preferred.count == all.count ? true : try isBinding(preferred)
        return try reduced(isEnough ? preferred : all).reversed().map { candidates[$0] }
    }

    private mutating func isBinding(_ list: [Int]) throws(SolverError) -> Bool {
        var asked = CandidateSet(count: candidates.count)
        for index in list { asked.insert(index) }
        if let known = verdicts[asked] { return known }
        let verdict = try isBinding(asked, list)
        verdicts[asked] = verdict
        return verdict
    }

    private mutating func isBinding(_ asked: CandidateSet, _ list: [Int]) throws(SolverError) -> Bool {
        if case .everyOptimum = question, var narrowed = narrowed(to: asked, list.count) {
            try narrowed.system.solve { Solver.anyConstraint(of: $0) }
            let isBinding = narrowed.system.violation(of: subsystem.constraint) >= wanted
            if isBinding { last = narrowed }
            return isBinding
        }
        let set = subsystem.reachable(from: list)
        if let known = verdicts[set] { return known }
        let verdict = try isBindingAnew(set, asked)
        verdicts[set] = verdict
        return verdict
    }

    private mutating func isBindingAnew(_ set: CandidateSet, _ asked: CandidateSet) throws(SolverError) -> Bool {
        var system = subsystem.system(of: set)
        let identifier = subsystem.constraint
        let record = system.state.constraints[Int(identifier.index)]
        let terms = system.state.termRange(Int(identifier.index)).map { position in
            Term(
                system.state.terms.coefficients[position],
                system.state.handle(at: Int(system.state.terms.variables[position])))
        }
        switch question {
        case .everyOptimum:
            _ = try system.addTarget(terms, record.relation, record.constant)
            try system.solve { Solver.anyConstraint(of: $0) }
            let isBinding = system.violation(of: identifier) >= wanted
            if isBinding { last = Solved(asked: asked, set: set, system: system) }
            return isBinding
        case .someOptimum(let left):
            try system.solve { Solver.anyConstraint(of: $0) }
            let best = system.objective
            _ = try system.add(terms, .equal, left)
            try system.solve { Solver.anyConstraint(of: $0) }
            return Self.isAsGood(system.objective, as: best)
        }
    }

    /// The last solved system without what is not asked for, if that is few: the search goes from sets to sets within
    /// them. What the system has beside what is joined to the constraint makes no difference.
    private func narrowed(to asked: CandidateSet, _ count: Int) -> Solved? {
        guard let last, asked.isSubset(of: last.asked) else { return nil }
        let left = candidates.indices.filter { last.set.contains($0) && !asked.contains($0) }
        guard left.count * DeletionFilter.few <= count,
            let system = subsystem.system(last.system, without: left)
        else { return nil }
        var set = last.set
        for index in left { set.remove(index) }
        return Solved(asked: asked, set: set, system: system)
    }

    /// Candidates that a system has for each that is taken out of it: with fewer it is made anew.
    private static let few = 4

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

    private mutating func preferred(
        among candidates: [Int], beside base: [Int], added: Bool
    ) throws(SolverError) -> [Int] {
        if added, try isBinding(base) { return [] }
        guard candidates.count > 1 else { return candidates }
        let weak = Array(candidates[..<(candidates.count / 2)])
        let strong = Array(candidates[(candidates.count / 2)...])
        let fromWeak = try preferred(among: weak, beside: strong + base, added: true)
        let fromStrong = try preferred(among: strong, beside: fromWeak + base, added: !fromWeak.isEmpty)
        return fromWeak + fromStrong
    }

    /// Leaves out one by one what can be left out, until nothing can.
    private mutating func reduced(_ list: [Int]) throws(SolverError) -> [Int] {
        var kept = list
        var changed = true
        while changed {
            changed = false
            var index = 0
            while index < kept.count {
                var rest = kept
                rest.remove(at: index)
                if try isBinding(rest) {
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
