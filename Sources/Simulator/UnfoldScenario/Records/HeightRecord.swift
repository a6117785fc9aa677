extension HeightRecord.Section {
    static let notCompared = ScenarioTrait(name: "conflicts", value: "notCompared")
}

extension HeightRecord.Section.Key {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.cell == rhs.cell && lhs.step == rhs.step && lhs.occurrence == rhs.occurrence
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(cell)
        hasher.combine(step)
        hasher.combine(occurrence)
    }
}

extension HeightRecord.Event {
    package init(_ finding: Finding, in step: StepResult) {
        self.init(kind: .finding, row: step.rowID(of: finding) ?? "", detail: finding.code, ids: finding.elements)
    }

    /// As versions before 4 say it: findings by their code, and only for a missing update the row.
    package var withoutIDs: Self {
        let isNamed = kind != .finding || detail == "missing-update"
        return Self(kind: kind, row: isNamed ? row : "", detail: detail)
    }
}

extension HeightRecord {
    /// The record that these results of one scenario, one a matrix cell, would leave.
    public init(_ results: [ScenarioResult]) {
        inputs = results.first?.inputs ?? []
        sections = results.flatMap { result in
            var occurrences: [String: Int] = [:]
            return result.steps.map { step -> Section in
                defer { occurrences[step.name, default: 0] += 1 }
                return Section(step, cell: result.cell, occurrence: occurrences[step.name] ?? 0)
            }
        }
    }
}

extension HeightRecord.Section {
    init(_ step: StepResult, cell: String?, occurrence: Int) {
        let conflicts = step.conflicts.map {
            HeightRecord.Event(
                kind: .conflict, row: $0.row, detail: $0.constraints.members[$0.constraints.broken].constraint.id)
        }
        let losses = step.unsatisfied.map {
            HeightRecord.Event(kind: .unsatisfied, row: $0.row, detail: $0.constraint.constraint.id)
        }
        let findings = step.findings.filter { $0.severity > .note }.map { HeightRecord.Event($0, in: step) }
        let outlines =
            step.outlines
            ?? step.drawing.map { drawing in
                Dictionary(firsts: drawing.cells.map { ($0.id, $0.drawing.outline) })
            }
        self.init(
            key: Key(cell: cell, index: step.index, step: step.name, occurrence: occurrence), traits: step.traits,
            contentHeight: step.contentHeight,
            rows: step.allRows.map {
                var row = HeightRecord.Row(id: $0.id, height: $0.height, origin: .init($0.source), facts: $0.facts)
                row.outline = outlines?[$0.id]
                return row
            },
            events: conflicts + losses + findings)
        notes = step.findings.filter { $0.severity == .note }.map { HeightRecord.Event($0, in: step) }
    }
}

extension HeightRecord.Row.Origin {
    init(_ source: RowHeight.Source) {
        switch source {
        case .measured, .cached: self = .measured
        case .estimated: self = .estimated
        case .fixed: self = .fixed
        }
    }
}
