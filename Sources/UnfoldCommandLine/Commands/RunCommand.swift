import Foundation
import UnfoldAutoLayout
import UnfoldDocuments
import UnfoldFiles
import UnfoldInterfaceBuilder
import UnfoldReport
import UnfoldScenario

/// `report` and `check`: runs scenarios and reports what they gave, or how that differs from the records.
@MainActor struct RunCommand {
    private let tool: CommandLineTool
    private let isCheck: Bool
    private var options: Options
    private let paths: [String]
    private let isFiltered: Bool
    private let filter: ReportFilter
    private let all: Bool
    private let accept: AcceptChoice?
    /// Other values to run with, as `--set` takes them.
    private let settings: [String]

    init(tool: CommandLineTool, _ parsed: ParsedArguments) throws {
        self.tool = tool
        let configuration = try tool.configuration(parsed)
        options = Options(parsed, configuration)
        isCheck = parsed.command.name == "check"
        paths = parsed.operands.isEmpty ? configuration.settings.paths : parsed.operands
        isFiltered = options.shard != nil
        filter = ReportFilter(parsed)
        all = parsed.has("--all")
        settings = parsed.all("--set")
        let words = parsed.all("--accept")
        accept = words.isEmpty ? nil : try AcceptChoice(tool: tool, words: words)
        if isCheck, options.detail == .none, mayRecord { options.detail = .outlines }
        if paths.isEmpty { throw UsageError.missingOperand(command: parsed.command.name, name: "path") }
    }

    func run() throws -> ExitCode {
        guard tool.register(fonts: options.fonts) else { return .badInput }
        let files = ScenarioFiles(paths, excluded: options.exclude)
        // Before anything is read that could take long, and before anything is written.
        let outputs = try OutputGuard(options.outputs)
        try outputs.protect(
            scenarios: files.files.map(\.path), fonts: options.fonts, configuration: options.configuration)
        for file in files.skipped where !options.quiet {
            tool.say(.noTemplates(file))
        }
        let progress = ProgressLine(environment: tool.environment, isDumb: tool.isDumb)
        var batch = ScenarioBatch(files.files + nothingFound(files), shard: options.shard, settings: settings)
        try outputs.protect(batch.inputFiles, .readByScenarios)
        for warning in batch.warnings where !options.quiet { tool.say(ConversionSentence.line(warning)) }
        let ran = batch.run(options, executable: tool.environment.executable, progress: progress.show)
        var report = RunReport(kind: isCheck ? .check : .report, files: ran, unused: options.unused)
        progress.clear()
        try filter.check(report.results)
        var code = ExitCode.success
        if isCheck { code = compare(&report, folders: files.folders) }
        report = report.filtered(filter)
        if let accept { code = .worst(code, try take(accept, &report)) }
        for error in report.files.flatMap(\.errors) { tool.environment.err("\(error)\n") }
        if report.files.contains(where: { !$0.errors.isEmpty }) { code = .worst(code, .badInput) }
        if hasFindings(report) { code = .worst(code, .findings) }
        return .worst(code, show(report))
    }

    /// A check that compares nothing must not pass for one that found everything as recorded.
    private func nothingFound(_ files: ScenarioFiles) -> [RunReport.File] {
        guard isCheck else { return [] }
        return files.emptyFolders.map { folder in
            let start = SourcePosition(file: folder, line: 1, column: 1)
            let problem = ScenarioError.Problem.refused(.emptyFolder(namesExclusions: true))
            return .init(path: folder, errors: [ScenarioError(position: start, path: "", problem: problem)])
        }
    }

    /// Files first: standard output may be a pipe that is closed before all is read.
    private func show(_ report: RunReport) -> ExitCode {
        var wanted = RenderOptions()
        wanted.isQuiet = options.quiet
        wanted.listsAll = all
        wanted.width = tool.width
        wanted.showsFrames = options.listsFrames
        let code = tool.write(options.outputs) { (ReportFormats.known.named($0) ?? .text).render(report, wanted) }
        let format = options.format.flatMap(ReportFormats.known.named) ?? defaultFormat
        let isEmpty = report.files.allSatisfy { $0.results.isEmpty && $0.check == nil } && report.orphans.isEmpty
        if !isEmpty || format.name != ReportFormat.text.name {
            wanted.isColored = tool.isColored(options.color)
            wanted.listing = framesListing ?? .none
            tool.environment.out(format.render(report, wanted))
        }
        return code
    }

    /// What `--frames` and `--draw` ask for; both draw.
    private var framesListing: FramesListing? {
        guard !isCheck, options.listsFrames else { return nil }
        return options.sketches ? .drawn(Sketch(tool.environment)) : .list
    }

    private var defaultFormat: ReportFormat {
        tool.environment.variables["GITHUB_ACTIONS"] == "true" ? .github : .text
    }

    private func hasFindings(_ report: RunReport) -> Bool {
        guard isCheck else { return options.strict && report.results.contains(where: \.hasFindings) }
        let unusedCounts = options.unused == .fail
        let differs = report.files.contains { file in
            guard let check = file.check else { return false }
            return !check.passed || (unusedCounts && !check.unused.isEmpty)
        }
        return differs || (unusedCounts && !report.orphans.isEmpty)
    }

    // MARK: Records

    /// What is written without being asked about.
    private var mode: RecordMode {
        let asked = accept == nil ? options.record ?? .missing : .never
        return RecordMode.effective(asked, environment: tool.environment.variables)
    }

    /// Whether any of the run can come into a record.
    private var mayRecord: Bool {
        mode != .never || (accept != nil && !RecordMode.isContinuousIntegration(tool.environment.variables))
    }

    /// Compares every file with its record, and writes what the mode allows.
    private func compare(_ report: inout RunReport, folders: [String]) -> ExitCode {
        var code = ExitCode.success
        for index in report.files.indices where report.files[index].errors.isEmpty {
            let file = report.files[index]
            do {
                let recorded = try RecordFile.read(file.recordPath)
                let check = RecordCheck(
                    file.results, recorded: recorded, mode: mode, isWholeRun: !isFiltered, isAsked: isAsked)
                report.files[index].check = check
                code = .worst(code, write(check, to: file.recordPath))
            } catch {
                report.files[index].errors = error.errors
            }
        }
        guard !isFiltered else { return code }
        var known: Set<String> = []
        report.orphans = RecordFile.orphans(beside: report.files.map(\.path), below: folders)
            .map(RelativePath.shown).filter { known.insert($0).inserted }.sorted()
        guard mayDelete else { return code }
        for orphan in report.orphans {
            do { try FileWriter.remove(orphan) } catch {
                tool.say(.cannotDelete(orphan, error))
                code = .cannotWrite
            }
        }
        return code
    }

    /// Takes over what the reader accepts, one file after the other.
    private func take(_ accept: AcceptChoice, _ report: inout RunReport) throws -> ExitCode {
        if RecordMode.isContinuousIntegration(tool.environment.variables) {
            tool.say(.nothingAccepted)
            return .success
        }
        try accept.check(report)
        var code = ExitCode.success
        var goesOn = true
        var takesAll = false
        for index in report.files.indices where goesOn {
            let file = report.files[index]
            let accepted = accept.accepted(in: file, goesOn: &goesOn, takesAll: &takesAll)
            guard !accepted.isEmpty, var check = file.check else { continue }
            let chosen = Set(accepted)
            check.differences.removeAll(where: chosen.contains)
            var record = check.record.accepting(accepted, from: check.run)
            // Whoever leaves differences standing still has what the scenario said before.
            if check.differences.isEmpty, filter.isAll { record.givens = check.run.givens }
            var keys: [HeightRecord.Section.Key] = []
            for difference in accepted where !keys.contains(difference.key) { keys.append(difference.key) }
            check.recorded = keys
            check.record = record
            report.files[index].check = check
            do { try RecordFile.store(record, at: file.recordPath) } catch {
                tool.refuse(file.recordPath, error)
                code = .cannotWrite
            }
        }
        return code
    }

    /// A part of a run records its part. Rows are no whole steps: with them nothing is recorded.
    private func isAsked(_ key: HeightRecord.Section.Key) -> Bool {
        filter.rows.isEmpty && filter.only == nil && filter.takes(cell: key.cell)
            && filter.takes(step: key.index, key.step)
    }

    /// Where nothing is recorded, nothing is deleted either.
    private var mayDelete: Bool {
        options.unused == .delete && !RecordMode.isContinuousIntegration(tool.environment.variables)
    }

    /// Only what was recorded or deleted is a reason to write: another order of sections is none.
    private func write(_ check: RecordCheck, to path: String) -> ExitCode {
        let deletes = mayDelete && !check.unused.isEmpty
        guard deletes || !check.recorded.isEmpty || check.renewsGivens else { return .success }
        let record = deletes ? check.recordWithoutUnused : check.record
        do { try RecordFile.store(record, at: path) } catch {
            tool.refuse(path, error)
            return .cannotWrite
        }
        return .success
    }
}

/// One line on standard error that is written over, on a terminal and for runs that take long enough to wonder.
@MainActor final class ProgressLine {
    private let environment: CommandLineTool.Environment
    private let start = ContinuousClock.now
    private let delay: Duration
    private var isShown = false

    private let isDumb: Bool

    init(environment: CommandLineTool.Environment, isDumb: Bool = false, delay: Duration = .milliseconds(500)) {
        self.environment = environment
        self.isDumb = isDumb
        self.delay = delay
    }

    func show(_ done: Int, of all: Int) {
        guard environment.errIsTerminal, !isDumb, isShown || ContinuousClock.now - start >= delay else { return }
        isShown = true
        environment.err("\r\u{1B}[K" + CommandNote.progress(done, of: all).text)
    }

    func clear() { if isShown { environment.err("\r\u{1B}[K") } }
}
