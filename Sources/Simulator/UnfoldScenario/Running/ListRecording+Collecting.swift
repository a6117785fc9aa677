extension ListRecording {
    func collectRows(measuredNow: Set<String>) {
        step.traits = LayoutEnvironment.current.scenarioTraits
        (step.contentHeight, step.contentOffset) = (Double(list.contentSize.height), Double(list.contentOffset.y))
        let before = Dictionary(firsts: (result.steps.last?.allRows ?? []).map { ($0.id, $0) })
        defer {
            let here = Set(step.allRows.map(\.id))
            step.removed = result.steps.last?.allRows.map(\.id).filter { !here.contains($0) } ?? []
        }
        guard list.hasDataSource, list.isLoaded else { return }
        for content in list.displayedContents {
            let id = names.name(of: content.element, in: list)
            facts[id] = StepResult.facts(of: content)
            guard content.isFitted else { continue }
            step.takeLosses(content.view.lastFitting?.unsatisfiedConstraints() ?? [], of: id, &leftOut)
        }
        func row(_ element: BatchUpdateReport.Element, _ height: RowHeight) -> StepResult.Row {
            let id = names.name(of: element, in: list)
            var height = height
            if height.measuredAtStep != nil {
                let isSame = measured[id] != nil && before[id]?.height == Double(height.height)
                if !isSame || measuredNow.contains(id) { measured[id] = step.index }
                (height.measuredAtStep, height.source) = (
                    measured[id], measured[id] == step.index ? .measured : .cached
                )
            }
            if height.staleSinceStep == nil { stale[id] = nil } else if stale[id] == nil { stale[id] = step.index }
            height.staleSinceStep = stale[id]
            return StepResult.Row(id, element, height, before: before[id]?.height, facts: facts[id] ?? [])
        }
        list.rows.forEachRow { path, id in step.rows.append(row(.row(path), list.rowHeight(of: id))) }
        for section in 0..<list.rows.sectionCount {
            for kind in [SectionPartKind.header, .footer] {
                let height = list.height(of: kind, section)
                if height.height > 0 { step.parts.append(row(kind.element(section), height)) }
            }
        }
        guard let table = list as? UITableView else { return }
        for (id, kind, view) in [
            (RowModel.tableHeader, StepResult.Row.Kind.tableHeader, table.tableHeaderView),
            (RowModel.tableFooter, .tableFooter, table.tableFooterView),
        ] {
            guard let view else { continue }
            var part = StepResult.Row(
                id, IndexPath(row: 0, section: 0), table.heightOfEdgeView(view), before: before[id]?.height)
            part.kind = kind
            step.parts.insert(part, at: kind == .tableHeader ? 0 : step.parts.count)
        }
    }

    /// What the list found in the step, then what is looked for at its end.
    func collectFindings() {
        let found = list.findings
        for finding in found.dropFirst(found.count >= findingsBefore ? findingsBefore : 0)
        where !StandingFindings.isAskedAgain(finding) { report(finding) }
        findingsBefore = found.count
        guard list.hasDataSource, list.isLoaded, list.update.isIdle else { return }
        // By names that hold: findings of the list itself have positions.
        let own = list.rowNames
        list.rowNames = { [names, list] in names.name(of: .row($0), in: list) }
        let missing = list.missingUpdates()
        let mismatches = list.mismatches()
        list.rowNames = own
        standing.noteMisfits(Set(mismatches.compactMap(\.holder)))
        for var finding in missing {
            if case .missingUpdate(let row, let height, let needed, let change, _, let kind) = finding.fact {
                finding.fact = .missingUpdate(
                    subject: row, height: height, needed: needed, change: change, step: step.index, list: kind)
            }
            report(finding)
        }
        step.settleLosses(isOutOfDate: standing.isOutOfDate)
        for finding in mismatches where !standing.isOutOfDate(finding.holder ?? "") { report(finding) }
        for content in list.displayedContents {
            let id = names.name(of: content.element, in: list)
            for fact in InvariantCheck(row: id, contents: LiveViews(content.view)).violations() {
                report(Finding(severity: fact.severity, fact: fact))
            }
            findAmbiguities(of: content, id)
        }
        let shown = Set(list.displayedContents.map { names.name(of: $0.element, in: list) })
        // Of what was found while measuring no one knows whether it would be found again.
        step.endedFindings = standing.endStep(step, isOnScreen: shown.contains).filter {
            !["zero-height", "ambiguous-height", "unstable-height", "fractional-height"].contains($0.code)
        }
        if let fact = leftOut.fact { report(Finding(severity: .warning, fact: fact)) }
    }

    /// Where nothing waits to be solved: to ask would solve it.
    private func findAmbiguities(of content: ListContent, _ id: String) {
        let (view, holder) = (content.view, content.view.superview ?? content.view)
        guard !content.isStale(), view.liveSystemIsSolved,
            checkedRevisions.updateValue(view.subtreeRevision, forKey: ObjectIdentifier(view)) != view.subtreeRevision
        else { return }
        let template = "\(type(of: holder))"
        let found = view.lookForAmbiguities(in: LeftOut.mostAmbiguousViews) {
            !knownAmbiguities.contains(KnownAmbiguity($0, template: template))
        }
        for var finding in found.findings {
            guard case .ambiguous(let layout) = finding.fact,
                knownAmbiguities.insert(KnownAmbiguity(layout, template: template)).inserted
            else { continue }
            (finding.row, finding.subject) = (content.element.indexPath, id)
            report(finding)
        }
    }

    func report(_ finding: Finding) {
        var finding = list.suppressedFindings.marking(finding)
        guard finding.suppressionReason == nil, standing.isNew(finding),
            leftOut.admitsFinding(beside: step.findings.count)
        else { return }
        // Of a given height it is where that is given.
        if case .mismatch = finding.fact {} else { finding.location = finding.location ?? step.position }
        step.findings.append(finding)
    }
}
