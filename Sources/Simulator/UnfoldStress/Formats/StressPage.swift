import UnfoldReport

/// A page with a map of each cell, which loads nothing: widths by text sizes, what breaks where, and the cell's drawing
/// there.
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
        [
            "title": map.report.title, "file": map.report.file, "tried": StressWords.tried(map.report),
            "findings": map.report.findings.json { finding($0, of: map.report) },
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

    private static func finding(_ finding: StressFinding, of report: StressReport) -> JSONOutput {
        [
            "text": StressWords.sentences(finding).joined(separator: ": "), "change": StressWords.change(finding),
            "place": finding.position.map { "\($0.file):\($0.line)" },
            "fix": finding.fix.map { StressWords.fix($0, of: report) },
        ]
    }
}
