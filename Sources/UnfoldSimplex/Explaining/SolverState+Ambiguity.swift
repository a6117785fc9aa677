/// What is known of a solved system's ambiguity: which variables the reduced costs pin, and, once one is asked about
/// that they do not, what other optimal solutions there are.
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

extension SolverState {
    /// Calls `body` with each nonbasic variable that can move one way, and how far, at no cost at any level; with 1
    /// where nothing ends the move.
    func forEachFreeStep(_ body: (_ variable: Int, _ length: Double) -> Void) {
        scratch.clearTouched()
        accumulateCosts()
        for variable in states.indices
        where states[variable].kind != .unused && states[variable].definition < 0 && !tableau.lines[variable].isBasic {
            for isRising in [true, false] {
                guard directionalSlope(of: variable, rising: isRising), slopeSign() == 0 else { continue }
                let length = freeLength(of: Step(variable: variable, isRising: isRising))
                if length > 0 { body(variable, isRising ? length : -length) }
            }
        }
        scratch.clearTouched()
    }

    /// How far a step whose slope is in the scratch space, and zero, goes before it costs something or meets a bound.
    private func freeLength(of step: Step) -> Double {
        collectBreakpoints(step)
        for breakpoint in scratch.breakpoints {
            guard breakpoint.constraint >= 0 else { return breakpoint.distance }
            let limit = constraints.pointer(to: Int(breakpoint.constraint))
            let change = breakpoint.rate * (limit.pointee.slope(above: true) - limit.pointee.slope(above: false))
            scratch.addSlope(change, at: Int(limit.pointee.level))
            if slopeSign() != 0 { return breakpoint.distance }
        }
        return 1
    }

    func forEachEntry(inColumn nonbasic: Int, _ body: (_ row: Int, _ coefficient: Double) -> Void) {
        var index = tableau.lines[nonbasic].head
        while index >= 0 {
            let entry = tableau.entries[Int(index)]
            body(Int(entry.row), entry.value)
            index = entry.nextInColumn
        }
    }
}

extension Solver {
    /// How many solves it took to decide what is ambiguous; nil if none was needed.
    var solvesOfAmbiguity: Int? { (memory.knowledge as? Ambiguity)?.probe?.solves }
}
