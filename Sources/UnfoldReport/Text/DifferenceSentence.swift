import UnfoldAutoLayout
import Foundation
import UnfoldScenario

/// Words for one difference from a record.
struct DifferenceSentence {
    let difference: RecordDifference
    /// The step as it ran; nil if the run has no such step.
    let step: StepResult?

    init(_ difference: RecordDifference, _ results: [ScenarioResult]) {
        self.difference = difference
        step = results.step(difference.key)
    }

    /// Row concerned; nil for what concerns the whole table.
    var row: String? {
        switch difference.change {
        case .height(let row, _, _), .addedRow(let row, _), .removedRow(let row, _), .movedRow(let row, _, _): row
        case .newEvent(let event), .goneEvent(let event): event.row.isEmpty ? nil : event.row
        case .contentHeight, .notRecorded: nil
        }
    }

    /// Heights in points.
    var was: Double? {
        switch difference.change {
        case .height(_, let was, _), .removedRow(_, let was), .contentHeight(let was, _): was
        default: nil
        }
    }

    var now: Double? {
        switch difference.change {
        case .height(_, _, let now), .addedRow(_, let now), .contentHeight(_, let now): now
        default: nil
        }
    }

    var delta: Double? { was.flatMap { was in now.map { $0 - was } } }

    /// What is different, for tables that show the numbers beside it: `height`, `new row`, `new conflict: detail == 200`.
    var kind: String {
        switch difference.change {
        case .height: "height"
        case .addedRow: "new row"
        case .removedRow: "row gone"
        case .movedRow(_, let was, let now): "moved from place \(was) to \(now)"
        case .contentHeight: "content height"
        case .newEvent(let event): "new \(Self.words(event))"
        case .goneEvent(let event): "no more: \(Self.words(event))"
        case .notRecorded: "not recorded"
        }
    }

    /// All in one line.
    var text: String {
        let name = row.map { "\($0): " } ?? ""
        guard let was, let now, let delta else {
            return name + kind + (now ?? was).map { " (\(Number.text($0)))" }.orEmpty
        }
        return "\(name)\(kind) \(Number.text(was)) -> \(Number.text(now)) (\(Number.signed(delta)))"
    }

    private static func words(_ event: HeightRecord.Event) -> String {
        switch event.kind {
        case .conflict: "conflict, \(event.detail) breaks"
        case .overruled: "overruled constraint \(event.detail)"
        case .finding: "finding \(event.detail)"
        }
    }

    // MARK: Causes

    /// One sentence a cause, the nearest first; lines of a text and what they add are one.
    var causes: [String] {
        if case .newEvent(let event) = difference.change { return reasons(for: event) }
        var amounts: [String: Double] = [:]
        for case .amount(let name, let was, let now) in difference.causes { amounts[name] = (now ?? 0) - (was ?? 0) }
        var told: Set<String> = []
        var sentences: [String] = []
        for cause in difference.causes {
            if case .amount(let name, let was, let now) = cause {
                if !told.contains(name) { sentences.append(Self.amount(name, was, now)) }
            } else {
                let name = Self.content(of: cause)
                let share = name.flatMap { amounts[$0] }.map { ": \(Number.signed($0))" } ?? ""
                if let name { told.insert(name) }
                sentences.append(sentence(cause) + share)
            }
        }
        return sentences
    }

    /// What the run says of an event that the record does not have.
    private func reasons(for event: HeightRecord.Event) -> [String] {
        guard let step else { return [] }
        switch event.kind {
        case .conflict:
            let conflict = step.conflicts.first { conflict in
                let report = conflict.constraints
                return conflict.row == event.row && report.members[report.broken].constraint.id == event.detail
            }
            return conflict.map { [ConflictSentence.sum($0.constraints)] } ?? []
        case .overruled:
            let loss = step.overruled.first {
                $0.row == event.row && $0.constraint.constraint.id == event.detail
            }
            return loss.map { [OverruledSentence.text($0.constraint)] + OverruledSentence.holders($0.constraint) } ?? []
        case .finding:
            return step.findings.first { $0.code == event.detail && $0.recordedRow == event.row }.map {
                [FindingSentence.text($0)]
            } ?? []
        }
    }

    /// The part of the sum that a text's lines are.
    private static func content(of cause: RecordDifference.Cause) -> String? {
        if case .lines(let view, _, _) = cause { return "\(view).contentHeight" }
        return nil
    }

    private static func amount(_ name: String, _ was: Double?, _ now: Double?) -> String {
        let words = PartName.words(name)
        switch (was, now) {
        case (let was?, let now?):
            return "\(words) \(Number.text(was)) -> \(Number.text(now)): \(Number.signed(now - was))"
        case (nil, let now?): return "\(words) counts now: \(Number.signed(now))"
        case (let was?, nil): return "\(words) counts no more: \(Number.signed(-was))"
        case (nil, nil): return words
        }
    }

    private func sentence(_ cause: RecordDifference.Cause) -> String {
        switch cause {
        case .lines(let view, let was, let now):
            "\(view) wraps to \(now) line\(now == 1 ? "" : "s") (was \(was))"
        case .hidden(let view): "\(view) is hidden now"
        case .shown(let view): "\(view) is hidden no more"
        case .viewHeight(let view, let was, let now):
            "\(view) is \(Number.text(now)) high (was \(Number.text(was)))"
        case .broken(let constraint): "\(constraint) breaks in a conflict"
        case .noLongerBroken(let constraint): "\(constraint) breaks no more"
        case .overruled(let constraint): "\(constraint) is overruled" + holders(of: constraint)
        case .noLongerOverruled(let constraint): "\(constraint) is overruled no more"
        case .trait(let name, let was, let now): "\(name) is \(now) (was \(was))"
        case .amount(let name, let was, let now): Self.amount(name, was, now)
        }
    }

    private func holders(of constraint: String) -> String {
        guard let loss = step?.overruled.first(where: { $0.row == row && $0.constraint.constraint.id == constraint })
        else { return "" }
        let optional = loss.constraint.heldBy.filter { $0.constraint.priority < 1000 && $0.constraint.kind != .fitting }
        let names = optional.map { OverruledSentence.name($0.constraint) }
        return names.isEmpty ? " by required constraints" : " by " + names.joined(separator: " and ")
    }
}

/// Names of parts of a sum, in words.
enum PartName {
    static func words(_ name: String) -> String {
        if let view = name.removingSuffix(".contentHeight") { return "\(view)'s content" }
        if let view = name.removingSuffix(".contentWidth") { return "\(view)'s content width" }
        return name.replacingOccurrences(of: "~", with: " to ")
    }
}

extension String {
    fileprivate func removingSuffix(_ suffix: String) -> String? {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
    }
}

extension Optional where Wrapped == String {
    var orEmpty: String { self ?? "" }
}
