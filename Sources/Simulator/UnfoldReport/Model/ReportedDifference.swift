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
        let causes = causes
        var symptoms: [RecordDifference: Set<HeightRecord.Event>] = [:]
        for (difference, cause) in causes {
            if let event = difference.event { symptoms[cause, default: []].insert(event) }
        }
        let explained = explained
        var named: [SameDifference: Set<HeightRecord.Event>] = [:]
        for difference in check.differences where causes[difference] == nil {
            if let event = difference.event, event.kind != .finding,
                explained.contains(Named(key: difference.key, row: event.row, name: event.detail))
            {
                continue
            }
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

    /// New findings with the conflict or finding, new as well, that each follows from, and with which it is named.
    package var causes: [RecordDifference: RecordDifference] {
        let new = (check?.differences ?? []).compactMap { difference -> (RecordDifference, HeightRecord.Event)? in
            if case .newEvent(let event) = difference.change { (difference, event) } else { nil }
        }
        let named = Dictionary(
            firsts: new.map { difference, event in
                let name = event.kind == .conflict ? StepResult.conflictCode : event.detail
                return (Named(key: difference.key, row: event.row, name: name), difference)
            })
        var findings: [HeightRecord.Section.Key: [HeightRecord.Event: Finding]] = [:]
        var causes: [RecordDifference: RecordDifference] = [:]
        for (difference, event) in new where event.kind == .finding {
            let key = difference.key
            if findings[key] == nil, let step = results.step(key) {
                findings[key] = Dictionary(firsts: step.findings.map { (HeightRecord.Event($0, in: step), $0) })
            }
            guard let cause = findings[key]?[event]?.cause else { continue }
            causes[difference] = named[Named(key: key, row: event.row, name: cause)]
        }
        return causes
    }

    /// Constraints that the height of their row names as its cause.
    private var explained: Set<Named> {
        var explained: Set<Named> = []
        for difference in check?.differences ?? [] {
            guard case .height(let row, _, _) = difference.change else { continue }
            for cause in difference.causes {
                switch cause {
                case .broken(let id), .noLongerBroken(let id), .unsatisfied(let id), .nowSatisfied(let id):
                    explained.insert(Named(key: difference.key, row: row, name: id))
                default: break
                }
            }
        }
        return explained
    }
}

/// A constraint or the code of a finding in a row of a step.
private struct Named: Hashable {
    var key: HeightRecord.Section.Key
    var row, name: String
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
