import UnfoldAutoLayout
import Foundation
import UnfoldTableLayout

extension ScenarioRunner {
    func perform(_ action: Action) {
        if let observer, let words = action.words { observer.actionWillRun(words) }
        switch action {
        case .load: load()
        case .reloadData: if isLoaded(for: "reloadData") { reload() }
        case .measureAllRows: if isLoaded(for: "measureAllRows") { tableView.measureAllRows() }
        case .set(let row, let setting, _):
            model.set(setting, of: row)
            contents(of: row)?.apply(setting)
        case .toggle(let row, let first, let second, _): toggle(row, first, second)
        case .setTable(let setting): setting.property.set(tableView, setting.value, .none)
        case .outline(let edit, let rows, let position): self.edit(edit, rows, position)
        case .apply(let rows, let section, let position): apply(rows, section, position)
        case .message(let message, let path, let position): send(message, to: path, position)
        case .beginUpdates: if isLoaded(for: "beginUpdates") { beginUpdate() }
        case .endUpdates: if updateDepth > 0 { endUpdate() }
        case .update(let actions): update { actions.forEach(perform) }
        case .performBatchUpdates(let actions): performBatchUpdates(actions)
        case .insert(let rows, let section, let index, let position): insert(rows, section, index, position)
        case .rows(let edit, let rows, let position): self.edit(edit, rows, position)
        case .move(let row, let section, let index, let position): move(row, section, index, position)
        case .insertSections(let sections, let index, let position): insert(sections, index, position)
        case .sections(let edit, let sections, let position): self.edit(edit, sections, position)
        case .moveSection(let section, let index, let position): moveSection(section, index, position)
        case .animate(let duration, let actions):
            UIView.animate(withDuration: duration) { actions.forEach(self.perform) }
        case .resize(let width, let height): resize(width, height)
        case .rotate(let orientation): rotate(orientation)
        case .traits(let traits): change(traits)
        case .scroll(let offset): scroll(to: offset)
        case .scrollToRow(let row, let place, let position): scroll(to: row, place, position)
        }
    }

    /// As an app does that asks what is in force and sets the other value.
    private func toggle(_ row: String, _ first: TargetedSetting, _ second: TargetedSetting) {
        let name = first.setting.property.name
        let present =
            model.setting(of: row, first.target, name) ?? contents(of: row)?.value(
                of: first.target, first.setting.property)
            ?? model.template(of: row)?.value(of: first.target, name)
        let next = present == first.setting.value ? second : first
        model.set(next, of: row)
        contents(of: row)?.apply(next)
    }

    // MARK: Loading

    private func load() {
        tableView.use(model, delegate)
        reload()
    }

    private func reload() {
        model.applyPending()
        tableView.reloadData()
        model.commit()
        if updateDepth == 0 { tableView.layoutIfNeeded() }
    }

    /// Tells when an action comes before the table has rows.
    func isLoaded(for action: String, at position: SourcePosition? = nil) -> Bool {
        if tableView.hasDataSource { return true }
        note(
            "not-loaded",
            "'\(action)' before 'load': the \(tableView.words.short) has no rows yet, and nothing was done",
            at: position ?? step.position)
        return false
    }

    // MARK: Views

    private func send(_ message: Action.ViewMessage, to path: ViewPath, _ position: SourcePosition) {
        guard let view = view(at: path, for: message.rawValue, position) else { return }
        switch message {
        case .layoutIfNeeded: view.layoutIfNeeded()
        case .setNeedsLayout: view.setNeedsLayout()
        case .setNeedsUpdateConstraints: view.setNeedsUpdateConstraints()
        case .updateConstraintsIfNeeded: view.updateConstraintsIfNeeded()
        case .invalidateIntrinsicContentSize: view.invalidateIntrinsicContentSize()
        }
    }

    /// As in an app, a row off screen has no cell to send a message to.
    private func view(at path: ViewPath, for action: String, _ position: SourcePosition) -> UIView? {
        let row: String
        let name: String
        switch path {
        case .table: return tableView
        case .cell(let id): (row, name) = (id, "cell")
        case .view(let id, let view): (row, name) = (id, view)
        }
        guard isLoaded(for: action, at: position) else { return nil }
        if let contents = contents(of: row) { return contents.view(name) }
        note("no-cell", "'\(action)' on \(row), which has no cell on screen, did nothing", .note, at: position)
        return nil
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

    // MARK: Screen

    private func resize(_ width: Double, _ height: Double?) {
        let size = surroundings.environment.screenSize
        surroundings.device = nil
        surroundings.resize(width: CGFloat(width), height: height.map { CGFloat($0) } ?? size.height)
        useSurroundings()
    }

    private func rotate(_ orientation: Surroundings.Orientation?) {
        surroundings.turn(to: orientation ?? (surroundings.orientation == .portrait ? .landscape : .portrait))
        useSurroundings()
    }

    private func change(_ traits: TraitSpec) {
        traits.apply(to: &surroundings)
        useSurroundings()
    }

    /// Makes the screen and the traits what they are now, and lets the table follow.
    private func useSurroundings() {
        let before = LayoutEnvironment.current
        LayoutEnvironment.current = surroundings.environment
        applySafeArea()
        tableView.frame = CGRect(origin: .zero, size: surroundings.environment.screenSize)
        var sameSize = before
        sameSize.screenSize = surroundings.environment.screenSize
        if sameSize != surroundings.environment { tableView.traitEnvironmentDidChange() }
        if updateDepth == 0 { tableView.layoutIfNeeded() }
    }

    private func scroll(to offset: Double) {
        if updateDepth == 0 { tableView.layoutIfNeeded() }
        tableView.contentOffset = tableView.clampedOffset(CGPoint(x: 0, y: offset))
    }

    private func scroll(to row: String, _ at: Action.ScrollPlace, _ position: SourcePosition) {
        guard isLoaded(for: "scrollToRow", at: position), let path = place(of: row, for: "scrollToRow", position)
        else { return }
        tableView.layoutIfNeeded()
        let rect = tableView.frameOfRow(at: path)
        let visible = tableView.bounds
        let top: CGFloat
        switch at {
        case .top: top = rect.minY
        case .middle: top = rect.midY - visible.height / 2
        case .bottom: top = rect.maxY - visible.height
        // The least that brings the row on screen.
        case .none:
            top = rect.minY < visible.minY ? rect.minY : max(visible.minY, min(rect.minY, rect.maxY - visible.height))
        }
        tableView.contentOffset = tableView.clampedOffset(CGPoint(x: 0, y: top))
        tableView.layoutIfNeeded()
    }
}
