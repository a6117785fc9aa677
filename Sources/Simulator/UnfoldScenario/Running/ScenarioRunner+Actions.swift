/// What actions of several kinds need; each is carried out by its ``StepKind``.
extension ScenarioRunner {
    func perform(_ action: any Action) {
        if let observer, let words = action.words { observer.actionWillRun(words) }
        action.perform(by: self)
    }

    func isLoaded(for action: String, at position: SourcePosition? = nil) -> Bool {
        if tableView.hasDataSource { return true }
        note(.notLoaded(action: action, list: document.list), at: position ?? step.position)
        return false
    }

    /// Of a row, or of a header or footer as `section.header`; nil while it is off screen.
    func contents(of holder: String) -> TemplateContents? { cell(of: holder)?.contents ?? part(of: holder)?.contents }

    func part(of holder: String) -> (any TemplateHolder)? {
        let table = tableView as? UITableView
        if holder == RowModel.tableHeader { return table?.tableHeaderView as? TemplateHeaderFooterView }
        if holder == RowModel.tableFooter { return table?.tableFooterView as? TemplateHeaderFooterView }
        return model.committed.part(holder).flatMap { tableView.part($0.kind, $0.section) }
    }

    /// Makes the screen and the traits what they are now, and lets the table follow.
    func useDeviceTraits() {
        var sameSize = LayoutEnvironment.current
        LayoutEnvironment.current = deviceTraits.environment
        fillScreen()
        sameSize.screenSize = deviceTraits.environment.screenSize
        if sameSize != deviceTraits.environment { tableView.traitEnvironmentDidChange() }
        if updateDepth == 0 { tableView.layoutIfNeeded() }
    }

    /// Gives the list the size and the safe area of a screen whose traits are in force.
    func fillScreen() {
        (changedTraits, place) = (true, nil)
        applySafeArea()
        tableView.frame = CGRect(origin: .zero, size: deviceTraits.environment.screenSize)
    }

    func cell(of row: String) -> (any TemplateHolder)? {
        model.path(of: row).flatMap { tableView.templateCell(at: $0) }
    }
}

extension Block { @MainActor func perform(by runner: ScenarioRunner) { actions.forEach(runner.perform) } }
