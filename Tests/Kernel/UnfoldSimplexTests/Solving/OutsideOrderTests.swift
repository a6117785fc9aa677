import TestSupport
import Testing

@testable import UnfoldSimplex

/// Variables outside their bounds that are kept in order are helped in the order in which a look at all finds them.
@Suite struct OutsideOrderTests {
    @Test(arguments: [RandomSystem.Style.layout, .integers, .reals, .multipliers])
    func orderMakesNoDifference(style: RandomSystem.Style) throws {
        var conflicts = 0
        for seed in UInt64(0)..<Rounds.of(40, long: 150) {
            var system = RandomSystem(seed: 90_000 + seed, style: style)
            let rows = (0..<40).map { _ in system.row() }
            let constants = rows.map { system.constant(for: $0) }
            var solvers: [Solver] = []
            for mostUnordered in [0, Int.max] {
                var solver = Solver()
                solver.state.fields.pointee.mostUnordered = mostUnordered
                let variables = system.isNonNegative.map { solver.makeVariable($0 ? .nonNegative : .free) }
                let ids = try rows.map { row in
                    try solver.add(
                        row.coefficients.map { Term($0.value, variables[$0.variable]) }, row.relation, row.constant,
                        priority: Priority(row.priority))
                }
                for round in 0..<3 {
                    for (id, constant) in zip(ids, constants).dropFirst(10 * round).prefix(round == 0 ? 0 : 10) {
                        try solver.setConstant(constant, of: id)
                    }
                    try solver.solve { conflict in
                        conflicts += 1
                        for member in conflict.members {
                            if case .constraint(let id) = member.restriction { return id }
                        }
                        preconditionFailure("seed \(seed): a conflict without constraints")
                    }
                    if round == 2 { solver.retryBroken() }
                }
                try solver.solve { conflict in
                    conflict.members.compactMap { member in
                        if case .constraint(let id) = member.restriction { id } else { nil }
                    }.last!
                }
                solvers.append(solver)
            }
            #expect(solvers[0].state.dump() == solvers[1].state.dump(), "seed \(seed)")
            #expect(solvers[0].state.counters.dualPivots == solvers[1].state.counters.dualPivots, "seed \(seed)")
        }
        #expect(conflicts > 30)
    }

    /// Entries come out by distance, equals by age, whatever became of others in between.
    @Test func entriesComeOutInOrder() {
        var random = SplitMix(seed: 4)
        var queue = OutsideQueue()
        var distances = (0..<300).map { _ in Double(random.within(1...40)) }
        for (variable, distance) in distances.enumerated() {
            queue.append(.init(distance: distance, variable: Int32(variable), generation: Int32(variable)))
        }
        for variable in 0..<300 where random.chance(50) {
            distances[variable] = Double(random.within(1...40))
            for _ in 0..<2 {
                queue.append(
                    .init(distance: distances[variable], variable: Int32(variable), generation: Int32(variable)))
            }
        }
        queue.thin { distances[Int($0.variable)] == $0.distance }
        #expect(queue.entries.count == 300)
        var order: [Int] = []
        while let first = queue.first {
            order.append(Int(first.variable))
            queue.removeFirst()
        }
        #expect(order == distances.indices.sorted { (-distances[$0], $0) < (-distances[$1], $1) })
    }
}
