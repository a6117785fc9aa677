import Foundation
import TestSupport
import Testing

@testable import UnfoldSimplex

/// Random systems whose optima were recorded from HiGHS; `Fixtures/Kernel/solver/generate.py` makes the records.
@Suite struct RecordedOptimumTests {
    private struct Record: Decodable {
        var n: [Bool]
        var r: [Line]
        var o: [Double]?
    }

    /// `[relation, constant, priority, [variable, coefficient]…]`.
    private struct Line: Decodable {
        var row: Model.Row

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

    @Test func theOptimaAreThoseOfHiGHS() throws {
        let file = Fixtures.root.appendingPathComponent("Kernel/solver/highs.jsonl")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 300)
        for (number, line) in lines.enumerated() {
            let record = try JSONDecoder().decode(Record.self, from: Data(line.utf8))
            let model = Model(isNonNegative: record.n, rows: record.r.map(\.row))
            var harness = Harness(seed: UInt64(number), isNonNegative: record.n)
            for row in model.rows { try harness.add(row) }
            var conflicts = 0
            try harness.solver.solve { conflict in
                conflicts += 1
                return Solver.anyConstraint(of: conflict)
            }
            #expect((conflicts == 0) == (record.o != nil), "line \(number + 1): \(conflicts) conflicts")
            guard let wanted = record.o, conflicts == 0 else { continue }
            let saw = model.objective(at: harness.point)
            let agree = zip(saw, wanted).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($0), abs($1)) }
            #expect(agree, "line \(number + 1): objective \(saw), wanted \(wanted)\n\(model)")
        }
    }
}
