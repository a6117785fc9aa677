/// A scenario that has run some of its steps, kept with its cells, to be laid out in other surroundings.
@MainActor package final class VariedScenario {
    private let document: ScenarioDocument
    private let steps: Int
    /// By text size: the fonts that an app sets when it makes a cell do not follow a later change.
    private var cells: [String?: VariedCells] = [:]

    private init(_ document: ScenarioDocument, steps: Int) { (self.document, self.steps) = (document, steps) }

    /// A whole run in which what only other surroundings can tell is noted, and not which constraints lost.
    package static func run(_ document: ScenarioDocument, isDrawn: Bool = false) -> ScenarioResult {
        ScenarioRunner.running(document) { runner in
            runner.isCompared = true
            if isDrawn { runner.recorder = DrawingRecorder() }
            return UnsatisfiedConstraint.ignored { runner.runSteps(document.steps.count) }
        }
    }

    /// Several of them at once, in an environment of their own.
    /// - Parameter body: is given what makes one of the first so many steps.
    package static func making<Answer>(
        _ document: ScenarioDocument, _ body: ((_ steps: Int) -> VariedScenario) -> Answer
    ) -> Answer {
        ScenarioRunner.running(document) { _ in
            UnsatisfiedConstraint.ignored { body { VariedScenario(document, steps: $0) } }
        }
    }

    /// What is found with the cells of that text size: their width, direction and texts change, nothing else does. The
    /// first time they are made.
    /// Where a step changes traits, these are the step's from then on, and the fonts of a row are those of when it came
    /// on screen, which other surroundings make another step: then all steps run again.
    package func layOut(in surroundings: StressSurroundings) -> [StepResult] {
        let size = surroundings.contentSizeCategory
        let cells = cells[size] ?? VariedCells(document, contentSizeCategory: size, steps: steps)
        self.cells[size] = cells
        guard cells.keepTraits else { return runAgain(in: surroundings) }
        return [cells.layOut(in: surroundings)]
    }

    private func runAgain(in surroundings: StressSurroundings) -> [StepResult] {
        guard let varied = document.varied(by: surroundings) else { return [] }
        return ScenarioRunner.running(varied) { runner in
            (runner.isCompared, runner.explainsFindings) = (true, false)
            return runner.runSteps(steps).steps
        }
    }

    /// Makes the cells of that text size anew when they are next asked for.
    package func discardCells(of surroundings: StressSurroundings) { cells[surroundings.contentSizeCategory] = nil }
}

@MainActor private final class VariedCells {
    private let runner: ScenarioRunner
    private let written: DeviceTraits
    /// What differs of surroundings but their width and text, and the traits that it makes of the written ones.
    private var varied: (surroundings: StressSurroundings, traits: DeviceTraits)
    let keepTraits: Bool
    /// Each with the row, header or footer that it is of.
    private var texts: [(holder: String, setting: TargetedSetting)] = []
    private var shownText: StressSurroundings.Text?

    init(_ document: ScenarioDocument, contentSizeCategory: String?, steps: Int) {
        var size = StressSurroundings()
        size.contentSizeCategory = contentSizeCategory
        var document = document
        size.traits.apply(to: &document.deviceTraits)
        LayoutEnvironment.current = document.deviceTraits.environment
        runner = ScenarioRunner(document)
        // What is found is run again from the beginning, with its facts.
        (runner.isCompared, runner.explainsFindings) = (true, false)
        _ = runner.runSteps(steps)
        (written, keepTraits) = (runner.deviceTraits, !runner.changedTraits)
        varied = (StressSurroundings(), written)
        texts = runner.model.holders.flatMap { holder in
            runner.model.settingsInForce(of: holder).filter { $0.setting.value.letters != nil }.map { (holder, $0) }
        }
    }

    func layOut(in surroundings: StressSurroundings) -> StepResult {
        runner.step = StepResult(index: runner.step.index, name: runner.step.name, position: runner.step.position)
        (runner.leftOut, runner.standing, runner.checkedRevisions) = (LeftOut(), StandingFindings(), [:])
        runner.knownAmbiguities.removeAll(keepingCapacity: true)
        let measuresBefore = runner.tableView.measureCount
        UIKitExceptions.withHandler({ [runner] in runner.note($0, at: runner.step.position) }) {
            LayoutJournal.listening({ [runner] in runner.receive($0) }, hearsPasses: false) {
                runner.deviceTraits = traits(in: surroundings)
                // Views learn in the layout what differs from the one before, whatever other cells had since.
                LayoutEnvironment.current = runner.deviceTraits.environment
                if show(surroundings.text) { runner.tableView.sizesMayHaveChanged() }
                runner.fillScreen()
                runner.tableView.layoutIfNeeded()
            }
        }
        runner.step.measurementCount = runner.tableView.measureCount - measuresBefore
        for section in 0..<runner.tableView.numberOfSections {
            for row in 0..<runner.tableView.numberOfRows(inSection: section) {
                let path = IndexPath(row: row, section: section)
                guard let height = runner.tableView.heightForRow(at: path) else { continue }
                runner.step.rows.append(.init(runner.model.id(at: path), path, height, before: nil, facts: []))
            }
        }
        runner.checkContents()
        runner.checkInvariants()
        return runner.step
    }

    /// Neighbors differ in their widths: the other traits are mostly those of the surroundings before.
    private func traits(in surroundings: StressSurroundings) -> DeviceTraits {
        var others = surroundings
        (others.width, others.text) = (nil, nil)
        if varied.surroundings != others {
            varied = (others, written)
            others.traits.apply(to: &varied.traits)
        }
        var traits = varied.traits
        if let width = surroundings.width {
            traits.device = nil
            traits.resize(width: CGFloat(width), height: traits.environment.screenSize.height)
        }
        return traits
    }

    private func show(_ text: StressSurroundings.Text?) -> Bool {
        guard text != shownText else { return false }
        for written in texts {
            let (was, now) = (Self.value(shownText, of: written.setting), Self.value(text, of: written.setting))
            guard was != now else { continue }
            let setting = TargetedSetting(
                target: written.setting.target,
                setting: Setting(property: written.setting.setting.property, value: now))
            runner.model.set(setting, of: written.holder)
            runner.contents(of: written.holder)?.apply(setting)
        }
        shownText = text
        return true
    }

    private static func value(_ text: StressSurroundings.Text?, of written: TargetedSetting) -> PropertyValue {
        let value = written.setting.value
        guard let text, text.view == nil || text.view == written.target else { return value }
        return value.mappingText(text.text)
    }
}
