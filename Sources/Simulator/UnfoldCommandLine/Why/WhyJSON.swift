import UnfoldReport

/// An answer as JSON, `schemaVersion` 1.
enum WhyJSON {
    static func render(_ answer: WhyAnswer) -> String {
        let row = answer.row
        return JSONOutput.object([
            ("schemaVersion", .integer(1)), ("scenario", .string(answer.scenario)), ("file", .string(answer.file)),
            ("cell", .optional(answer.cell)), ("step", .integer(answer.step.index)),
            ("stepName", .string(answer.step.name)), ("row", .string(row.id)), ("height", .number(row.height)),
            ("contentViewHeight", .number(row.contentViewHeight)), ("source", .string(row.source.rawValue)),
            ("measuredAtStep", .optional(row.measuredAtStep)), ("staleSinceStep", .optional(row.staleSinceStep)),
            ("fittedAtStep", .optional(answer.fittedAtStep)), ("fitted", .optional(answer.fitted)),
            ("rounding", .number(answer.rounding)), ("separator", .number(answer.separator)),
            ("parts", .array(answer.parts.map(part))),
            ("conflicts", .array(answer.conflicts.map { JSONFacts.conflict($0) })),
            ("lost", .array(answer.losses.map { .object(JSONFacts.loss($0)) })),
            ("tried", answer.asked.map { trial($0, answer) } ?? .null),
            ("whatIf", .array(answer.whatIf.map { trial($0, answer) })),
            ("afterUpdate", answer.afterUpdate.map { trial($0, answer) } ?? .null),
            ("sweep", answer.sweep.map(sweep) ?? .null),
            ("wanted", answer.wish.map { wish($0, answer) } ?? .null),
        ]).written() + "\n"
    }

    private static func part(_ part: WhyAnswer.Part) -> JSONOutput {
        .object(JSONFacts.members(part.constraint) + [("amount", .number(part.amount))])
    }

    private static func wish(_ wish: HeightWish, _ answer: WhyAnswer) -> JSONOutput {
        .object([
            ("height", .number(wish.height)), ("ways", .array(wish.ways.map { trial($0, answer) })),
            ("nearest", wish.nearest.map { trial($0, answer) } ?? .null), ("solves", .integer(wish.solves)),
            ("capped", .bool(wish.isCapped)),
        ])
    }

    private static func sweep(_ sweep: WhySweep) -> JSONOutput {
        let pieces = sweep.pieces.map { piece in
            JSONOutput.object([
                ("from", .optional(piece.lower)), ("to", .optional(piece.upper)), ("height", .number(piece.start)),
                ("heightAtEnd", .number(piece.end)), ("tie", .bool(piece.isTie)),
                ("conflicts", .optional(piece.conflicts)),
            ])
        }
        return .object([
            ("constraint", .string(sweep.constraint.id)), ("text", .string(sweep.constraint.equation)),
            ("property", .string(sweep.property.rawValue)), ("value", .number(sweep.value)), ("pieces", .array(pieces)),
            ("capped", .bool(sweep.isCapped)),
        ])
    }

    private static func trial(_ trial: WhyAnswer.Trial, _ answer: WhyAnswer) -> JSONOutput {
        let settings = trial.settings.map { setting -> JSONOutput in
            let change: (property: String, value: JSONOutput) =
                switch setting.change {
                case .constant(let value): ("constant", .number(value))
                case .priority(let value): ("priority", .number(Double(value)))
                case .removed: ("isActive", .bool(false))
                }
            return .object([
                ("constraint", .string(setting.constraint.id)), ("text", .string(setting.constraint.equation)),
                ("property", .string(change.property)), ("value", change.value),
            ])
        }
        let values = trial.values.map { value in
            JSONOutput.object([
                ("constraint", .null), ("text", .string(value.name)),
                ("property", .string(value.name.split(separator: ".").last.map(String.init) ?? value.name)),
                ("value", .string(value.text)),
            ])
        }
        return .object([
            ("settings", .array(values + settings)), ("height", .number(trial.height)),
            ("delta", .number(trial.height - answer.row.height)), ("conflicts", .optional(trial.conflicts)),
        ])
    }
}
