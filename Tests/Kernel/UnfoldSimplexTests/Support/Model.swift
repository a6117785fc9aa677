import UnfoldSimplex

/// A system in plain arrays, the common language of the solver under test and of its oracles.
struct Model {
    struct Row {
        var coefficients: [(variable: Int, value: Double)]
        var relation: Relation
        var constant: Double
        /// 1000 is required.
        var priority: Float
        /// What a unit of violation counts for among those of the priority.
        var importance = 1.0

        /// Left minus right side at a point.
        func excess(at point: [Double]) -> Double {
            coefficients.reduce(-constant) { $0 + $1.value * point[$1.variable] }
        }

        func violation(at point: [Double]) -> Double {
            let excess = excess(at: point)
            switch relation {
            case .equal: return abs(excess)
            case .lessThanOrEqual: return max(0, excess)
            case .greaterThanOrEqual: return max(0, -excess)
            }
        }

        /// Sum of the magnitudes the excess is added up from, at least 1: what rounding is relative to.
        func size(at point: [Double]) -> Double {
            coefficients.reduce(max(1, abs(constant))) { $0 + abs($1.value * point[$1.variable]) }
        }
    }

    var isNonNegative: [Bool]
    var rows: [Row]

    /// Levels below required, highest first.
    var levels: [Float] {
        Set(rows.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
    }

    /// The largest of the magnitudes that a level's violations are added up from.
    func size(of level: Float, at point: [Double]) -> Double {
        rows.lazy.filter { $0.priority == level }.map { $0.size(at: point) }.max() ?? 1
    }

    /// Sum of violations of each level, by their importance.
    func objective(at point: [Double]) -> [Double] {
        levels.map { level in
            rows.filter { $0.priority == level }.reduce(0) { $0 + $1.importance * $1.violation(at: point) }
        }
    }
}

extension Model: CustomStringConvertible {
    var description: String {
        let variables = isNonNegative.enumerated().map { "x\($0.offset)\($0.element ? " >= 0" : " free")" }
        let lines = rows.enumerated().map { index, row in
            let left = row.coefficients.map { "\($0.value) x\($0.variable)" }.joined(separator: " + ")
            return "\(index): \(left) \(row.relation) \(row.constant) @\(row.priority) * \(row.importance)"
        }
        return (variables + lines).joined(separator: "\n")
    }
}
