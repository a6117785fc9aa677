extension LogSolving {
    /// True if the chosen line beats another only by a hierarchy that was guessed, or by the order of siblings.
    var isInferred: Bool {
        guard let chosen = predicted, let best = candidates[chosen] else { return false }
        lazy var shown = LogHierarchy(log.constraints, guesses: false)
        return candidates.indices.contains { line in
            guard line != chosen, let rival = candidates[line], rival.isSystem == best.isSystem else { return false }
            guard let step = best.decision(against: rival)?.step, step != .path else { return true }
            let items = [chosen, line].flatMap { log.constraints[$0].equation?.items ?? [] }
            guard Set(items.map(\.key)).count > 1 else { return false }
            let tops = Set(items.map { item in shown.index(of: item).map { shown.top($0) } })
            // Siblings: which of the two is the later one is not shown, but the statement is read from it.
            return tops.count > 1 || [best, rival].contains { step.readsStatement && $0.statement.isOfSiblings }
        }
    }
}

extension BreakCandidate.Step {
    /// Whether it depends on which item is the later one.
    fileprivate var readsStatement: Bool {
        switch self {
        case .relation, .attribute, .turned, .constant: true
        case .owner, .laterDepth, .otherDepth, .path: false
        }
    }
}

extension BreakCandidate.Statement {
    fileprivate var isOfSiblings: Bool { other.map { $0.depth == later.depth && $0 != later } ?? false }
}
