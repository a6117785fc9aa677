import Foundation
import Scenario
import UnfoldInterfaceBuilder

/// `report` and `check`: runs scenarios and tells what they gave, or how that differs from the records.
@MainActor struct RunCommand {
    private let tool: CommandLineTool
    private let isCheck: Bool
    private let options: Options
    private let paths: [String]
    private let isFiltered: Bool

    init(tool: CommandLineTool, _ parsed: ParsedArguments) throws {
        self.tool = tool
        let configuration = try tool.configuration(parsed)
        options = Options(parsed, configuration)
        isCheck = parsed.command.name == "check"
        paths = parsed.operands.isEmpty ? configuration.settings.paths : parsed.operands
        isFiltered = options.shard != nil
        if paths.isEmpty { throw UsageError.missingOperand(command: parsed.command.name, name: "path") }
    }

    func run() throws -> ExitCode {
        guard tool.register(fonts: options.fonts) else { return .badInput }
        let files = ScenarioFiles(paths, excluded: options.exclude)
        for output in options.outputs where files.files.contains(RelativePath.shown(output.file)) {
            throw UsageError.wouldOverwrite(output.file)
        }
        for file in files.skipped where !options.quiet {
            tool.surroundings.err("note: \(file) has no templates, so it is no scenario; left out\n")
        }
        for file in files.files where !options.quiet && IBDocument.isDocument(path: file) {
            // What cannot be read is told by the run.
            for warning in (try? ScenarioConversion(file: file))?.warnings ?? [] {
                tool.surroundings.err("\(warning)\n")
            }
        }
        let progress = ProgressLine(surroundings: tool.surroundings)
        let batch = ScenarioBatch(
            options: options, executable: tool.surroundings.executable, progress: progress.show)
        var report = RunReport(kind: isCheck ? .check : .report, files: batch.run(files.files), unused: options.unused)
        progress.clear()
        var failed = false
        if isCheck { failed = !compare(&report, folders: files.folders) }
        for error in report.files.flatMap(\.errors) { tool.surroundings.err("\(error)\n") }
        failed = !tell(report) || failed || report.files.contains { !$0.errors.isEmpty }
        if failed { return .badInput }
        return hasFindings(report) ? .findings : .success
    }

    private func tell(_ report: RunReport) -> Bool {
        let format = options.format.flatMap(ReportFormat.init) ?? defaultFormat
        let isColored = tool.isColored(options.color)
        let isEmpty = report.files.allSatisfy { $0.results.isEmpty && $0.check == nil } && report.orphans.isEmpty
        if !isEmpty || format != .text {
            tool.surroundings.out(format.render(report, colored: isColored, quiet: options.quiet))
        }
        return tool.write(options.outputs) { name in
            (ReportFormat(rawValue: name) ?? .text).render(report, colored: false, quiet: options.quiet)
        }
    }

    private var defaultFormat: ReportFormat {
        tool.surroundings.environment["GITHUB_ACTIONS"] == "true" ? .github : .text
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

    /// Compares every file with its record, and writes what the mode allows; false if a file could not be written.
    private func compare(_ report: inout RunReport, folders: [String]) -> Bool {
        let mode = RecordMode.effective(options.record ?? .missing, environment: tool.surroundings.environment)
        var isGood = true
        for index in report.files.indices where report.files[index].errors.isEmpty {
            let file = report.files[index]
            do {
                let recorded = try RecordFile.read(file.recordPath)
                let check = RecordCheck(file.results, recorded: recorded, mode: mode, isWholeRun: !isFiltered)
                report.files[index].check = check
                isGood = write(check, to: file.recordPath) && isGood
            } catch let mistakes as ScenarioErrors {
                report.files[index].errors = mistakes.errors
            } catch {
                isGood = refuse("write", file.recordPath)
            }
        }
        guard !isFiltered else { return isGood }
        var known: Set<String> = []
        report.orphans = RecordFile.orphans(beside: report.files.map(\.path), below: folders)
            .map(RelativePath.shown).filter { known.insert($0).inserted }.sorted()
        guard mayDelete else { return isGood }
        for orphan in report.orphans {
            do { try FileManager.default.removeItem(atPath: orphan) } catch { isGood = refuse("delete", orphan) }
        }
        return isGood
    }

    /// Where nothing is recorded, nothing is deleted either.
    private var mayDelete: Bool {
        options.unused == .delete && !RecordMode.isContinuousIntegration(tool.surroundings.environment)
    }

    /// Only what was recorded or deleted is a reason to write: another order of sections is none.
    private func write(_ check: RecordCheck, to path: String) -> Bool {
        let deletes = mayDelete && !check.unused.isEmpty
        guard deletes || !check.recorded.isEmpty else { return true }
        let record = deletes ? check.recordWithoutUnused : check.record
        do { try RecordFile.write(record, to: path) } catch { return refuse("write", path) }
        return true
    }

    private func refuse(_ verb: String, _ path: String) -> Bool {
        tool.surroundings.err("error: cannot \(verb) '\(path)'; is its folder writable?\n")
        return false
    }
}

/// One line on standard error that is written over, on a terminal and for runs that take long enough to wonder.
@MainActor final class ProgressLine {
    private let surroundings: CommandLineTool.Surroundings
    private let start = ContinuousClock.now
    private let patience: Duration
    private var isShown = false

    init(surroundings: CommandLineTool.Surroundings, patience: Duration = .milliseconds(500)) {
        self.surroundings = surroundings
        self.patience = patience
    }

    func show(_ done: Int, of all: Int) {
        guard surroundings.errIsTerminal, isShown || ContinuousClock.now - start >= patience else { return }
        isShown = true
        surroundings.err("\r\u{1B}[K\(done) of \(all) scenarios")
    }

    func clear() { if isShown { surroundings.err("\r\u{1B}[K") } }
}
