import Foundation
import TestSupport
import Testing

@testable import UnfoldSimplex

/// Systems with multipliers far apart: what is answered is an answer, and little is refused.
@Suite struct WideSystemTests {
    private struct Kind {
        var style: RandomSystem.Style
        var reach = 1.0
        /// How many of a hundred rows are multiples of others, nearly parallel to them, or leave them one point.
        var relatives = 0
    }

    /// States of random systems, built and edited: none is refused, and what holds is as told. `UNFOLD_STATES=file`
    /// writes them, 10,000 systems of each kind, for `Fixtures/Kernel/solver/exact.py judge`, which knows whether they are
    /// right.
    @Test func noStateIsRefusedAndItsValuesAreExact() throws {
        let file = ProcessInfo.processInfo.environment["UNFOLD_STATES"]
        let count: UInt64 = file == nil ? Rounds.of(35, long: 100) : 10_000
        var all: [String] = []
        for kind in [
            Kind(style: .multipliers), Kind(style: .wideMultipliers), Kind(style: .wideMultipliers, reach: 1_000),
            Kind(style: .multipliers, relatives: 30), Kind(style: .multipliers, relatives: 60),
            Kind(style: .wideMultipliers, relatives: 30), Kind(style: .wideMultipliers, relatives: 60),
        ] {
            let lines = try (0..<count).flatMap { seed in
                try StateExport.lines(
                    seed: seed, style: kind.style, reach: kind.reach,
                    density: kind.relatives > 0 ? 1 + Int(seed % 2) : 1,
                    relatives: kind.relatives
                ) { expect($0, at: $1, told: $2, "\(kind), seed \(seed)") }
            }
            #expect(!lines.contains { $0.contains("nan") || $0.contains("\"inf") || $0.contains("\"-inf") })
            #expect(lines.filter { $0.contains("\"error\"") } == [], "\(kind)")
            all += lines
        }
        guard let file else { return }
        try (all.joined(separator: "\n") + "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }

    /// What is required holds, and the objective is that of the values.
    private func expect(_ model: Model, at point: [Double], told: [Double], _ context: String) {
        for row in model.rows where row.priority == 1000 {
            let violation = row.violation(at: point)
            #expect(violation <= 1e-11 * row.size(at: point), "\(context): by \(violation)\n\(row)")
        }
        for (level, (one, other)) in zip(model.levels, zip(model.objective(at: point), told)) {
            let far = 1e-9 * max(1, one) + 1e-11 * model.size(of: level, at: point)
            #expect(abs(one - other) <= far, "\(context): told \(other) at \(level), \(one) by the values")
        }
    }

    /// What rounding hides: 0.0009 times an unknown beside 308,403.52 decides it, and three more rows after it.
    @Test func smallCoefficientsNextToLargeTermsCount() throws {
        var solver = Solver()
        let (height, shift, inset) = (solver.makeVariable(.nonNegative), solver.makeVariable(), solver.makeVariable())
        _ = try solver.add([Term(-1.7778, height)], .equal, -88.89)
        _ = try solver.add([Term(6168.0704, height), Term(-0.0009, shift)], .equal, 308_403.412)
        _ = try solver.add([Term(-1570.2108, shift), Term(0.5668, inset)], .equal, -188_368.616)
        _ = try solver.add([Term(1, shift)], .equal, 0, priority: Priority(750))
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect([height, shift, inset].map { solver.value(of: $0) } == [50, 120, 100])
        // An edit is solved as exactly.
        let tied = try solver.add([Term(0.0234, inset), Term(0.0001, solver.makeVariable())], .equal, 2.343)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(solver.violation(of: tied) == 0)
        #expect(solver.value(of: shift) == 120)
    }

    /// Between 19 and 24 the two optional rows of `shift` cost the same wherever it is: their slopes cancel. What is
    /// left is a gain of 10^-9 beside 200, or 10^-11 beside 10,000 where the coefficients are far apart.
    @Test(arguments: [(slope: 100.0, lever: 100.0), (slope: 5000, lever: 10_000)])
    func aReducedCostNearRoundingDecides(slope: Double, lever: Double) throws {
        var solver = Solver()
        let (shift, width) = (solver.makeVariable(), solver.makeVariable(.nonNegative))
        let (high, low) = (Priority(999), Priority(750))
        _ = try solver.add([Term(0.01, shift), Term(lever, width)], .greaterThanOrEqual, 11 * lever + 0.19)
        _ = try solver.add([Term(slope, shift)], .equal, 19 * slope, priority: high)
        _ = try solver.add([Term(50, width)], .equal, 1100, priority: high)
        _ = try solver.add([Term(50.00001, width)], .lessThanOrEqual, 250, priority: high)
        _ = try solver.add([Term(slope, shift)], .equal, 24 * slope, priority: high)
        _ = try solver.add([Term(50, width)], .equal, 1100, priority: low)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(solver.value(of: shift) == 24)
        #expect(abs(solver.value(of: width) - (11 - 0.05 / lever)) < 1e-12)
    }

    /// A row of large coefficients misses by 4 * 10^-13 of them, and by 10^-11 of its numbers.
    @Test func aMissThatIsNoRoundingIsAContradiction() throws {
        var solver = Solver()
        let (one, other) = (solver.makeVariable(), solver.makeVariable())
        let first = try solver.add([Term(1, one)], .equal, 10.00000000046)
        _ = try solver.add([Term(7.332, other)], .equal, 0)
        _ = try solver.add([Term(0.0291, one), Term(50, other)], .equal, 0.291)
        var contradictions: [Double] = []
        try solver.solve { conflict in
            contradictions.append(conflict.contradiction)
            return first
        }
        #expect(contradictions.count == 1 && contradictions.allSatisfy { $0 > 0 })
        #expect(solver.value(of: one) == 10)
        // What rounding does is none.
        let third = try solver.add([Term(1.0 / 3, one), Term(1, other)], .equal, 3.3333333333333335)
        try solver.solve { _ in preconditionFailure("nothing conflicts") }
        #expect(solver.violation(of: third) == 0)
    }

    /// Sums of double-double numbers keep what doubles lose, and decimals are what was written.
    @Test func doubleDoublesKeepWhatDoublesLose() {
        let third = DoubleDouble(meantBy: 0.3333)
        let rest = DoubleDouble(meantBy: 9999) * third - DoubleDouble(meantBy: 3332.6667)
        #expect(abs(rest.high) < 1e-27)
        let sum = (DoubleDouble(1e16) + DoubleDouble(1)) - DoubleDouble(1e16)
        #expect(sum.high == 1)
        #expect(DoubleDouble.isMeantExactly(1.7778e-5) && DoubleDouble.isMeantExactly(-2500))
        #expect(!DoubleDouble.isMeantExactly(1.0 / 3) && !DoubleDouble.isMeantExactly(0.1 + 0.2))
        #expect(abs((DoubleDouble(meantBy: 1e-12) * DoubleDouble(1e12) - DoubleDouble(1)).high) < 1e-30)
    }

    /// Constants change, what conflicts is broken, and constraints go: such a system is solved or refused, and what is
    /// required and was not broken holds. Of seed 5138 one value is 10^16 on the way.
    @Test(arguments: [5138, 5139, 5140]) func editsOfWideSystemsHold(seed: UInt64) throws {
        var system = RandomSystem(seed: 500_000 + seed, style: .wideMultipliers)
        var live = Harness(seed: seed, isNonNegative: system.isNonNegative)
        for _ in 0..<(10 + Int(seed % 40)) { try live.add(system.row()) }
        let constants = live.rows.map { system.constant(for: $0.row) }
        for round in 0..<4 {
            for index in constants.indices.dropFirst(10 * round).prefix(round == 0 ? 0 : 10) {
                live.rows[index].row.constant = constants[index]
                try live.solver.setConstant(constants[index], of: live.rows[index].id)
            }
            if round == 3 {
                for index in stride(from: 0, to: constants.count, by: 5) { live.solver.remove(live.rows[index].id) }
                live.rows = live.rows.filter { live.solver.contains($0.id) }
            }
            do { try live.solver.solve { Solver.anyConstraint(of: $0) } } catch { return }
            let point = live.point
            for row in live.model.rows where row.priority == 1000 {
                let size = row.coefficients.reduce(1) { $0 + abs($1.value * point[$1.variable]) }
                #expect(
                    row.violation(at: point) <= 1e-9 * size, "round \(round): by \(row.violation(at: point))\n\(row)")
            }
            if round == 2 { live.solver.retryBroken() }
        }
    }
}
