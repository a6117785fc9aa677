/// Runs of a scenario or a cell in other surroundings, each once.
@MainActor protocol StressRunning: AnyObject {
    var subject: any StressSubject { get }
    var budget: StressBudget { get }
    var names: [String: String] { get }

    /// Of a view's text, as many as are written.
    func letters(of view: String) -> Int
    /// nil where there is no such run.
    func outcome(_ surroundings: StressSurroundings) -> StressOutcome?
    /// The same, where what is alike is not left out either.
    func outcomeOfAllRows(_ surroundings: StressSurroundings) -> StressOutcome?
    func isKnown(_ surroundings: StressSurroundings) -> Bool
}

extension StressRunning {
    func letters(of view: String) -> Int { subject.letters(of: view) }
    func outcomeOfAllRows(_ surroundings: StressSurroundings) -> StressOutcome? { outcome(surroundings) }

    /// Whether it is found there; not looked for where nothing more may be begun.
    func shows(_ key: String, _ surroundings: StressSurroundings) -> Bool {
        (isKnown(surroundings) || budget.end == nil) && isFound(key, surroundings)
    }

    func isFound(_ key: String, _ surroundings: StressSurroundings) -> Bool { outcome(surroundings)?.found[key] != nil }

    /// What is there, and what comparing its heights with those of other runs shows.
    func compared(_ steps: [StepResult], in surroundings: StressSurroundings) -> StressOutcome {
        var outcome = StressOutcome(steps, of: self, in: surroundings)
        budget.spend(outcome.solves)
        guard !outcome.isImpossible else { return outcome }
        let heights = StressHeights(runs: self, surroundings: surroundings, run: outcome)
        for (step, fault) in heights.faults { outcome.add(fault, step: step, self) }
        return outcome
    }

    /// Tries all, and makes what was found as small as it gets.
    func explore(_ options: StressOptions, for report: inout StressReport) -> StressExploration {
        let points = StressPoints(subject, options)
        report.axes = points.counts
        let widths = points.widths + [subject.width]
        report.widths = widths.min()!...widths.max()!
        budget.begin(.trying)
        var exploration = StressExploration(points)
        exploration.explore(self)
        (report.tried, report.leftOut) = (exploration.tried, exploration.leftOut)
        report.axes[.widths]? += exploration.widthsBetween.count
        budget.begin(options.triesFixes ? .shrinking : .fixes)
        let shrinking = StressShrinking(runs: self, points: points)
        let found = exploration.witnesses.sorted { StressOrder.precedes($0, $1) }
        report.findings = StressOrder.sorted(
            found.compactMap { shrinking.finding($0.key, $0.value, count: exploration.seen[$0.key] ?? 1) })
        return exploration
    }
}
