import UnfoldReport

/// Results for the summary of a CI job: totals, mistakes, then a table for each cell in which something breaks.
@MainActor enum StressMarkdown {
    static func render(_ results: StressResults) -> String {
        "## Where cells break\n\n\(results.sentence)\n" + mistakes(results)
            + results.reports.filter { !$0.findings.isEmpty }.map(section).joined()
    }

    private static func mistakes(_ results: StressResults) -> String {
        var table = TextTable(head: ["place", "mistake"])
        table.rows = results.unread.flatMap(\.mistakes.errors).map {
            ["\($0.position.file):\($0.position.line)", $0.sentence]
        }
        return table.rows.isEmpty ? "" : "\n" + MarkdownRenderer.table(table)
    }

    private static func section(_ report: StressReport) -> String {
        let explainer = ConflictExplainer()
        var table = TextTable(head: ["what", "smallest change", "fix", "line"], numeric: [3])
        table.rows = report.findings.map { finding in
            [
                StressWords.sentences(finding, explainer).joined(separator: "; "), StressWords.change(finding),
                finding.fix.map { StressWords.fix($0, of: report) } ?? "",
                finding.position.map { "\($0.line)" } ?? "",
            ]
        }
        return "\n### \(MarkdownRenderer.inline(report.title)) \(MarkdownRenderer.code(report.file))\n\n"
            + "\(StressWords.tried(report))\n\n" + MarkdownRenderer.table(table)
    }
}
