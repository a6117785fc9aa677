/// Tries a cell of an app, a new one in each of many surroundings.
@MainActor package final class LiveStress: StressRunning {
    /// A cell as it is laid out.
    package struct Seen {
        /// What is wrong with it, its views by names that are the same in each cell.
        package var findings: [Finding] = []
        /// Labels that are cut, with the lines that they may have.
        package var cut: [(label: String, lines: Int)] = []
        /// Letters of its labels, by their names.
        package var letters: [String: Int] = [:]
        /// What has a text that can be another, with the letters of the written one, in order.
        package var texts: [(name: String, letters: Int)] = []

        package init() {}
    }

    private struct Written: StressSubject {
        let width: Double
        let contentSizeCategory: String
        let isRightToLeft: Bool
        let texts: [(name: String, letters: Int)]
        let hiddenViews: [String] = []
        let stepNames: [String] = []
        var textViews: [String] { texts.map(\.name) }

        func letters(of view: String) -> Int { texts.first { $0.name == view }?.letters ?? 0 }
    }

    let subject: any StressSubject
    let budget: StressBudget
    private let options: StressOptions
    private let look: (StressSurroundings) -> Seen
    /// Of labels as written.
    private let letters: [String: Int]
    private var known: [StressSurroundings: StressOutcome] = [:]

    /// - Parameters:
    ///   - width: of the list as written, in points; the text size and direction are those in force.
    ///   - look: makes a cell in such surroundings, and looks at it.
    package init(width: Double, options: StressOptions, _ look: @escaping (StressSurroundings) -> Seen) {
        let written = look(StressSurroundings())
        let environment = LayoutEnvironment.current
        subject = Written(
            width: width, contentSizeCategory: environment.contentSizeCategoryName,
            isRightToLeft: environment.layoutDirection == .rightToLeft, texts: written.texts)
        (self.options, self.look, letters) = (options, look, written.letters)
        budget = StressBudget(options)
    }

    /// Tries as many as the budget allows, and makes what was found as small as it gets.
    /// - Complexity: O(budget) cells.
    package func report(_ name: String) -> StressReport {
        var report = StressReport(name: name, file: "")
        let points = StressPoints(subject, options)
        report.axes = points.counts
        let widths = points.widths + [subject.width]
        report.widths = widths.min()!...widths.max()!
        budget.begin(.trying)
        var witnesses: [String: (point: StressSurroundings, count: Int)] = [:]
        let first = [StressSurroundings()] + points.alone + points.corners
        let known = Set(first)
        for point in [AnySequence(first), AnySequence(points.together.lazy.filter { !known.contains($0) })].joined() {
            if report.tried > 0, let reason = budget.end {
                let all = 1 + points.alone.count + points.togetherCount
                report.leftOut = .init(reason: reason, count: all - report.tried)
                break
            }
            report.tried += 1
            for key in outcome(point)?.found.keys ?? [:].keys {
                let known = witnesses[key]
                let isNearer = known.map { $0.point.axes.count > point.axes.count } ?? true
                witnesses[key] = (isNearer ? point : known?.point ?? point, (known?.count ?? 0) + 1)
            }
        }
        // There are no fixes to try.
        budget.begin(.fixes)
        let shrinking = StressShrinking(self, points)
        let found = witnesses.map { (key: $0.key, value: $0.value.point) }.sorted { StressOrder.precedes($0, $1) }
        report.findings = StressOrder.sorted(
            found.compactMap { shrinking.finding($0.key, $0.value, count: witnesses[$0.key]?.count ?? 1) })
        report.solves = budget.spent
        return report
    }

    func outcome(_ surroundings: StressSurroundings) -> StressOutcome? {
        if let outcome = known[surroundings] { return outcome }
        budget.spend(1)
        let seen = look(surroundings)
        var found: [String: StressOutcome.Found] = [:]
        for finding in seen.findings where finding.severity > .note {
            let what = (finding.views + [finding.fact.constraint ?? ""]).joined(separator: "+")
            let key = "\(finding.code)/\(what)"
            found[key] =
                found[key] ?? .init(breakage: .found(finding), row: "", step: 0, position: finding.location)
        }
        for (label, lines) in seen.cut {
            let count = seen.letters[label] ?? 0
            if surroundings.text != nil, StressOutcome.isGreedy(count, written: letters[label] ?? 0) { continue }
            found["\(StressOutcome.cutText)/\(label)"] = .init(
                breakage: .cutText(row: "the cell", view: label, letters: count, lines: lines), row: "", step: 0)
        }
        let outcome = StressOutcome(found)
        known[surroundings] = outcome
        return outcome
    }

    func isKnown(_ surroundings: StressSurroundings) -> Bool { known[surroundings] != nil }
}
