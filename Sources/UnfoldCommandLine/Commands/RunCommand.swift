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
    private let tree: FileTree
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
        tree = FileTree(parsed)
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
        let files = ScenarioFiles(paths, excluded: options.exclude, tree: tree)
        // Before anything is read that could take long, and before anything is written.
        let outputs = try OutputGuard(options.outputs)
        try outputs.protect(
            scenarios: files.files.map(\.path), fonts: options.fonts, configuration: options.configuration)
        for file in files.skipped where !options.quiet {
            tool.say(.noTemplates(file))
        }
        let progress = ProgressLine(environment: tool.environment, isDumb: tool.isDumb)
        var batch = ScenarioBatch(files.files + files.nothingFound, shard: options.shard, settings: settings)
        try outputs.protect(batch.inputFiles, .readByScenarios)
        for warning in batch.warnings where !options.quiet { tool.say(ConversionSentence.line(warning)) }
        let ran = batch.run(options, executable: tool.environment.executable, progress: progress.show)
        let unused = options.unused == .delete && !mayDelete ? .warn : options.unused
        var report = RunReport(kind: isCheck ? .check : .report, files: ran, unused: unused)
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
                try tree.check(file.recordPath)
                let recorded = try RecordFile.read(file.recordPath)
                func check(_ mode: RecordMode) -> RecordCheck {
                    RecordCheck(
                        file.results, recorded: recorded, mode: mode, isWholeRun: !isFiltered, isAsked: isAsked)
                }
                report.files[index].check = check(mode)
                if !write(check(mode), to: file.recordPath) {
                    // Nothing was recorded or deleted: it is compared only.
                    report.files[index].check = check(.never)
                    report.files[index].keepsUnused = true
                    code = .cannotWrite
                }
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
                report.keptOrphans += 1
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
            if check.differences.isEmpty, filter.isAll { record.inputs = check.run.inputs }
            var keys: [HeightRecord.Section.Key] = []
            for difference in accepted where !keys.contains(difference.key) { keys.append(difference.key) }
            check.recorded = keys
            check.record = record
            do {
                try RecordFile.store(record, at: file.recordPath)
                report.files[index].check = check
            } catch {
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
    /// - Returns: Whether the file says what it should.
    private func write(_ check: RecordCheck, to path: String) -> Bool {
        let deletes = mayDelete && !check.unused.isEmpty
        guard deletes || !check.recorded.isEmpty || check.renewsInputs else { return true }
        let record = deletes ? check.recordWithoutUnused : check.record
        do { try RecordFile.store(record, at: path) } catch {
            tool.refuse(path, error)
            return false
        }
        return true
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
