import UnfoldReport

package struct StressResults {
    package var reports: [StressReport] = []
    package var unread: [(file: String, mistakes: ScenarioErrors)] = []

    package var cellClasses = 0
    package var lines: Int?
    package var maps: [StressMap] = []

    package init() {}

    /// `3 findings in 1 of 2 cells, 598 surroundings tried`.
    var sentence: String {
        let findings = reports.reduce(0) { $0 + $1.findings.count }
        let broken = reports.count { !$0.findings.isEmpty }
        let tried = CheckSentence.count(reports.reduce(0) { $0 + $1.tried }, "surrounding") + " tried"
        let cells = CheckSentence.count(reports.count, "cell")
        let found =
            findings == 0
            ? "nothing breaks in \(cells)" : "\(CheckSentence.count(findings, "finding")) in \(broken) of \(cells)"
        let left = reports.reduce(0) { $0 + ($1.leftOut?.count ?? 0) }
        let parts = [found, tried, left == 0 ? nil : "\(left) left out"].compactMap { $0 }
        return (parts + (unread.isEmpty ? [] : [CheckSentence.count(unread.count, "invalid file")])).joined(
            separator: ", ")
    }
}

extension StressReport { var title: String { [name, cell].compactMap { $0 }.joined(separator: ", ") } }

extension OutputFormat where Subject == StressResults {
    package static var standard: [Self] {
        [
            Self("text", fileExtension: "txt") { results, options in
                results.reports.map { StressText(style: Style(isColored: options.isColored)).render($0) }.joined()
            },
            Self("json", fileExtension: "json") { results, _ in StressJSON.render(results) },
            Self("markdown", fileExtension: "md") { results, _ in StressMarkdown.render(results) },
            Self("junit", fileExtension: "xml") { results, _ in StressRemarks.junit(results) },
            Self("github", fileExtension: "txt") { results, _ in StressRemarks.github(results) },
            Self("html", fileExtension: "html", needsDrawings: true) { results, _ in StressPage.render(results) },
        ]
    }
}
