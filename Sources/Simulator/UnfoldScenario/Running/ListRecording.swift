/// The steps of a live list as the run of a scenario has them: collected while an app changes it, by looking only.
///
/// An update, a reload and a layout pass that moves something are steps, or all of a step that has a name.
@MainActor package final class ListRecording: ListWatcher {
    package private(set) var result: ScenarioResult
    let list: any ScenarioList
    /// Asks the fittings of each step while they can be asked.
    private let observer: (any ScenarioObserver)?
    private let nameViews: (UIView) -> Void
    private var position: SourcePosition
    private var listener: Int?
    /// Named steps that are running inside one another.
    private var depth = 0

    var step: StepResult
    var names = ElementNames()
    var leftOut = LeftOut()
    var standing = StandingFindings()
    var findingsBefore = 0
    var knownAmbiguities: Set<KnownAmbiguity> = []
    var checkedRevisions: [ObjectIdentifier: Int] = [:]
    /// By row: its facts from when it was last on screen, and the steps that measured it and made it out of date.
    var facts: [String: [RowFact]] = [:]
    var measured: [String: Int] = [:]
    var stale: [String: Int] = [:]
    private var measuredNow: Set<String> = []
    private var measuresBefore = 0
    private let recorder = DrawingRecorder()
    private weak var order: TableRows?
    private var updateName: String?

    /// - Parameter position: where the recording is written, which steps without a place of their own have.
    package convenience init(
        _ list: UITableView, name: String, at position: SourcePosition, observer: (any ScenarioObserver)?,
        nameViews: @escaping (UIView) -> Void
    ) { self.init(list as any ScenarioList, name, position, observer, nameViews) }

    package convenience init(
        _ list: UICollectionView, name: String, at position: SourcePosition, observer: (any ScenarioObserver)?,
        nameViews: @escaping (UIView) -> Void
    ) { self.init(list as any ScenarioList, name, position, observer, nameViews) }

    private init(
        _ list: any ScenarioList, _ name: String, _ position: SourcePosition, _ observer: (any ScenarioObserver)?,
        _ nameViews: @escaping (UIView) -> Void
    ) {
        (self.list, self.observer, self.nameViews, self.position) = (list, observer, nameViews, position)
        result = ScenarioResult(name: name, file: position.file)
        step = StepResult(index: 0, name: "", position: position)
        findingsBefore = list.findings.count
        beginStep()
        for finding in list.findings where finding.suppressionReason == nil { report(finding) }
        endStep("start", isNamed: true)
        listener = LayoutJournal.addListener { [weak self] in self?.receive($0) }
        list.addWatcher(self)
    }

    /// Ends the recording, with a step of what changed since the last.
    package func stop() { if cancel() { endStep("end", isNamed: false) } }

    @discardableResult package func cancel() -> Bool {
        guard let listener else { return false }
        list.removeWatcher(self)
        LayoutJournal.removeListener(listener)
        self.listener = nil
        return true
    }

    package func named<T>(_ name: String, line: Int, _ body: () throws -> T) rethrows -> T {
        guard depth == 0, listener != nil else { return try body() }
        depth += 1
        let place = position
        position.line = line
        step.position = position
        defer {
            depth -= 1
            endStep(name, isNamed: true)
            position = place
            step.position = place
        }
        return try body()
    }

    package func listDidUpdate() {
        guard let report = list.lastBatchUpdateReport else { return }
        let before = names
        names.look(at: list, after: report)
        step.takeLosses(during: report, &leftOut) { names.name(of: $0, in: list) }
        for row in report.rows where row.measured != nil {
            if let path = row.indexPathAfter { measuredNow.insert(names.name(of: .row(path), in: list)) }
        }
        recorder.updated(report.animation) {
            before.nameBefore(of: $0, in: list)
        } after: {
            names.name(of: $0, in: list)
        }
        updateName = updateName ?? report.words
        if depth == 0, list.update.isIdle { endStep(updateName ?? "update", isNamed: true) }
    }

    package func listDidLayOut() {
        guard depth == 0, !list.needsLayoutPass else { return }
        endStep(order === list.rows ? "layout" : "reloadData", isNamed: false)
    }

    private func receive(_ event: LayoutEvent) {
        switch event {
        case .laidOut: step.layoutPasses += 1
        case .animated(let record): recorder.received(record)
        case .unsatisfiable(let constraints, let host):
            guard let (element, height) = list.element(of: host),
                leftOut.admits(constraints, beside: step.conflicts.count)
            else { return }
            let row = names.name(of: element, in: list)
            var conflict = StepResult.Conflict(row: row, constraints: constraints, height: height)
            if conflict.measuredAtStep != nil { conflict.measuredAtStep = measured[row] }
            step.conflicts.append(conflict)
        default: break
        }
    }

    private func beginStep() {
        step = StepResult(index: result.steps.count, name: "", position: position)
        (leftOut, updateName, measuredNow) = (LeftOut(), nil, [])
        measuresBefore = list.measureCount
        recorder.stepBegins()
    }

    /// - Parameter isNamed: whether it is a step even where nothing changed.
    private func endStep(_ name: String, isNamed: Bool) {
        guard list.update.isIdle || isNamed else { return }
        if list.isLoaded { names.look(at: list) }
        for shown in list.shownCells { nameViews(shown.cell) }
        (step.name, step.rows, step.parts, step.allUnsatisfied, step.unsatisfied) = (name, [], [], [], [])
        let room = leftOut
        collectRows(measuredNow: measuredNow)
        let sketch = ListSketch(
            list: list, scale: LayoutEnvironment.current.displayScale, safeArea: list.safeAreaInsets,
            showsRows: list.isLoaded
        ) { [names, list] in names.name(of: $0, in: list) }
        step.drawing = sketch.drawing
        guard isNamed || isNews else {
            leftOut = room
            return
        }
        step.drawing?.animations = recorder.animations(of: sketch.drawing, in: sketch.cells)
        step.measurementCount = list.measureCount - measuresBefore
        step.drawing?.cells.flatMap(\.omissions).forEach(report)
        if step.index > 0 { collectFindings() }
        observer?.stepDidRun(step) { [list, names] row in
            list.displayedContents.first { names.name(of: $0.element, in: list) == row }?.view.lastFitting
        }
        result.steps.append(step)
        order = list.rows
        beginStep()
    }

    private var isNews: Bool {
        guard let last = result.steps.last, var before = last.drawing else { return true }
        (before.animations, before.fixes, before.sweeps) = ([], [], [])
        return !step.conflicts.isEmpty || before != step.drawing
            || last.allRows.map { "\($0.id) \($0.height)" } != step.allRows.map { "\($0.id) \($0.height)" }
    }
}

extension BatchUpdateReport {
    /// `update`, `update, 2 rows inserted, 1 deleted`.
    fileprivate var words: String {
        let counts = [Row.Change.inserted, .deleted, .moved, .reloaded].map { change in
            (change.rawValue, rows.count { $0.change == change })
        }
        return (["update"] + counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }).joined(separator: ", ")
    }
}
