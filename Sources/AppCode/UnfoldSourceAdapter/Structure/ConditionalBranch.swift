struct ConditionalBranch {
    /// Branches around a branch, and clauses before it, that are repeated elsewhere.
    static let deepest = 16

    var around = 0
    /// The words of its condition, up to its own; one more than ``deepest`` at most.
    var clauses: [Int] = []
}

extension ParsedSource {
    /// The condition that holds in some branches, all of them: `!(DEBUG) && (BETA)`; nil for more than anyone writes.
    func condition(_ branches: [ConditionalBranch], spelled: (Range<Int>) -> String) -> String? {
        var terms: [String] = []
        for branch in branches.reversed() {
            guard branch.clauses.count <= ConditionalBranch.deepest else { return nil }
            for clause in branch.clauses {
                guard let text = condition(of: clause, spelled) else { continue }
                guard !text.contains(where: \.isNewline) else { return nil }
                terms.append((clause == branch.clauses.last ? "" : "!") + "(\(text))")
            }
        }
        return terms.joined(separator: " && ")
    }

    private func condition(of keyword: Int, _ spelled: (Range<Int>) -> String) -> String? {
        var last = keyword
        while tokens.indices.contains(last + 1), !tokens[last + 1].startsLine { last += 1 }
        return last > keyword ? spelled(tokens[keyword + 1].start..<tokens[last].end) : nil
    }
}
