extension ScenarioRunner {
    /// Notes every row, header and footer as it is after the step.
    func collectRows(previous: [String: Double]) {
        step.traits = LayoutEnvironment.current.scenarioTraits
        guard tableView.hasDataSource else { return }
        let table = tableView as? UITableView
        if let table { collectEdgeView(.tableHeader, table.tableHeaderView, in: table, previous) }
        for section in 0..<tableView.numberOfSections {
            collectPart(.header, section, previous)
            for row in 0..<tableView.numberOfRows(inSection: section) {
                collectRow(at: IndexPath(row: row, section: section), previous)
            }
            collectPart(.footer, section, previous)
        }
        if let table { collectEdgeView(.tableFooter, table.tableFooterView, in: table, previous) }
        step.contentHeight = Double(tableView.contentSize.height)
        step.contentOffset = Double(tableView.contentOffset.y)
    }

    private func collectRow(at path: IndexPath, _ previous: [String: Double]) {
        guard let height = tableView.heightForRow(at: path) else { return }
        let cell = tableView.templateCell(at: path)
        let content = Content(
            contents: cell?.contents, fitting: height.source == .fixed ? nil : cell?.contentView.lastFitting)
        step.rows.append(row(model.id(at: path), .row(path), height, content, previous))
    }

    private func collectPart(_ kind: PartSpec.Kind, _ section: Int, _ previous: [String: Double]) {
        let id = model.partID(kind, at: section)
        let side: SectionPartKind = kind == .header ? .header : .footer
        let height = tableView.height(of: side, section)
        guard height.height > 0 || model.hasPart(id) else { return }
        let view = tableView.part(side, section)
        let content = Content(
            contents: view?.contents, fitting: height.source == .fixed ? nil : view?.contentView.lastFitting)
        step.parts.append(row(id, side.element(section), height, content, previous))
    }

    /// The view above or below all rows: as high as the app made it.
    private func collectEdgeView(
        _ kind: StepResult.Row.Kind, _ view: UIView?, in table: UITableView, _ previous: [String: Double]
    ) {
        guard let view else { return }
        let id = kind == .tableHeader ? RowModel.tableHeader : RowModel.tableFooter
        let template = view as? TemplateHeaderFooterView
        let content = Content(contents: template?.contents, fitting: nil)
        var row = row(id, nil, table.heightOfEdgeView(view), content, previous)
        row.kind = kind
        step.parts.append(row)
    }

    /// What lays out a row, and what it was fitted by.
    private struct Content {
        var contents: TemplateContents?
        var fitting: FittingSession?
    }

    /// - Parameter element: nil for the table's own header or footer view.
    private func row(
        _ id: String, _ element: BatchUpdateReport.Element?, _ height: RowHeight, _ content: Content,
        _ previous: [String: Double]
    ) -> StepResult.Row {
        if let contents = content.contents, !isCompared {
            // Heights of views say less than the sum they are part of.
            let amounts = content.fitting?.amountFacts ?? []
            facts[id] = contents.rowFacts.filter { amounts.isEmpty || $0.kind != .height } + amounts
        }
        step.takeLosses(content.fitting?.unsatisfiedConstraints() ?? [], of: id, &leftOut)
        let known = evidence?[id]
        evidence?[id] =
            RowEvidence.of(height, element, in: tableView, content.contents?.contentView, content.fitting) ?? known
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
