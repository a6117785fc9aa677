enum WhyJSON {
    static func render(_ answer: WhyAnswer) -> String {
        let row = answer.row
        let json: JSONOutput = [
            "schemaVersion": 1, "scenario": answer.scenario, "file": answer.file, "cell": answer.cell,
            "step": answer.step.index, "stepName": answer.step.name, "row": row.id, "height": row.height,
            "contentViewHeight": row.contentViewHeight, "source": row.source.rawValue,
            "measuredAtStep": row.measuredAtStep, "staleSinceStep": row.staleSinceStep,
            "fittedAtStep": answer.fittedAtStep, "fitted": answer.fitted, "rounding": answer.rounding,
            "separator": answer.separator, "parts": answer.parts.map(part),
            "conflicts": answer.conflicts.map { JSONFacts.conflict($0) },
            "lost": answer.losses.map { JSONFacts.loss($0) }, "tried": answer.asked.map { trial($0, answer) },
            "whatIf": answer.whatIf.map { trial($0, answer) },
            "afterUpdate": answer.afterUpdate.map { trial($0, answer) }, "sweep": answer.sweep.map(sweep),
            "wanted": answer.wish.map { wish($0, answer) },
        ]
        return json.written() + "\n"
    }

    private static func part(_ part: WhyAnswer.Part) -> JSONOutput {
        JSONFacts.members(part.constraint) + ["amount": part.amount]
    }

    private static func wish(_ wish: HeightWish, _ answer: WhyAnswer) -> JSONOutput {
        [
            "height": wish.height, "ways": wish.ways.map { trial($0, answer) },
            "nearest": wish.nearest.map { trial($0, answer) }, "solves": wish.solves, "capped": wish.isCapped,
        ]
    }

    private static func sweep(_ sweep: WhySweep) -> JSONOutput {
        let pieces = sweep.pieces.json {
            [
                "from": $0.lower, "to": $0.upper, "height": $0.start, "heightAtEnd": $0.end, "tie": $0.isTie,
                "conflicts": $0.conflicts,
            ]
        }
        return [
            "constraint": sweep.constraint.id, "text": sweep.constraint.equation, "property": sweep.property.rawValue,
            "value": sweep.value, "pieces": pieces, "capped": sweep.isCapped,
        ]
    }

    private static func trial(_ trial: WhyAnswer.Trial, _ answer: WhyAnswer) -> JSONOutput {
        let settings = trial.settings.map { setting -> JSONOutput in
            let change: (property: String, value: any JSONConvertible) =
                switch setting.change {
                case .constant(let value): ("constant", value)
                case .priority(let value): ("priority", Double(value))
                case .removed: ("isActive", false)
                }
            return [
                "constraint": setting.constraint.id, "text": setting.constraint.equation, "property": change.property,
                "value": change.value.json,
            ]
        }
        let values = trial.values.map { value -> JSONOutput in
            [
                "constraint": JSONOutput.null, "text": value.name,
                "property": value.name.split(separator: ".").last.map(String.init) ?? value.name, "value": value.text,
            ]
        }
        return [
            "settings": values + settings, "height": trial.height, "delta": trial.height - answer.row.height,
            "conflicts": trial.conflicts,
        ]
    }
}
