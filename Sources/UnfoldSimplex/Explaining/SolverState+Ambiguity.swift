/// What is known of a solved system's ambiguity: which variables the reduced costs pin, and, once one is asked about that they
/// do not, what other optimal solutions there are.
final class Ambiguity {
    private let system: SolverState
    /// By variable.
    private let pinned: [Bool]
    private(set) var probe: AmbiguityProbe?

    /// - Parameter system: Is kept alive by whoever keeps this.
    init(of system: SolverState, pinned: [Bool]) {
        self.system = system
        self.pinned = pinned
    }

    func isDetermined(_ variable: Variable, at index: Int) -> Bool {
        if pinned[index] { return true }
        let known = probe ?? AmbiguityProbe(of: system, pinned: pinned)
        probe = known
        return known.isDetermined(variable)
    }
}

extension SolverState {
    func isDetermined(_ variable: Variable, in memory: Arena) -> Bool {
        guard let index = try? index(of: variable) else {
            preconditionFailure("isDetermined: \(variable) is not a variable of this solver")
        }
        return memory.ask({ Ambiguity(of: self, pinned: pinnedVariables()) }) { $0.isDetermined(variable, at: index) }
    }

    /// For each variable, whether all nonbasic variables it depends on would raise the objective, or meet a bound, by
    /// moving. One copy, whose work space is used, answers for all.
    private func pinnedVariables() -> [Bool] {
        let copy = Solver(copying: self)
        return withExtendedLifetime(copy) { copy.state.variablesPinnedByCosts() }
    }

    private func variablesPinnedByCosts() -> [Bool] {
        scratch.clearTouched()
        accumulateCosts()
        var isPinned = [Bool](repeating: true, count: states.count)
        for variable in states.indices
        where states[variable].definition < 0 && !tableau.lines[variable].isBasic {
            isPinned[variable] = [true, false].allSatisfy { isRising in
                !directionalSlope(of: variable, rising: isRising) || slopeSign() > 0
            }
        }
        for variable in states.indices where tableau.lines[variable].isBasic {
            var index = tableau.lines[variable].head
            while index >= 0 {
                let entry = tableau.entries[Int(index)]
                if !isPinned[Int(entry.column)] { isPinned[variable] = false }
                index = entry.nextInRow
            }
        }
        // Each definition mentions only what comes before it.
        for index in definitions where index >= 0 {
            let constraint = Int(index)
            let variable = Int(constraints[constraint].defines)
            isPinned[variable] = termRange(constraint).allSatisfy { position in
                let other = Int(terms.variables[position])
                return other == variable || isPinned[other]
            }
        }
        return isPinned
    }
}

extension Solver {
    /// How many solves it took to decide what is ambiguous; nil if none was needed.
    var solvesOfAmbiguity: Int? { (memory.knowledge as? Ambiguity)?.probe?.solves }
}
