import UnfoldDocuments
import UnfoldReport

/// Fixes of what a run found, each tried: with it the finding is gone, and nothing is there that was not before.
@MainActor struct FixTrials {
    /// Runs of the scenario for all of its findings; of one that is much work fewer.
    private static let limit = 24

    private let document: ScenarioDocument
    private let bytes: [UInt8]
    private let settings: [String]
    private let cell: Int
    private let candidates: FixCandidates
    private var runsLeft = limit
    private var tried: [[UInt8]: Set<String>] = [:]

    /// nil where the file is none to change.
    /// - Parameter cell: the variant that ran, by its number.
    private init?(_ document: ScenarioDocument, bytes: [UInt8], settings: [String], cell: Int) {
        guard let candidates = FixCandidates(document, bytes: bytes) else { return nil }
        (self.document, self.bytes, self.settings, self.cell) = (document, bytes, settings, cell)
        self.candidates = candidates
    }

    /// By the ids of findings and conflicts.
    static func fixes(
        of result: ScenarioResult, _ document: ScenarioDocument, bytes: [UInt8], settings: [String], cell: Int
    ) -> [String: FindingFix] {
        let found = result.steps.flatMap { step in
            step.everyFinding.filter { $0.cause == nil && ($0.severity > .note) }.map { (step, $0) }
        }
        let work = result.steps.reduce(1) { $0 + $1.layoutPasses + $1.measurementCount }
        guard !found.isEmpty, var trials = FixTrials(document, bytes: bytes, settings: settings, cell: cell)
        else { return [:] }
        trials.runsLeft = min(limit, max(1, FindingCauses.work / work))
        let before = ids(of: result)
        var fixes: [String: FindingFix] = [:]
        for (step, finding) in found where fixes[step.id(of: finding)] == nil {
            let id = step.id(of: finding)
            fixes[id] = trials.candidates.fixes(of: finding, step: step.index).first { fix in
                guard let after = trials.found(with: fix) else { return false }
                return !after.contains(id) && after.isSubset(of: before)
            }
        }
        return fixes
    }

    /// What a run with the change finds; nil where the change cannot be read, or there is no work left.
    private mutating func found(with fix: FindingFix) -> Set<String>? {
        let changed = fix.applied(to: bytes)
        if let known = tried[changed] { return known }
        guard runsLeft > 0 else { return nil }
        runsLeft -= 1
        guard let cells = try? DocumentReader.read(file: document.file, data: Data(changed)).cells(with: settings),
            cells.indices.contains(cell)
        else { return nil }
        let ids = Self.ids(of: RecordedRun.run(cells[cell], detail: .none))
        tried[changed] = ids
        return ids
    }

    private static func ids(of result: ScenarioResult) -> Set<String> {
        Set(result.steps.flatMap { step in step.everyFinding.filter { $0.severity > .note }.map(step.id) })
    }
}
