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
        JSONOutput.object([
            ("widths", .array(StressMap.widths.map { .number($0) })),
            ("sizes", .array(StressMap.sizes.map { .string($0.short) })),
            ("cells", .array(results.maps.map(cell))),
        ]).written().replacingOccurrences(of: "<", with: "\\u003c")
    }

    private static func cell(_ map: StressMap) -> JSONOutput {
        .object([
            ("title", .string(map.report.title)), ("file", .string(map.report.file)),
            ("tried", .string(StressWords.tried(map.report))),
            ("findings", .array(map.report.findings.map { finding($0, of: map.report) })),
            (
                "layers",
                .array(
                    map.layers.map { layer in
                        .object([
                            (
                                "change",
                                .string(layer.change.axes.isEmpty ? "as written" : StressWords.words(layer.change))
                            ), ("points", .array(layer.points.map(point))),
                        ])
                    })
            ), ("pictures", .array(map.pictures.map { .string($0) })),
        ])
    }

    private static func point(_ point: StressMap.Point) -> JSONOutput {
        .object([
            ("findings", .array(point.findings.map { .integer($0) })), ("picture", .optional(point.picture)),
            ("height", .optional(point.height)),
        ])
    }

    private static func finding(_ finding: StressFinding, of report: StressReport) -> JSONOutput {
        let place = finding.position.map { "\($0.file):\($0.line)" }
        return .object([
            ("text", .string(StressWords.sentences(finding).joined(separator: ": "))),
            ("change", .string(StressWords.change(finding))), ("place", .optional(place)),
            ("fix", .optional(finding.fix.map { StressWords.fix($0, of: report) })),
        ])
    }
}
