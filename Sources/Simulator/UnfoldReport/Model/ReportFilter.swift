package struct ReportFilter: Hashable, Sendable {
    package enum Only: String, CaseIterable, Sendable {
        /// Heights that are others than in the step before, and rows that came in it.
        case changed
        case conflicts
        /// What the table and the invariants found, and constraints that lost.
        case findings
    }

    package var rows: Set<String> = []
    package var cells: Set<String> = []
    /// What is behind the cells' names for `--set`: cells may be named without it.
    package var settings = ""
    package var steps: Set<String> = []
    package var only: Only?

    package init() {}

    package var isAll: Bool { rows.isEmpty && cells.isEmpty && steps.isEmpty && only == nil }

    package func takes(cell: String?) -> Bool {
        guard !cells.isEmpty else { return true }
        guard let cell else { return false }
        let mark = ", " + settings
        return cells.contains(cell)
            || !settings.isEmpty && cell.hasSuffix(mark) && cells.contains(String(cell.dropLast(mark.count)))
    }

    func takes(row: String?) -> Bool { rows.isEmpty || row.map(rows.contains) ?? false }

    package func takes(step index: Int, _ name: String) -> Bool {
        steps.isEmpty || steps.contains(name) || steps.contains("\(index)") || steps.contains("\(index) \(name)")
    }

    package func filtered(_ result: ScenarioResult) -> ScenarioResult? {
        guard takes(cell: result.cell) else { return nil }
        var result = result
        result.steps = result.steps.filter { takes(step: $0.index, $0.name) }.compactMap(filtered)
        return result.steps.isEmpty ? nil : result
    }

    private func filtered(_ step: StepResult) -> StepResult? {
        guard !rows.isEmpty || only != nil else { return step }
        var kept = step
        func shows(_ kind: Only) -> Bool { only == nil || only == kind }
        kept.conflicts = step.conflicts.filter { shows(.conflicts) && takes(row: $0.row) }
        for list in [
            \StepResult.unsatisfied, \.unsatisfiedDuringUpdate, \.allUnsatisfied, \.allUnsatisfiedDuringUpdate,
        ] { kept[keyPath: list].removeAll { !shows(.findings) || !takes(row: $0.row) } }
        for list in [\StepResult.findings, \.endedFindings] {
            kept[keyPath: list].removeAll { !shows(.findings) || !takes(row: step.rowID(of: $0)) }
        }
        func shown(_ row: StepResult.Row) -> Bool { takes(row: row.id) && names(row, in: step) }
        kept.rows = step.rows.filter(shown)
        kept.parts = step.parts.filter(shown)
        kept.removed = step.removed.filter { shows(.changed) && takes(row: $0) }
        let isEmpty =
            kept.allRows.isEmpty && kept.removed.isEmpty && kept.conflicts.isEmpty && kept.findings.isEmpty
            && kept.endedFindings.isEmpty && (kept.unsatisfied + kept.unsatisfiedDuringUpdate).isEmpty
        return isEmpty ? nil : kept
    }

    package func names(_ row: StepResult.Row, in step: StepResult) -> Bool {
        switch only {
        case nil: true
        case .changed: row.isChange(in: step)
        case .conflicts: step.conflicts.contains { $0.row == row.id }
        case .findings:
            (step.unsatisfied + step.unsatisfiedDuringUpdate).contains { $0.row == row.id }
                || step.findings.contains { step.rowID(of: $0) == row.id }
        }
    }

    func takes(_ difference: RecordDifference) -> Bool {
        guard takes(cell: difference.key.cell), takes(step: difference.key.index, difference.key.step),
            takes(row: difference.row)
        else { return false }
        switch only {
        case nil: return true
        case .changed: return difference.event == nil
        case .conflicts: return difference.event?.kind == .conflict
        case .findings: return difference.event.map { $0.kind != .conflict } ?? false
        }
    }
}

extension RecordDifference {
    package var row: String? {
        switch change {
        case .height(let row, _, _), .addedRow(let row, _), .removedRow(let row, _), .movedRow(let row, _, _): row
        case .newEvent(let event), .goneEvent(let event): event.row.isEmpty ? nil : event.row
        case .contentHeight, .notRecorded: nil
        }
    }

    package var event: HeightRecord.Event? {
        switch change {
        case .newEvent(let event), .goneEvent(let event): event
        default: nil
        }
    }

    var expected: Double? {
        switch change {
        case .height(_, let was, _), .removedRow(_, let was), .contentHeight(let was, _): was
        default: nil
        }
    }

    var actual: Double? {
        switch change {
        case .height(_, _, let now), .addedRow(_, let now), .contentHeight(_, let now): now
        default: nil
        }
    }

    var delta: Double? { expected.flatMap { was in actual.map { $0 - was } } }
}

extension StepResult.Row {
    /// Whether it is news of a step: another height than before, or a row that came after the first step.
    func isChange(in step: StepResult) -> Bool { previousHeight == nil ? step.index > 0 : change ?? 0 != 0 }
}

extension RunReport.File {
    package func filtered(_ filter: ReportFilter) -> Self {
        guard !filter.isAll else { return self }
        var file = self
        file.results = results.compactMap(filter.filtered)
        file.check?.differences.removeAll { !filter.takes($0) }
        file.check?.unused.removeAll { key in
            !filter.takes(cell: key.cell) || !filter.takes(step: key.index, key.step) || !filter.rows.isEmpty
        }
        return file
    }
}
