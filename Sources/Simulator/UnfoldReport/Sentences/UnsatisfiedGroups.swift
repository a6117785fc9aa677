/// Losses of a step that are reported: the same of several rows once, and what was the same in the step before in a
/// line.
struct UnsatisfiedGroups {
    struct Group {
        var rows: [String]
        var constraint: UnsatisfiedConstraint
        var when: String
        var isAsBefore: Bool
    }

    private(set) var groups: [Group] = []

    init(_ step: StepResult, after previous: StepResult?, all: Bool) {
        add(
            all ? step.allUnsatisfiedDuringUpdate : step.unsatisfiedDuringUpdate, "while the old height still held",
            before: [])
        let before = (all ? previous?.allUnsatisfied : previous?.unsatisfied) ?? []
        add(all ? step.allUnsatisfied : step.unsatisfied, "at the height the row has now", before: Set(before))
    }

    private mutating func add(_ losses: [StepResult.Unsatisfied], _ when: String, before: Set<StepResult.Unsatisfied>) {
        var indices: [String: Int] = [:]
        for loss in losses {
            let isAsBefore = before.contains(loss)
            let lines = [UnsatisfiedSentence.text(loss.constraint)] + UnsatisfiedSentence.binding(loss.constraint)
            let key = "\(isAsBefore)|" + lines.joined(separator: "|")
            if let index = indices[key] {
                if groups[index].rows.last != loss.row { groups[index].rows.append(loss.row) }
            } else {
                indices[key] = groups.count
                groups.append(Group(rows: [loss.row], constraint: loss.constraint, when: when, isAsBefore: isAsBefore))
            }
        }
    }
}
