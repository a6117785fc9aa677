import UnfoldDocuments

/// Tries a scenario in many surroundings.
///
/// What differs on one axis is run from the beginning; combinations are tried on cells that are made once and changed in
/// place. What these find is run again from the beginning before it is reported.
@MainActor public struct StressRun {
    let document: ScenarioDocument
    let bytes: [UInt8]?
    let options: StressOptions
    /// The number of the document among the cells of the file's matrix.
    let matrixCell: Int
    private let deadline: ContinuousClock.Instant?

    /// - Parameters:
    ///   - document: one cell of the scenario's matrix (``ScenarioDocument/cells``), or a scenario without one.
    ///   - bytes: what the file contains, so that fixes of it can be tried; nil: none is.
    ///   - matrixCell: the document's index among the cells of the file's matrix.
    public init(
        _ document: ScenarioDocument, bytes: [UInt8]? = nil, matrixCell: Int = 0,
        options: StressOptions = StressOptions()
    ) {
        (self.document, self.bytes, self.matrixCell, self.options) = (document, bytes, matrixCell, options)
        deadline = options.timeLimit.map { .now + .seconds($0) }
    }

    /// Tries everything, and makes what was found as small as it gets.
    /// - Complexity: O(budget) rows laid out, and some dozens of runs for each finding.
    public func run() -> StressReport {
        var report = StressReport(name: document.name, file: document.file, cell: document.cell)
        let points = StressPoints(document, options)
        let runs = StressRuns(document)
        report.axes = points.counts
        let widths = points.widths + [document.width]
        report.widths = widths.min()!...widths.max()!
        var exploration = StressExploration(points, budget: options.budget, deadline: deadline)
        exploration.explore(document, runs)
        (report.tried, report.solves, report.leftOut) = (exploration.tried, exploration.solves, exploration.leftOut)
        let shrinking = StressShrinking(document, runs, points)
        report.findings = exploration.witnesses.keys.sorted().compactMap { key in
            exploration.witnesses[key].flatMap { shrinking.finding(key, $0, count: exploration.seen[key] ?? 1) }
        }
        report.findings = StressOrder.sorted(report.findings)
        if options.triesFixes, let bytes { tryFixes(of: &report, exploration, runs, bytes) }
        return report
    }

    /// The fix of each finding that leaves the fewest findings in all surroundings that were tried, then the one that
    /// changes the fewest heights as written.
    private func tryFixes(
        of report: inout StressReport, _ exploration: StressExploration, _ runs: StressRuns, _ bytes: [UInt8]
    ) {
        guard let candidates = FixCandidates(document, bytes: bytes) else { return }
        var known: [[UInt8]: StressFix] = [:]
        for index in report.findings.indices {
            let finding = report.findings[index]
            if let deadline, .now >= deadline { return }
            var best: StressFix?
            for change in Self.changes(for: finding, candidates) {
                let changed = change.applied(to: bytes)
                guard
                    let cells = try? DocumentReader.read(file: document.file, data: Data(changed)).cells,
                    cells.indices.contains(matrixCell)
                else { continue }
                let trial = cells[matrixCell]
                let again = StressRuns(trial)
                guard again.outcome(finding.smallest)?.found[finding.key] == nil else { continue }
                if known[changed] == nil {
                    var exploration = StressExploration(exploration.points, budget: options.budget, deadline: deadline)
                    exploration.explore(trial, again)
                    let left = exploration.witnesses.filter { key, point in
                        again.outcome(point)?.found[key] != nil
                    }
                    let before = runs.outcome(StressSurroundings())?.heights ?? [:]
                    let after = again.outcome(StressSurroundings())?.heights ?? [:]
                    known[changed] = StressFix(
                        change: change, tried: exploration.tried, findingsLeft: left.count,
                        heightsChanged: before.count { after[$0.key] != $0.value })
                }
                guard let fix = known[changed], fix.findingsLeft < report.findings.count else { continue }
                if best.map({ (fix.findingsLeft, fix.heightsChanged) < ($0.findingsLeft, $0.heightsChanged) }) ?? true {
                    best = fix
                }
            }
            report.findings[index].fix = best
        }
    }

    private static func changes(for finding: StressFinding, _ candidates: FixCandidates) -> [Fix] {
        switch finding.breakage {
        case .found(let found): candidates.fixes(of: found, step: finding.step ?? 0) + candidates.relations(of: found)
        case .cutText(_, let view, _, _): candidates.allLines(of: view)
        }
    }
}

/// Runs of one scenario from the beginning, each once.
@MainActor final class StressRuns {
    let document: ScenarioDocument
    private var known: [StressSurroundings: StressOutcome] = [:]

    init(_ document: ScenarioDocument) { self.document = document }

    /// nil where there is no such run: a view is not there, or a step cannot be done.
    func outcome(_ surroundings: StressSurroundings) -> StressOutcome? {
        if let outcome = known[surroundings] { return outcome.isImpossible ? nil : outcome }
        guard let varied = document.varied(by: surroundings) else { return nil }
        let outcome = StressOutcome(VariedScenario.run(varied).steps, of: document, in: surroundings)
        known[surroundings] = outcome
        return outcome.isImpossible ? nil : outcome
    }
}
