enum CheckJSON {
    static func totals(_ totals: Totals) -> JSONOutput {
        [
            "scenarios": totals.scenarios, "cells": totals.cells, "steps": totals.steps, "rows": totals.rows,
            "differences": totals.allDifferences, "accepted": totals.accepted, "recorded": totals.recorded,
            "unused": totals.unused, "invalidFiles": totals.invalidFiles,
        ]
    }

    static func file(_ file: RunReport.File) -> JSONOutput {
        let check = file.check
        let looks: JSONOutput = file.looks.map { ["looks": LookSentence.lines($0)] } ?? [:]
        let devices: JSONOutput = file.devices.isEmpty ? [:] : ["devices": file.devices.map(device)]
        return [
            "file": file.path, "record": file.recordPath, "passed": file.passed,
            "differences": (check?.differences ?? []).map { difference($0, file) },
            "accepted": (check?.accepted ?? []).map { difference($0, file) },
            "recorded": (check?.recorded ?? []).map(key), "unused": (check?.unused ?? []).map(key),
        ] + looks + devices
    }

    private static func device(_ check: DeviceCheck) -> JSONOutput {
        [
            "device": check.device, "file": check.file, "passed": check.passed, "message": DeviceSentence(check).head,
            "lines": DeviceSentence(check).lines, "rows": check.rows, "equalRows": check.equalRows,
            "views": check.views, "equalViews": check.equalViews,
            "differences": check.differences.json { difference in
                key(difference.key) + [
                    "row": difference.row, "view": difference.view, "length": difference.length,
                    "device": difference.device, "run": difference.run, "cause": difference.cause.rawValue,
                ]
            }, "equalConflicts": check.equalConflicts, "uncomparedConflicts": check.uncomparedConflicts,
            "conflicts": check.conflictDifferences.json { difference in
                key(difference.key) + [
                    "row": difference.run?.row, "run": difference.run?.detail,
                    "device": difference.device.map { _ in DeviceSentence.broken(difference) },
                ]
            },
        ]
    }

    private static func key(_ key: HeightRecord.Section.Key) -> JSONOutput {
        ["cell": key.cell, "step": key.index, "stepName": key.step]
    }

    private static func difference(_ difference: RecordDifference, _ file: RunReport.File) -> JSONOutput {
        let sentence = DifferenceSentence(difference, file.results)
        return key(difference.key) + [
            "kind": SentenceTable.name(of: difference.change), "row": sentence.row,
            "line": sentence.step?.position.line,
            "was": sentence.expected, "now": sentence.actual, "delta": sentence.delta, "message": sentence.text,
            "causes": difference.causes.map(cause), "why": sentence.causes,
        ]
    }

    private static func cause(_ cause: RecordDifference.Cause) -> JSONOutput {
        let (of, was, now): (String, (any JSONConvertible)?, (any JSONConvertible)?) =
            switch cause {
            case .lines(let view, let was, let now): (view, was, now)
            case .viewHeight(let view, let was, let now), .lineHeight(let view, let was, let now): (view, was, now)
            case .hidden(let name), .shown(let name), .broken(let name), .noLongerBroken(let name),
                .unsatisfied(let name), .nowSatisfied(let name):
                (name, nil, nil)
            case .trait(let name, let was, let now): (name, was, now)
            case .edit(let edit):
                (edit.value.isEmpty ? edit.name : "\(edit.name).\(edit.value)", edit.expected, edit.actual)
            case .origin(let was, let now): ("height", was.rawValue, now.rawValue)
            case .contentWidth(let was, let now): ("contentView", was, now)
            case .amount(let constraint, let was, let now): (constraint, was, now)
            }
        let name = SentenceTable.name(of: cause)
        return ["kind": kinds[name] ?? name, "of": of, "was": was?.json, "now": now?.json]
    }

    private static let kinds = ["unsatisfied": "overruled", "nowSatisfied": "noLongerOverruled"]
}
