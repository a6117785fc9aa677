extension ListHistory {
    func records(name: String, origin: Members) -> [StepRecord] {
        steps.enumerated().map { index, step in
            var record = StepRecord(
                scenario: name, step: step.name, index: index, traits: Self.traits(origin + step.state.traits),
                content: step.state.contentHeight, rows: Self.rows(step))
            record.conflicts = step.state.conflicts
            return record
        }
    }

    private static func traits(_ members: Members) -> [String: String] {
        let texts = members.compactMap { member -> (String, String)? in
            switch member.value {
            case .text(let text): (member.key, text)
            case .number(let number): (member.key, DeviceRecord.number(number))
            default: nil
            }
        }
        return Dictionary(texts, uniquingKeysWith: { first, _ in first })
    }

    private static func rows(_ step: ListHistory.Step) -> [StepRecord.Row] {
        func part(_ part: ListState.Part?, _ id: String) -> [StepRecord.Row] {
            part.map { [.init(id: id, height: $0.height, views: $0.cell?.frames)] } ?? []
        }
        let rows = step.sections.enumerated().flatMap { index, content -> [StepRecord.Row] in
            let state = step.state.sections[index]
            let rows = zip(content.rows, state.rows).map { history, row in
                StepRecord.Row(id: history.id, height: row.height, views: row.cell?.frames)
            }
            return part(state.header, "\(content.section.id).header") + rows
                + part(state.footer, "\(content.section.id).footer")
        }
        return part(step.state.header, "table.header") + rows + part(step.state.footer, "table.footer")
    }
}
