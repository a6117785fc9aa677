import Foundation
import TestSupport
import Testing

@testable import UnfoldSimplex

/// Systems with multipliers from 0.0001 to 10,000, whose optima are known exactly: `Fixtures/solver/exact.py` finds
/// them in integers. Earlier versions of the solver got the first dozen wrong, without a word.
@Suite struct ExactOptimumTests {
    private struct Record: Decodable {
        var n: [Bool]
        var r: [ExactRow]
        var o: [Double]?
    }

    @Test func theOptimaAreTheExactOnes() throws {
        let file = Fixtures.root.appendingPathComponent("solver/exact.jsonl")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(lines.count > 100)
        var refused = 0
        for (number, line) in lines.enumerated() {
            let record = try JSONDecoder().decode(Record.self, from: Data(line.utf8))
            let model = Model(isNonNegative: record.n, rows: record.r.map(\.row))
            var harness = Harness(seed: UInt64(number), isNonNegative: record.n)
            for row in model.rows { try harness.add(row) }
            var conflicts = 0
            do {
                try harness.solver.solve { conflict in
                    conflicts += 1
                    return Solver.anyConstraint(of: conflict)
                }
            } catch {
                // What is beyond double precision is said to be, and only where coefficients are a thousandfold apart.
                #expect(error == .beyondPrecision && record.r.contains(where: \.isExtreme), "line \(number + 1)")
                refused += 1
                continue
            }
            guard let wanted = record.o else {
                #expect(conflicts > 0, "line \(number + 1): a contradiction was not reported")
                continue
            }
            #expect(conflicts == 0, "line \(number + 1)")
            guard conflicts == 0 else { continue }
            expect(model, at: harness.point, wanted: wanted, "line \(number + 1)")
        }
        #expect(refused <= 2, "\(refused) systems were refused")
    }

    private func expect(_ model: Model, at point: [Double], wanted: [Double], _ context: String) {
        for row in model.rows where row.priority == 1000 {
            let violation = row.violation(at: point)
            #expect(violation <= 1e-6 * row.size(at: point), "\(context): a required row is violated by \(violation)")
        }
        let saw = model.objective(at: point)
        for (level, (one, other)) in zip(model.levels, zip(saw, wanted)) {
            let size = model.rows.filter { $0.priority == level }.map { $0.size(at: point) }.max() ?? 1
            #expect(
                abs(one - other) <= 1e-6 * max(1, other) + 1e-8 * size, "\(context): \(saw), wanted \(wanted)\n\(model)"
            )
            // What is lower follows from what is higher.
            guard abs(one - other) <= 1e-6 else { break }
        }
    }
}

/// `[relation, constant, priority, [variable, coefficient]…]` in units of 1/10,000.
private struct ExactRow: Decodable {
    var row: Model.Row
    /// Has a coefficient below 0.01 or above 100.
    var isExtreme: Bool { row.coefficients.contains { abs($0.value) < 0.01 || abs($0.value) > 100 } }

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        let relations: [String: Relation] = ["==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual]
        let relation = try relations[list.decode(String.self)]!
        row = Model.Row(
            coefficients: [], relation: relation, constant: try list.decode(Double.self) / 10_000,
            priority: try list.decode(Float.self))
        while !list.isAtEnd {
            let term = try list.decode([Double].self)
            row.coefficients.append((Int(term[0]), term[1] / 10_000))
        }
    }
}
