import UnfoldAutoLayout
import UnfoldTableLayout

/// What actions of several kinds need; each is carried out by its ``StepKind``.
extension ScenarioRunner {
    func perform(_ action: any Action) {
        if let observer, let words = action.words { observer.actionWillRun(words) }
        action.perform(by: self)
    }

    /// Reports when an action comes before the table has rows.
    func isLoaded(for action: String, at position: SourcePosition? = nil) -> Bool {
        if tableView.hasDataSource { return true }
        note(.notLoaded(action: action, list: document.list), at: position ?? step.position)
        return false
    }

    /// Of a row, or of a header or footer as `section.header`; nil while it is off screen.
    func contents(of holder: String) -> TemplateContents? {
        if let cell = cell(of: holder) { return cell.contents }
        for (index, section) in model.committed.sections.enumerated() {
            let views = [
                (PartSpec.Kind.header, tableView.part(.header, index)), (.footer, tableView.part(.footer, index)),
            ]
            for (kind, view) in views where RowModel.key(of: kind, section.id) == holder { return view?.contents }
        }
        return nil
    }

    func cell(of row: String) -> (any TemplateHolder)? {
        model.path(of: row).flatMap { tableView.templateCell(at: $0) }
    }
}

extension Block {
    @MainActor func perform(by runner: ScenarioRunner) { actions.forEach(runner.perform) }
}
