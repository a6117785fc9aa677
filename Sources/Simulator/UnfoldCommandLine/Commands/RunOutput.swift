import UnfoldDocuments
import UnfoldReport

/// What a run is shown as: standard output and the files of `--output`, each put together file by file, and written when
/// all is known.
@MainActor final class RunOutput {
    private let tool: CommandLineTool
    private let options: Options
    private let files: [(output: OutputFile, writer: any ReportWriter)]
    private let shown: any ReportWriter
    private let isText: Bool
    private let mistakes = Spool()
    private var summary: RunSummary
    private var code = ExitCode.success

    /// - Parameters:
    ///   - format: of standard output.
    ///   - listing: how it shows frames.
    init(
        _ tool: CommandLineTool, _ options: Options, _ head: RunHead, _ wanted: RenderOptions, format: ReportFormat,
        listing: FramesListing
    ) {
        (self.tool, self.options) = (tool, options)
        summary = RunSummary(head)
        files = options.outputs.map { ($0, (ReportFormats.known.named($0.format) ?? .text).writer(head, wanted)) }
        var wanted = wanted
        wanted.isColored = tool.isColored(options.color)
        wanted.listing = listing
        shown = format.writer(head, wanted)
        isText = format.name == ReportFormat.text.name
    }

    func add(_ file: RunReport.File) {
        summary.add(file)
        for error in file.errors { mistakes.append("\(error)\n") }
        if !file.errors.isEmpty { code = .worst(code, .badInput) }
        if hasFindings(file) { code = .worst(code, .findings) }
        for (_, writer) in files { writer.add(file) }
        shown.add(file)
    }

    /// - Parameter kept: those that could not be deleted.
    func add(orphans: [String], kept: Int) {
        summary.add(orphans: orphans, kept: kept)
        if options.unused == .fail, !orphans.isEmpty { code = .worst(code, .findings) }
    }

    private func hasFindings(_ file: RunReport.File) -> Bool {
        if summary.head.kind == .report { return options.strict && file.results.contains(where: \.hasFindings) }
        guard let check = file.check else { return false }
        return !check.passed || !file.devices.allSatisfy(\.passed) || (options.unused == .fail && !check.unused.isEmpty)
    }

    /// Files first: standard output may be a pipe that is closed before all is read.
    func finish() -> ExitCode {
        let environment = tool.environment
        do throws(WriteFailure) { try mistakes.write { environment.err($0) } } catch { refuse(error) }
        for (output, writer) in files {
            code = .worst(code, tool.write(output) { sink throws(WriteFailure) in try writer.write(summary, to: sink) })
        }
        guard summary.hasResults || !isText else { return code }
        do throws(WriteFailure) { try shown.write(summary) { environment.out($0) } } catch { refuse(error) }
        return code
    }

    /// What waited in a file cannot be had back.
    private func refuse(_ failure: WriteFailure) {
        tool.refuse("standard output", failure)
        code = .cannotWrite
    }
}
