package struct DifferenceSentence {
    let difference: RecordDifference
    let laterSteps: Int
    let step: StepResult?

    package init(_ reported: ReportedDifference, _ results: [ScenarioResult]) {
        self.init(reported.difference, results, laterSteps: reported.laterSteps)
    }

    package init(_ difference: RecordDifference, _ results: [ScenarioResult] = [], laterSteps: Int = 0) {
        self.difference = difference
        self.laterSteps = laterSteps
        step = results.step(difference.key)
    }

    /// `1 expand`, with how many later steps have the same.
    package var stepText: String {
        let later = laterSteps == 0 ? "" : " and in \(CheckSentence.count(laterSteps, "later step"))"
        return "\(difference.key.index) \(difference.key.step)\(later)"
    }

    var row: String? { difference.row }
    var expected: Double? { difference.expected }
    var actual: Double? { difference.actual }
    var delta: Double? { difference.delta }

    /// For tables with the numbers next to it: `height`, `new row`, `not accepted: conflict, detail == 200 breaks`.
    var kind: String {
        switch difference.change {
        case .newEvent(let event): "not accepted: \(Self.words(event))"
        case .goneEvent(let event): "gone: \(Self.words(event))"
        default: FindingSentence.words(difference.change)
        }
    }

    package var text: String {
        let name = row.map { "\($0): " } ?? ""
        guard let expected, let actual, let delta
        else { return name + kind + ((actual ?? expected).map { " (\(Number.text($0)))" } ?? "") }
        return "\(name)\(kind) \(Number.text(expected)) -> \(Number.text(actual)) (\(Number.signed(delta)))"
    }

    var takenText: String {
        switch difference.change {
        case .newEvent(let event): (row.map { "\($0): " } ?? "") + Self.words(event)
        case .notRecorded: "recorded"
        default: text
        }
    }

    private static func words(_ event: HeightRecord.Event) -> String {
        switch event.kind {
        case .conflict: "conflict, \(event.detail) breaks"
        case .unsatisfied: "lost constraint \(event.detail)"
        case .finding: event.detail + (event.ids.isEmpty ? "" : " of \(event.ids.joined(separator: ", "))")
        }
    }

    private static let edits = 4
    private static let holders = 2
    private static let amounts = 4

    package var causes: [String] { Self.causes(of: [self]) }

    /// The causes that all have, and what follows from them in each row and matrix cell.
    static func causes(of alike: [Self]) -> [String] { (alike.first?.ownCauses ?? []) + symptoms(of: alike) }

    private var ownCauses: [String] {
        let all = allCauses
        let edits = difference.causes.prefix { if case .trait = $0 { true } else { $0.isEdit } }
        guard edits.count > Self.edits else { return all }
        let rest = edits.count - Self.edits
        return Array(all[..<Self.edits]) + ["and \(CheckSentence.count(rest, "more edit"))"] + all[edits.count...]
    }

    /// What differences that one edit made have in common: the edit; where none is known, all causes.
    var likeness: [String] {
        guard let first = ownCauses.first else { return [] }
        guard case .edit(let edit)? = difference.causes.first else {
            if case .trait? = difference.causes.first { return [first] }
            return ownCauses
        }
        return isOfOneRow ? ["\(edit.kind) \(edit.value) \(edit.expected == nil) \(edit.actual == nil)"] : [first]
    }

    var isOfOneRow: Bool {
        if case .edit(let edit)? = difference.causes.first { edit.kind == .row && edit.name == row } else { false }
    }

    private var allCauses: [String] {
        if case .newEvent(let event) = difference.change {
            return difference.causes.map(sentence).prefix(Self.edits) + reasons(for: event)
        }
        var amounts: [String: Double] = [:]
        for case .amount(let name, let was, let now) in difference.causes { amounts[name] = (now ?? 0) - (was ?? 0) }
        var reported: Set<String> = []
        var sentences: [String] = []
        for cause in difference.causes {
            if isOfMissingSide(cause) {
                // A height that was not measured says nothing of views.
            } else if case .lineHeight = cause, difference.causes.contains(where: \.isEdit) {
                // The font that was edited says it.
            } else if case .amount(let name, let was, let now) = cause {
                if !reported.contains(name) { sentences.append(Self.amount(name, was, now)) }
            } else {
                let name = Self.content(of: cause)
                let share = name.flatMap { amounts[$0] }.map { ": \(Number.signed($0))" } ?? ""
                if let name { reported.insert(name) }
                sentences.append(sentence(cause) + share)
            }
        }
        let counted = difference.causes.count {
            if case .amount(let name, _, _) = $0 { !reported.contains(name) } else { false }
        }
        guard counted > Self.amounts else { return sentences }
        return sentences.dropLast(counted - Self.amounts) + [
            "and \(CheckSentence.count(counted - Self.amounts, "more amount"))"
        ]
    }

    private func isOfMissingSide(_ cause: RecordDifference.Cause) -> Bool {
        let isMissing = difference.causes.contains {
            if case .origin(let was, let now) = $0 { was == .estimated || now == .estimated } else { false }
        }
        return switch cause {
        case .hidden, .shown, .contentWidth: isMissing
        default: false
        }
    }

    private func reasons(for event: HeightRecord.Event) -> [String] {
        guard let step else { return [] }
        switch event.kind {
        case .conflict:
            let conflict = step.conflicts.first { conflict in
                let report = conflict.constraints
                return conflict.row == event.row && report.members[report.broken].constraint.id == event.detail
            }
            return conflict.map { ConflictExplainer().words($0).reasons } ?? []
        case .unsatisfied:
            let loss = step.unsatisfied.first { $0.row == event.row && $0.constraint.constraint.id == event.detail }
            return loss.map { [UnsatisfiedSentence.text($0.constraint)] + UnsatisfiedSentence.binding($0.constraint) }
                ?? []
        case .finding:
            let finding = step.findings.first {
                let found = HeightRecord.Event($0, in: step)
                return found == event || found.withoutIDs == event
            }
            return finding.map { [FindingSentence.text($0)] } ?? []
        }
    }

    /// What is new with it and not reported by itself.
    private static func symptoms(of alike: [Self]) -> [String] {
        var cells = Grouped<String?, [Self]>()
        for sentence in alike { cells.add(sentence.difference.key.cell, [sentence]) { $0.append(sentence) } }
        var known: Set<String> = []
        return cells.values.flatMap { sentences -> [String] in
            guard case .newEvent(let event) = sentences[0].difference.change, let step = sentences[0].step
            else { return [] }
            let cause = event.kind == .conflict ? FindingGroup.conflict : event.detail
            let rows = Set(sentences.compactMap(\.difference.event?.row))
            return FindingGroup.symptoms(of: cause, in: rows, step).map { "so: \($0.text)" }
        }.filter { known.insert($0).inserted }
    }

    private static func content(of cause: RecordDifference.Cause) -> String? {
        switch cause {
        case .lines(let view, _, _), .lineHeight(let view, _, _): return "\(view).contentHeight"
        default: return nil
        }
    }

    private static func amount(_ name: String, _ expected: Double?, _ actual: Double?) -> String {
        let words = PartName.words(name)
        switch (expected, actual) {
        case (let expected?, let actual?):
            return "\(words) \(Number.text(expected)) -> \(Number.text(actual)): \(Number.signed(actual - expected))"
        case (nil, let actual?): return "\(words) counts now: \(Number.signed(actual))"
        case (let expected?, nil): return "\(words) no longer counts: \(Number.signed(-expected))"
        case (nil, nil): return words
        }
    }

    private func sentence(_ cause: RecordDifference.Cause) -> String {
        switch cause {
        case .lines(let view, let was, let now): "\(view) wraps to \(now) line\(now == 1 ? "" : "s") (was \(was))"
        case .unsatisfied(let constraint): "\(constraint) gives way" + holders(of: constraint)
        case .edit(let edit): EditSentence.text(edit)
        case .amount(let name, let was, let now): Self.amount(name, was, now)
        default: FindingSentence.words(cause)
        }
    }

    private func holders(of constraint: String) -> String {
        guard let loss = step?.unsatisfied.first(where: { $0.row == row && $0.constraint.constraint.id == constraint })
        else { return "" }
        let optional = loss.constraint.holders.filter {
            $0.constraint.priority < 1000 && $0.constraint.kind != .fitting
        }
        let names = optional.map { UnsatisfiedSentence.name($0.constraint) }
        guard !names.isEmpty else { return " by required constraints" }
        let more = names.count - Self.holders
        return " by " + names.prefix(Self.holders).joined(separator: " and ") + (more > 0 ? " and \(more) more" : "")
    }
}

extension RecordDifference.Cause { fileprivate var isEdit: Bool { if case .edit = self { true } else { false } } }

enum EditSentence {
    static func text(_ edit: InputEdit) -> String {
        let subject = subject(edit)
        guard !edit.value.isEmpty else { return "\(subject) is \(edit.actual == nil ? "gone" : "new")" }
        if edit.kind == .step { return step(edit, subject) }
        let name = name(of: edit)
        switch (edit.expected, edit.actual) {
        case (let was?, let now?): return "\(name) is \(quoted(now)) (was \(quoted(was)))"
        case (nil, let now?): return "\(name) is \(quoted(now)) (was not set)"
        case (let was?, nil): return "\(name) is not set (was \(quoted(was)))"
        case (nil, nil): return name
        }
    }

    private static func step(_ edit: InputEdit, _ subject: String) -> String {
        switch (edit.expected, edit.actual) {
        case (let was?, let now?): "\(subject) does '\(now)' (was '\(was)')"
        case (nil, let now?): "\(subject) does '\(now)', which is new"
        default: "\(subject) no longer does '\(edit.expected ?? "")'"
        }
    }

    private static func name(of edit: InputEdit) -> String {
        switch edit.kind {
        case .table: "\(edit.name.isEmpty ? "table" : edit.name).\(edit.value)"
        case .view: "\(thing(edit)).\(edit.value)"
        case .constraint:
            thing(edit).contains("~") ? "the \(edit.value) of \(subject(edit))" : "\(thing(edit)).\(edit.value)"
        case .template, .section, .row, .part, .step: "\(edit.name)'s \(edit.value)"
        }
    }

    private static func subject(_ edit: InputEdit) -> String {
        switch edit.kind {
        case .table: "the \(edit.name.isEmpty ? "table" : edit.name)"
        case .view: "the view \(thing(edit))"
        case .constraint: "the constraint \(PartName.words(thing(edit)))"
        case .section, .template, .row: "the \(edit.kind) \(edit.name)"
        case .part: "the \(edit.name.split(separator: ".").last ?? "part") \(edit.name)"
        case .step: "step \(edit.name)"
        }
    }

    private static func thing(_ edit: InputEdit) -> String {
        edit.name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? edit.name
    }

    /// Words in quotes, so that it is seen where they end; numbers as people write them.
    private static func quoted(_ text: String) -> String {
        if let number = Double(text), number.isFinite { return Number.text(number) }
        return text.contains(" ") || text.isEmpty ? "'\(text)'" : text
    }
}

enum PartName {
    static func words(_ name: String) -> String {
        if let view = name.removingSuffix(".contentHeight") { return "\(view)'s content" }
        if let view = name.removingSuffix(".contentWidth") { return "\(view)'s content width" }
        if name == "fittingPull" { return "what goes by the row's width" }
        return name.replacingOccurrences(of: "~", with: " to ")
    }
}

extension String {
    fileprivate func removingSuffix(_ suffix: String) -> String? {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
    }
}
