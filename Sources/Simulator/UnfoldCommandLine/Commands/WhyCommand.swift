@MainActor struct WhyCommand: Command {
    let context: CommandContext
    private var arguments: ParsedArguments { context.arguments }

    func run() throws -> ExitCode { try context.show(OutputFormat<WhyAnswer>.all) { try answer(about: $0) } }

    private func answer(about document: ScenarioDocument) throws -> WhyAnswer {
        let formats = [context.options.format] + context.options.outputs.map(\.format)
        if formats.contains("svg"), arguments.value("--sweep") == nil { throw UsageError.needsSweep }
        let finder = FittingFinder()
        var result = ScenarioRunner.run(document, observer: finder)
        FindingCauses.order(&result, of: document)
        let step = try chosenStep(of: result)
        let row = try chosenRow(of: step)
        var answer = WhyAnswer(
            scenario: document.name, file: document.file, cell: document.cell, list: document.list, step: step,
            row: row, conflicts: step.conflicts.filter { $0.row == row.id })
        answer.stepOfConflict = result.steps[..<step.index].last { $0.conflicts.contains { $0.row == row.id } }?.index
        let since = row.measuredAtStep.map { min($0, step.index) } ?? step.index
        let passing = result.steps[since...step.index].flatMap(\.findings).filter { !StandingFindings.lasts($0) }
        for var finding in finder.standing[step.index] + passing
        where finding.severity > .note && step.rowID(of: finding) == row.id {
            guard !answer.findings.contains(where: { $0.fact == finding.fact }) else { continue }
            finding.cause = result.steps[...step.index].flatMap(\.findings).last { $0.fact == finding.fact }?.cause
            answer.findings.append(finding)
        }
        answer.findings = FindingCauses.sorted(answer.findings)
        if row.source != .fixed, row.measuredAtStep != nil,
            let asked = finder.lastStep(fitting: row.id, upTo: step.index)
        {
            try ask(document, step: asked, &answer)
        } else if arguments.all("--sweep").isEmpty, wanted == nil, settings.allSatisfy({ $0.number == nil }) {
            if !settings.isEmpty { answer.asked = try rerun(document, answer) }
        } else {
            throw UsageError.nothingToTry(row: row.id)
        }
        answer.afterUpdate = RerunTrials(document, answer).afterUpdate()
        return answer
    }

    private func chosenStep(of result: ScenarioResult) throws(UsageError) -> StepResult {
        guard let last = result.steps.last else { throw UsageError.noSteps }
        guard let word = arguments.value("--step") else { return last }
        return result.steps[try StepChoice.index(of: word, in: result.steps.map(\.name))]
    }

    /// The row by its id; else the only one there is, or the only one with news of the kind asked for.
    private func chosenRow(of step: StepResult) throws(UsageError) -> StepResult.Row {
        let rows = step.allRows
        if let name = try context.row {
            if let row = rows.first(where: { $0.id == name }) { return row }
            throw rows.isEmpty
                ? UsageError.whichRow([]) : UsageError.badValue(name: "--row", value: name, allowed: rows.map(\.id))
        }
        var filter = ReportFilter()
        filter.only = arguments.value("--only").flatMap(ReportFilter.Only.init)
        let candidates = filter.only == nil ? step.rows : rows.filter { filter.names($0, in: step) }
        if candidates.count == 1 { return candidates[0] }
        throw candidates.isEmpty && filter.only != nil
            ? UsageError.noRowWith(filter.only!) : UsageError.whichRow(candidates.map(\.id))
    }

    private var wanted: Double? { arguments.value("--want").flatMap(Double.init) }
    private var settings: [TrialSetting] { arguments.all("--set").compactMap(TrialSetting.init) }

    private func ask(_ document: ScenarioDocument, step: Int, _ answer: inout WhyAnswer) throws {
        var found = answer
        var mistake: UsageError?
        let (settings, wanted) = (settings, wanted)
        let sweep = arguments.value("--sweep").flatMap(SweepSetting.init)
        // What is no number of the system needs a run of its own.
        let numbers = settings.contains { $0.number == nil } ? [] : settings.compactMap(\.number)
        let probe = RowInspection(row: answer.row.id, step: step) { fitting, _ in
            let trials = FittingTrials(fitting, row: found.row, collapsed: document.collapsedHeight)
            found.fittedAtStep = step
            found.ask(trials, wanted: wanted)
            do throws(UsageError) {
                found.asked = try Self.asked(numbers, trials)
                if let sweep { found.sweep = try Self.swept(sweep, trials) }
            } catch { mistake = error }
        }
        _ = ScenarioRunner.run(document, observer: probe)
        if let mistake { throw mistake }
        if settings.contains(where: { $0.number == nil }) { found.asked = try rerun(document, found) }
        let reruns = RerunTrials(document, found)
        found.fixes = Self.distinct(found.conflicts.flatMap(reruns.fixes) + found.fixes).map(reruns.counted)
        found.asked = found.asked.map(reruns.counted)
        found.sweep = found.sweep.map(reruns.counted)
        found.wish = found.wish.map(reruns.showing)
        answer = found
    }

    private static func asked(
        _ settings: [TrialSetting.Number], _ trials: FittingTrials
    ) throws(UsageError) -> WhyAnswer.Trial? {
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

    private static func swept(_ setting: SweepSetting, _ trials: FittingTrials) throws(UsageError) -> WhySweep {
        let rows = trials.rows(named: setting.name)
        guard let row = rows.first else { throw .badValue(name: "--sweep", value: setting.name, allowed: trials.names) }
        if rows.count > 1 { throw .ambiguousName(setting.name, rows.map(\.facts.id)) }
        let sweeper = WhySweeper(trials: trials, row: row)
        switch setting.property {
        case .priority:
            guard let sweep = sweeper.sweepByPriority() else { throw .refused([setting.name]) }
            return sweep
        case .constant:
            guard let constant = row.constant else { throw .noConstant(setting.name) }
            do throws(ParametricWalk.Failure) { return try sweeper.sweep(byConstant: constant) } catch {
                switch error {
                case .unsolvable: throw .refused([setting.name])
                case .unknownSizes(let view): throw .unknownSizes(view: view, setting.name)
                }
            }
        }
    }

    private func rerun(_ document: ScenarioDocument, _ answer: WhyAnswer) throws(UsageError) -> WhyAnswer.Trial {
        var changed = document
        var values: [WhyAnswer.Trial.Value] = []
        for setting in settings {
            do { changed = try changed.trying(setting.path, setting.text, inRow: answer.row.id) } catch {
                if !setting.path.contains("."), case .unknownKey? = error.errors.first?.problem {
                    throw .badTrial("\(setting.path)=\(setting.text)")
                }
                throw .cannotTry(setting.path, error.errors.first)
            }
            values.append(.init(name: setting.path, text: setting.text))
        }
        guard var trial = RerunTrials(document, answer).outcome(of: changed)
        else { throw .refused(settings.map(\.path)) }
        trial.values = values
        if answer.conflicts.isEmpty, trial.conflicts == 0 { trial.conflicts = nil }
        return trial
    }

    private static func distinct(_ trials: [WhyAnswer.Trial]) -> [WhyAnswer.Trial] {
        var seen: Set<String> = []
        return trials.filter { seen.insert(TrialSentence.changes($0)).inserted }
    }
}
