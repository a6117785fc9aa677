import AutoLayout
import Foundation
import Scenario

/// The report as JSON, `schemaVersion` 1.
public struct JSONRenderer: Sendable {
    public init() {}

    public func render(_ results: [ScenarioResult]) -> String {
        JSONOutput.object([
            ("schemaVersion", .integer(1)), ("scenarios", .array(results.map(scenario))),
        ]).written() + "\n"
    }

    private func scenario(_ result: ScenarioResult) -> JSONOutput {
        .object([
            ("name", .string(result.name)), ("file", .string(result.file)), ("steps", .array(result.steps.map(step))),
        ])
    }

    private func step(_ step: StepResult) -> JSONOutput {
        .object([
            ("index", .integer(step.index)), ("name", .string(step.name)), ("line", .integer(step.position.line)),
            ("contentHeight", .number(step.contentHeight)), ("contentOffset", .number(step.contentOffset)),
            ("rows", .array(step.rows.map(row))), ("conflicts", .array(step.conflicts.map(conflict))),
            ("overruled", .array(step.overruled.map(overruled))),
            ("overruledDuringUpdate", .array(step.overruledDuringUpdate.map(overruled))),
            ("findings", .array(step.findings.map(finding))), ("layoutPasses", .integer(step.layoutPasses)),
            ("measures", .integer(step.measures)),
        ])
    }

    private func row(_ row: StepResult.Row) -> JSONOutput {
        .object([
            ("id", .string(row.id)), ("indexPath", .array([.integer(row.section), .integer(row.row)])),
            ("height", .number(row.height)), ("contentViewHeight", .number(row.contentViewHeight)),
            ("previousHeight", .optional(row.previousHeight)), ("source", .string(row.source.rawValue)),
            ("measuredAtStep", .optional(row.measuredAtStep)), ("staleSinceStep", .optional(row.staleSinceStep)),
        ])
    }

    private func conflict(_ conflict: StepResult.Conflict) -> JSONOutput {
        let report = conflict.constraints
        func member(_ member: UnsatisfiableConstraints.Member) -> JSONOutput {
            .object(
                facts(member.constraint) + [
                    ("constant", .number(member.constant)), ("multiplier", .number(member.multiplier)),
                ])
        }
        return .object([
            ("row", .string(conflict.row)), ("constraints", .array(report.members.map(member))),
            ("bounds", .array(report.bounds.map(member))),
            ("broken", .string(report.members[report.broken].constraint.id)),
            ("occurrence", .integer(report.occurrence)), ("contradiction", .number(report.contradiction)),
            ("encapsulatedHeight", .optional(conflict.encapsulatedHeight)),
            ("measuredAtStep", .optional(conflict.measuredAtStep)), ("consoleText", .string(report.consoleText)),
        ])
    }

    private func overruled(_ entry: StepResult.Overruled) -> JSONOutput {
        let loss = entry.constraint
        return .object([
            ("row", .string(entry.row)), ("constraint", .string(loss.constraint.id)),
            ("text", .string(loss.constraint.equation)), ("priority", .number(Double(loss.constraint.priority))),
            ("wanted", .number(loss.wanted)), ("got", .number(loss.got)),
            ("heldBy", .array(loss.heldBy.map { .string($0.constraint.id) })),
            ("holders", .array(loss.heldBy.map { .object(facts($0.constraint) + [("ties", .bool($0.ties))]) })),
        ])
    }

    private func facts(_ facts: ConstraintFacts) -> [(key: String, value: JSONOutput)] {
        [
            ("id", .string(facts.id)), ("text", .string(facts.equation)),
            ("priority", .number(Double(facts.priority))), ("kind", .string(facts.kind.rawValue)),
            ("line", .optional(facts.source?.line)),
        ]
    }

    private func finding(_ finding: Finding) -> JSONOutput {
        .object([
            ("severity", .string(finding.severity.rawValue)), ("code", .string(finding.code)),
            ("message", .string(FindingSentence.text(finding))), ("line", .optional(finding.location?.line)),
        ])
    }
}
