/// Conflicts of a step, each once: those of several rows that say the same, where the system dictates a size in other
/// numbers too, and those of one row with one cause.
enum ConflictGroups {
    struct Group {
        let words: ConflictWords
        private(set) var conflicts: [StepResult.Conflict]
        private(set) var indices: [Int]
        /// What else breaks for the same cause.
        private var others: [ConflictWords] = []
        private var alike: [String] = []
        private(set) var keys: Set<String>

        fileprivate init(_ words: ConflictWords, _ conflict: StepResult.Conflict, _ place: Int) {
            (self.words, conflicts, indices, keys) = (words, [conflict], [place], [words.key])
        }

        /// `apple, pear (3 conflicts)`, or `apple, alike in pear`.
        var rows: String {
            let names = conflicts.map(\.row).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            let same = names.filter { !alike.contains($0) }
            let more = conflicts.count > names.count ? " (\(conflicts.count) conflicts)" : ""
            return Names.text(same) + (alike.isEmpty ? "" : ", alike in \(Names.text(alike))") + more
        }

        var details: [String] { words.details + others.map(\.addition) }
        var text: String { ([words.headline] + details).joined(separator: ". ") + "." }

        var reports: [UnsatisfiableConstraints] {
            var known: Set<[Equation]> = []
            return conflicts.map(\.constraints).filter { known.insert($0.members.map(\.constraint.form)).inserted }
        }

        fileprivate func takes(_ words: ConflictWords, of row: String) -> Bool {
            words.kind == self.words.kind
                || words.holder != nil && words.holder == self.words.holder && conflicts.contains { $0.row == row }
        }

        fileprivate mutating func take(_ words: ConflictWords, _ conflict: StepResult.Conflict, _ place: Int) {
            if words.kind != self.words.kind, !others.contains(where: { $0.kind == words.kind }) {
                others.append(words)
            }
            if words.key != self.words.key, !conflicts.contains(where: { $0.row == conflict.row }) {
                alike.append(conflict.row)
            }
            keys.insert(words.key)
            conflicts.append(conflict)
            indices.append(place)
        }
    }

    static func of(_ step: StepResult, _ explainer: ConflictExplainer) -> [Group] {
        var groups: [Group] = []
        for (place, conflict) in step.conflicts.enumerated() {
            let words = explainer.words(conflict)
            if let index = groups.firstIndex(where: { $0.takes(words, of: conflict.row) }) {
                groups[index].take(words, conflict, place)
            } else {
                groups.append(Group(words, conflict, place))
            }
        }
        return groups
    }
}
