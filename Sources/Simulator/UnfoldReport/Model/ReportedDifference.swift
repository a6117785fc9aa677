/// A difference as it is reported: once, at its first step, if later steps have the same.
package struct ReportedDifference: Hashable {
    package var difference: RecordDifference
    package var members: [RecordDifference]

    init(_ difference: RecordDifference) {
        self.difference = difference
        members = [difference]
    }

    var laterSteps: Int { members.count - 1 }
}

extension RunReport.File {
    /// The differences without events that a height of the same row names as its cause, and without those that persist.
    /// A later step from which more follows is one by itself: what is accepted with it is named.
    package var reportedDifferences: [ReportedDifference] {
        guard let check else { return [] }
        var reported: [ReportedDifference] = []
        var indices: [SameDifference: Int] = [:]
        let causes = check.differences.map { cause(of: $0) }
        var symptoms: [RecordDifference: Set<HeightRecord.Event>] = [:]
        for case (let cause?, let event?) in zip(causes, check.differences.map(\.event)) {
            symptoms[cause, default: []].insert(event)
        }
        var named: [SameDifference: Set<HeightRecord.Event>] = [:]
        for (difference, cause) in zip(check.differences, causes) where cause == nil && isReported(difference) {
            let same = SameDifference(difference)
            let new = (symptoms[difference] ?? []).subtracting(named[same] ?? [])
            named[same, default: []].formUnion(new)
            if let index = indices[same], reported[index].difference.key != difference.key, new.isEmpty {
                reported[index].members.append(difference)
            } else {
                indices[same] = reported.count
                reported.append(ReportedDifference(difference))
            }
        }
        return reported
    }

    /// The conflict or finding, new as well, that a new finding follows from, and with which it is named.
    package func cause(of difference: RecordDifference) -> RecordDifference? {
        guard case .newEvent(let event) = difference.change, event.kind == .finding,
            let step = results.step(difference.key),
            let cause = step.findings.first(where: { HeightRecord.Event($0, in: step) == event })?.cause
        else { return nil }
        return check?.differences.first { other in
            guard other.key == difference.key, case .newEvent(let known) = other.change else { return false }
            return known.row == event.row
                && (known.kind == .conflict ? StepResult.conflictCode == cause : known.detail == cause)
        }
    }

    private func isReported(_ difference: RecordDifference) -> Bool {
        guard let event = difference.event, event.kind != .finding else { return true }
        return !(check?.differences ?? []).contains { other in
            guard other.key == difference.key, case .height(event.row, _, _) = other.change else { return false }
            return other.causes.contains { cause in
                switch cause {
                case .broken(event.detail), .noLongerBroken(event.detail), .unsatisfied(event.detail),
                    .nowSatisfied(event.detail):
                    true
                default: false
                }
            }
        }
    }
}

/// What makes differences of two steps one: heights by what they differ, anything else by itself.
private struct SameDifference: Hashable {
    var cell, row: String?
    var kind: String
    var delta: Double?
    var event: HeightRecord.Event?

    init(_ difference: RecordDifference) {
        cell = difference.key.cell
        row = difference.row
        event = difference.event
        kind = SentenceTable.name(of: difference.change)
        delta = difference.delta.map { ($0 * 1000).rounded() }
        // Each step without a record is one.
        if difference.change == .notRecorded { kind += " \(difference.key.step) \(difference.key.occurrence)" }
    }
}

extension [ScenarioResult] {
    func step(_ key: HeightRecord.Section.Key) -> StepResult? {
        let named = first { $0.cell == key.cell }?.steps.filter { $0.name == key.step } ?? []
        return named.indices.contains(key.occurrence) ? named[key.occurrence] : nil
    }
}
