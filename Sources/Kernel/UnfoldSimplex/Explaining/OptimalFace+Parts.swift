/// What is determined in a part of the optimal solutions.
///
/// The solutions in which some sums keep their values contain the one that was found, so they are those in the
/// directions of the cone in which these sums do not move: one more row of the tableau each, closed to both sides. What
/// is asked about depends only on what shares open columns with it and with them, through rows that are closed to a
/// side, and on nothing else: the rest of the tableau is left out.
extension OptimalFace {
    package init(of solver: Solver) { self.init(of: solver.state) }

    /// Whether all optimal solutions in which some sums have the values that they have now agree on others.
    ///
    /// - Complexity: as ``Solver/isDetermined(_:)-(Variable)``, of what is joined to the sums alone.
    package func determines(_ asked: [[Term]], holding held: [[Term]]) -> Bool {
        determines(asked, held.map { (terms: $0, sides: .both) })
    }

    /// The same once an optional constraint that holds is stronger, however much; nil if it does not hold.
    ///
    /// The solution that was found costs no more than before at any level, hence is optimal still, and with it those
    /// former solutions in which the constraint holds.
    package func determines(_ asked: [[Term]], strengthening constraint: ConstraintID) -> Bool? {
        guard let index = try? state.index(of: constraint), state.violation(ofConstraint: index) == 0 else {
            return nil
        }
        let record = state.constraints[index]
        guard record.variable >= 0 else { return nil }
        let variable = Int(record.variable)
        let distance = record.breakpoint - state.states[variable].value
        var sides: Sides = []
        if abs(distance) <= Self.leastDistance * max(1, abs(record.breakpoint)) {
            if record.isViolatedAbove { sides.insert(.above) }
            if record.isViolatedBelow { sides.insert(.below) }
        }
        return determines(asked, [(terms: [Term(1, state.handle(at: variable))], sides: sides)])
    }

    private func determines(_ asked: [[Term]], _ held: [(terms: [Term], sides: Sides)]) -> Bool {
        var (face, rows) = part(of: asked, held)
        face.narrow()
        let motions = face.motions()
        return rows.allSatisfy { motions[$0] == 0 }
    }

    /// What is joined to some sums, and the sums' variables in it.
    func part(of asked: [[Term]], _ held: [(terms: [Term], sides: Sides)]) -> (face: OptimalFace, rows: [Int]) {
        var part = Part(of: self)
        let rows = asked.map { part.addRow(of: $0, closedTo: []) }
        for sum in held { _ = part.addRow(of: sum.terms, closedTo: sum.sides) }
        part.addNeighbors()
        return (OptimalFace(part.solver, isClosed: part.isClosed), rows)
    }
}

/// Some rows of a tableau and what is joined to them, as a tableau of its own.
private struct Part {
    private let whole: SolverState
    private let isClosedInWhole: [OptimalFace.Sides]
    private(set) var solver = Solver()
    private(set) var isClosed: [OptimalFace.Sides] = []
    /// By variable of the whole, the one here.
    private var indices: [Int: Int] = [:]
    private var columns: [Int] = []

    init(of face: OptimalFace) {
        (whole, isClosedInWhole) = (face.state, face.isClosed)
        solver.state.tableau.isPlain = whole.tableau.isPlain
        solver.state.tableau.roundedPivots = whole.tableau.roundedPivots
    }

    /// - Returns: Its variable here.
    mutating func addRow(of terms: [Term], closedTo sides: OptimalFace.Sides) -> Int {
        for term in terms { whole.accumulate(Int(term.variable.index), times: term.coefficient) }
        whole.expandDefinitions()
        defer { whole.scratch.clearRow() }
        let row = makeRow(closedTo: sides)
        for slot in whole.scratch.touched.indices {
            let sum = whole.scratch.row[slot]
            if abs(sum.value) > Tableau.cancellation * sum.size {
                add(sum.value, of: Int(whole.scratch.touched[slot]), toRow: row)
            }
        }
        return row
    }

    /// Adds the rows that are closed to a side, and share a column with others here.
    mutating func addNeighbors() {
        var next = 0
        while next < columns.count {
            whole.tableau.forEachEntry(inColumn: columns[next]) { basic, _ in
                guard !isClosedInWhole[basic].isEmpty, indices[basic] == nil else { return }
                let row = makeRow(closedTo: isClosedInWhole[basic])
                indices[basic] = row
                whole.tableau.forEachEntry(inRow: basic) { add($1, of: $0, toRow: row) }
            }
            next += 1
        }
    }

    private mutating func makeRow(closedTo sides: OptimalFace.Sides) -> Int {
        isClosed.append(sides)
        let row = solver.owned().makeState(.row)
        solver.state.tableau.lines[row].isBasic = true
        return row
    }

    /// What is closed to both sides moves nothing.
    private mutating func add(_ coefficient: Double, of column: Int, toRow row: Int) {
        guard isClosedInWhole[column] != .both else { return }
        solver.state.tableau.insert(row: row, column: index(ofColumn: column), value: coefficient)
    }

    private mutating func index(ofColumn column: Int) -> Int {
        if let known = indices[column] { return known }
        columns.append(column)
        isClosed.append(isClosedInWhole[column])
        let index = solver.owned().makeState(.variable)
        indices[column] = index
        return index
    }
}
