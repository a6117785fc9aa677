/// What the sides to which variables are closed say about one another, found by counting (see ``OptimalFace``).
///
/// - A nonbasic variable that is open to a side, and moves no basic one to a side that this is closed to, can take that
///   step. What moves in it and was open to that side alone is open to both.
/// - A basic variable that is closed to a side, and that nothing moves to the other, does not move; nor does anything
///   that could only move it to the closed side.
struct SidePropagation {
    typealias Sides = OptimalFace.Sides

    private let state: SolverState
    private(set) var isClosed: [Sides]
    /// By nonbasic variable and side: how many basic variables are in the way of its step.
    private var blockers: [Int32]
    /// By basic variable and side: how many steps of nonbasic variables move it there.
    private var movers: [Int32]
    private var wasTaken: [Bool]
    private var work: [Task] = []

    private enum Task {
        case step(Int, Sides)
        case row(Int)
    }

    init(of state: SolverState, _ isClosed: [Sides]) {
        self.state = state
        self.isClosed = isClosed
        blockers = Array(repeating: 0, count: 2 * isClosed.count)
        movers = blockers
        wasTaken = Array(repeating: false, count: 2 * isClosed.count)
    }

    /// - Complexity: proportional to the tableau.
    mutating func run() {
        let (tableau, variables) = (state.tableau, isClosed.indices)
        for basic in variables where tableau.lines[basic].isBasic {
            tableau.forEachEntry(inRow: basic) { column, coefficient in
                for side in Self.each {
                    let moved = Self.side(side, times: coefficient)
                    if isClosed[basic].contains(moved) { blockers[Self.position(column, side)] += 1 }
                    if !isClosed[column].contains(side) { movers[Self.position(basic, moved)] += 1 }
                }
            }
        }
        for variable in variables {
            if tableau.lines[variable].isBasic {
                if !isClosed[variable].isEmpty { work.append(.row(variable)) }
            } else {
                for side in Self.each { noteStep(of: variable, to: side) }
            }
        }
        while let task = work.popLast() {
            switch task {
            case .step(let variable, let side): takeStep(of: variable, to: side)
            case .row(let basic): look(atRow: basic)
            }
        }
    }

    private static let each: [Sides] = [.above, .below]
    private static func position(_ variable: Int, _ side: Sides) -> Int { 2 * variable + (side == .above ? 0 : 1) }
    /// Where something moves that follows a step by a coefficient.
    private static func side(_ side: Sides, times coefficient: Double) -> Sides { coefficient > 0 ? side : side.other }

    private mutating func noteStep(of variable: Int, to side: Sides) {
        let position = Self.position(variable, side)
        guard blockers[position] == 0, !wasTaken[position], !isClosed[variable].contains(side) else { return }
        wasTaken[position] = true
        work.append(.step(variable, side))
    }

    private mutating func takeStep(of variable: Int, to side: Sides) {
        open(variable, to: side.other)
        state.tableau.forEachEntry(inColumn: variable) { basic, coefficient in
            open(basic, to: Self.side(side, times: coefficient).other)
        }
    }

    private mutating func open(_ variable: Int, to side: Sides) {
        guard isClosed[variable].contains(side) else { return }
        isClosed[variable].remove(side)
        guard state.tableau.lines[variable].isBasic else {
            state.tableau.forEachEntry(inColumn: variable) { basic, coefficient in
                movers[Self.position(basic, Self.side(side, times: coefficient))] += 1
            }
            return noteStep(of: variable, to: side)
        }
        state.tableau.forEachEntry(inRow: variable) { column, coefficient in
            let step = Self.side(side, times: coefficient)
            blockers[Self.position(column, step)] -= 1
            noteStep(of: column, to: step)
        }
    }

    private mutating func look(atRow basic: Int) {
        for side in Self.each where isClosed[basic].contains(side) {
            guard movers[Self.position(basic, side.other)] == 0 else { continue }
            isClosed[basic] = .both
            guard movers[Self.position(basic, side)] > 0 else { continue }
            state.tableau.forEachEntry(inRow: basic) { column, coefficient in
                close(column, to: Self.side(side, times: coefficient))
            }
        }
    }

    private mutating func close(_ column: Int, to side: Sides) {
        guard !isClosed[column].contains(side) else { return }
        isClosed[column].insert(side)
        state.tableau.forEachEntry(inColumn: column) { basic, coefficient in
            let position = Self.position(basic, Self.side(side, times: coefficient))
            movers[position] -= 1
            if movers[position] == 0 { work.append(.row(basic)) }
        }
    }
}
