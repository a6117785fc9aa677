import UnfoldReport

/// Results as JSON, `schemaVersion` 1.
@MainActor enum StressJSON {
    static func render(_ results: StressResults) -> String {
        let json: JSONOutput = [
            "schemaVersion": 1, "scenarios": results.reports.json(report),
            "errors": results.unread.flatMap(\.mistakes.errors).json(JSONFacts.error),
        ]
        return json.written() + "\n"
    }

    private static func report(_ report: StressReport) -> JSONOutput {
        let explainer = ConflictExplainer()
        let axes = StressAxis.allCases.compactMap { axis in
            report.axes[axis].map { (key: axis.rawValue, value: $0.json) }
        }
        return [
            "name": report.name, "file": report.file, "cell": report.cell, "tried": report.tried,
            "solves": report.solves,
            "leftOut": report.leftOut.map { ["reason": $0.reason.rawValue, "count": $0.count] as JSONOutput },
            "axes": JSONOutput.object(axes), "widths": report.widths.map { [$0.lowerBound, $0.upperBound] },
            "untriedFixes": report.hasUntriedFixes, "findings": report.findings.json { finding($0, explainer) },
        ]
    }

    private static func finding(_ finding: StressFinding, _ explainer: ConflictExplainer) -> JSONOutput {
        [
            "id": finding.key, "code": finding.code,
            "message": StressWords.sentences(finding, explainer).joined(separator: "; "),
            "file": finding.position?.file, "line": finding.position?.line, "row": finding.row, "step": finding.step,
            "asWritten": finding.isAsWritten, "smallest": surroundings(finding.smallest),
            "isSmallest": finding.isSmallest, "narrowest": finding.narrowest.map(surroundings),
            "reach": finding.reach.json(reach), "count": finding.count, "fix": JSONFacts.fix(finding.fix?.change),
            "fixTrial": finding.fix.map {
                ["tried": $0.tried, "findingsLeft": $0.findingsLeft, "heightsChanged": $0.heightsChanged] as JSONOutput
            },
        ]
    }

    /// What differs from what is written; null for what does not.
    private static func surroundings(_ point: StressSurroundings) -> JSONOutput {
        [
            "width": point.width, "contentSizeCategory": point.contentSizeCategory, "rightToLeft": point.isRightToLeft,
            "boldText": point.hasBoldText,
            "text": point.text.map {
                ["view": $0.view, "kind": $0.kind.rawValue, "letters": $0.letters] as JSONOutput
            }, "toggledView": point.toggledView, "steps": point.steps, "reused": point.isReused,
            "takenBack": point.isTakenBack, "generation": point.generation,
        ]
    }

    private static func reach(_ reach: StressFinding.Reach) -> JSONOutput {
        ["axis": reach.axis.rawValue, "first": reach.first, "last": reach.last, "everywhere": reach.isEverywhere]
    }
}
