import AutoLayout
import Foundation
import TableLayout

/// Runs a scenario: a table with the document's rows, step by step.
@MainActor public final class ScenarioRunner {
    private let document: ScenarioDocument
    private let model: RowModel
    private let tableView: UITableView
    private var step: StepResult
    private weak var observer: (any ScenarioObserver)?
    /// By row, from when it was last on screen.
    private var facts: [String: [RowFact]] = [:]

    private init(_ document: ScenarioDocument) {
        self.document = document
        model = RowModel(document)
        let screen = CGRect(origin: .zero, size: document.environment.screenSize)
        tableView = UITableView(frame: screen, style: document.table.style)
        step = StepResult(index: 0, name: "", position: SourcePosition(file: document.file, line: 1, column: 1))
        tableView.accessibilityIdentifier = "table"
        tableView.separatorStyle = document.table.separatorStyle
        tableView.rowHeight = document.table.rowHeight
        tableView.estimatedRowHeight = document.table.estimatedRowHeight
        for template in document.templates {
            tableView.register(forCellReuseIdentifier: template.name) { TemplateCell.make(template) }
        }
    }

    /// Runs all steps. Numbering of printed addresses, the layout environment, the console and the handler of
    /// exceptions are the scenario's own while it runs.
    public static func run(_ document: ScenarioDocument) -> ScenarioResult { run(document, observer: nil) }

    /// The same, with somebody looking on.
    package static func run(_ document: ScenarioDocument, observer: (any ScenarioObserver)?) -> ScenarioResult {
        let environment = LayoutEnvironment.current
        let console = LayoutJournal.console
        defer {
            LayoutEnvironment.current = environment
            LayoutJournal.console = console
        }
        LayoutAddress.reset()
        LayoutEnvironment.current = document.environment
        LayoutJournal.console = { _ in }
        let runner = ScenarioRunner(document)
        runner.observer = observer
        return runner.runSteps()
    }

    private func runSteps() -> ScenarioResult {
        var result = ScenarioResult(name: document.name, file: document.file, cell: document.cell)
        var heights: [String: Double] = [:]
        for (index, spec) in document.steps.enumerated() {
            step = StepResult(index: index, name: spec.name, position: spec.position)
            observer?.stepWillRun(index, name: spec.name)
            tableView.measurementStep = index
            let measuresBefore = tableView.measureCount
            UIKitExceptions.withHandler({ [weak self] in self?.note($0, at: spec.position) }) {
                LayoutJournal.listening({ [weak self] in self?.hear($0) }) {
                    for action in spec.actions { perform(action) }
                    tableView.layoutIfNeeded()
                }
            }
            step.measures = tableView.measureCount - measuresBefore
            collectRows(previous: heights)
            heights = Dictionary(step.rows.map { ($0.id, $0.height) }, uniquingKeysWith: { first, _ in first })
            result.steps.append(step)
            observer?.stepDidRun(step) { [weak self] in self?.cell(of: $0)?.contentView.lastFitting }
        }
        return result
    }

    // MARK: Listening

    private func note(_ exception: UIKitException, at position: SourcePosition) {
        step.findings.append(
            Finding(
                severity: .error, code: "exception",
                fact: .exception(name: exception.name, reason: exception.reason), location: position))
    }

    private func hear(_ event: LayoutEvent) {
        observer?.heard(event)
        switch event {
        case .laidOut: step.layoutPasses += 1
        case .finding(let finding): step.findings.append(finding)
        case .unsatisfiable(let constraints, let host):
            guard let cell = tableView.visibleCells.first(where: { ObjectIdentifier($0) == host }),
                let path = tableView.indexPath(for: cell)
            else { return }
            let height = tableView.heightForRow(at: path)
            step.conflicts.append(
                .init(
                    row: model.id(at: path), constraints: constraints,
                    encapsulatedHeight: height.map { Double($0.contentHeight) },
                    measuredAtStep: height?.measuredAtStep))
        default: break
        }
    }

    // MARK: Actions

    private func perform(_ action: Action) {
        switch action {
        case .load:
            tableView.dataSource = model
            tableView.reloadData()
            tableView.layoutIfNeeded()
        case .set(let row, let setting, _):
            model.set(setting, of: row)
            cell(of: row)?.apply(setting)
        case .layoutIfNeeded(let row, let view, _): layOut(row: row, view: view)
        case .update(let actions):
            updating {
                tableView.beginUpdates()
                actions.forEach(perform)
                tableView.endUpdates()
            }
        case .performBatchUpdates(let actions):
            updating { tableView.performBatchUpdates({ actions.forEach { self.perform($0) } }, completion: nil) }
        case .insert(let row, let section, let index):
            model.insert(row, section: section, at: index)
            updating { tableView.insertRows(at: [IndexPath(row: index, section: section)], with: .none) }
        case .delete(let row, _):
            guard let path = tablePath(of: row) else { return }
            model.delete(row)
            updating { tableView.deleteRows(at: [path], with: .none) }
        case .move(let row, let section, let index, _):
            guard let path = tablePath(of: row) else { return }
            model.move(row, section: section, to: index)
            updating { tableView.moveRow(at: path, to: IndexPath(row: index, section: section)) }
        case .reload(let row, _):
            if let path = tablePath(of: row) { updating { tableView.reloadRows(at: [path], with: .none) } }
        case .reconfigure(let row, _):
            if let path = tablePath(of: row) { updating { tableView.reconfigureRows(at: [path]) } }
        case .resize(let width, let height): resize(width, height)
        case .scroll(let offset):
            tableView.layoutIfNeeded()
            tableView.contentOffset = tableView.clampedOffset(CGPoint(x: 0, y: offset))
        }
    }

    private func layOut(row: String?, view: String?) {
        guard let row else {
            tableView.layoutIfNeeded()
            return
        }
        guard let cell = cell(of: row) else { return }
        if let view { cell.views[view]?.layoutIfNeeded() } else { cell.layoutIfNeeded() }
    }

    private func resize(_ width: Double, _ height: Double?) {
        LayoutEnvironment.current.screenSize = CGSize(
            width: width, height: height ?? Double(LayoutEnvironment.current.screenSize.height))
        tableView.frame = CGRect(origin: .zero, size: LayoutEnvironment.current.screenSize)
        tableView.layoutIfNeeded()
    }

    private func cell(of row: String) -> TemplateCell? {
        tableView.visibleCells.lazy.compactMap { $0 as? TemplateCell }.first {
            self.model.rowID(shownBy: $0) == row
        }
    }

    /// Where the table has the row, which may differ from the model inside an update.
    private func tablePath(of row: String) -> IndexPath? {
        model.lastLoaded(row) ?? model.path(of: row)
    }

    // MARK: Collecting

    /// Runs an update; the outermost one is looked at when it is done.
    private func updating(_ body: () -> Void) {
        let reports = tableView.batchUpdateReports.count
        body()
        guard tableView.batchUpdateReports.count > reports, let report = tableView.lastBatchUpdateReport else { return }
        for loss in report.overruledDuring {
            step.overruledDuringUpdate.append(
                .init(row: model.idBeforeUpdate(at: loss.indexPath), constraint: loss.constraint))
        }
        model.noteCommitted()
    }

    private func collectRows(previous: [String: Double]) {
        step.traits = LayoutEnvironment.current.scenarioTraits
        guard tableView.dataSource != nil else { return }
        model.noteCommitted()
        for section in 0..<tableView.numberOfSections {
            for row in 0..<tableView.numberOfRows(inSection: section) {
                let path = IndexPath(row: row, section: section)
                guard let height = tableView.heightForRow(at: path) else { continue }
                let id = model.id(at: path)
                let cell = tableView.cellForRow(at: path)
                let fitting = height.source == .fixed ? nil : cell?.contentView.lastFitting
                if let cell = cell as? TemplateCell {
                    // Heights of views say less than the sum they are part of.
                    let amounts = fitting?.amountFacts ?? []
                    facts[id] = cell.rowFacts.filter { amounts.isEmpty || $0.kind != .height } + amounts
                }
                step.rows.append(
                    .init(
                        id: id, section: section, row: row, height: Double(height.height),
                        contentViewHeight: Double(height.contentHeight), previousHeight: previous[id],
                        source: height.source, measuredAtStep: height.measuredAtStep,
                        staleSinceStep: height.staleSinceStep, facts: facts[id] ?? []))
                step.overruled += fitting?.overruledConstraints().map { .init(row: id, constraint: $0) } ?? []
            }
        }
        step.contentHeight = Double(tableView.contentSize.height)
        step.contentOffset = Double(tableView.contentOffset.y)
    }
}
