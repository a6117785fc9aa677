import UnfoldReport

/// A page that loads nothing, with a map of each cell: what breaks at which width and text size, and its drawing there.
@MainActor enum StressPage {
    static func render(_ results: StressResults) -> String {
        let plain = results.reports.map { StressText(style: Style(isColored: false)).render($0) }.joined()
        return EmbeddedPage.stress([
            "title": "Where cells break", "totals": Markup.text(results.sentence), "text": Markup.text(plain),
            "data": json(results),
        ])
    }

    /// No character of it ends the element it is in.
    private static func json(_ results: StressResults) -> String {
        let json: JSONOutput = [
            "widths": StressMap.widths, "sizes": StressMap.sizes.map(\.short), "cells": results.maps.json(cell),
        ]
        return json.written().replacingOccurrences(of: "<", with: "\\u003c")
    }

    private static func cell(_ map: StressMap) -> JSONOutput {
        let explainer = ConflictExplainer()
        return [
            "title": map.report.title, "file": map.report.file, "tried": StressWords.tried(map.report),
            "findings": map.report.findings.json { finding($0, of: map.report, explainer) },
            "layers": map.layers.json { layer in
                [
                    "change": layer.change.axes.isEmpty ? "as written" : StressWords.words(layer.change),
                    "points": layer.points.json {
                        ["findings": $0.findings, "picture": $0.picture, "height": $0.height]
                    },
                ]
            }, "pictures": map.pictures,
        ]
    }

    private static func finding(_ finding: StressFinding, of report: StressReport, _ all: ConflictExplainer)
        -> JSONOutput
    {
        [
            "text": StressWords.sentences(finding, all).joined(separator: "; "),
            "change": StressWords.change(finding), "place": finding.position.map { "\($0.file):\($0.line)" },
            "fix": finding.fix.map { StressWords.fix($0, of: report) },
        ]
    }
}
