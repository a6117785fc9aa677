import Foundation
import TestSupport
import Testing

@testable import UnfoldSimplex

/// Dense systems of 40 variables and 100 constraints full of ties, where rounding errors feed on one another.
@Suite struct LargeSystemTests {
    private let point: [Double]
    private let isNonNegative: [Bool]

    init() {
        var random = SplitMix(seed: 77_777)
        point = (0..<40).map { _ in Double(random.within(0...20)) }
        isNonNegative = (0..<40).map { _ in random.chance(50) }
    }

    /// 8 systems, 700 with UNFOLD_LONG_TESTS, each edited six times.
    @Test func roundingStaysSmall() throws {
        for seed in UInt64(0)..<Rounds.of(8, long: 700) {
            var random = SplitMix(seed: seed &+ 77_777)
            var harness = Harness(seed: seed, isNonNegative: isNonNegative)
            for _ in 0..<100 { try harness.add(row(&random)) }
            try harness.solve(&random)
            try harness.check("built")
            for round in 0..<6 {
                for _ in 0..<random.within(1...8) { try edit(&harness, &random) }
                try harness.solve(&random)
                try harness.check("after round \(round)")
            }
            try harness.checkAgainstFreshBuild("at the end")
        }
    }

    private func row(_ random: inout SplitMix) -> Model.Row {
        var coefficients: [(variable: Int, value: Double)] = []
        for _ in 0..<random.within(1...4) {
            let variable = random.below(40)
            guard !coefficients.contains(where: { $0.variable == variable }) else { continue }
            coefficients.append((variable, random.chance(50) ? 1 : -1))
        }
        let priority: Float = random.chance(45) ? 1000 : random.pick([750, 500, 250, 251, 50])
        let relation = random.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
        var row = Model.Row(coefficients: coefficients, relation: relation, constant: 0, priority: priority)
        row.constant = row.excess(at: point)
        if priority < 1000 ? random.chance(60) : random.chance(4) {
            row.constant += Double(random.within(-15...15))
        }
        return row
    }

    private func edit(_ harness: inout Harness, _ random: inout SplitMix) throws {
        let index = random.below(harness.rows.count)
        let id = harness.rows[index].id
        switch random.below(6) {
        case 0, 1:
            harness.rows[index].row.constant = row(&random).constant
            try harness.solver.setConstant(harness.rows[index].row.constant, of: id)
        case 2:
            harness.solver.remove(id)
            harness.rows.remove(at: index)
        case 3:
            try harness.add(row(&random))
        case 4:
            let priority: Float = random.pick([1000, 750, 250, 50])
            harness.rows[index].row.priority = priority
            try harness.solver.setPriority(Priority(priority), of: id)
        default:
            harness.solver.retryBroken()
        }
    }
}
