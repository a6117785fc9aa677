import UnfoldSimplex

/// The systems as lines of text, for other solvers (the adapters in `docs/benchmarks/peers` read them).
enum SystemExport {
    static func text() -> String {
        var lines: [String] = []
        for rows in [0, 5, 20] {
            let card = CardSystem(rows: rows)
            append(card.system, named: "card\(rows)", to: &lines)
            lines.append("alternative \(text(card.alternative.other, of: card.system))")
            lines.append(
                "card \(rows) \(card.toggled) \(card.alternative.active) \(card.content.height) \(card.title.height)")
        }
        for views in [10, 100, 1000] { append(ChainSystem(views: views).system, named: "chain\(views)", to: &lines) }
        return lines.joined(separator: "\n")
    }

    private static func append(_ system: System, named name: String, to lines: inout [String]) {
        lines.append("system \(name)")
        lines.append("variables " + system.isNonNegative.map { $0 ? "+" : "-" }.joined())
        for constraint in system.constraints { lines.append("constraint \(text(constraint, of: system))") }
        lines.append("contentSizes " + system.contentSizes.map { String($0) }.joined(separator: " "))
    }

    /// Relation, priority, constant, number of terms, then coefficient and variable of each.
    private static func text(_ constraint: System.Constraint, of system: System) -> String {
        let relation =
            switch constraint.relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        let terms = (constraint.first..<constraint.first + constraint.count).map {
            "\(system.coefficients[$0]) \(system.variables[$0])"
        }
        let numbers = "\(relation) \(constraint.priority) \(constraint.constant) \(constraint.count)"
        return ([numbers] + terms).joined(separator: " ")
    }
}
