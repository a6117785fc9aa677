import Foundation
import TestSupport
import Testing

@testable import UnfoldSimplex

/// Random systems, built and then edited, against the oracle after every solve.
@Suite struct RandomSystemTests {
    /// 500 systems; 10,000 with UNFOLD_LONG_TESTS set. `UNFOLD_SEED` runs one system alone.
    static let blocks: [Range<UInt64>] = {
        let environment = ProcessInfo.processInfo.environment
        if let seed = environment["UNFOLD_SEED"].flatMap(UInt64.init) { return [seed..<seed + 1] }
        let count: UInt64 = Rounds.of(500, long: 10_000)
        return stride(from: 0, to: count, by: 250).map { $0..<min(count, $0 + 250) }
    }()

    @Test(arguments: blocks)
    func everyStateIsTheSequentialOptimum(seeds: Range<UInt64>) throws {
        for seed in seeds { try run(seed) }
    }

    /// The same with multipliers from 0.01 to 100. More of them are judged exactly (`ExactOptimumTests`): this oracle's
    /// own rounding gives false alarms, such as the system 5,000,414, of which it says 550.118 where 1,350.118 is
    /// right.
    @Test(arguments: blocks.prefix(1)) func multipliersMakeNoDifference(seeds: Range<UInt64>) throws {
        for seed in seeds { try run(seed &+ 5_000_000, style: .multipliers) }
    }

    private func run(_ seed: UInt64, style: RandomSystem.Style? = nil) throws {
        var system = RandomSystem(seed: seed, style: style)
        var harness = Harness(seed: seed, isNonNegative: system.isNonNegative)
        for _ in 0..<system.constraintCount() { try harness.add(system.row()) }
        try harness.solve(&system.random)
        try harness.check("built")
        for round in 0..<2 {
            for _ in 0..<system.random.within(1...5) { try edit(&harness, &system) }
            try harness.solve(&system.random)
            try harness.check("after round \(round)")
        }
        try harness.checkAgainstFreshBuild("at the end")
    }

    /// Lengths that a required limit holds at 0, as an app hides what expands: one limit changes, and a solve follows.
    @Test func limitsThatChangeAlone() throws {
        for seed in UInt64(60_000)..<Rounds.of(60_070, long: 60_200) {
            var system = RandomSystem(seed: seed)
            var harness = Harness(seed: seed, isNonNegative: system.isNonNegative)
            for _ in 0..<system.constraintCount() { try harness.add(system.row()) }
            let first = harness.rows.count
            for variable in system.isNonNegative.indices where system.isNonNegative[variable] {
                let relation: Relation = system.random.chance(75) ? .lessThanOrEqual : .equal
                try harness.add(
                    .init(coefficients: [(variable, 1)], relation: relation, constant: 0, priority: 1000))
            }
            try harness.solve(&system.random)
            let limits = first..<harness.rows.count
            guard !limits.isEmpty else { continue }
            for edit in 0..<6 {
                let index = limits.lowerBound + system.random.below(limits.count)
                harness.rows[index].row.constant = Double(system.random.within(0...20))
                try harness.solver.setConstant(harness.rows[index].row.constant, of: harness.rows[index].id)
                try harness.solve(&system.random)
                try harness.check("after edit \(edit)")
            }
        }
    }

    /// Columns of labels at distances between two bounds, held at less or more than they take, one number changed at a
    /// time.
    @Test func columnsThatAreHeld() throws {
        for seed in UInt64(70_000)..<Rounds.of(70_100, long: 71_000) {
            var random = SplitMix(seed: seed)
            let count = random.within(2...7)
            let factor = random.chance(80) ? 1 : 0.75
            var harness = Harness(seed: seed, isNonNegative: (0..<2 * count + 1).map { $0 > count })
            func add(_ terms: [(Int, Double)], _ relation: Relation, _ constant: Int, _ priority: Float = 1000) throws {
                try harness.add(
                    .init(coefficients: terms, relation: relation, constant: Double(constant), priority: priority))
            }
            try add([(0, 1)], .equal, 8)
            for top in 0..<count {
                let (height, size) = (count + 1 + top, random.within(10...30))
                let distance = [(top + 1, 1.0), (top, -1), (height, -factor)]
                try add(distance, .greaterThanOrEqual, random.within(0...8))
                try add(distance, .lessThanOrEqual, random.within(8...20))
                try add([(height, 1)], .lessThanOrEqual, size, random.pick([250, 251, 750]))
                try add([(height, 1)], .greaterThanOrEqual, size, random.pick([250, 750, 751]))
            }
            try add([(count, 1)], .equal, random.within(0...50) * count, random.pick([1000, 500]))
            for edit in 0..<8 {
                try harness.solve(&random)
                try harness.check("before edit \(edit)")
                let index = random.chance(50) ? harness.rows.count - 1 : random.below(harness.rows.count)
                harness.rows[index].row.constant = Double(random.within(0...50) * (index == 4 * count + 1 ? count : 1))
                try harness.solver.setConstant(harness.rows[index].row.constant, of: harness.rows[index].id)
            }
            try harness.solve(&random)
            try harness.checkAgainstFreshBuild("at the end")
        }
    }

    /// A solve that gives up leaves the solver whole: the next one goes on to the optimum.
    @Test func givingUpIsNotTheEnd() throws {
        var failures = 0
        for seed in UInt64(0)..<200 {
            var system = RandomSystem(seed: 40_000 + seed)
            var harness = Harness(seed: 40_000 + seed, isNonNegative: system.isNonNegative)
            for _ in 0..<system.constraintCount() { try harness.add(system.row()) }
            for limit in 0..<30 {
                harness.solver.state.stepLimit = limit
                do {
                    try harness.solve(&system.random)
                    break
                } catch let error as SolverError {
                    #expect(error == .pivotLimitReached(limit))
                    failures += 1
                    if limit % 3 == 2 { try edit(&harness, &system) }
                }
            }
            harness.solver.state.stepLimit = nil
            try harness.solve(&system.random)
            try harness.check("after giving up")
        }
        #expect(failures > 200)
    }

    private func edit(_ harness: inout Harness, _ system: inout RandomSystem) throws {
        guard !harness.rows.isEmpty else { return try harness.add(system.row()) }
        let index = system.random.below(harness.rows.count)
        let id = harness.rows[index].id
        switch system.random.below(11) {
        case 0...3:
            harness.rows[index].row.constant = system.constant(for: harness.rows[index].row)
            try harness.solver.setConstant(harness.rows[index].row.constant, of: id)
        case 4, 5:
            harness.solver.remove(id)
            harness.rows.remove(at: index)
        case 6:
            let row = harness.rows[index].row
            harness.solver.remove(id)
            harness.rows.remove(at: index)
            try harness.add(row)
        case 7:
            let priority = system.priority()
            harness.rows[index].row.priority = priority
            try harness.solver.setPriority(Priority(priority), of: id)
        case 8:
            harness.solver.retryBroken()
        case 9:
            harness.rows[index].row.importance = system.importance()
            try harness.solver.setImportance(harness.rows[index].row.importance, of: id)
        default:
            try harness.add(system.row())
        }
    }
}
