/// Fixes, tried in the surroundings in which the scenario was.
///
/// Each candidate is tried first where each finding is at its smallest: what is left there is left in all surroundings
/// too, so that only the few that may be the best are tried in all.
@MainActor struct StressFixes {
    private struct Trial {
        let change: Fix
        let runs: StressRuns
        /// Findings left where each is at its smallest, and heights as written that change.
        let left: Int
        let heights: Int
        var order: [Int] { [left, heights] }
    }

    /// What a fix does to the file: two that do the same are tried once.
    private struct Edit: Hashable {
        let range: Range<Int>
        let replacement: String

        init(_ change: Fix) { (range, replacement) = (change.range, change.replacement) }
    }

    private let run: StressRun
    private let exploration: StressExploration
    private let runs: StressRuns
    private let bytes: [UInt8]
    private let candidates: FixCandidates
    /// What was seen and is reported as something else, or follows from it.
    private var unreported: Set<String> = []
    private var known: [Edit: StressFix] = [:]
    private var trials: [Edit: Trial] = [:]
    private var changedRuns: [Edit: StressRuns] = [:]

    init?(_ run: StressRun, _ exploration: StressExploration, _ runs: StressRuns) {
        guard let bytes = run.bytes, let candidates = FixCandidates(run.document, bytes: bytes) else { return nil }
        (self.run, self.exploration, self.runs, self.bytes) = (run, exploration, runs, bytes)
        self.candidates = candidates
    }

    mutating func find(for report: inout StressReport) {
        unreported = Set(exploration.witnesses.keys).subtracting(report.findings.map(\.key))
        var untried: Set<Int> = []
        // Twice: what one has no budget for, another may have tried.
        for _ in 0..<2 where runs.budget.end != .time {
            let open = report.findings.indices.filter { report.findings[$0].fix == nil }
            for (number, index) in open.enumerated() {
                runs.budget.begin(.fixes, share: 1 / Double(open.count - number))
                report.findings[index].fix = best(for: report.findings[index], report.findings)
                if runs.budget.end == nil { untried.remove(index) } else { untried.insert(index) }
            }
        }
        report.hasUntriedFixes = !untried.isEmpty
    }

    /// The fix that leaves the fewest findings, then the one that changes the fewest heights as written.
    private mutating func best(for finding: StressFinding, _ all: [StressFinding]) -> StressFix? {
        var hopeful: [(order: [Int], trial: Trial)] = []
        for change in changes(for: finding) {
            guard let again = runs(with: change), !again.isFound(finding.key, finding.smallest) else { continue }
            let trial = trial(change, again, all)
            if trial.left < all.count { hopeful.append((trial.order + [hopeful.count], trial)) }
        }
        var best: StressFix?
        for (_, trial) in hopeful.sorted(by: { $0.order.lexicographicallyPrecedes($1.order) }) {
            let bound = best.map { [$0.findingsLeft, $0.heightsChanged] }
            if let bound, !trial.order.lexicographicallyPrecedes(bound) { break }
            guard let fix = everywhere(trial), fix.findingsLeft < all.count else { continue }
            if bound.map({ [fix.findingsLeft, fix.heightsChanged].lexicographicallyPrecedes($0) }) ?? true {
                best = fix
            }
        }
        return best
    }

    private func changes(for finding: StressFinding) -> [Fix] {
        switch finding.breakage {
        case .cutText(_, let view, _, _): candidates.allLines(of: view)
        case let breakage:
            breakage.finding.map { candidates.fixes(of: $0, step: finding.step ?? 0) + candidates.relations(of: $0) }
                ?? []
        }
    }

    /// nil where the change cannot be read, or nothing more may be begun.
    private mutating func runs(with change: Fix) -> StressRuns? {
        if let known = changedRuns[Edit(change)] { return known }
        guard runs.budget.end == nil, let document = run.document(in: change.applied(to: bytes)) else { return nil }
        let again = StressRuns(document, runs.budget)
        changedRuns[Edit(change)] = again
        return again
    }

    private mutating func trial(_ change: Fix, _ again: StressRuns, _ all: [StressFinding]) -> Trial {
        if let trial = trials[Edit(change)] { return trial }
        var left = Set(again.outcome(StressSurroundings())?.found.keys ?? [:].keys)
        for finding in all { left.formUnion(again.outcome(finding.smallest)?.found.keys ?? [:].keys) }
        let before = runs.outcome(StressSurroundings())?.heights ?? [:]
        let after = again.outcome(StressSurroundings())?.heights ?? [:]
        let trial = Trial(
            change: change, runs: again, left: left.subtracting(unreported).count,
            heights: before.map { step, rows in rows.count { after[step]?[$0.key] != $0.value } }.reduce(0, +))
        trials[Edit(change)] = trial
        return trial
    }

    private mutating func everywhere(_ trial: Trial) -> StressFix? {
        if let fix = known[Edit(trial.change)] { return fix }
        guard runs.budget.end == nil else { return nil }
        var exploration = StressExploration(again: exploration)
        exploration.explore(trial.runs)
        let left = exploration.witnesses.filter { !unreported.contains($0) && trial.runs.isFound($0, $1) }
        let fix = StressFix(
            change: trial.change, tried: exploration.tried, findingsLeft: max(trial.left, left.count),
            heightsChanged: trial.heights)
        known[Edit(trial.change)] = fix
        return fix
    }
}
