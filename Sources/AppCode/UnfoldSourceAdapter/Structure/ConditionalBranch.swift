/// What is between `#if`, `#elseif`, `#else` and `#endif`.
struct ConditionalBranch {
    /// One of the words, and the one before it of the same condition.
    final class Clause {
        let keyword: Int
        let previous: Clause?

        init(keyword: Int, previous: Clause?) { (self.keyword, self.previous) = (keyword, previous) }
    }

    /// Branches around a branch, and clauses before it, that are repeated elsewhere.
    static let deepest = 16

    /// The number of the branch around it; 0 outside of any.
    var around = 0
    /// nil of what is under no condition.
    var clause: Clause?
}

extension ParsedSource {
    /// The condition that holds in some branches, all of them: `!(DEBUG) && (BETA)`; nil for more than anyone writes.
    func condition(_ branches: [ConditionalBranch], spelled: (Range<Int>) -> String) -> String? {
        var terms: [String] = []
        for branch in branches.reversed() {
            var own: [String] = []
            var clause = branch.clause
            while let current = clause {
                guard own.count < ConditionalBranch.deepest else { return nil }
                if let text = self.condition(of: current.keyword, spelled) {
                    guard !text.contains(where: \.isNewline) else { return nil }
                    own.insert((own.isEmpty && current === branch.clause ? "" : "!") + "(\(text))", at: 0)
                }
                clause = current.previous
            }
            terms += own
        }
        return terms.joined(separator: " && ")
    }

    /// What follows the word on its line; nil behind `#else`.
    private func condition(of keyword: Int, _ spelled: (Range<Int>) -> String) -> String? {
        var last = keyword
        while tokens.indices.contains(last + 1), !tokens[last + 1].startsLine { last += 1 }
        return last > keyword ? spelled(tokens[keyword + 1].start..<tokens[last].end) : nil
    }
}
