extension Solver {
    /// How the solution moves with the constant of a constraint, and how far that may change before another basis is
    /// optimal (the ranging of a right side).
    ///
    /// What follows holds for whatever the uncertain constants turn out to be within their bounds. Which of several
    /// required constraints that exclude each other is broken is taken as given, and so is which of several optimal
    /// solutions is taken.
    ///
    /// - Returns: Nil where no basis says it: the solution is on a breakpoint, or leaves its basis within the
    ///   bounds of the uncertain constants.
    /// - Precondition: The solver is solved, and all constraints are its own.
    /// - Complexity: proportional to the tableau, for each of the uncertain constants that moves something.
    package func parametricRange(of constraint: ConstraintID, uncertain: [UncertainConstants] = []) -> ParametricRange?
    {
        var solver = self
        // Lengths that are to differ are no longer one variable.
        for id in [constraint] + uncertain.flatMap(\.constraints) {
            guard let index = try? solver.state.index(of: id), solver.state.isMerging(index) else { continue }
            solver.owned().dissolveDefinition(index)
        }
        return solver.state.parametricRange(of: constraint, uncertain: uncertain)
    }
}

extension SolverState {
    func parametricRange(of constraint: ConstraintID, uncertain: [UncertainConstants]) -> ParametricRange? {
        guard let index = try? index(of: constraint) else { return nil }
        guard let main = ConstantMove(of: [index], in: self) else { return nil }
        var doubts: [(move: ConstantMove, change: ClosedRange<Double>)] = []
        for group in uncertain where group.change.lowerBound < 0 || group.change.upperBound > 0 {
            let indices = group.constraints.compactMap { try? self.index(of: $0) }
            guard let move = ConstantMove(of: indices, in: self) else { return nil }
            doubts.append((move, group.change))
        }
        var search = ParametricSearch(state: self, main: main, doubts: doubts)
        guard search.run() else { return nil }
        let isUncertain = states.indices.map { variable in
            doubts.contains { abs($0.move.rates[variable]) > ConstantMove.rounding }
        }
        return ParametricRange(range: search.low...search.high, rates: main.rates, isUncertain: isUncertain)
    }
}

/// What moves with the constants of some constraints, each changed by the same amount, as long as the basis stays.
struct ConstantMove {
    /// By variable, for each unit.
    private(set) var rates: [Double]
    private let moved: [Int]
    /// Rates below are what is left of others that cancel.
    static let rounding = 1e-11

    /// Nil where a nonbasic variable rests on a breakpoint that moves and on another that does not.
    init?(of constraints: [Int], in state: SolverState) {
        rates = [Double](repeating: 0, count: state.states.count)
        moved = constraints
        for variable in Set(constraints.map { Int(state.constraints[$0].variable) }).sorted() where variable >= 0 {
            guard moveResting(variable, in: state) else { return nil }
        }
        for constraint in constraints where state.constraints[constraint].isDefinition {
            moveRows(definedBy: constraint, in: state)
        }
        evaluateDefinitions(in: state)
    }

    /// How far the breakpoint of a limit moves for each unit.
    func rate(ofLimit limit: Int, in state: SolverState) -> Double {
        moved.contains(limit) ? 1 / state.scale(of: limit) : 0
    }

    /// A nonbasic variable moves with the breakpoint on which it rests, and its column with it.
    private mutating func moveResting(_ variable: Int, in state: SolverState) -> Bool {
        guard !state.tableau.lines[variable].isBasic else { return true }
        let value = state.states[variable].value
        var moves = Set<Double>()
        if state.states[variable].isNonNegative, abs(value) <= state.tolerance(at: 0) { moves.insert(0) }
        for limit in state.limits(of: variable) {
            guard state.isOnBreakpoint(limit, at: value) else { continue }
            moves.insert(rate(ofLimit: limit, in: state))
        }
        guard moves.count <= 1 else { return false }
        guard let rate = moves.first, rate != 0 else { return true }
        rates[variable] += rate
        state.tableau.forEachEntry(inColumn: variable) { row, coefficient in rates[row] += coefficient * rate }
        return true
    }

    /// Nonbasic variables stay where they are, and the tableau moves against them.
    private mutating func moveRows(definedBy constraint: Int, in state: SolverState) {
        for (variable, change) in state.influence(of: constraint, change: 1) {
            if state.tableau.lines[variable].isBasic {
                rates[variable] += change
            } else {
                state.tableau.forEachEntry(inColumn: variable) { row, coefficient in rates[row] -= coefficient * change
                }
            }
        }
    }

    private mutating func evaluateDefinitions(in state: SolverState) {
        for index in state.definitions where index >= 0 {
            let range = state.termRange(Int(index))
            let record = state.constraints[Int(index)]
            var rest =
                record.isDefinition
                ? (moved.contains(Int(index)) ? 1 : 0) : state.scale(of: Int(index)) * rates[Int(record.variable)]
            for position in range.dropFirst() {
                rest -= state.terms.coefficients[position] * rates[Int(state.terms.variables[position])]
            }
            rates[state.definedVariable(of: Int(index))] = rest / state.terms.coefficients[range.lowerBound]
        }
    }
}

/// Looks how far a constant may change before a variable meets a breakpoint or bound.
private struct ParametricSearch {
    let state: SolverState
    let main: ConstantMove
    let doubts: [(move: ConstantMove, change: ClosedRange<Double>)]
    private(set) var low = -Double.infinity
    private(set) var high = Double.infinity

    init(state: SolverState, main: ConstantMove, doubts: [(move: ConstantMove, change: ClosedRange<Double>)]) {
        (self.state, self.main, self.doubts) = (state, main, doubts)
    }

    /// False if there is no space at all to tell.
    mutating func run() -> Bool {
        for variable in state.states.indices
        where state.states[variable].kind != .unused && !state.states[variable].isDefined {
            if state.states[variable].isNonNegative, !narrow(variable, limit: nil) { return false }
            for limit in state.limits(of: variable) where !narrow(variable, limit: limit) { return false }
        }
        return true
    }

    /// Narrows the range to where a variable stays on its side of a limit; of its bound at 0 for nil.
    private mutating func narrow(_ variable: Int, limit: Int?) -> Bool {
        func rate(_ move: ConstantMove) -> Double {
            move.rates[variable] - (limit.map { move.rate(ofLimit: $0, in: state) } ?? 0)
        }
        let own = rate(main)
        let others = doubts.map { (rate: rate($0.move), change: $0.change) }
        let moves = abs(own) > ConstantMove.rounding
        guard moves || others.contains(where: { abs($0.rate) > ConstantMove.rounding }) else { return true }
        guard let side = side(of: variable, limit) else { return false }
        let breakpoint = limit.map { state.constraints[$0].breakpoint } ?? 0
        var room = side * (state.states[variable].value - breakpoint)
        for (rate, change) in others { room += min(side * rate * change.lowerBound, side * rate * change.upperBound) }
        guard room >= -state.tolerance(at: breakpoint) else { return false }
        if moves {
            let end = max(0, room) / abs(own)
            if side * own > 0 { low = max(low, -end) } else { high = min(high, end) }
        }
        return true
    }

    /// 1 if the variable has to stay above, -1 below; nil where it may go neither way, or where that is open.
    private func side(of variable: Int, _ limit: Int?) -> Double? {
        let isBasic = state.tableau.lines[variable].isBasic
        let value = state.states[variable].value
        guard let limit else { return isBasic || value > state.tolerance(at: 0) ? 1 : nil }
        let record = state.constraints[limit]
        let isOn = state.isOnBreakpoint(limit, at: value)
        if isOn, !isBasic { return nil }
        guard record.isHard else { return isOn ? (record.isAbove ? 1 : -1) : (value > record.breakpoint ? 1 : -1) }
        if record.isViolatedBelow, record.isViolatedAbove { return nil }
        return record.isViolatedBelow ? 1 : -1
    }
}
