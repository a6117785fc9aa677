import Foundation
import UnfoldSimplex

/// A random system with multipliers, built and edited, whose states are written for `Fixtures/Kernel/solver/exact.py judge`:
/// every number is a short decimal and stands as an integer in units of 1/100,000,000.
struct StateExport {
    private var system: RandomSystem
    private var solver = Solver()
    private var variables: [Variable] = []
    private var rows: [(id: ConstraintID, row: Model.Row)] = []
    private var conflicts: [String] = []
    private let seed: UInt64
    /// What constants are multiplied by.
    private let reach: Double
    private let relatives: Int

    /// - Parameters:
    ///   - reach: How large the hidden point's numbers are, as a factor.
    ///   - relatives: How many of a hundred rows are made from another.
    init(seed: UInt64, style: RandomSystem.Style, reach: Double = 1, relatives: Int = 0) {
        self.seed = seed
        self.reach = reach
        self.relatives = relatives
        system = RandomSystem(seed: seed, style: style)
        for flag in system.isNonNegative { variables.append(solver.makeVariable(flag ? .nonNegative : .free)) }
    }

    /// The states of one system, a line each: built, and after two rounds of edits. What the solver refuses ends the
    /// list with a line that says so.
    static func lines(
        seed: UInt64, style: RandomSystem.Style, reach: Double = 1, density: Int = 1, relatives: Int = 0,
        judge: (_ model: Model, _ point: [Double], _ told: [Double]) -> Void = { _, _, _ in }
    ) throws -> [String] {
        var export = StateExport(seed: seed, style: style, reach: reach, relatives: relatives)
        var lines: [String] = []
        for _ in 0..<density * export.system.constraintCount() { try export.add(export.row()) }
        for stage in 0..<3 {
            if stage > 0 {
                for _ in 0..<export.system.random.within(1...5) { try export.edit() }
            }
            do {
                try export.solve()
                lines.append(export.line(stage))
                judge(export.model, export.point, export.solver.objective.map(\.violation))
            } catch {
                lines.append(#"{"seed":\#(seed),"place":\#(stage),"error":"\#(error)"}"#)
                break
            }
        }
        return lines
    }

    private mutating func row() -> Model.Row {
        if relatives > 0, !rows.isEmpty, system.random.chance(relatives) {
            let model = system.random.pick(rows).row
            return system.relative(of: model)
        }
        var row = system.row()
        row.constant = Self.short(row.constant * reach)
        row.importance = 1
        return row
    }

    /// The nearest short decimal.
    private static func short(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }

    /// The decimal that is written for a number, in units of 1/100,000,000.
    private static func units(_ value: Double) -> String { "\(Decimal(string: "\(value)")! * 100_000_000)" }

    private mutating func add(_ row: Model.Row) throws {
        let terms = row.coefficients.map { Term($0.value, variables[$0.variable]) }
        rows.append((try solver.add(terms, row.relation, row.constant, priority: Priority(row.priority)), row))
    }

    private mutating func edit() throws {
        guard !rows.isEmpty else { return try add(row()) }
        let index = system.random.below(rows.count)
        let id = rows[index].id
        switch system.random.below(9) {
        case 0...3:
            let constant = Self.short(system.constant(for: rows[index].row) * reach)
            rows[index].row.constant = constant
            try solver.setConstant(constant, of: id)
        case 4, 5:
            solver.remove(id)
            rows.remove(at: index)
        case 6:
            let priority = system.priority()
            rows[index].row.priority = priority
            try solver.setPriority(Priority(priority), of: id)
        case 7:
            solver.retryBroken()
        default:
            try add(row())
        }
    }

    private mutating func solve() throws {
        conflicts = []
        var reports: [Conflict] = []
        var random = system.random
        try solver.solve { conflict in
            reports.append(conflict)
            let candidates = conflict.members.compactMap { member -> ConstraintID? in
                if case .constraint(let id) = member.restriction { return id }
                return nil
            }
            return random.pick(candidates)
        }
        system.random = random
        conflicts = reports.map { conflict in
            let members = conflict.members.map { "[\(text(of: $0.restriction)),\"\($0.multiplier)\"]" }
            return "[\(members.joined(separator: ","))]"
        }
    }

    private func text(of restriction: Restriction) -> String {
        switch restriction {
        case .constraint(let id): return text(of: rows.first { $0.id == id }!.row, priority: 1000)
        case .nonNegative(let variable): return "[\">=\",0,1000,[\(variables.firstIndex(of: variable)!),100000000]]"
        }
    }

    private func text(of row: Model.Row, priority: Float) -> String {
        let relation = row.relation == .equal ? "==" : row.relation == .lessThanOrEqual ? "<=" : ">="
        let terms = row.coefficients.map { ",[\($0.variable),\(Self.units($0.value))]" }.joined()
        return "[\"\(relation)\",\(Self.units(row.constant)),\(priority)\(terms)]"
    }

    private var point: [Double] { variables.map(solver.value(of:)) }

    /// The system as it stands, broken constraints at a level of their own just under required.
    private var model: Model {
        let broken = Set(solver.brokenConstraints)
        return Model(
            isNonNegative: system.isNonNegative,
            rows: rows.map { id, row in
                var row = row
                if broken.contains(id) { row.priority = 999.9999 }
                return row
            })
    }

    private func line(_ stage: Int) -> String {
        let list = model.rows.map { text(of: $0, priority: $0.priority) }
        let point = point.map { "\"\($0)\"" }.joined(separator: ",")
        let own = solver.objective.map { "\"\($0.violation)\"" }.joined(separator: ",")
        return
            #"{"seed":\#(seed),"place":\#(stage),"u":100000000,"n":\#(system.isNonNegative),"r":[\#(list.joined(separator: ","))],"#
            + #""x":[\#(point)],"own":[\#(own)],"c":[\#(conflicts.joined(separator: ","))]}"#
    }
}
