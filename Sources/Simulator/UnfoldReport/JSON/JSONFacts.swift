package enum JSONFacts {
    package static func members(_ facts: ConstraintFacts) -> JSONOutput {
        [
            "id": facts.id, "text": facts.equation, "priority": Double(facts.priority), "kind": facts.kind.rawValue,
            "line": facts.source?.line,
        ]
    }

    package static func error(_ error: ScenarioError) -> JSONOutput {
        [
            "file": error.position.file, "line": error.position.line, "column": error.position.column,
            "path": error.path, "message": error.sentence,
        ]
    }

    static func folder(_ folder: FolderRun, _ table: FolderTable) -> JSONOutput {
        [
            "scenarios": folder.scenarios, "documents": folder.documents, "cells": table.cells,
            "healthy": table.healthy,
            "files": table.lines.json { ["file": $0.file, "cells": $0.cells, "healthy": $0.healthy, "news": $0.news] },
            "leftOut": folder.leftOut.json { ["file": $0.file, "reason": $0.reason] },
        ]
    }

    static func traits(_ traits: [ScenarioTrait]) -> JSONOutput { .object(traits.map { ($0.name, .string($0.value)) }) }

    static func fact(_ fact: RowFact) -> JSONOutput {
        ["kind": fact.kind.rawValue, "of": fact.view, "value": fact.value]
    }

    package static func fix(_ fix: Fix?) -> JSONOutput {
        guard let fix else { return .null }
        return [
            "kind": fix.kind.rawValue, "target": fix.target, "file": fix.position.file, "line": fix.position.line,
            "original": fix.original, "replacement": fix.replacement,
        ]
    }

    /// - Parameter id: by which `fix` knows it; nil outside of a report.
    package static func conflict(
        _ conflict: StepResult.Conflict, id: String? = nil, _ fixes: [String: Fix] = [:]
    ) -> JSONOutput {
        let report = conflict.constraints
        func member(_ member: UnsatisfiableConstraints.Member) -> JSONOutput {
            members(member.constraint) + ["constant": member.constant, "multiplier": member.multiplier]
        }
        let own: JSONOutput = id.map { ["id": $0, "fix": fix(fixes[$0])] } ?? [:]
        return own + [
            "row": conflict.row, "constraints": report.members.map(member), "bounds": report.bounds.map(member),
            "broken": report.members[report.broken].constraint.id, "occurrence": report.occurrence,
            "contradiction": report.contradiction, "encapsulatedHeight": conflict.encapsulatedHeight,
            "measuredAtStep": conflict.measuredAtStep, "consoleText": report.consoleText,
        ]
    }

    static func unsatisfied(_ entry: StepResult.Unsatisfied) -> JSONOutput {
        ["row": entry.row] + loss(entry.constraint)
    }

    static func loss(_ entry: StepResult.Unsatisfied, duringUpdate: Bool) -> JSONOutput {
        ["row": entry.row] + loss(entry.constraint) + [
            "duringUpdate": duringUpdate, "design": entry.constraint.design?.rawValue,
        ]
    }

    package static func loss(_ loss: UnsatisfiedConstraint) -> JSONOutput {
        [
            "constraint": loss.constraint.id, "text": loss.constraint.equation,
            "priority": Double(loss.constraint.priority), "wanted": loss.wanted, "got": loss.got,
            "heldBy": loss.holders.map(\.constraint.id),
            "holders": loss.holders.json { members($0.constraint) + ["ties": $0.ties] },
        ]
    }
}
