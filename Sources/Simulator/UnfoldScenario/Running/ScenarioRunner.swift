/// Runs a scenario: a table with the document's rows, step by step.
///
/// A run touches nothing that outlives it: the environment, the console, the handler of exceptions and the numbering of
/// printed addresses are its own, so that the order in which scenarios run changes nothing.
@MainActor public final class ScenarioRunner {
    let document: ScenarioDocument
    let model: RowModel
    let tableView: any ScenarioList
    let delegate: AnyObject?
    var deviceTraits: DeviceTraits
    var changedTraits = false
    var step: StepResult
    weak var observer: (any ScenarioObserver)?
    var recorder: DrawingRecorder?
    /// Whether each step's ``StepResult/outlines`` are made.
    var keepsOutlines = false
    var findsOmissions = false
    var embedsFonts = false
    /// Whether there is what records name causes by: ``StepResult/Row/facts`` and ``ScenarioResult/inputs``.
    var keepsFacts = true
    /// By row, from when it was last on screen.
    var facts: [String: [RowFact]] = [:]
    /// The same of what heights rest on; nil where no one asked for it.
    var evidence: [String: [Evidence]]?
    var updateDepth = 0
    var updatesBefore = 0
    /// Whether each step's ``StepResult/cutLabels`` and ``StepResult/siblingOverlaps`` are looked for.
    var isCompared = false
    /// Whether what would settle a finding is worked out.
    var explainsFindings = true
    /// What the step does not report any more.
    var leftOut = LeftOut()
    var standing = StandingFindings()
    /// Of the step before; nil where somebody scrolled, or the screen changed.
    var place: ScreenPlace?
    /// What was reported of open positions, and the state of each cell that was looked at.
    var knownAmbiguities: Set<KnownAmbiguity> = []
    var checkedRevisions: [ObjectIdentifier: Int] = [:]
    /// Where each key of the table has got its value.
    var tablePositions: [String: SourcePosition]

    init(_ document: ScenarioDocument) {
        (self.document, tablePositions) = (document, document.table.positions)
        deviceTraits = document.deviceTraits
        model = RowModel(document)
        step = StepResult(index: 0, name: "", position: SourcePosition(file: document.file, line: 1, column: 1))
        let screen = CGRect(origin: .zero, size: document.deviceTraits.environment.screenSize)
        if let collection = document.table.collection {
            delegate = document.flowDelegate(for: model)
            tableView = document.collectionView(collection, screen, model)
            return
        }
        delegate = document.delegate(for: model)
        let tableView = UITableView(frame: screen, style: document.table.style)
        self.tableView = tableView
        tableView.accessibilityIdentifier = "table"
        tableView.rowNames = { [model] in model.structure.id(of: .row($0)) }
        for setting in document.table.settings { setting.property.set(tableView, setting.value, .none) }
        tableView.tableHeaderView = document.table.header.flatMap { part(document, $0, RowModel.tableHeader) }
        tableView.tableFooterView = document.table.footer.flatMap { part(document, $0, RowModel.tableFooter) }
        for template in document.templates {
            tableView.register(forCellReuseIdentifier: template.name) { TemplateCell.make(template) }
        }
    }

    /// Runs all steps of one document; one with a matrix runs as if it had none, see ``ScenarioDocument/cells``.
    public static func run(_ document: ScenarioDocument) -> ScenarioResult { run(document, observer: nil) }

    /// The same, with somebody looking on.
    package static func run(
        _ document: ScenarioDocument, observer: (any ScenarioObserver)?, detail: DrawingDetail = .none,
        findsEvidence: Bool = false, keepsFacts: Bool = true
    ) -> ScenarioResult {
        running(document) { runner in
            (runner.observer, runner.keepsFacts) = (observer, keepsFacts)
            observer?.listWillRun(runner.tableView)
            runner.keepsOutlines = detail == .outlines
            if findsEvidence { runner.evidence = [:] }
            if detail.hasDrawings { runner.recorder = DrawingRecorder() }
            (runner.findsOmissions, runner.embedsFonts) = (detail.findsOmissions, detail == .fonts)
            return runner.runSteps(document.steps.count)
        }
    }

    static func running<Answer>(_ document: ScenarioDocument, _ body: (ScenarioRunner) -> Answer) -> Answer {
        let environment = LayoutEnvironment.current
        let console = LayoutJournal.console
        let fonts = FontLibrary.registered
        defer {
            LayoutEnvironment.current = environment
            LayoutJournal.console = console
            FontLibrary.registered = fonts
        }
        document.fonts.forEach(FontLibrary.register)
        LayoutAddress.reset()
        LayoutEnvironment.current = document.deviceTraits.environment
        LayoutJournal.console = { _ in }
        return body(ScenarioRunner(document))
    }

    private func part(_ document: ScenarioDocument, _ spec: PartSpec, _ id: String) -> UIView? {
        guard let template = document.templates.first(where: { $0.name == spec.template }) else { return nil }
        let view = TemplateHeaderFooterView.make(template, spec.settings)
        model.note(view, shows: id)
        let width = tableView.bounds.width
        let fitted = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        view.frame = CGRect(x: 0, y: 0, width: width, height: spec.height.map { CGFloat($0) } ?? fitted.height)
        return view
    }

    func runSteps(_ count: Int) -> ScenarioResult {
        var result = ScenarioResult(name: document.name, file: document.file, cell: document.cell)
        if keepsFacts { result.inputs = document.inputs ?? document.writtenInputs }
        var heights: [String: Double] = [:]
        applySafeArea()
        for (index, spec) in document.steps.prefix(count).enumerated() {
            run(spec, index)
            collectRows(previous: heights)
            noteGivers()
            let present = Set(step.allRows.map(\.id))
            step.removed = result.steps.last?.allRows.map(\.id).filter { !present.contains($0) } ?? []
            heights = Dictionary(firsts: (step.rows + step.parts).map { ($0.id, $0.height) })
            noteMove()
            checkContents()
            step.settleLosses(isOutOfDate: standing.isOutOfDate)
            checkInvariants()
            draw()
            step.endedFindings = standing.endStep(step) { contents(of: $0) != nil }
            if let fact = leftOut.fact {
                step.findings.append(Finding(severity: .warning, fact: fact, location: spec.position))
            }
            result.steps.append(step)
            observer?.holds(standing.all, after: step)
            observer?.stepDidRun(step) { [weak self] in self?.fitting(of: $0) }
        }
        return result
    }

    private func run(_ spec: StepSpec, _ index: Int) {
        step = StepResult(index: index, name: spec.name, position: spec.position)
        leftOut = LeftOut()
        observer?.stepWillRun(index, name: spec.name)
        recorder?.stepBegins()
        if index == 0 { noteUnarrangedSubviews() }
        tableView.measurementStep = index
        let measuresBefore = tableView.measureCount
        UIKitExceptions.withHandler({ [weak self] in self?.note($0, at: spec.position) }) {
            LayoutJournal.listening({ [weak self] in self?.receive($0) }) {
                for action in spec.actions { perform(action) }
                if updateDepth == 0 {
                    observer?.actionWillRun("layoutIfNeeded \(tableView.terminology.short), at the end of the step")
                    tableView.layoutIfNeeded()
                }
            }
        }
        step.measurementCount = tableView.measureCount - measuresBefore
        noteDeactivated()
    }

    /// Members of conflicts that the step deactivated later than what they contradict was activated.
    private func noteDeactivated() {
        for (index, conflict) in step.conflicts.enumerated() {
            guard let view = cell(of: conflict.row)?.contentView ?? contents(of: conflict.row)?.contentView
            else { continue }
            let active = Set(view.constraintsBelow.compactMap(\.source))
            step.conflicts[index].deactivated = conflict.constraints.members.indices.filter { index in
                conflict.constraints.members[index].constraint.source.map { !active.contains($0) } ?? false
            }
        }
    }

    /// The sides of the safe area reach the rows; top and bottom are the bars', under which rows scroll.
    func applySafeArea() {
        let insets = UIEdgeInsets(
            top: 0, left: deviceTraits.safeArea.left, bottom: 0, right: deviceTraits.safeArea.right)
        tableView.rootSafeAreaInsets = insets == .zero ? nil : insets
    }

    /// Rows that ought to have moved by now, for nothing of the step is left that could make them; then those that are
    /// shorter or taller than their content all the same. One that is so only within a step is seen by no one.
    func checkContents() {
        guard updateDepth == 0, tableView.hasDataSource else { return }
        LayoutJournal.listening({ [weak self] in
            if case .finding = $0 { self?.receive($0) }
        }) { tableView.findMissingUpdates() }
        let mismatches = tableView.mismatches()
        standing.noteMisfits(Set(mismatches.compactMap(\.holder)))
        for var finding in mismatches where !isOff(finding) && !standing.isOutOfDate(finding.holder ?? "") {
            finding.location = step.rows.first { $0.id == finding.holder }?.given?.position
            report(finding)
        }
    }

    // MARK: Rows and parts

    private func fitting(of holder: String) -> FittingSession? {
        if let cell = cell(of: holder) { return cell.contentView.lastFitting }
        return part(of: holder)?.contentView.lastFitting
    }

    private func height(of holder: String) -> RowHeight? {
        if let path = model.path(of: holder) { return tableView.heightForRow(at: path) }
        return model.committed.part(holder).flatMap { kind, section in
            section < tableView.numberOfSections ? tableView.height(of: kind, section) : nil
        }
    }

    // MARK: Listening

    func note(_ exception: UIKitException, at position: SourcePosition) {
        report(
            Finding(
                severity: .error,
                fact: .exception(name: exception.name, reason: exception.reason), location: position))
    }

    /// Reports that an action had no effect because the scenario, not UIKit, cannot do it.
    func note(_ fact: Finding.Fact, _ severity: Finding.Severity = .error, at position: SourcePosition) {
        report(Finding(severity: severity, fact: fact, location: position))
    }

    func report(_ finding: Finding) {
        guard standing.isNew(finding), leftOut.admitsFinding(beside: step.findings.count) else { return }
        step.findings.append(finding)
    }

    func receive(_ event: LayoutEvent) {
        observer?.received(event)
        switch event {
        case .laidOut: step.layoutPasses += 1
        case .finding(let finding):
            if !StandingFindings.isAskedAgain(finding), !isOff(finding) { report(finding) }
        case .unsatisfiable(let constraints, let host): noteConflict(constraints, host)
        case .animated(let record):
            recorder?.received(record)
            noteGrowth(record)
        default: break
        }
    }

    private func noteConflict(_ constraints: UnsatisfiableConstraints, _ host: ObjectIdentifier) {
        guard let row = model.rowID(shownBy: host), leftOut.admits(constraints, beside: step.conflicts.count)
        else { return }
        step.conflicts.append(.init(row: row, constraints: constraints, height: height(of: row)))
    }
}

extension UIView {
    /// The active constraints that it and the views in it hold.
    fileprivate var constraintsBelow: [NSLayoutConstraint] { subviews.reduce(constraints) { $0 + $1.constraintsBelow } }
}
