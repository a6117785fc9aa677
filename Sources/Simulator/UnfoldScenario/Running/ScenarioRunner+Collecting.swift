extension ScenarioRunner {
    func collectRows(previous: [String: Double]) {
        step.traits = LayoutEnvironment.current.scenarioTraits
        guard tableView.hasDataSource else { return }
        let table = tableView as? UITableView
        collectEdgeView(.tableHeader, table?.tableHeaderView, previous)
        for section in 0..<tableView.numberOfSections {
            collectPart(.header, section, previous)
            for row in 0..<tableView.numberOfRows(inSection: section) {
                let path = IndexPath(row: row, section: section)
                guard let height = tableView.heightForRow(at: path) else { continue }
                let cell = tableView.templateCell(at: path)
                step.rows.append(self.row(model.id(at: path), .row(path), height, cell, previous))
            }
            collectPart(.footer, section, previous)
        }
        collectEdgeView(.tableFooter, table?.tableFooterView, previous)
        step.contentHeight = Double(tableView.contentSize.height)
        step.contentOffset = Double(tableView.contentOffset.y)
    }

    /// Names the keys that give fixed heights, also of conflicts with them.
    func noteGivers() {
        for index in step.rows.indices { noteGiver(of: &step.rows[index]) }
        for index in step.parts.indices { noteGiver(of: &step.parts[index]) }
        for (index, conflict) in step.conflicts.enumerated() {
            let members = conflict.constraints.members
            let held = members.indices.filter {
                members[$0].constraint.kind == .encapsulated
                    && members[$0].constraint.form.first.anchor.attribute == "height"
            }
            // The height of a row that comes is not known before.
            guard conflict.given != nil || (conflict.encapsulatedHeight == nil && !held.isEmpty) else { continue }
            let given = step.allRows.first { $0.id == conflict.row }?.given
            step.conflicts[index].given = given
            for member in held { step.conflicts[index].constraints.members[member].constraint.source = given?.position }
        }
    }

    private func noteGiver(of row: inout StepResult.Row) {
        guard row.given != nil else { return }
        let edges = [StepResult.Row.Kind.tableHeader: document.table.header, .tableFooter: document.table.footer]
        let content = edges[row.kind] ?? model.content(of: row.id)
        let table = tableView as? UITableView
        let keys: [StepResult.Row.Kind: (String, CGFloat?)] = [
            .row: ("rowHeight", table?.rowHeight), .header: ("sectionHeaderHeight", table?.sectionHeaderHeight),
            .footer: ("sectionFooterHeight", table?.sectionFooterHeight),
        ]
        let own =
            keys[row.kind].flatMap { $0.1 ?? -1 < 0 ? nil : $0.0 }
            ?? (row.kind == .row && table?.estimatedRowHeight == 0 ? "estimatedRowHeight" : nil)
        let system =
            row.kind == .row ? nil : content == nil ? table.map { _ in "style" } : content?.title.map { _ in "title" }
        let key = content?.height == nil ? own ?? system : "height"
        let position = key.flatMap { tablePositions[$0] ?? content?.position }
        row.given = .init(points: row.height, key: key, position: position)
    }

    private func collectPart(_ kind: SectionPartKind, _ section: Int, _ previous: [String: Double]) {
        let id = model.committed.id(of: kind.element(section))
        let height = tableView.height(of: kind, section)
        guard height.height > 0 || model.hasPart(id) else { return }
        step.parts.append(row(id, kind.element(section), height, tableView.part(kind, section), previous))
    }

    private func collectEdgeView(_ kind: StepResult.Row.Kind, _ view: UIView?, _ previous: [String: Double]) {
        guard let view, let table = tableView as? UITableView else { return }
        let id = kind == .tableHeader ? RowModel.tableHeader : RowModel.tableFooter
        var row = row(id, nil, table.heightOfEdgeView(view), view as? TemplateHeaderFooterView, previous)
        row.kind = kind
        step.parts.append(row)
    }

    /// - Parameter element: nil for the table's own header or footer view, which is not fitted.
    private func row(
        _ id: String, _ element: BatchUpdateReport.Element?, _ height: RowHeight, _ view: (any TemplateHolder)?,
        _ previous: [String: Double]
    ) -> StepResult.Row {
        let fitting = element == nil || height.source == .fixed ? nil : view?.contentView.lastFitting
        if let contents = view?.contents, keepsFacts, !isCompared {
            // Heights of views say less than the sum they are part of.
            let amounts = fitting?.amountFacts ?? []
            facts[id] = contents.rowFacts.filter { amounts.isEmpty || $0.kind != .height } + amounts
        }
        step.takeLosses(fitting?.unsatisfiedConstraints() ?? [], of: id, &leftOut)
        if let known = evidence {
            let contentView = view?.contents?.contentView
            evidence?[id] = RowEvidence.of(height, element, in: tableView, contentView, fitting) ?? known[id]
        }
        var row = StepResult.Row(
            id, element ?? .row(IndexPath(row: 0, section: 0)), height, before: previous[id], facts: facts[id] ?? [])
        row.evidence = evidence?[id]
        return row
    }
}

extension StepResult.Unsatisfied {
    /// Whether no one planned for it.
    var isNews: Bool { constraint.design == nil }
}
