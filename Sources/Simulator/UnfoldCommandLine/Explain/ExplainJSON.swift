enum ExplainJSON {
    static func render(_ report: LogReport) -> String {
        let study = LogStatistics(report.entries.map(\.analysis))
        let totals: JSONOutput = [
            "logs": study.logs, "infeasible": study.infeasible, "compared": study.compared, "agreeing": study.agreeing,
        ]
        let json: JSONOutput = [
            "schemaVersion": 1, "logs": report.entries.map(log), "study": totals,
            "problems": report.problems.json {
                ["file": $0, "line": $1.line, "column": $1.column, "message": LogSentences.problem($1)]
            },
        ]
        return json.written() + "\n"
    }

    private static func log(_ entry: LogReport.Entry) -> JSONOutput {
        let analysis = entry.analysis
        let words = LogSentences(analysis)
        let constraints = analysis.log.constraints.enumerated().json { index, constraint in
            [
                "text": constraint.text, "system": analysis.kinds[index].isSystem,
                "kind": analysis.kinds[index].rawValue, "equation": words.constraint(index), "line": constraint.line,
                "understood": constraint.equation != nil,
            ]
        }
        let broken: JSONOutput = [
            "logged": analysis.log.broken, "predicted": analysis.predicted, "inferred": analysis.isInferred,
        ]
        return [
            "file": entry.file, "line": analysis.log.line, "constraints": constraints,
            "satisfiable": analysis.isSatisfiable, "minimal": analysis.minimal, "multipliers": analysis.multipliers,
            "bounds": analysis.bounds, "contradiction": analysis.contradiction, "amount": analysis.amount,
            "remaining": analysis.remaining, "broken": broken, "causes": analysis.causes.map(words.cause),
            "fixes": analysis.fixes.map { fix($0, words) },
        ]
    }

    private static func fix(_ fix: LogFix, _ words: LogSentences) -> JSONOutput {
        var priority: Double?
        var constant: Double?
        var relation: String?
        let kind: String
        switch fix.change {
        case .priority(let value): (kind, priority) = ("priority", Double(value))
        case .constant(let value): (kind, constant) = ("constant", value)
        case .relation(let value): (kind, relation) = ("relation", value.printed)
        case .removal: kind = "removal"
        case .translatesAutoresizingMask: kind = "translatesAutoresizingMask"
        }
        return [
            "constraint": fix.constraint, "change": kind, "priority": priority, "constant": constant,
            "relation": relation, "also": fix.also, "text": words.change(fix), "effect": words.effect(fix),
        ]
    }
}
