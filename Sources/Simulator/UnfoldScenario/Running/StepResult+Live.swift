extension StepResult {
    /// What an update of a live list did, as a step: rows are called by their positions.
    package init(_ report: BatchUpdateReport) {
        self.init(index: report.step, name: "update", position: SourcePosition(file: "", line: 1, column: 1))
        for row in report.rows {
            if let path = row.indexPathAfter, let height = row.heightAfter {
                let before = row.heightBefore.map { Double($0.height) }
                rows.append(Row(report.name(of: .row(path)), path, height, before: before))
            } else if let path = row.indexPathBefore {
                removed.append(report.name(of: .row(path)))
            }
        }
        for part in report.parts {
            guard let element = part.after, let height = part.heightAfter, height.height > 0 else { continue }
            let before = part.heightBefore.map { Double($0.height) }
            parts.append(Row(report.name(of: element), element, height, before: before))
        }
        conflicts = report.conflicts.map {
            Conflict(row: report.name(of: $0.element), constraints: $0.constraints, height: $0.height)
        }
        func losses(_ list: [BatchUpdateReport.Unsatisfied]) -> [Unsatisfied] {
            list.map { Unsatisfied(row: report.name(of: $0.element), constraint: $0.constraint) }
        }
        allUnsatisfied = losses(report.unsatisfiedAfter)
        allUnsatisfiedDuringUpdate = losses(report.unsatisfiedDuring)
        unsatisfied = allUnsatisfied.filter(\.isNews)
        unsatisfiedDuringUpdate = allUnsatisfiedDuringUpdate.filter(\.isNews)
        findings = report.findings.filter { $0.suppressionReason == nil }
        (contentHeight, contentOffset) = (Double(report.contentHeightAfter), Double(report.contentOffsetAfter.y))
        (layoutPasses, measurementCount) = (report.layoutPasses, report.measurementCount)
    }

    /// A live list as it stands: what is on screen, with what each height is made of.
    @MainActor package init(_ list: some RowUpdating) {
        self.init(index: list.measurementStep, name: "now", position: SourcePosition(file: "", line: 1, column: 1))
        for content in list.displayedContents {
            let id = content.element.name(in: list.terminology.kind)
            let row = Row(id, content.element, content.height, facts: Self.facts(of: content))
            if row.kind == .row { rows.append(row) } else { parts.append(row) }
        }
        traits = LayoutEnvironment.current.scenarioTraits
    }

    @MainActor package static func facts(of content: ListContent) -> [RowFact] {
        let amounts = content.height.source == .fixed ? [] : content.view.lastFitting?.amountFacts ?? []
        // Heights of views say less than the sum they are part of.
        return LiveViews(content.view).rowFacts.filter { amounts.isEmpty || $0.kind != .height } + amounts
    }
}

extension RecordDifference {
    package init?(of row: String, from before: StepResult, to after: StepResult) {
        let (old, new) = (
            HeightRecord.Section(before, cell: nil, occurrence: 0),
            HeightRecord.Section(after, cell: nil, occurrence: 0)
        )
        guard let was = old.rows.first(where: { $0.id == row }), let now = new.rows.first(where: { $0.id == row }),
            was.height != now.height
        else { return nil }
        let edits = RecordEdits(HeightRecord(), from: HeightRecord())
        self.init(
            key: new.key, change: .height(row: row, expected: was.height, actual: now.height),
            causes: new.causes(of: now, expected: was, old, edits))
    }
}

extension StepResult.Row {
    package init(
        _ id: String, _ element: BatchUpdateReport.Element, _ height: RowHeight, before: Double? = nil,
        facts: [RowFact] = []
    ) {
        var path = IndexPath(row: 0, section: 0)
        switch element {
        case .row(let place): path = place
        case .header(let section), .footer(let section): path.section = section
        }
        self.init(id, path, height, before: before, facts: facts)
        if case .header = element { kind = .header }
        if case .footer = element { kind = .footer }
    }

    init(_ id: String, _ path: IndexPath, _ height: RowHeight, before: Double?, facts: [RowFact] = []) {
        self.init(
            id: id, section: path.section, row: path.row, height: Double(height.height),
            contentViewHeight: Double(height.contentHeight), previousHeight: before, source: height.source,
            measuredAtStep: height.measuredAtStep, staleSinceStep: height.staleSinceStep, facts: facts)
    }
}

extension StepResult.Conflict {
    /// The height in force is reported if it takes part.
    init(row: String, constraints: UnsatisfiableConstraints, height: @autoclosure () -> RowHeight?) {
        let isHeld = constraints.members.contains {
            $0.constraint.kind == .encapsulated && $0.constraint.form.first.anchor.attribute == "height"
        }
        let height = isHeld ? height() : nil
        self.init(
            row: row, constraints: constraints, encapsulatedHeight: height.map { Double($0.contentHeight) },
            measuredAtStep: height?.measuredAtStep)
        if let height, height.source == .fixed { given = .init(points: Double(height.height)) }
    }
}

extension BatchUpdateReport { package func name(of element: Element) -> String { element.name(in: list) } }

extension BatchUpdateReport.Element {
    package func name(in list: Finding.List) -> String {
        switch self {
        case .row(let path): "\(list == .table ? "row" : "item") \(path.row) in section \(path.section)"
        case .header(let section): "header of section \(section)"
        case .footer(let section): "footer of section \(section)"
        }
    }
}
