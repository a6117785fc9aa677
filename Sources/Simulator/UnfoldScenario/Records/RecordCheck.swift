/// A run beside its record: what differs, what would be written, what no one asked for.
public struct RecordCheck: Hashable, Sendable {
    /// Differences that stand: those of sections that are not recorded again.
    public var differences: [RecordDifference]
    /// Differences that were taken into the record one by one.
    public var accepted: [RecordDifference] = []
    /// Sections that the mode records, in the order of the run.
    public var recorded: [HeightRecord.Section.Key]
    /// Recorded sections that no step and cell of the run has. Empty for a partial run, which cannot tell.
    public var unused: [HeightRecord.Section.Key]
    /// What the file says after this check; differs from before only if ``recorded`` is not empty.
    public var record: HeightRecord

    /// What the run would leave, were it recorded whole.
    package private(set) var run: HeightRecord
    package let before: HeightRecord
    /// What the scenario says is to be recorded again, although no height is; only under ``RecordMode/all``.
    public private(set) var renewsInputs = false

    /// Whether the file is as it was and nothing differs. Recording is never a success.
    public var passed: Bool { differences.isEmpty && recorded.isEmpty }

    /// Compares the results of one scenario, one a matrix cell, with the record next to it.
    /// - Parameters:
    ///   - results: of a run, one a variant.
    ///   - recorded: nil if there is no file.
    ///   - mode: the mode in force, see ``RecordMode/effective(_:environment:)``.
    ///   - isWholeRun: false if some cells or steps were left out; nothing is called unused then.
    ///   - isAsked: which steps may be recorded; the others are compared only.
    public init(
        _ results: [ScenarioResult], recorded: HeightRecord?, mode: RecordMode, isWholeRun: Bool = true,
        isAsked: (HeightRecord.Section.Key) -> Bool = { _ in true }
    ) {
        let run = HeightRecord(results)
        self.run = run
        let before = (recorded ?? HeightRecord()).naming(likeThoseOf: run)
        self.before = before
        let found = run.differences(from: before)
        let missing = Set(found.filter { $0.change == .notRecorded }.map(\.key))
        let differing = Set(found.filter { mode == .accept || !$0.needsAcceptance }.map(\.key))
        let allowed: Set<HeightRecord.Section.Key> =
            switch mode {
            case .missing: missing
            case .failed, .accept: differing
            case .all: Set(run.sections.map(\.key))
            case .never: []
            }
        let renewed = allowed.filter(isAsked)
        differences = found.filter { !renewed.contains($0.key) || mode != .accept && $0.needsAcceptance }
        let keys = Set(run.sections.map(\.key))
        unused = isWholeRun ? before.sections.map(\.key).filter { !keys.contains($0) } : []
        let known = Dictionary(firsts: before.sections.map { ($0.key, $0) })
        // Under `all` a section that is the same already is not written again.
        let kept = run.sections.map { $0.recorded(over: known[$0.key], acceptsAll: mode == .accept) }
        self.recorded = kept.filter { renewed.contains($0.key) && known[$0.key] != $0 }.map(\.key)
        // Sections in the order of the run, then those the run does not have, in their old order.
        record = HeightRecord(
            sections: kept.compactMap { renewed.contains($0.key) ? $0 : known[$0.key] }
                + before.sections.filter { !keys.contains($0.key) },
            inputs: found.allSatisfy { renewed.contains($0.key) } ? run.inputs : before.inputs)
        renewsInputs = mode == .all && recorded != nil && record.inputs != before.inputs
    }

    /// The record without its unused sections.
    public var recordWithoutUnused: HeightRecord {
        let gone = Set(unused)
        return HeightRecord(sections: record.sections.filter { !gone.contains($0.key) }, inputs: record.inputs)
    }
}

extension HeightRecord {
    /// With the names that steps without one have now: before version 2 they were called `step` and their number.
    fileprivate func naming(likeThoseOf run: HeightRecord) -> HeightRecord {
        guard sections.contains(where: { $0.version < 2 }) else { return self }
        var renamed = self
        let known = Set(run.sections.map(\.key))
        let old = Set(sections.map(\.key))
        for index in sections.indices where sections[index].version < 2 && !known.contains(sections[index].key) {
            let key = sections[index].key
            guard key.step == "step \(key.index)",
                let actual = run.sections.first(where: { $0.key.cell == key.cell && $0.key.index == key.index })?.key,
                !old.contains(actual)
            else { continue }
            renamed.sections[index].key = actual
        }
        return renamed
    }
}
