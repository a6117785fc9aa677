enum CheckJSON {
    static func totals(_ totals: Totals) -> JSONOutput {
        .object([
            ("scenarios", .integer(totals.scenarios)), ("cells", .integer(totals.cells)),
            ("steps", .integer(totals.steps)), ("rows", .integer(totals.rows)),
            ("differences", .integer(totals.allDifferences)), ("accepted", .integer(totals.accepted)),
            ("recorded", .integer(totals.recorded)),
            ("unused", .integer(totals.unused)), ("invalidFiles", .integer(totals.invalidFiles)),
        ])
    }

    static func file(_ file: RunReport.File) -> JSONOutput {
        let check = file.check
        let looks = file.looks.map { [("looks", JSONOutput.array(LookSentence.lines($0).map { .string($0) }))] } ?? []
        let devices = file.devices.isEmpty ? [] : [("devices", JSONOutput.array(file.devices.map(device)))]
        return .object(
            [
                ("file", .string(file.path)), ("record", .string(file.recordPath)),
                ("passed", .bool(file.passed)),
                ("differences", .array((check?.differences ?? []).map { difference($0, file) })),
                ("accepted", .array((check?.accepted ?? []).map { difference($0, file) })),
                ("recorded", .array((check?.recorded ?? []).map { .object(key($0)) })),
                ("unused", .array((check?.unused ?? []).map { .object(key($0)) })),
            ] + looks + devices)
    }

    private static func device(_ check: DeviceCheck) -> JSONOutput {
        .object([
            ("device", .string(check.device)), ("file", .string(check.file)), ("passed", .bool(check.passed)),
            ("message", .string(DeviceSentence(check).head)),
            ("lines", .array(DeviceSentence(check).lines.map { .string($0) })),
            ("rows", .integer(check.rows)), ("equalRows", .integer(check.equalRows)),
            ("views", .integer(check.views)), ("equalViews", .integer(check.equalViews)),
            (
                "differences",
                .array(
                    check.differences.map { difference in
                        .object(
                            key(difference.key) + [
                                ("row", .string(difference.row)), ("view", .optional(difference.view)),
                                ("length", .string(difference.length)), ("device", .optional(difference.device)),
                                ("run", .optional(difference.run)), ("cause", .string(difference.cause.rawValue)),
                            ])
                    })
            ),
            ("equalConflicts", .integer(check.equalConflicts)),
            ("uncomparedConflicts", .integer(check.uncomparedConflicts)),
            (
                "conflicts",
                .array(
                    check.conflictDifferences.map { difference in
                        .object(
                            key(difference.key) + [
                                ("row", .optional(difference.run?.row)), ("run", .optional(difference.run?.detail)),
                                ("device", .optional(difference.device.map { _ in DeviceSentence.broken(difference) })),
                            ])
                    })
            ),
        ])
    }

    private static func key(_ key: HeightRecord.Section.Key) -> [(key: String, value: JSONOutput)] {
        [("cell", .optional(key.cell)), ("step", .integer(key.index)), ("stepName", .string(key.step))]
    }

    private static func difference(_ difference: RecordDifference, _ file: RunReport.File) -> JSONOutput {
        let sentence = DifferenceSentence(difference, file.results)
        return .object(
            key(difference.key) + [
                ("kind", .string(kind(difference.change))), ("row", .optional(sentence.row)),
                ("line", .optional(sentence.step?.position.line)), ("was", .optional(sentence.expected)),
                ("now", .optional(sentence.actual)), ("delta", .optional(sentence.delta)),
                ("message", .string(sentence.text)), ("causes", .array(difference.causes.map(cause))),
                ("why", .array(sentence.causes.map { .string($0) })),
            ])
    }

    private static func kind(_ change: RecordDifference.Change) -> String {
        switch change {
        case .height: "height"
        case .addedRow: "addedRow"
        case .removedRow: "removedRow"
        case .movedRow: "movedRow"
        case .contentHeight: "contentHeight"
        case .newEvent: "newEvent"
        case .goneEvent: "goneEvent"
        case .notRecorded: "notRecorded"
        }
    }

    private static func cause(_ cause: RecordDifference.Cause) -> JSONOutput {
        func object(_ kind: String, _ of: String, _ expected: JSONOutput = .null, _ actual: JSONOutput = .null)
            -> JSONOutput
        {
            .object([("kind", .string(kind)), ("of", .string(of)), ("was", expected), ("now", actual)])
        }
        switch cause {
        case .lines(let view, let was, let now): return object("lines", view, .integer(was), .integer(now))
        case .hidden(let view): return object("hidden", view)
        case .shown(let view): return object("shown", view)
        case .viewHeight(let view, let was, let now): return object("viewHeight", view, .number(was), .number(now))
        case .broken(let constraint): return object("broken", constraint)
        case .noLongerBroken(let constraint): return object("noLongerBroken", constraint)
        case .unsatisfied(let constraint): return object("overruled", constraint)
        case .nowSatisfied(let constraint): return object("noLongerOverruled", constraint)
        case .trait(let name, let was, let now): return object("trait", name, .string(was), .string(now))
        case .edit(let edit):
            let name = edit.value.isEmpty ? edit.name : "\(edit.name).\(edit.value)"
            return object("edit", name, .optional(edit.expected), .optional(edit.actual))
        case .origin(let was, let now): return object("origin", "height", .string(was.rawValue), .string(now.rawValue))
        case .contentWidth(let was, let now): return object("contentWidth", "contentView", .number(was), .number(now))
        case .lineHeight(let view, let was, let now): return object("lineHeight", view, .number(was), .number(now))
        case .amount(let constraint, let was, let now):
            return object("amount", constraint, .optional(was), .optional(now))
        }
    }
}
