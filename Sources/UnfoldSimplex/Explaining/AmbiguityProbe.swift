/// Finds out which variables other optimal solutions give other values, by going to such solutions.
///
/// First it looks for steps that cost nothing in the tableau: what they move is free. Then it goes to other optimal
/// solutions: its copy of the system is given targets below all priorities, and so stays optimal; what moves towards
/// any target is free. All variables in doubt have one target together, by random weights, to either side; if none of
/// them moves, they are determined, else those that have not moved are tried again, and in the end each alone when it
/// is asked about.
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

    /// Rounds of targets for all variables in doubt before each has a target of its own.
    private static let groupRounds = 8

    /// - Parameter pinned: by variable, those that are known to be determined.
    init(of state: SolverState, pinned: [Bool]) {
        original = Solver(copying: state)
        solver = original
        verdicts = pinned.map { $0 ? .determined : .unknown }
        noteFreeDirections()
        for _ in 0..<Self.groupRounds {
            let inDoubt = verdicts.indices.filter(isInDoubt)
            guard !inDoubt.isEmpty, solveTowardsBothSides(of: inDoubt) else { break }
            if inDoubt.allSatisfy(isInDoubt) {
                for variable in inDoubt { verdicts[variable] = .determined }
                break
            }
            noteFreeDirections()
        }
        noteDetermined()
        // What is asked next has no weights, and needs none of the care that they need.
        solver = original
    }

    private func isInDoubt(_ variable: Int) -> Bool {
        let state = original.state.states.pointer(to: variable)
        return verdicts[variable] == .unknown && state.pointee.kind == .variable && state.pointee.definition < 0
    }

    /// Solves with a target for a weighted sum of variables, far above where it is and far below.
    ///
    /// - Returns: False if that cannot be found out.
    private func solveTowardsBothSides(of inDoubt: [Int]) -> Bool {
        var random: UInt64 = 0x9E37_79B9_7F4A_7C15
        let terms = inDoubt.map { variable -> Term in
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let weight = 1 + Double(random >> 11) / 0x1p53
            return Term(random & 0x400 == 0 ? weight : -weight, original.state.handle(at: variable))
        }
        let sum = terms.reduce(0) { $0 + $1.coefficient * original.value(of: $1.variable) }
        let reach = terms.reduce(1) { $0 + abs($1.coefficient) * Self.reach(at: original.value(of: $1.variable)) }
        return [sum + reach, sum - reach].map { solve(terms, towards: $0) }.allSatisfy { $0 }
    }

    /// Notes that defined variables are determined where all that they are defined by is.
    private func noteDetermined() {
        let state = original.state
        // Each definition mentions only what comes before it.
        for index in state.definitions where index >= 0 {
            let variable = Int(state.constraints[Int(index)].defines)
            guard verdicts[variable] == .unknown else { continue }
            let isDetermined = state.termRange(Int(index)).allSatisfy { position in
                let other = Int(state.terms.variables[position])
                return other == variable || verdicts[other] == .determined
            }
            if isDetermined { verdicts[variable] = .determined }
        }
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

    /// Notes what moves when one nonbasic variable does and no optional constraint minds: such a step leads to another
    /// optimal solution, so no solve is needed to find that out.
    ///
    /// - Complexity: proportional to the tableau.
    private func noteFreeDirections() {
        // What was taken out since the last solve has to leave the tableau.
        guard (try? solver.solve { Solver.anyConstraint(of: $0) }) != nil else { return solver = original }
        let state = solver.owned()
        // How a defined variable moves is found out for all steps together: weights keep them from cancelling.
        var moves = [Double](repeating: 0, count: state.states.count)
        var weight = 1.0
        state.forEachFreeStep { variable, length in
            weight = weight > 1.5 ? weight - 0.618 : weight + 0.382
            note(variable, moves: length)
            moves[variable] += weight * length
            state.forEachEntry(inColumn: variable) { row, coefficient in
                note(row, moves: coefficient * length)
                moves[row] += weight * coefficient * length
            }
        }
        for index in state.definitions where index >= 0 {
            let range = state.termRange(Int(index))
            let variable = Int(state.constraints[Int(index)].defines)
            var (sum, size) = (0.0, 0.0)
            for position in range.dropFirst() {
                let product = state.terms.coefficients[position] * moves[Int(state.terms.variables[position])]
                sum += product
                size += abs(product)
            }
            guard abs(sum) > 1e-9 * size else { continue }
            moves[variable] = -sum / state.terms.coefficients[range.lowerBound]
            note(variable, moves: moves[variable])
        }
    }

    private func note(_ variable: Int, moves distance: Double) {
        guard verdicts.indices.contains(variable), verdicts[variable] == .unknown,
            original.state.states[variable].kind == .variable,
            abs(distance) > 1e-6 * Self.reach(at: original.state.states[variable].value)
        else { return }
        verdicts[variable] = .free
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
