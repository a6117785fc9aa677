/// Where the optimal solutions lie, seen from the one that was found: how each variable can move among them.
///
/// All optimal solutions lie in the directions in which nothing costs anything: no nonbasic variable moves a way that
/// has a reduced cost, and no basic variable passes a breakpoint or bound it is at. Each variable is thus open to
/// either side, to one, or closed, and the directions that keep to that form a cone. What is looked for is the space
/// that the cone spans: a variable is determined exactly if it does not move in that space.
///
/// 1. A variable that is open to one side either moves to that side in some direction of the cone, or never does. In
///    the first case the side it is closed to makes no difference to the space, and is opened; in the second it is
///    closed. A step of one nonbasic variable that is in no one's way shows the first, a row in which nothing can make
///    up for what its members may do the second (`propagate`).
/// 2. Closed basic variables are exchanged with others in their rows (`eliminate`), which may show more.
/// 3. What is left is decided by one linear program: as many variables as possible move off the side they are closed to
///    (``ConeProgram``).
/// 4. Then all are open or closed, and the open nonbasic variables are the coordinates of the space.
package struct OptimalFace {
    /// A copy, whose tableau is worked on; its values stay.
    private var solver: Solver
    var state: SolverState { solver.state }
    private(set) var isClosed: [Sides]
    private(set) var programs = 0

    /// Sides to which a variable does not move.
    struct Sides: OptionSet {
        let rawValue: UInt8
        static let above = Sides(rawValue: 1)
        static let below = Sides(rawValue: 2)
        static let both: Sides = [.above, .below]

        var other: Sides { self == .above ? .below : .above }
    }

    /// What is open by less than this part of a value, or of 1, is rounding.
    static let leastDistance = 1e-6

    /// - Parameter original: Solved.
    init(of original: SolverState) {
        solver = Solver(copying: original)
        if original.needsSolve, (try? solver.solve { Solver.anyConstraint(of: $0) }) == nil {
            solver = Solver(copying: original)
        }
        isClosed = solver.owned().closedSides()
    }

    init(_ solver: Solver, isClosed: [Sides]) { (self.solver, self.isClosed) = (solver, isClosed) }

    func motions() -> [Double] { state.motions(isClosed) }

    struct Motion {
        private var sum = 0.0
        private var size = 0.0
        /// 0 if the rest is rounding.
        var value: Double { abs(sum) > 1e-9 * size ? sum : 0 }

        mutating func add(_ coefficient: Double, times motion: Double) {
            sum += coefficient * motion
            size += abs(coefficient * motion)
        }
    }

    /// Opens and closes sides until each variable is open or closed.
    ///
    /// - Complexity: proportional to the tableau, a pivot for each closed variable that is basic, and at most one
    ///   linear program.
    mutating func narrow() {
        _ = solver.owned()
        state.tableau.dropNoise()
        propagate()
        if eliminate() > 0 { propagate() }
        dropClosedColumns()
        if let program = ConeProgram(of: state, isClosed) {
            programs += 1
            let moves = program.movingVariables()
            for variable in program.halfOpen { isClosed[variable] = moves.contains(variable) ? [] : .both }
            eliminate()
        }
    }

    private mutating func propagate() {
        var propagation = SidePropagation(of: state, isClosed)
        propagation.run()
        isClosed = propagation.isClosed
    }

    /// What is closed moves nothing.
    private func dropClosedColumns() {
        for variable in isClosed.indices where isClosed[variable] == .both && state.isColumn(variable) {
            state.tableau.deleteColumn(of: variable)
        }
    }

    /// Makes closed basic variables nonbasic, as far as something is in their rows.
    ///
    /// - Returns: How many.
    @discardableResult private func eliminate() -> Int {
        dropClosedColumns()
        var count = 0
        for variable in isClosed.indices where isClosed[variable] == .both && state.tableau.lines[variable].isBasic {
            let entry = entryToExchange(inRow: variable)
            guard entry >= 0 else { continue }
            let entering = Int(state.tableau.entries[Int(entry)].column)
            state.tableau.pivot(
                leaving: variable, entering: entering, at: entry, spread: state.scratch.slots)
            state.tableau.deleteColumn(of: variable)
            count += 1
        }
        return count
    }

    /// Of the entries that are not small, one whose variable is open to both sides, and in the fewest rows.
    private func entryToExchange(inRow basic: Int) -> Int32 {
        let least = 0.1 * state.tableau.largestCoefficient(inRow: basic)
        var (best, cost) = (Int32(-1), Int.max)
        var index = state.tableau.lines[basic].head
        while index >= 0 {
            let entry = state.tableau.entries[Int(index)]
            let column = Int(entry.column)
            let rows = Int(state.tableau.lines[column].count) + (isClosed[column].isEmpty ? 0 : isClosed.count)
            if abs(entry.value) >= least, rows < cost { (best, cost) = (index, rows) }
            index = entry.nextInRow
        }
        return best
    }
}

extension SolverState {
    /// How the variables move in a direction of the space taken at random, 0 for those that do not: right for those
    /// that are 0 at any time, and for all once ``OptimalFace/narrow()`` was called.
    ///
    /// - Complexity: proportional to the tableau.
    func motions(_ isClosed: [OptimalFace.Sides]) -> [Double] {
        var random: UInt64 = 0x9E37_79B9_7F4A_7C15
        return motions { variable in
            guard isClosed[variable] != .both else { return 0 }
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let size = 1 + Double(random >> 11) / 0x1p53
            return random & 0x400 == 0 ? size : -size
        }
    }

    private func motions(ofColumns motion: (Int) -> Double) -> [Double] {
        var motions = [Double](repeating: 0, count: states.count)
        for variable in motions.indices where isColumn(variable) { motions[variable] = motion(variable) }
        for variable in motions.indices where tableau.lines[variable].isBasic {
            var motion = OptimalFace.Motion()
            tableau.forEachEntry(inRow: variable) { motion.add($1, times: motions[$0]) }
            motions[variable] = motion.value
        }
        // Each definition mentions only what comes before it.
        for index in definitions where index >= 0 {
            let range = termRange(Int(index))
            var motion = OptimalFace.Motion()
            for position in range.dropFirst() {
                motion.add(terms.coefficients[position], times: motions[Int(terms.variables[position])])
            }
            let record = constraints[Int(index)]
            if record.variable >= 0 { motion.add(-scale(of: Int(index)), times: motions[Int(record.variable)]) }
            motions[definedVariable(of: Int(index))] = -motion.value / terms.coefficients[range.lowerBound]
        }
        return motions
    }

    /// By variable, how far optimal solutions move it at least: those to which the step of one nonbasic variable leads.
    func reach(_ isClosed: [OptimalFace.Sides]) -> [Double] {
        var reach = [Double](repeating: 0, count: states.count)
        for variable in reach.indices where isColumn(variable) {
            for isRising in [true, false] where !isClosed[variable].contains(isRising ? .above : .below) {
                var step = room(of: variable, rising: isRising)
                tableau.forEachEntry(inColumn: variable) {
                    step = min(step, room(of: $0, rising: ($1 > 0) == isRising) / abs($1))
                }
                guard step > 0, step.isFinite else { continue }
                let moves = motions { $0 == variable ? step : 0 }
                for moved in reach.indices { reach[moved] = max(reach[moved], abs(moves[moved])) }
            }
        }
        return reach
    }

    /// How far a variable may move before it passes a bound, or costs anything else.
    private func room(of variable: Int, rising: Bool) -> Double {
        let value = states[variable].value
        var room = rising ? states[variable].upper - value : value - states[variable].lower
        for index in limits(of: variable) where !constraints[index].isHard {
            let ahead = (rising ? 1 : -1) * (constraints[index].breakpoint - value)
            let isAhead =
                tableau.lines[variable].isBasic
                ? constraints[index].isAbove != rising : ahead > tolerance(at: constraints[index].breakpoint)
            if isAhead { room = min(room, ahead) }
        }
        return room
    }

    fileprivate func isColumn(_ variable: Int) -> Bool {
        states[variable].kind != .unused && !states[variable].isDefined
            && !tableau.lines[variable].isBasic
    }

    /// By variable, the sides to which it cannot move without a cost. Changes nothing but the work space.
    func closedSides() -> [OptimalFace.Sides] {
        let distance = OptimalFace.leastDistance
        accumulateCosts(keepsList: true)
        defer { scratch.clearTouched() }
        return states.indices.map { variable in
            guard states[variable].kind != .unused, !states[variable].isDefined else { return .both }
            var sides: OptimalFace.Sides = []
            for (side, isRising) in [(OptimalFace.Sides.above, true), (.below, false)] {
                let isBasic = tableau.lines[variable].isBasic
                // A look at the bounds is less than one at the costs of all levels.
                if isStopped(variable, rising: isRising, isBasic: isBasic, within: distance)
                    || !isBasic && !(directionalSlope(of: variable, rising: isRising) && slopeSign() <= 0)
                {
                    sides.insert(side)
                }
            }
            return sides
        }
    }

    /// Whether a bound, or a breakpoint that changes the cost, is that near.
    private func isStopped(_ variable: Int, rising: Bool, isBasic: Bool, within distance: Double) -> Bool {
        let value = states[variable].value
        let sign: Double = rising ? 1 : -1
        let least = distance * max(1, abs(value))
        if sign * ((rising ? states[variable].upper : states[variable].lower) - value) <= least { return true }
        for index in limits(of: variable) {
            let limit = constraints.pointer(to: index)
            if limit.pointee.isHard { continue }
            let ahead = sign * (limit.pointee.breakpoint - value)
            // The slope of a nonbasic variable counts what it is on already.
            let isAhead = isBasic ? limit.pointee.isAbove != rising : ahead > tolerance(at: limit.pointee.breakpoint)
            if isAhead && ahead <= least { return true }
        }
        return false
    }
}
