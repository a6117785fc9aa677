import TestSupport
import Testing

@testable import UnfoldSimplex

/// What came and went leaves no trace: neither in values nor in which of several optima is taken.
@Suite struct HistoryTests {
    /// Systems full of ties, built in a solver whose slots were used before, against a new one.
    @Test(arguments: UInt64(0)..<300) func slotsThatWereUsedBeforeSettleNoTies(seed: UInt64) throws {
        var (fresh, used) = (Solver(), Solver())
        var random = SplitMix(seed: seed &+ 90_000)
        for _ in 0..<(1 + random.below(3)) {
            var (gone, rows) = try build(&used, &random)
            try used.solve { Solver.anyConstraint(of: $0) }
            while !rows.isEmpty {
                used.remove(rows.remove(at: random.below(rows.count)))
                if random.chance(20) { try used.solve { Solver.anyConstraint(of: $0) } }
            }
            while !gone.isEmpty { used.removeVariable(gone.remove(at: random.below(gone.count))) }
            if random.chance(70) { try used.solve { Solver.anyConstraint(of: $0) } }
        }
        var (one, other) = (SplitMix(seed: seed), SplitMix(seed: seed))
        let wanted = try build(&fresh, &one).variables
        let saw = try build(&used, &other).variables
        try fresh.solve { Solver.anyConstraint(of: $0) }
        try used.solve { Solver.anyConstraint(of: $0) }
        fresh.restOnBounds()
        used.restOnBounds()
        #expect(saw.map { used.value(of: $0) } == wanted.map { fresh.value(of: $0) }, "seed \(seed)")
    }

    /// A row of lengths that share a room, all alike: each optimum is as good as another.
    private func build(
        _ solver: inout Solver, _ random: inout SplitMix
    ) throws -> (variables: [Variable], rows: [ConstraintID]) {
        var (variables, rows): ([Variable], [ConstraintID]) = ([], [])
        var terms: [Term] = []
        for _ in 0..<(2 + random.below(6)) {
            let (position, length) = (solver.makeVariable(), solver.makeVariable(.nonNegative))
            if let last = variables.last, variables.count > 1 {
                let before = variables[variables.count - 2]
                rows.append(
                    try solver.add([Term(1, position), Term(-1, before), Term(-1, last)], .greaterThanOrEqual, 4))
            }
            variables += [position, length]
            terms.append(Term(1, length))
        }
        rows.append(
            try solver.add(terms, random.chance(50) ? .equal : .lessThanOrEqual, Double(random.within(10...200))))
        for term in terms {
            let natural = Double(random.within(1...3) * 20)
            rows.append(try solver.add([term], .lessThanOrEqual, natural, priority: Priority(250)))
            rows.append(try solver.add([term], .greaterThanOrEqual, natural, priority: Priority(750)))
        }
        if random.chance(50) {
            rows.append(
                try solver.add(
                    [Term(1, variables[0]), Term(1, variables[1])], .lessThanOrEqual, 90, priority: Priority(250)))
        }
        return (variables, rows)
    }
}
