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
            scenario: document.name, file: document.file, cell: document.cell, step: step, row: row,
            conflicts: step.conflicts.filter { $0.row == row.id })
        let finder = FittingFinder(row: row.id)
        _ = ScenarioRunner.run(document, observer: finder)
        if row.source != .fixed, row.measuredAtStep != nil, let asked = finder.steps.last(where: { $0 <= step.index }) {
            try ask(document, step: asked, &answer)
        } else if !arguments.all("--set").isEmpty {
            throw UsageError.nothingToTry(row: row.id)
        }
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

    private func ask(_ document: ScenarioDocument, step: Int, _ answer: inout WhyAnswer) throws {
        var found = answer
        var mistake: UsageError?
        let settings = arguments.all("--set").compactMap(TrialSetting.init)
        let probe = WhyProbe(row: answer.row.id, step: step) { fitting, _ in
            let derivation = fitting.heightDerivation()
            found.fittedAtStep = step
            found.fitted = derivation.value
            found.parts = WhyParts.ordered(derivation)
            found.texts = found.row.facts.filter { $0.kind == .lines }
            found.losses = fitting.overruledConstraints()
            let trials = WhyTrials(fitting, row: found.row)
            found.cures = found.losses.flatMap(trials.trials)
            found.sensitivities = trials.sensitivities(of: found.parts)
            (found.asked, mistake) = Self.asked(settings, trials)
        }
        _ = ScenarioRunner.run(document, observer: probe)
        if let mistake { throw mistake }
        found.cures = found.conflicts.flatMap { cures(of: $0, document, found) } + found.cures
        answer = found
    }

    private static func asked(_ settings: [TrialSetting], _ trials: WhyTrials) -> (WhyAnswer.Trial?, UsageError?) {
        guard !settings.isEmpty else { return (nil, nil) }
        var changes: [(row: FittingSession.Row, change: FittingSession.Change)] = []
        for setting in settings {
            let rows = trials.rows(named: setting.name)
            if rows.isEmpty { return (nil, .badValue(name: "--set", value: setting.name, allowed: trials.names)) }
            for row in rows {
                if setting.property == .constant, row.constant == nil { return (nil, .noConstant(setting.name)) }
                changes.append(
                    (row, setting.property == .constant ? .constant(setting.value) : .priority(Float(setting.value))))
            }
        }
        guard let trial = trials.trial(changes) else { return (nil, .refused(settings.map(\.name))) }
        return (trial, nil)
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
        return order.compactMap { step in
            guard case .member(let index) = step else { return nil }
            let amount = parts[index].multiplier * parts[index].constant
            let isSize = EquationSides(equations[index]).second == nil
            guard amount != 0 || isSize else { return nil }
            return WhyAnswer.Part(
                constraint: parts[index].constraint, amount: amount + 0, multiplier: parts[index].multiplier)
        }
    }
}
