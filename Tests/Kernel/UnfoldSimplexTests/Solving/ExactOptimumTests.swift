import Foundation
import TestSupport
import Testing

@testable import UnfoldSimplex

/// Systems with multipliers from 0.0001 to 10,000, whose optima are known exactly: `Fixtures/Kernel/solver/exact.py` finds
/// them in integers. Earlier versions of the solver got the first dozen wrong, without a word.
@Suite struct ExactOptimumTests {
    private struct Record: Decodable {
        var n: [Bool]
        var r: [ExactRow]
        /// Units of a whole.
        var u: Double?
        var o: [Double]?

        var model: Model {
            Model(isNonNegative: n, rows: r.map { $0.row(inUnitsOf: u ?? 10_000) })
        }
    }

    @Test func theOptimaAreTheExactOnes() throws {
        let file = Fixtures.root.appendingPathComponent("Kernel/solver/exact.jsonl")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(lines.count > 100)
        for (number, line) in lines.enumerated() where number % Rounds.of(3, long: 1) == 0 {
            let record = try JSONDecoder().decode(Record.self, from: Data(line.utf8))
            let model = record.model
            var harness = Harness(seed: UInt64(number), isNonNegative: record.n)
            for row in model.rows { try harness.add(row) }
            var conflicts = 0
            do {
                try harness.solver.solve { conflict in
                    conflicts += 1
                    return Solver.anyConstraint(of: conflict)
                }
            } catch {
                Issue.record("line \(number + 1): \(error)")
                continue
            }
            guard let wanted = record.o else {
                #expect(conflicts > 0, "line \(number + 1): a contradiction was not reported")
                continue
            }
            #expect(conflicts == 0, "line \(number + 1)")
            guard conflicts == 0 else { continue }
            expect(model, of: harness, wanted: wanted, "line \(number + 1)")
        }
    }

    private func expect(_ model: Model, of harness: Harness, wanted: [Double], _ context: String) {
        let point = harness.point
        for row in model.rows where row.priority == 1000 {
            let violation = row.violation(at: point)
            #expect(violation <= 1e-11 * row.size(at: point), "\(context): a required row is violated by \(violation)")
        }
        let (saw, told) = (model.objective(at: point), harness.solver.objective.map(\.violation))
        for (index, (level, exact)) in zip(model.levels, wanted).enumerated() {
            let far = 1e-9 * max(1, exact) + 1e-11 * model.size(of: level, at: point)
            #expect(abs(saw[index] - exact) <= far, "\(context): \(saw), wanted \(wanted)\n\(model)")
            #expect(abs(told[index] - exact) <= far, "\(context): told \(told), wanted \(wanted)\n\(model)")
        }
    }
}

/// `[relation, constant, priority, [variable, coefficient]…]` in whole units.
private struct ExactRow: Decodable {
    private var row: Model.Row

    /// The row, of whose units so many make a whole.
    func row(inUnitsOf units: Double) -> Model.Row {
        var row = row
        row.constant /= units
        for index in row.coefficients.indices { row.coefficients[index].value /= units }
        return row
    }

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        let relations: [String: Relation] = ["==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual]
        let relation = try relations[list.decode(String.self)]!
        row = Model.Row(
            coefficients: [], relation: relation, constant: try list.decode(Double.self),
            priority: try list.decode(Float.self))
        while !list.isAtEnd {
            let term = try list.decode([Double].self)
            row.coefficients.append((Int(term[0]), term[1]))
        }
    }
}
