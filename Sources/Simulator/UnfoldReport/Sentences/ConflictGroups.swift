/// Conflicts of a step, each once: those of several rows that say the same, and those of one row with one cause.
enum ConflictGroups {
    struct Group {
        let words: ConflictWords
        fileprivate(set) var conflicts: [StepResult.Conflict]
        fileprivate(set) var indices: [Int]
        /// The same for the same conflict of another step.
        let key: String

        /// `apple, pear (3 conflicts)`, or `apple (3 conflicts)`.
        var rows: String {
            let names = conflicts.map(\.row).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            let more = conflicts.count > names.count ? " (\(conflicts.count) conflicts)" : ""
            return Names.text(names) + more
        }

        var reports: [UnsatisfiableConstraints] {
            var known: Set<[Equation]> = []
            return conflicts.map(\.constraints).filter { known.insert($0.members.map(\.constraint.form)).inserted }
        }
    }

    static func of(_ step: StepResult, _ explainer: ConflictExplainer) -> [Group] {
        var groups = Grouped<String, Group>()
        for (place, conflict) in step.conflicts.enumerated() {
            let words = explainer.words(conflict, in: step)
            let key = words.key
            groups.add(key, Group(words: words, conflicts: [conflict], indices: [place], key: key)) {
                $0.conflicts.append(conflict)
                $0.indices.append(place)
            }
        }
        return groups.values
    }
}
