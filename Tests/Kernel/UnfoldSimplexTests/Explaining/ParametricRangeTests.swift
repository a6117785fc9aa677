import TestSupport
import Testing

@testable import UnfoldSimplex

/// How far a solution follows a constant in a straight line: what is told is what solving again gives.
@Suite struct StretchTests {
    private struct System {
        var solver = Solver()
        var variables: [Variable] = []
        var rows: [(id: ConstraintID, constant: Double)] = []

        init?(_ random: inout RandomSystem) {
            for isNonNegative in random.isNonNegative {
                variables.append(solver.makeVariable(isNonNegative ? .nonNegative : .free))
            }
            for _ in 0..<random.constraintCount() {
                let row = random.row()
                let terms = row.coefficients.map { Term($0.value, variables[$0.variable]) }
                guard !terms.isEmpty else { continue }
                // No two at the same position, or every solution is on breakpoints.
                let constant = row.constant + random.random.unit() / 7
                guard let id = try? solver.add(terms, row.relation, constant, priority: Priority(row.priority)) else {
                    return nil
                }
                rows.append((id, constant))
            }
            guard (try? solver.solve { Solver.anyConstraint(of: $0) }) != nil else { return nil }
        }
    }

    @Test(arguments: [RandomSystem.Style.layout, .integers, .reals]) func linesHoldUpToTheirEnds(
        _ style: RandomSystem.Style
    ) throws {
        var checked = 0
        var ends = 0
        for seed in 0..<UInt64(Rounds.of(40, long: 150)) {
            var random = RandomSystem(seed: seed, style: style, largestVariables: 12)
            guard let system = System(&random) else { continue }
            for (id, constant) in system.rows {
                guard let parametric = system.solver.parametricRange(of: id) else { continue }
                let shares = [0.02, 0.4, 0.98]
                for end in [parametric.range.lowerBound, parametric.range.upperBound] where abs(end) > 1e-6 {
                    let far = end.isFinite ? end : end > 0 ? 50 : -50
                    if end.isFinite { ends += 1 }
                    for share in shares {
                        var copy = system.solver
                        try copy.setConstant(constant + far * share, of: id)
                        // What is broken stays so: that is taken as given.
                        try copy.solve { Solver.anyConstraint(of: $0) }
                        for variable in system.variables
                        where copy.isDetermined(variable) && system.solver.isDetermined(variable) {
                            let predicted =
                                system.solver.value(of: variable) + parametric.rate(of: variable) * far * share
                            #expect(
                                abs(copy.value(of: variable) - predicted) < 1e-6 * max(1, abs(predicted)),
                                "seed \(seed) \(id) by \(far * share) of \(parametric.range): \(predicted), solved \(copy.value(of: variable))"
                            )
                            checked += 1
                        }
                    }
                }
            }
        }
        #expect(checked > 500 && ends > 50, "\(checked) \(ends)")
    }

    /// With constants of which only bounds are known: the line holds for each of them.
    @Test func linesHoldWhateverIsUncertain() throws {
        var checked = 0
        for seed in 200..<500 as Range<UInt64> {
            var random = RandomSystem(seed: seed, style: .layout, largestVariables: 10)
            guard let system = System(&random), system.rows.count > 2 else { continue }
            let (id, constant) = system.rows[0]
            let other = system.rows[random.random.within(1...system.rows.count - 1)]
            let change = -0.02...0.05
            guard
                let parametric = system.solver.parametricRange(
                    of: id, uncertain: [UncertainConstants([other.id], change: change)])
            else { continue }
            for end in [parametric.range.lowerBound, parametric.range.upperBound] where abs(end) > 1e-6 && end.isFinite
            {
                for doubt in [change.lowerBound, change.upperBound] {
                    var copy = system.solver
                    try copy.setConstant(constant + end * 0.99, of: id)
                    try copy.setConstant(other.constant + doubt, of: other.id)
                    try copy.solve { Solver.anyConstraint(of: $0) }
                    for variable in system.variables
                    where !parametric.isUncertain(variable) && copy.isDetermined(variable)
                        && system.solver.isDetermined(variable)
                    {
                        let predicted = system.solver.value(of: variable) + parametric.rate(of: variable) * end * 0.99
                        #expect(
                            abs(copy.value(of: variable) - predicted) < 1e-6 * max(1, abs(predicted)),
                            "seed \(seed) \(variable)")
                        checked += 1
                    }
                }
            }
        }
        #expect(checked > 200, "\(checked)")
    }
}
