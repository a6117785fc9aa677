import UnfoldAutoLayout
import Foundation
import UnfoldScenario

/// `why`: what holds the height of a row.
@MainActor struct WhyCommand {
    private let tool: CommandLineTool
    private let arguments: ParsedArguments
    private let options: Options

    init(tool: CommandLineTool, _ parsed: ParsedArguments) throws {
        self.tool = tool
        arguments = parsed
        options = Options(parsed, try tool.configuration(parsed))
    }

    func run() throws -> ExitCode {
        guard tool.register(fonts: options.fonts) else { return .badInput }
        let path = RelativePath.shown(arguments.operands[0])
        let outputs = try OutputGuard(options.outputs)
        try outputs.protect(scenarios: [path], fonts: options.fonts, configuration: options.configuration)
        let file = try DocumentReader.read(file: path)
        try outputs.protect(file.fontFiles, "a font")
        let document = try CellChoice(tool: tool, arguments).cell(of: file)
        let result = ScenarioRunner.run(document)
        let step = try chosenStep(of: result)
        let row = try chosenRow(of: step)
        var answer = WhyAnswer(
            scenario: document.name, file: document.file, cell: document.cell, list: document.list, step: step,
            row: row,
            conflicts: step.conflicts.filter { $0.row == row.id })
        let finder = FittingFinder(row: row.id)
        _ = ScenarioRunner.run(document, observer: finder)
        if row.source != .fixed, row.measuredAtStep != nil, let asked = finder.steps.last(where: { $0 <= step.index }) {
            try ask(document, step: asked, &answer)
        } else if arguments.all("--sweep").isEmpty, settings.allSatisfy({ $0.number == nil }) {
            if !settings.isEmpty { answer.asked = try rerun(document, answer) }
        } else {
            throw UsageError.nothingToTry(row: row.id)
        }
        answer.afterUpdate = afterUpdate(document, answer)
        let isColored = tool.isColored(options.color)
        func render(_ format: String, _ isColored: Bool) -> String {
            switch WhyFormat(rawValue: format) ?? .text {
            case .text: WhyText(style: Style(isColored: isColored)).render(answer)
            case .json: WhyJSON.render(answer)
            case .markdown: WhyMarkdown.render(answer)
            }
        }
        let code = tool.write(options.outputs) { render($0, false) }
        tool.surroundings.out(render(options.format ?? "text", isColored))
        return code
    }

    // MARK: Which

    private func chosenStep(of result: ScenarioResult) throws -> StepResult {
        guard let last = result.steps.last else { throw UsageError.noSteps }
        guard let word = arguments.value("--step") else { return last }
        return result.steps[try StepChoice.index(of: word, in: result.steps.map(\.name))]
    }

    /// The row by its id; else the only one there is, or the only one with news of the kind asked for.
    private func chosenRow(of step: StepResult) throws -> StepResult.Row {
        let rows = step.everyRow
        if let name = arguments.value("--row") {
            if let row = rows.first(where: { $0.id == name }) { return row }
            throw rows.isEmpty
                ? UsageError.whichRow([]) : UsageError.badValue(name: "--row", value: name, allowed: rows.map(\.id))
        }
        var filter = ReportFilter()
        filter.only = arguments.value("--only").flatMap(ReportFilter.Only.init)
        let candidates = filter.only == nil ? step.rows : rows.filter { filter.names($0, in: step) }
        if candidates.count == 1 { return candidates[0] }
        throw candidates.isEmpty && filter.only != nil
            ? UsageError.noRowWith(filter.only!.rawValue) : UsageError.whichRow(candidates.map(\.id))
    }

    // MARK: Asking

    private var settings: [TrialSetting] { arguments.all("--set").compactMap(TrialSetting.init) }

    private func ask(_ document: ScenarioDocument, step: Int, _ answer: inout WhyAnswer) throws {
        var found = answer
        var mistake: UsageError?
        let settings = settings
        let sweep = arguments.value("--sweep").flatMap(SweepSetting.init)
        // What is no number of the system needs a run of its own.
        let numbers = settings.contains { $0.number == nil } ? [] : settings.compactMap(\.number)
        let probe = WhyProbe(row: answer.row.id, step: step) { fitting, _ in
            let derivation = fitting.heightDerivation()
            found.fittedAtStep = step
            found.fitted = derivation.value
            found.parts = WhyParts.ordered(derivation)
            found.texts = found.row.facts.filter { $0.kind == .lines }
            found.losses = fitting.overruledConstraints().filter { $0.design.map(Self.isWorthAsking) ?? true }
            let trials = WhyTrials(fitting, row: found.row, collapsed: document.collapsedHeight)
            found.cures = found.losses.flatMap(trials.trials)
            found.sensitivities = trials.sensitivities(of: found.parts)
            do throws(UsageError) {
                found.asked = try Self.asked(numbers, trials)
                if let sweep { found.sweep = try Self.swept(sweep, trials) }
            } catch { mistake = error }
        }
        _ = ScenarioRunner.run(document, observer: probe)
        if let mistake { throw mistake }
        if settings.contains(where: { $0.number == nil }) { found.asked = try rerun(document, found) }
        found.cures = found.conflicts.flatMap { cures(of: $0, document, found) } + found.cures
        found.cures = Self.distinct(found.cures).map { counted($0, document, found) }
        found.asked = found.asked.map { counted($0, document, found) }
        found.sweep = found.sweep.map { counted($0, document, found) }
        answer = found
    }

    /// Whoever asks for one row wants to know what the author chose there too, but not what can only lose.
    private static func isWorthAsking(_ design: OverruledConstraint.Design) -> Bool {
        switch design {
        case .alternative, .folded, .givesWay, .oldHeight: true
        case .system, .hidden, .scales, .pull: false
        }
    }

    private static func asked(_ settings: [TrialSetting.Number], _ trials: WhyTrials) throws(UsageError) -> WhyAnswer
        .Trial?
    {
        guard !settings.isEmpty else { return nil }
        var changes: [(row: FittingSession.Row, change: FittingSession.Change)] = []
        for setting in settings {
            let rows = trials.rows(named: setting.name)
            if rows.isEmpty { throw .badValue(name: "--set", value: setting.name, allowed: trials.names) }
            for row in rows {
                if setting.property == .constant, row.constant == nil { throw .noConstant(setting.name) }
                changes.append(
                    (row, setting.property == .constant ? .constant(setting.value) : .priority(Float(setting.value))))
            }
        }
        guard let trial = trials.trial(changes) else { throw .refused(settings.map(\.name)) }
        return trial
    }

    private static func swept(_ setting: SweepSetting, _ trials: WhyTrials) throws(UsageError) -> WhySweep {
        let rows = trials.rows(named: setting.name)
        guard let row = rows.first else { throw .badValue(name: "--sweep", value: setting.name, allowed: trials.names) }
        if rows.count > 1 { throw .ambiguousName(setting.name, rows.map(\.facts.id)) }
        let sweeper = WhySweeper(trials: trials, row: row)
        let pieces: [WhySweep.Piece]?
        let value: Double
        switch setting.property {
        case .priority:
            value = Double(row.facts.priority)
            pieces = sweeper.priorities()
        case .constant:
            guard let constant = row.constant else { throw .noConstant(setting.name) }
            value = constant
            pieces = sweeper.constants(around: constant, isLength: EquationSides(row.facts.equation).second == nil)
        }
        guard let pieces else { throw .refused([setting.name]) }
        return WhySweep(constraint: row.facts, property: setting.property, value: value, pieces: pieces)
    }

    // MARK: Running again

    /// The scenario run with the values that a fitted row does not have.
    private func rerun(_ document: ScenarioDocument, _ answer: WhyAnswer) throws -> WhyAnswer.Trial {
        var changed = document
        var values: [WhyAnswer.Trial.Value] = []
        for setting in settings {
            do { changed = try changed.trying(setting.path, setting.text, inRow: answer.row.id) } catch let mistakes
                as ScenarioErrors
            {
                if !setting.path.contains("."), case .unknownKey? = mistakes.errors.first?.problem {
                    throw UsageError.badTrial("\(setting.path)=\(setting.text)")
                }
                throw UsageError.cannotTry(setting.path, mistakes.errors.first?.sentence ?? "it cannot be read")
            }
            values.append(.init(name: setting.path, text: setting.text))
        }
        guard var trial = Self.outcome(of: changed, answer) else {
            throw UsageError.refused(settings.map(\.path))
        }
        trial.values = values
        if answer.conflicts.isEmpty, trial.conflicts == 0 { trial.conflicts = nil }
        return trial
    }

    /// Height and conflicts of the row, in the same step of another run.
    private static func outcome(of document: ScenarioDocument, _ answer: WhyAnswer) -> WhyAnswer.Trial? {
        let steps = ScenarioRunner.run(document).steps
        guard steps.indices.contains(answer.step.index),
            let row = steps[answer.step.index].everyRow.first(where: { $0.id == answer.row.id })
        else { return nil }
        let conflicts = steps[...answer.step.index].reduce(0) { count, step in
            count + step.conflicts.count { $0.row == row.id }
        }
        return WhyAnswer.Trial(settings: [], height: row.height, conflicts: conflicts)
    }

    /// What the step gives if an update follows; asked where something of the row changed and nothing was told to the table.
    private func afterUpdate(_ document: ScenarioDocument, _ answer: WhyAnswer) -> WhyAnswer.Trial? {
        let isMissing = answer.step.findings.contains { $0.code == "missing-update" && $0.recordedRow == answer.row.id }
        guard answer.row.staleSinceStep != nil || isMissing else { return nil }
        var trial = Self.outcome(of: document.updating(afterStep: answer.step.index), answer)
        if answer.conflicts.isEmpty, trial?.conflicts == 0 { trial?.conflicts = nil }
        return trial
    }

    /// A constraint that a trial makes required may exclude others: the scenario is run with it, and says so.
    private func counted(_ trial: WhyAnswer.Trial, _ document: ScenarioDocument, _ answer: WhyAnswer) -> WhyAnswer.Trial
    {
        guard trial.conflicts == nil, trial.settings.count == 1, let setting = trial.settings.first,
            setting.change == .priority(1000)
        else { return trial }
        var trial = trial
        trial.conflicts = conflicts(requiring: setting.constraint, document, answer).flatMap {
            $0 > answer.conflicts.count ? $0 : nil
        }
        return trial
    }

    private func counted(_ sweep: WhySweep, _ document: ScenarioDocument, _ answer: WhyAnswer) -> WhySweep {
        guard sweep.property == .priority, let last = sweep.pieces.last, last.isPoint else { return sweep }
        var sweep = sweep
        let conflicts = conflicts(requiring: sweep.constraint, document, answer) ?? 0
        sweep.pieces[sweep.pieces.count - 1].conflicts = conflicts
        // A required one that does what a strong one does is no news of its own.
        let before = sweep.pieces.count > 1 ? sweep.pieces[sweep.pieces.count - 2] : nil
        if conflicts == 0, let before, !before.isPoint, before.end == last.start { sweep.pieces.removeLast() }
        return sweep
    }

    /// Conflicts of the row up to its step if that constraint were required; nil if it is not written in the scenario.
    private func conflicts(
        requiring constraint: ConstraintFacts, _ document: ScenarioDocument, _ answer: WhyAnswer
    ) -> Int? {
        guard let place = constraint.source, let changed = document.settingPriority(1000, ofConstraintAt: place),
            let trial = Self.outcome(of: changed, answer)
        else { return nil }
        return trial.conflicts ?? 0
    }

    /// A pair that lost to each other offers the same change twice.
    private static func distinct(_ trials: [WhyAnswer.Trial]) -> [WhyAnswer.Trial] {
        var seen: Set<String> = []
        return trials.filter { seen.insert(TrialSentence.changes($0)).inserted }
    }

    /// The whole scenario again, with the constraint that breaks made optional.
    private func cures(
        of conflict: StepResult.Conflict, _ document: ScenarioDocument, _ answer: WhyAnswer
    ) -> [WhyAnswer.Trial] {
        let broken = conflict.constraints.members[conflict.constraints.broken].constraint
        guard let place = broken.source, let changed = document.settingPriority(999, ofConstraintAt: place) else {
            return []
        }
        let steps = ScenarioRunner.run(changed).steps
        guard steps.indices.contains(answer.step.index),
            let row = steps[answer.step.index].rows.first(where: { $0.id == answer.row.id })
        else { return [] }
        let left = steps[answer.step.index].conflicts.count { $0.row == row.id }
        let setting = WhyAnswer.Trial.Setting(constraint: broken, change: .priority(999))
        return [WhyAnswer.Trial(settings: [setting], height: row.height, conflicts: left)]
    }
}

/// The parts of a sum from top to bottom.
enum WhyParts {
    static func ordered(_ derivation: HeightDerivation) -> [WhyAnswer.Part] {
        let parts = derivation.parts.filter { $0.constraint.kind != .nonNegative }
        let bounds = derivation.parts.filter { $0.constraint.kind == .nonNegative }
        let equations = parts.map(\.constraint.equation)
        let bounded = Set(bounds.map { EquationSides($0.constraint.equation).first.view })
        let order = ConflictChain(equations, bounded: bounded, across: "contentView").order
        var told: Set<ConstraintFacts> = []
        return order.compactMap { step in
            guard case .member(let index) = step else { return nil }
            let amount = parts[index].multiplier * parts[index].constant
            if !told.insert(parts[index].constraint).inserted { return nil }
            let isSize = EquationSides(equations[index]).second == nil
            guard amount != 0 || isSize else { return nil }
            return WhyAnswer.Part(
                constraint: parts[index].constraint, amount: amount + 0, multiplier: parts[index].multiplier)
        }
    }
}
