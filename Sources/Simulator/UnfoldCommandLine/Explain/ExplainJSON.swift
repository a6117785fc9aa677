import UnfoldConsoleLogs
import UnfoldReport

/// Explained logs as JSON, `schemaVersion` 1.
enum ExplainJSON {
    static func render(_ report: LogReport) -> String {
        let study = LogStatistics(report.entries.map(\.analysis))
        return JSONOutput.object([
            ("schemaVersion", .integer(1)), ("logs", .array(report.entries.map(log))),
            (
                "study",
                .object([
                    ("logs", .integer(study.logs)), ("infeasible", .integer(study.infeasible)),
                    ("compared", .integer(study.compared)), ("agreeing", .integer(study.agreeing)),
                ])
            ),
            (
                "problems",
                .array(
                    report.problems.map { file, problem in
                        .object([
                            ("file", .string(file)), ("line", .integer(problem.line)),
                            ("column", .integer(problem.column)), ("message", .string(LogSentences.problem(problem))),
                        ])
                    })
            ),
        ]).written() + "\n"
    }

    private static func log(_ entry: LogReport.Entry) -> JSONOutput {
        let analysis = entry.analysis
        let words = LogSentences(analysis)
        let constraints = analysis.log.constraints.enumerated().map { index, constraint in
            JSONOutput.object([
                ("text", .string(constraint.text)), ("system", .bool(analysis.kinds[index].isSystem)),
                ("kind", .string(analysis.kinds[index].rawValue)), ("equation", .string(words.constraint(index))),
                ("line", .integer(constraint.line)), ("understood", .bool(constraint.equation != nil)),
            ])
        }
        return .object([
            ("file", .string(entry.file)), ("line", .integer(analysis.log.line)), ("constraints", .array(constraints)),
            ("satisfiable", .bool(analysis.isSatisfiable)), ("minimal", .array(analysis.minimal.map { .integer($0) })),
            ("multipliers", .array(analysis.multipliers.map { .number($0) })),
            ("bounds", .array(analysis.bounds.map { .string($0) })), ("contradiction", .number(analysis.contradiction)),
            ("amount", .number(analysis.amount)),
            ("remaining", .array(analysis.remaining.map { .integer($0) })),
            (
                "broken",
                .object([
                    ("logged", .optional(analysis.log.broken)), ("predicted", .optional(analysis.predicted)),
                    ("inferred", .bool(analysis.isInferred)),
                ])
            ), ("causes", .array(analysis.causes.map { .string(words.cause($0)) })),
            ("fixes", .array(analysis.fixes.map { fix($0, words) })),
        ])
    }

    private static func fix(_ fix: LogFix, _ words: LogSentences) -> JSONOutput {
        var priority: Double?
        var constant: Double?
        var relation: String?
        let kind: String
        switch fix.change {
        case .priority(let value): (kind, priority) = ("priority", Double(value))
        case .constant(let value): (kind, constant) = ("constant", value)
        case .relation(let value): (kind, relation) = ("relation", value.sign)
        case .removal: kind = "removal"
        case .translatesAutoresizingMask: kind = "translatesAutoresizingMask"
        }
        return .object([
            ("constraint", .integer(fix.constraint)), ("change", .string(kind)), ("priority", .optional(priority)),
            ("constant", .optional(constant)), ("relation", .optional(relation)),
            ("also", .array(fix.also.map { .integer($0) })), ("text", .string(words.change(fix))),
            ("effect", .string(words.effect(fix))),
        ])
    }
}
