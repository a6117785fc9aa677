import Foundation
import TestSupport
import Testing

@testable import UnfoldSimplex

/// Whether variables are determined, all at once, next to the answer that is found by going to other optimal solutions.
@Suite struct AmbiguityTests {
    /// Solves a copy with a target below all priorities to either side: what moves is open.
    private func moves(_ terms: [Term], in solver: Solver) throws -> Bool {
        func value(in solver: Solver) -> Double {
            terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
        }
        let value = value(in: solver)
        let reach = max(1, abs(value))
        return try [value + reach, value - reach].contains { goal in
            var copy = solver
            _ = try copy.addTarget(terms, .equal, goal)
            try copy.solve { Solver.anyConstraint(of: $0) }
            return abs(terms.reduce(0) { $0 + $1.coefficient * copy.value(of: $1.variable) } - value) > 1e-6 * reach
        }
    }

    /// The answer for every variable and some sums, after building and after edits.
    private func compare(seed: UInt64, _ style: RandomSystem.Style?, _ counts: inout (open: Int, determined: Int))
        throws
    {
        var system = RandomSystem(seed: seed, style: style, largestVariables: 14)
        var harness = Harness(seed: seed, isNonNegative: system.isNonNegative)
        for _ in 0..<system.constraintCount() { try harness.add(system.row()) }
        for round in 0..<3 {
            if round > 0, !harness.rows.isEmpty {
                let index = system.random.below(harness.rows.count)
                try harness.solver.setConstant(
                    system.constant(for: harness.rows[index].row), of: harness.rows[index].id)
                harness.solver.remove(harness.rows.remove(at: system.random.below(harness.rows.count)).id)
            }
            guard (try? harness.solver.solve { Solver.anyConstraint(of: $0) }) != nil else { return }
            if round == 1 { harness.solver.restOnBounds() }
            let variables = harness.variables
            let pairs = zip(variables, variables.dropFirst()).map { [Term(1, $0), Term(-1, $1)] }
            for terms in variables.map({ [Term(1, $0)] }) + pairs {
                let moves = try moves(terms, in: harness.solver)
                let isDetermined = harness.solver.isDetermined(terms)
                #expect(isDetermined != moves, "seed \(seed) round \(round): \(terms)\n\(harness.solver.dump())")
                if terms.count == 1 { #expect(harness.solver.isDetermined(terms[0].variable) == isDetermined) }
                if moves { counts.open += 1 } else { counts.determined += 1 }
            }
        }
    }

    @Test(arguments: [RandomSystem.Style.layout, .integers, .reals, .multipliers])
    func allAtOnceIsAsOneByOne(_ style: RandomSystem.Style) throws {
        var counts = (open: 0, determined: 0)
        for seed in UInt64(0)..<Rounds.of(50, long: 3_000) { try compare(seed: 800_000 + seed, style, &counts) }
        #expect(counts.open > 100 && counts.determined > 100, "\(counts)")
    }

    /// As constants change, what was known holds where the basis and the limits that are reached are the same; a copy
    /// that knows nothing gives the same answers.
    @Test(arguments: [RandomSystem.Style.layout, .integers, .reals, .multipliers])
    func whatIsKnownHoldsAsConstantsChange(_ style: RandomSystem.Style) throws {
        func knowsMotions(_ solver: Solver) -> Bool { (solver.memory.knowledge as? Ambiguity)?.motions != nil }
        var kept = 0
        for seed in UInt64(0)..<Rounds.of(50, long: 3_000) {
            var system = RandomSystem(seed: 900_000 + seed, style: style, largestVariables: 14)
            var harness = Harness(seed: seed, isNonNegative: system.isNonNegative)
            for _ in 0..<system.constraintCount() { try harness.add(system.row()) }
            for round in 0..<4 where !harness.rows.isEmpty {
                guard (try? harness.solver.solve { Solver.anyConstraint(of: $0) }) != nil else { break }
                let fresh = Solver(copying: harness.solver.state)
                if round % 2 == 1 {
                    // In its own memory, of which nothing but the work space is used.
                    harness.solver.workOutAmbiguity()
                    #expect(harness.solver.memory.knowledge != nil && harness.solver.dump() == fresh.dump())
                }
                for variable in harness.variables {
                    let isDetermined = harness.solver.isDetermined(variable)
                    #expect(
                        isDetermined == fresh.isDetermined(variable),
                        "seed \(seed) round \(round): \(variable)\n\(harness.solver.dump())")
                    if knowsMotions(harness.solver), !knowsMotions(fresh) { kept += 1 }
                }
                let row = harness.rows[system.random.below(harness.rows.count)]
                try harness.solver.setConstant(system.constant(for: row.row), of: row.id)
            }
        }
        #expect(kept > 20, "\(kept) answers were kept")
    }

    /// Where one step leads, a solve leads too; what counts least may go where nothing else moves.
    @Test(arguments: [RandomSystem.Style.layout, .integers, .reals, .multipliers])
    func whatIsInReachIsReached(_ style: RandomSystem.Style) throws {
        var (reached, plain) = (0, 0)
        for seed in UInt64(0)..<Rounds.of(50, long: 3_000) {
            var system = RandomSystem(seed: 950_000 + seed, style: style, largestVariables: 14)
            var harness = Harness(seed: seed, isNonNegative: system.isNonNegative)
            for _ in 0..<system.constraintCount() { try harness.add(system.row()) }
            guard (try? harness.solver.solve { Solver.anyConstraint(of: $0) }) != nil else { continue }
            let motions = harness.solver.motions(of: harness.variables)
            for variable in harness.variables {
                #expect(motions?.isStill(variable) ?? true == harness.solver.isDetermined(variable))
                let (value, step) = (harness.solver.value(of: variable), min(1_000, motions?.reach(of: variable) ?? 0))
                let farthest = try [step, -step].map { step in
                    var copy = harness.solver
                    let pull = try copy.add(
                        [Term(1, variable)], .equal, value + step, priority: Priority(rawValue: .leastNormalMagnitude))
                    try copy.solve { Solver.anyConstraint(of: $0) }
                    try copy.setConstant(value - 1e5, of: pull)
                    try copy.solve { Solver.anyConstraint(of: $0) }
                    if copy.isPlainlyDetermined(variable, without: pull) {
                        plain += 1
                        #expect(harness.solver.isDetermined(variable), "seed \(seed): \(variable)")
                    }
                    try copy.setConstant(value + step, of: pull)
                    try copy.solve { Solver.anyConstraint(of: $0) }
                    return abs(copy.value(of: variable) - value)
                }.max()
                if step > 1e-4 { reached += 1 }
                #expect(farthest ?? 0 >= step - 1e-6 * max(1, step), "seed \(seed): \(variable) by \(step)")
            }
        }
        #expect(reached > 20 && plain > 20, "\(reached) steps, \(plain) variables")
    }

    /// Stretchable views between edges that are at once where several constraints meet: no cost and no single step
    /// says what is open.
    @Test func degenerateSystemsAreDecidedByOneProgram() throws {
        var programs = 0
        for seed in UInt64(0)..<Rounds.of(200, long: 3_000) {
            var random = SplitMix(seed: seed)
            var solver = Solver()
            let variables = (0..<random.within(2...7)).map { _ in
                solver.makeVariable(random.chance(30) ? .nonNegative : .free)
            }
            // Everything meets at 0, so the optimal solutions are a cone.
            for _ in 0..<random.within(2...12) {
                var terms: [Term] = []
                for variable in variables where random.chance(45) {
                    terms.append(Term(Double(random.within(-2...2)), variable))
                }
                _ = try solver.add(
                    terms, random.pick([Relation.greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual, .equal]), 0,
                    priority: random.chance(60) ? .required : Priority(random.pick([250, 750])))
            }
            try solver.solve { _ in preconditionFailure("nothing conflicts at 0") }
            for variable in variables {
                let moves = try moves([Term(1, variable)], in: solver)
                #expect(solver.isDetermined(variable) != moves, "seed \(seed): \(variable)\n\(solver.dump())")
            }
            programs += solver.programsOfAmbiguity ?? 0
        }
        #expect(programs > 10, "\(programs) programs")
    }

    /// Three inequalities that only hold together where they meet, and a way out of others.
    @Test func aConeIsTakenApart() throws {
        var solver = Solver()
        let (one, two, three, four) = (
            solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
        )
        // one <= two <= three <= one, and four somewhere above them.
        for (low, high) in [(one, two), (two, three), (three, one), (three, four)] {
            _ = try solver.add([Term(1, high), Term(-1, low)], .greaterThanOrEqual, 0)
        }
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        for variable in [one, two, three, four] { #expect(!solver.isDetermined(variable)) }
        #expect(solver.isDetermined([Term(1, one), Term(-1, two)]))
        #expect(solver.isDetermined([Term(1, one), Term(1, two), Term(-2, three)]))
        #expect(!solver.isDetermined([Term(1, one), Term(-1, four)]))
        #expect(solver.programsOfAmbiguity ?? 0 <= 1)
    }

    /// What other variables and sums that are held, or a constraint that gets stronger, determine: a look at what is
    /// joined to them gives the answer of a copy that is solved.
    @Test(arguments: [RandomSystem.Style.layout, .integers, .reals, .multipliers])
    func aPartAnswersAsTheWhole(_ style: RandomSystem.Style) throws {
        var counts: [Bool: Int] = [:]
        for seed in UInt64(0)..<Rounds.of(120, long: 3_000) {
            var system = RandomSystem(seed: 700_000 + seed, style: style, largestVariables: 12)
            var harness = Harness(seed: seed, isNonNegative: system.isNonNegative)
            for _ in 0..<system.constraintCount() { try harness.add(system.row()) }
            var solved = harness.solver
            guard (try? solved.solve { Solver.anyConstraint(of: $0) }) != nil else { continue }
            let open = harness.variables.filter { !solved.isDetermined($0) }
            guard !open.isEmpty else { continue }
            let face = OptimalFace(of: solved)
            /// Nil where rounding alone makes the copy contradict itself.
            func wholeDetermines(_ asked: Variable, _ change: (inout Solver) throws -> Void) throws -> Bool? {
                var copy = solved
                try change(&copy)
                guard let summary = try? copy.solve(breaking: { Solver.anyConstraint(of: $0) }),
                    summary.conflicts.isEmpty
                else { return nil }
                return copy.isDetermined(asked)
            }
            for _ in 0..<4 {
                let asked = system.random.pick(open)
                let held = (0..<system.random.within(1...2)).map { _ in
                    let end = Term(system.random.pick([1, -1]), system.random.pick(open))
                    return system.random.chance(50) ? [end] : [end, Term(1, system.random.pick(open))]
                }
                let wanted = try wholeDetermines(asked) { copy in
                    for terms in held {
                        let value = terms.reduce(0) { $0 + $1.coefficient * solved.value(of: $1.variable) }
                        _ = try copy.add(terms, .equal, value)
                    }
                }
                let saw = face.determines([[Term(1, asked)]], holding: held)
                #expect(wanted == nil || saw == wanted, "seed \(seed): \(asked) with \(held)\n\(solved.dump())")
                if let wanted { counts[wanted, default: 0] += 1 }
            }
            for (id, row) in harness.rows where row.priority < 999 && !solved.brokenConstraints.contains(id) {
                let asked = system.random.pick(open)
                guard let saw = face.determines([[Term(1, asked)]], strengthening: id) else { continue }
                let wanted = try wholeDetermines(asked) { try $0.setPriority(Priority(row.priority + 1), of: id) }
                #expect(wanted == nil || saw == wanted, "seed \(seed): \(asked) with \(id)\n\(solved.dump())")
                if saw { counts[true, default: 0] += 1 }
            }
        }
        #expect(counts[true, default: 0] > 50 && counts[false, default: 0] > 50, "\(counts)")
    }
}
