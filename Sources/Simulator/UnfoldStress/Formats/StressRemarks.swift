import UnfoldReport

@MainActor enum StressRemarks {
    static func github(_ results: StressResults) -> String {
        let explainer = ConflictExplainer()
        let remarks =
            results.reports.flatMap { report in report.findings.map { remark($0, of: report, explainer) } }
            + results.unread.flatMap(\.mistakes.errors).map { Remark($0) }
        return remarks.map(\.annotation).joined() + results.sentence + "\n"
    }

    /// A suite a cell; a case for what is written and for each axis, and for the axes that something needs together.
    static func junit(_ results: StressResults) -> String {
        JUnitSuite.document(
            "stress", results.reports.map(suite) + results.unread.map { JUnitSuite($0.mistakes.errors, of: $0.file) })
    }

    private static func suite(_ report: StressReport) -> JUnitSuite {
        let explainer = ConflictExplainer()
        var axes = [[]] + StressAxis.allCases.filter { report.axes[$0] != nil }.map { [$0] }
        for finding in report.findings where !axes.contains(finding.smallest.axes) {
            axes.append(finding.smallest.axes)
        }
        return JUnitSuite(
            name: report.title, file: report.file,
            cases: axes.map { axes in
                let findings = report.findings.filter { $0.smallest.axes == axes }
                return .init(
                    name: axes.isEmpty ? "as written" : axes.map(\.rawValue).joined(separator: " and "),
                    file: report.file, line: findings.first?.position?.line ?? 1,
                    remarks: findings.map { remark($0, of: report, explainer) })
            })
    }

    private static func remark(_ finding: StressFinding, of report: StressReport, _ all: ConflictExplainer) -> Remark {
        var words = StressWords.sentences(finding, all) + ["smallest: \(StressWords.change(finding))"]
        if let fix = finding.fix { words.append("fix: \(StressWords.fix(fix, of: report))") }
        var severity = Remark.Severity.warning
        if let found = finding.breakage.finding { severity = .init(found.severity) }
        return Remark(
            severity: severity, title: finding.code, message: words.joined(separator: "; "),
            file: finding.position?.file ?? report.file, line: finding.position?.line ?? 1,
            column: finding.position?.column ?? 1, cell: report.cell)
    }
}
