extension ScenarioRunner {
    func checkInvariants() {
        guard tableView.hasDataSource else { return }
        let cells = tableView.templateCells
        var holders = cells.map { (model.rowID(shownBy: ObjectIdentifier($0.cell)), $0.cell) }
        let rows = holders.count
        for part in step.parts {
            guard let view = self.part(of: part.id), view.contents != nil else { continue }
            holders.append((part.id, view))
            if part.source == .fixed { checkHeight(of: view, part) }
        }
        for (index, (holder, view)) in holders.enumerated() {
            guard let holder, let contents = view.contents else { continue }
            let check = InvariantCheck(row: holder, contents: contents)
            if isCompared, index < rows { step.noteComparable(check) }
            for fact in check.violations() {
                // What is hidden is no part of a height that is given.
                if case .hiddenView = fact, step.allRows.contains(where: { $0.id == holder && $0.source == .fixed }) {
                    continue
                }
                // The collapsed row names it.
                if case .mistake(_, _, .missingBottom) = fact, standing.isCollapsed(holder) { continue }
                report(unlessOff: Finding(severity: fact.severity, fact: fact, location: step.position))
            }
        }
        step.siblingOverlaps.removeAll(where: isOff)
        findReusedState(in: cells)
        if step.index == document.steps.count - 1 { findUnusedReuse(in: cells) }
        findAmbiguities(in: cells)
        for (_, cell) in cells { cell.contents?.wasOnScreen = true }
    }

    /// Rows of another height than a new cell gives them: theirs keeps what an earlier row set.
    private func findReusedState(in cells: [(path: IndexPath, cell: any TemplateHolder)]) {
        guard let table = tableView as? UITableView else { return }
        for (path, cell) in cells {
            guard let contents = cell.contents, !contents.leftovers.isEmpty, let height = table.heightForRow(at: path)
            else { continue }
            let fresh = TemplateCell.make(contents.template)
            model.fill(fresh, with: model.id(at: path))
            let other = Double(table.height(of: path, with: fresh))
            guard height.source != .fixed, abs(other - Double(height.height)) > 1e-6 else { continue }
            let fact = Finding.Fact.reusedState(
                row: model.id(at: path), settings: contents.leftovers, height: Double(height.height), fresh: other)
            report(unlessOff: Finding(severity: .warning, fact: fact, location: step.position))
        }
    }

    /// Templates that keep what rows set, and cells that no other row came to show. What left the screen waits for the next
    /// row to come, so that one that never had a cell gets that of another.
    private func findUnusedReuse(in cells: [(path: IndexPath, cell: any TemplateHolder)]) {
        let onScreen = Set(cells.map { model.id(at: $0.path) })
        for template in document.templates
        where !template.preparesForReuse && !model.reusedTemplates.contains(template.name) {
            let (shown, new) = model.rows(of: template)
            guard !shown.isEmpty else { continue }
            var scrolls = new.last.map { [$0] }
            if shown.allSatisfy(onScreen.contains) {
                let end = cells.map { tableView.frameOfRow(at: $0.path).maxY }.max() ?? 0
                scrolls = new.dropLast().first { isScreen(below: end, to: $0) }.map { [$0, new[new.count - 1]] }
            }
            let fact = Finding.Fact.noReuse(template: template.name, rows: shown, scrolls: scrolls)
            report(unlessOff: Finding(severity: .note, fact: fact, location: step.position))
        }
    }

    /// Whether all that ends there has left the screen when this row comes in at the bottom. Heights may be less than
    /// estimated.
    private func isScreen(below end: CGFloat, to row: String) -> Bool {
        guard let path = model.path(of: row) else { return false }
        let isEstimated = tableView.heightForRow(at: path)?.source == .estimated
        return tableView.frameOfRow(at: path).maxY - end
            >= tableView.bounds.height * (isEstimated ? 4 / 3 : 1)
    }

    /// Views that an animation block gives their first frame, in cells that were there before it.
    func noteGrowth(_ record: AnimationRecord) {
        let changes = record.changes.filter {
            $0.property == .frame && $0.from.rect == .zero && ($0.to.rect.map { !$0.isEmpty } ?? false)
        }
        guard !changes.isEmpty else { return }
        let new = Set(changes.map(\.viewAddress))
        for (path, cell) in tableView.templateCells {
            guard let contents = cell.contents else { continue }
            let shown = contents.ordered.filter { !$0.view.bounds.isEmpty }
            guard contents.wasOnScreen || !shown.allSatisfy({ new.contains($0.view.layoutAddress) }) else { continue }
            for (id, view) in shown where new.contains(view.layoutAddress) {
                let fact = Finding.Fact.mistake(row: model.id(at: path), view: id, .growsFromZero)
                report(unlessOff: Finding(severity: .warning, fact: fact, location: step.position))
            }
        }
    }

    /// A header or footer of a given height that is lower than its content.
    private func checkHeight(of view: any TemplateHolder, _ part: StepResult.Row) {
        let needed = view.contentView.keepingFitting {
            view.systemLayoutSizeFitting(
                CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        guard needed > view.bounds.height + 1 / LayoutEnvironment.current.displayScale else { return }
        let fact = Finding.Fact.mismatch(
            subject: part.id, given: Double(view.bounds.height), needed: Double(needed), isGiven: true)
        report(unlessOff: Finding(severity: .warning, fact: fact, location: part.given?.position))
    }

    private func report(unlessOff finding: Finding) { if !isOff(finding) { report(finding) } }

    /// What the constraints of a template leave open, reported once for all its rows: they are built alike.
    private func findAmbiguities(in cells: [(path: IndexPath, cell: any TemplateHolder)]) {
        guard !document.invariants.contains(where: { $0.isWholly("ambiguous-layout") }) else { return }
        for (path, cell) in cells {
            let content = cell.contentView
            guard content.subtreeRevision != checkedRevisions[ObjectIdentifier(cell)] else { continue }
            let (findings, more) = content.lookForAmbiguities(in: LeftOut.mostAmbiguousViews) {
                explainsFindings && !knownAmbiguities.contains(KnownAmbiguity($0, template: cell.templateName))
            }
            let knownBefore = knownAmbiguities.count
            for var finding in findings {
                guard case .ambiguous(let layout) = finding.fact else { continue }
                (finding.row, finding.subject) = (path, model.id(at: path))
                finding.location = step.position
                let known = KnownAmbiguity(layout, template: cell.templateName)
                if !isOff(finding), knownAmbiguities.insert(known).inserted { report(finding) }
            }
            // They come with the first of their template only, as those do that are reported.
            if knownAmbiguities.count > knownBefore { leftOut.leaveOut(more) }
            checkedRevisions[ObjectIdentifier(cell)] = content.subtreeRevision
        }
    }

    func isOff(_ finding: Finding) -> Bool {
        let row = finding.holder ?? finding.row.map(model.id)
        return document.invariants.contains { setting in
            setting.invariant.codes.contains(finding.code)
                && setting.views.map { !$0.isDisjoint(with: finding.views) } ?? true
                && setting.rows.map { rows in row.map(rows.contains) ?? false } ?? true
        }
    }
}

struct KnownAmbiguity: Hashable {
    let template: String
    let view: String
    let axis: NSLayoutConstraint.Axis
    let free: [NSLayoutConstraint.Attribute]

    init(_ layout: AmbiguousLayout, template: String) {
        (self.template, view, axis, free) = (template, layout.view, layout.axis, layout.free)
    }
}

extension InvariantSetting {
    func isWholly(_ code: String) -> Bool { invariant.codes.contains(code) && rows == nil && views == nil }
}

extension Finding.Fact {
    /// Some apps keep the room of what they hide.
    var severity: Finding.Severity {
        switch self {
        case .hiddenView, .mistake(_, _, .hiddenWidth), .mistake(_, _, .emptyStack), .mistake(_, _, .emptyImage): .note
        default: .warning
        }
    }
}
