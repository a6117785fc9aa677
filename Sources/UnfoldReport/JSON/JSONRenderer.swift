import Foundation
import UnfoldAutoLayout
import UnfoldScenario

/// The report as JSON, `schemaVersion` 1.
struct JSONRenderer: Sendable {
    /// One object and a line end; numbers are points, in the shortest form that reads back the same.
    func render(_ report: RunReport) -> String { value(report).written() + "\n" }

    /// The object itself.
    func value(_ report: RunReport) -> JSONOutput {
        let members: [(key: String, value: JSONOutput)]
        switch report.kind {
        case .report:
            members = [
                ("schemaVersion", .integer(1)), ("scenarios", .array(report.results.map(scenario))),
                ("errors", .array(report.files.flatMap(\.errors).map(JSONFacts.error))),
            ]
        case .check: members = CheckJSON.members(report)
        }
        return JSONOutput.object(members)
    }

    func scenario(_ result: ScenarioResult) -> JSONOutput {
        var frames = FramesJSON()
        return .object([
            ("name", .string(result.name)), ("file", .string(result.file)), ("cell", .optional(result.cell)),
            ("steps", .array(result.steps.map { .object(step($0) + frames.members(of: $0)) })),
        ])
    }

    private func step(_ step: StepResult) -> [(key: String, value: JSONOutput)] {
        [
            ("index", .integer(step.index)), ("name", .string(step.name)), ("line", .integer(step.position.line)),
            ("traits", JSONFacts.traits(step.traits)),
            ("contentHeight", .number(step.contentHeight)), ("contentOffset", .number(step.contentOffset)),
            ("rows", .array(step.rows.map(row))), ("parts", .array(step.parts.map(part))),
            ("conflicts", .array(step.conflicts.map(JSONFacts.conflict))),
            ("overruled", .array(step.unsatisfied.map(JSONFacts.unsatisfied))),
            ("overruledDuringUpdate", .array(step.unsatisfiedDuringUpdate.map(JSONFacts.unsatisfied))),
            (
                "all",
                .array(
                    step.allUnsatisfiedDuringUpdate.map { JSONFacts.loss($0, duringUpdate: true) }
                        + step.allUnsatisfied.map { JSONFacts.loss($0, duringUpdate: false) })
            ), ("findings", .array(step.findings.map(finding))), ("layoutPasses", .integer(step.layoutPasses)),
            ("measures", .integer(step.measurementCount)),
        ]
    }

    private func row(_ row: StepResult.Row) -> JSONOutput {
        .object(
            [("id", .string(row.id)), ("indexPath", .array([.integer(row.section), .integer(row.row)]))] + height(row))
    }

    private func part(_ part: StepResult.Row) -> JSONOutput {
        let isSection = part.kind == .header || part.kind == .footer
        return .object(
            [
                ("id", .string(part.id)), ("kind", .string(part.kind.rawValue)),
                ("section", isSection ? .integer(part.section) : .null),
            ] + height(part))
    }

    private func height(_ row: StepResult.Row) -> [(key: String, value: JSONOutput)] {
        [
            ("height", .number(row.height)), ("contentViewHeight", .number(row.contentViewHeight)),
            ("previousHeight", .optional(row.previousHeight)), ("source", .string(row.source.rawValue)),
            ("measuredAtStep", .optional(row.measuredAtStep)), ("staleSinceStep", .optional(row.staleSinceStep)),
            ("facts", .array(row.facts.map(JSONFacts.fact))),
        ]
    }

    private func finding(_ finding: Finding) -> JSONOutput {
        .object([
            ("severity", .string(finding.severity.rawValue)), ("code", .string(finding.code)),
            ("message", .string(FindingSentence.text(finding))), ("line", .optional(finding.location?.line)),
        ])
    }
}
