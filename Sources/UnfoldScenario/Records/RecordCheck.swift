/// A run beside its record: what differs, what would be written, what nobody asked for.
public struct RecordCheck: Hashable, Sendable {
    /// Differences that stand: those of sections that are not recorded anew.
    public var differences: [RecordDifference]
    /// Sections that the mode records, in the order of the run.
    public var recorded: [HeightRecord.Section.Key]
    /// Recorded sections that no step and cell of the run has. Empty for a partial run, which cannot tell.
    public var unused: [HeightRecord.Section.Key]
    /// What the file says after this check; differs from before only if ``recorded`` is not empty.
    public var record: HeightRecord

    /// Whether the file is as it was and nothing differs. Recording is never a success.
    public var passed: Bool { differences.isEmpty && recorded.isEmpty }

    /// Compares the results of one scenario, one a matrix cell, with the record beside it.
    /// - Parameters:
    ///   - recorded: nil if there is no file.
    ///   - mode: the mode in force, see ``RecordMode/effective(_:environment:)``.
    ///   - isWholeRun: false if some cells or steps were left out; nothing is called unused then.
    public init(
        _ results: [ScenarioResult], recorded: HeightRecord?, mode: RecordMode, isWholeRun: Bool = true
    ) {
        let run = HeightRecord(results)
        let before = recorded ?? HeightRecord()
        let found = run.differences(from: before)
        let missing = Set(found.filter { $0.change == .notRecorded }.map(\.key))
        let differing = Set(found.map(\.key))
        let renewed: Set<HeightRecord.Section.Key> =
            switch mode {
            case .missing: missing
            case .failed: differing
            case .all: Set(run.sections.map(\.key))
            case .never: []
            }
        differences = found.filter { !renewed.contains($0.key) }
        let keys = Set(run.sections.map(\.key))
        unused = isWholeRun ? before.sections.map(\.key).filter { !keys.contains($0) } : []
        let known = Dictionary(before.sections.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        // Under `all` a section that is the same already is not written again.
        self.recorded = run.sections.filter { renewed.contains($0.key) && known[$0.key] != $0 }.map(\.key)
        record = HeightRecord(
            sections: Self.merged(run: run, before: before, renewed: renewed, keys: keys))
    }

    /// The record without its unused sections.
    public var recordWithoutUnused: HeightRecord {
        let gone = Set(unused)
        return HeightRecord(sections: record.sections.filter { !gone.contains($0.key) })
    }

    /// Sections in the order of the run, then those the run does not have, in their old order.
    private static func merged(
        run: HeightRecord, before: HeightRecord, renewed: Set<HeightRecord.Section.Key>,
        keys: Set<HeightRecord.Section.Key>
    ) -> [HeightRecord.Section] {
        let known = Dictionary(before.sections.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let current = run.sections.compactMap { renewed.contains($0.key) ? $0 : known[$0.key] }
        return current + before.sections.filter { !keys.contains($0.key) }
    }
}
