/// Finds out which variables other optimal solutions give other values, by going to such solutions.
///
/// It has one copy of the system, which is given targets below all priorities and so stays optimal: what moves towards any
/// target is free. First all variables in doubt have one target together, by random weights, to either side; if nothing moves,
/// there is no other optimal solution. Else each that has not moved yet has its own target when it is asked about.
final class AmbiguityProbe: @unchecked Sendable {
    // Unchecked: whoever asks holds the lock of the arena it belongs to.
    private let original: Solver
    private var solver: Solver
    private var verdicts: [Verdict]
    /// How many targets it was solved with.
    private(set) var solves = 0

    private enum Verdict {
        case unknown, determined, free
    }

    /// - Parameter pinned: by variable, those that are known to be determined.
    init(of state: SolverState, pinned: [Bool]) {
        original = Solver(copying: state)
        solver = original
        verdicts = pinned.map { $0 ? .determined : .unknown }
        let state = original.state
        let inDoubt = pinned.indices.filter {
            !pinned[$0] && state.states[$0].kind == .variable && state.states[$0].definition < 0
        }
        var random: UInt64 = 0x9E37_79B9_7F4A_7C15
        let terms = inDoubt.map { variable -> Term in
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let weight = 1 + Double(random >> 11) / 0x1p53
            return Term(random & 0x400 == 0 ? weight : -weight, state.handle(at: variable))
        }
        let sum = terms.reduce(0) { $0 + $1.coefficient * original.value(of: $1.variable) }
        let reach = terms.reduce(1) { $0 + abs($1.coefficient) * Self.reach(at: original.value(of: $1.variable)) }
        let isConclusive = [sum + reach, sum - reach].map { solve(terms, towards: $0) }.allSatisfy { $0 }
        guard isConclusive, !verdicts.contains(.free) else { return }
        verdicts = verdicts.map { _ in .determined }
    }

    func isDetermined(_ variable: Variable) -> Bool {
        let index = Int(variable.index)
        guard verdicts[index] == .unknown else { return verdicts[index] == .determined }
        let value = original.value(of: variable)
        for goal in [value + Self.reach(at: value), value - Self.reach(at: value)] where verdicts[index] == .unknown {
            _ = solve([Term(1, variable)], towards: goal)
        }
        if verdicts[index] == .unknown { verdicts[index] = .determined }
        return verdicts[index] == .determined
    }

    private static func reach(at value: Double) -> Double { max(1, abs(value)) }

    /// Goes to an optimal solution that is nearer to the goal, and notes what moved; false if that cannot be found out.
    private func solve(_ terms: [Term], towards goal: Double) -> Bool {
        guard !terms.isEmpty else { return true }
        solves += 1
        do {
            let target = try solver.addTarget(terms, goal)
            let summary = try solver.solve { Solver.anyConstraint(of: $0) }
            noteMoves()
            solver.remove(target)
            // What rounding made contradict itself is not the system any more.
            if !summary.conflicts.isEmpty { solver = original }
            return summary.conflicts.isEmpty
        } catch {
            solver = original
            return false
        }
    }

    private func noteMoves() {
        let (before, after) = (original.state, solver.state)
        for variable in verdicts.indices
        where verdicts[variable] == .unknown && before.states[variable].kind == .variable {
            let value = before.states[variable].value
            if abs(after.states[variable].value - value) > 1e-6 * Self.reach(at: value) {
                verdicts[variable] = .free
            }
        }
    }
}
