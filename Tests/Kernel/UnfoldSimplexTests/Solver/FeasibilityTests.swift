import Testing

@testable import UnfoldSimplex

/// Deciding after every edit whether the required constraints agree, and solving once at the end.
@Suite struct FeasibilityTests {
    /// Numbers from a seed.
    private struct Sequence {
        var state: UInt64
        mutating func roll(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
    }

    /// A chain of lengths between two ends, with optional constraints and bounds, edited again and again.
    private func run(_ seed: UInt64, deciding: Bool) throws -> (objectives: [[Double]], broken: [[Int]]) {
        var dice = Sequence(state: seed)
        var solver = Solver()
        let lengths = (0..<6).map { _ in solver.makeVariable(.nonNegative) }
        let total = solver.makeVariable(.nonNegative)
        var all: [ConstraintID] = []
        all.append(try solver.add(lengths.map { Term(1, $0) } + [Term(-1, total)], .equal, 0))
        all.append(try solver.add([Term(1, total)], .equal, 100))
        for length in lengths {
            let size = Double(dice.roll(40))
            all.append(try solver.add([Term(1, length)], .lessThanOrEqual, size, priority: Priority(250)))
            all.append(try solver.add([Term(1, length)], .greaterThanOrEqual, size, priority: Priority(750)))
        }
        for length in lengths.prefix(3) {
            all.append(try solver.add([Term(1, length)], .equal, Double(dice.roll(60))))
        }
        var objectives: [[Double]] = []
        var broken: [[Int]] = []
        func choose(_ conflict: Conflict) -> ConstraintID {
            // The last one added that takes part.
            let members = conflict.members.compactMap { member -> Int? in
                guard case .constraint(let id) = member.restriction else { return nil }
                return all.firstIndex(of: id)
            }
            return all[members.max() ?? 0]
        }
        for _ in 0..<12 {
            for _ in 0...dice.roll(2) {
                // Optional constraints and the total: required lengths keep, so that what breaks does not depend on
                // when it is asked.
                let position = 1 + dice.roll(13)
                try solver.setConstant(Double(dice.roll(120)), of: all[position])
                if deciding { try solver.satisfyRequired(breaking: choose) }
            }
            try solver.solve(breaking: choose)
            #expect(solver.isSolved)
            objectives.append(solver.objective.map { ($0.violation * 1e6).rounded() / 1e6 })
            broken.append(solver.brokenConstraints.compactMap { all.firstIndex(of: $0) }.sorted())
        }
        return (objectives, broken)
    }

    /// The decisions change nothing of what the solves find, where both meet the same conflicts.
    @Test func decidingChangesNothing() throws {
        var compared = 0
        for seed in 1...200 as ClosedRange<UInt64> {
            let plain = try run(seed, deciding: false)
            let decided = try run(seed, deciding: true)
            guard plain.broken == decided.broken else { continue }
            compared += 1
            #expect(plain.objectives == decided.objectives, "seed \(seed)")
        }
        #expect(compared > 100)
    }

    /// A conflict is reported where it is decided, once.
    @Test func aConflictIsReportedOnce() throws {
        var solver = Solver()
        let x = solver.makeVariable(.nonNegative)
        let optional = try solver.add([Term(1, x)], .equal, 50, priority: Priority(500))
        let narrow = try solver.add([Term(1, x)], .equal, 100)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        let wide = try solver.add([Term(1, x)], .equal, 200)
        var reports = 0
        try solver.satisfyRequired { _ in
            reports += 1
            return wide
        }
        #expect(reports == 1 && solver.brokenConstraints == [wide] && !solver.isSolved)
        solver.remove(narrow)
        try solver.satisfyRequired { _ in preconditionFailure("reported before") }
        try solver.solve { _ in preconditionFailure("reported before") }
        #expect(solver.value(of: x) == 200)
        #expect(solver.violation(of: optional) == 150)
    }

    /// One that was broken before its row was rebuilt is entered as such.
    @Test func brokenInAdvance() throws {
        var solver = Solver()
        let x = solver.makeVariable(.nonNegative)
        _ = try solver.add([Term(1, x)], .equal, 100)
        let wide = try solver.add([Term(1, x)], .equal, 200)
        solver.breakInAdvance(wide)
        try solver.solve { _ in preconditionFailure("broken already") }
        #expect(solver.value(of: x) == 100)
        #expect(solver.brokenConstraints == [wide])
    }

    /// A free variable that one inequality mentions alone rests on its bound; nothing else moves.
    @Test func restingOnBounds() throws {
        var solver = Solver()
        let x = solver.makeVariable(.free)
        let y = solver.makeVariable(.free)
        let width = solver.makeVariable(.nonNegative)
        _ = try solver.add([Term(1, width)], .equal, 40)
        let bound = try solver.add([Term(1, x), Term(1, width)], .lessThanOrEqual, 226)
        _ = try solver.add([Term(1, y)], .greaterThanOrEqual, -10)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        solver.restOnBounds()
        #expect(solver.isSolved)
        #expect([x, y, width].map { solver.value(of: $0) } == [186, -10, 40])
        try solver.setConstant(300, of: bound)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(solver.value(of: x) == 260)
        #expect(!solver.isDetermined(x))
        solver.remove(bound)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(solver.value(of: width) == 40)
    }
}
