import UnfoldReport

/// Results as JSON, `schemaVersion` 1.
@MainActor enum StressJSON {
    private typealias Member = (key: String, value: JSONOutput)

    static func render(_ results: StressResults) -> String {
        JSONOutput.object([
            ("schemaVersion", .integer(1)), ("scenarios", .array(results.reports.map(report))),
            ("errors", .array(results.unread.flatMap(\.mistakes.errors).map(JSONFacts.error))),
        ]).written() + "\n"
    }

    private static func report(_ report: StressReport) -> JSONOutput {
        let axes = StressAxis.allCases.compactMap { axis in
            report.axes[axis].map { Member(axis.rawValue, .integer($0)) }
        }
        return .object([
            ("name", .string(report.name)), ("file", .string(report.file)), ("cell", .optional(report.cell)),
            ("tried", .integer(report.tried)), ("solves", .integer(report.solves)),
            (
                "leftOut",
                report.leftOut.map {
                    .object([("reason", .string($0.reason.rawValue)), ("count", .integer($0.count))])
                } ?? .null
            ),
            ("axes", .object(axes)),
            ("widths", report.widths.map { .array([.number($0.lowerBound), .number($0.upperBound)]) } ?? .null),
            ("untriedFixes", .bool(report.hasUntriedFixes)), ("findings", .array(report.findings.map(finding))),
        ])
    }

    private static func finding(_ finding: StressFinding) -> JSONOutput {
        .object([
            ("id", .string(finding.key)), ("code", .string(finding.code)),
            ("message", .string(StressWords.sentences(finding).joined(separator: "; "))),
            ("file", .optional(finding.position?.file)), ("line", .optional(finding.position?.line)),
            ("row", .optional(finding.row)), ("step", .optional(finding.step)),
            ("asWritten", .bool(finding.isAsWritten)), ("smallest", surroundings(finding.smallest)),
            ("isSmallest", .bool(finding.isSmallest)),
            ("narrowest", finding.narrowest.map(surroundings) ?? .null),
            ("reach", .array(finding.reach.map(reach))), ("count", .integer(finding.count)),
            ("fix", JSONFacts.fix(finding.fix?.change)), ("fixTrial", finding.fix.map(trial) ?? .null),
        ])
    }

    /// What differs from what is written; null for what does not.
    private static func surroundings(_ point: StressSurroundings) -> JSONOutput {
        let text: JSONOutput? = point.text.map {
            .object([
                ("view", .optional($0.view)), ("kind", .string($0.kind.rawValue)), ("letters", .optional($0.letters)),
            ])
        }
        return .object([
            ("width", .optional(point.width)), ("contentSizeCategory", .optional(point.contentSizeCategory)),
            ("rightToLeft", point.isRightToLeft.map { .bool($0) } ?? .null),
            ("boldText", point.hasBoldText.map { .bool($0) } ?? .null), ("text", text ?? .null),
            ("toggledView", .optional(point.toggledView)),
            ("steps", point.steps.map { .array($0.map { .integer($0) }) } ?? .null),
            ("reused", .bool(point.isReused)), ("takenBack", .bool(point.isTakenBack)),
            ("generation", .optional(point.generation)),
        ])
    }

    private static func reach(_ reach: StressFinding.Reach) -> JSONOutput {
        .object([
            ("axis", .string(reach.axis.rawValue)), ("first", .string(reach.first)), ("last", .string(reach.last)),
            ("everywhere", .bool(reach.isEverywhere)),
        ])
    }

    private static func trial(_ fix: StressFix) -> JSONOutput {
        .object([
            ("tried", .integer(fix.tried)), ("findingsLeft", .integer(fix.findingsLeft)),
            ("heightsChanged", .integer(fix.heightsChanged)),
        ])
    }
}
