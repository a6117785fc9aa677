/// Finds out which variables other optimal solutions give other values, by going to such solutions.
///
/// It has one copy of the system, which is pulled here and there below all priorities and so stays optimal: what moves under any
/// pull is free. First all variables in doubt are pulled at once, by random weights, to either side; if nothing moves, there
/// is no other optimal solution. Else each that has not moved yet is pulled alone when it is asked about.
final class AmbiguityProbe: @unchecked Sendable {
    // Unchecked: whoever asks holds the lock of the memory it belongs to.
    private let original: Solver
    private var solver: Solver
    private var verdicts: [Verdict]
    /// How many pulls were solved with.
    private(set) var pulls = 0

    private enum Verdict {
        case unknown, determined, free
    }

    /// - Parameter pinned: by quantity, those that are known to be determined.
    init(of state: SolverState, pinned: [Bool]) {
        original = Solver(copying: state)
        solver = original
        verdicts = pinned.map { $0 ? .determined : .unknown }
        let state = original.state
        let inDoubt = pinned.indices.filter {
            !pinned[$0] && state.quantities[$0].kind == .variable && state.quantities[$0].definition < 0
        }
        var random: UInt64 = 0x9E37_79B9_7F4A_7C15
        let terms = inDoubt.map { quantity -> Term in
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let weight = 1 + Double(random >> 11) / 0x1p53
            return Term(random & 0x400 == 0 ? weight : -weight, state.variable(at: quantity))
        }
        let sum = terms.reduce(0) { $0 + $1.coefficient * original.value(of: $1.variable) }
        let reach = terms.reduce(1) { $0 + abs($1.coefficient) * Self.reach(at: original.value(of: $1.variable)) }
        let isConclusive = [sum + reach, sum - reach].map { pull(terms, to: $0) }.allSatisfy { $0 }
        guard isConclusive, !verdicts.contains(.free) else { return }
        verdicts = verdicts.map { _ in .determined }
    }

    func isDetermined(_ variable: Variable) -> Bool {
        let index = Int(variable.index)
        guard verdicts[index] == .unknown else { return verdicts[index] == .determined }
        let value = original.value(of: variable)
        for goal in [value + Self.reach(at: value), value - Self.reach(at: value)] where verdicts[index] == .unknown {
            _ = pull([Term(1, variable)], to: goal)
        }
        if verdicts[index] == .unknown { verdicts[index] = .determined }
        return verdicts[index] == .determined
    }

    private static func reach(at value: Double) -> Double { max(1, abs(value)) }

    /// Goes to an optimal solution that is nearer to the goal, and notes what moved; false if that cannot be found out.
    private func pull(_ terms: [Term], to goal: Double) -> Bool {
        guard !terms.isEmpty else { return true }
        pulls += 1
        do {
            let pull = try solver.addPull(terms, goal)
            let summary = try solver.solve { Solver.anyConstraint(of: $0) }
            noteMoves()
            solver.remove(pull)
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
        for quantity in verdicts.indices
        where verdicts[quantity] == .unknown && before.quantities[quantity].kind == .variable {
            let value = before.quantities[quantity].value
            if abs(after.quantities[quantity].value - value) > 1e-6 * Self.reach(at: value) {
                verdicts[quantity] = .free
            }
        }
    }
}
