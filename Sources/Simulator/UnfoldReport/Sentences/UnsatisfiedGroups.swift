/// Losses that are reported: the same of several rows once, and what was the same in the step before in a line.
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
        var found = Grouped<String, Group>()
        for loss in losses {
            let isAsBefore = before.contains(loss)
            let lines = [UnsatisfiedSentence.text(loss.constraint)] + UnsatisfiedSentence.binding(loss.constraint)
            let key = "\(isAsBefore)|" + lines.joined(separator: "|")
            found.add(key, Group(rows: [loss.row], constraint: loss.constraint, when: when, isAsBefore: isAsBefore)) {
                if $0.rows.last != loss.row { $0.rows.append(loss.row) }
            }
        }
        groups += found.values
    }
}
