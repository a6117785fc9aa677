/// Standard output and the files of `--output`, put together file by file, and written when all is known.
@MainActor final class RunOutput {
    private let tool: CommandLineTool
    private let options: Options
    private let files: [(output: OutputFile, writer: any ReportWriter)]
    private let folders: [OutputFile]
    private var scenarios: [String: Int] = [:]
    private let shown: any ReportWriter
    private let isText: Bool
    private let mistakes = Spool()
    private var summary: RunSummary
    private var code = ExitCode.success

    init(
        _ tool: CommandLineTool, _ options: Options, _ head: RunHead, _ wanted: RenderOptions, format: ReportFormat,
        listing: FramesListing
    ) {
        (self.tool, self.options) = (tool, options)
        summary = RunSummary(head)
        folders = options.outputs.filter(\.isFolder)
        files = options.outputs.filter { !$0.isFolder }.map {
            ($0, (ReportFormats.known.named($0.format) ?? .text).writer(head, wanted))
        }
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
        if !folders.isEmpty, file.errors.isEmpty { draw(file) }
        shown.add(file)
    }

    private func draw(_ file: RunReport.File) {
        let name = PathText.name(of: file.path)
        let stem = name.hasSuffix(".json") ? String(name.dropLast(".json".count)) : name
        let part = LookRecord.folderName(stem, &scenarios)
        for output in folders {
            let folder = LookRecord(folder: output.file + part)
            for (name, text) in LookRecord.pictures(of: file.results) {
                do throws(WriteFailure) { try folder.write(text, named: name) } catch {
                    tool.refuse(folder.path(name), error)
                    code = .worst(code, .cannotWrite)
                    return
                }
            }
        }
    }

    func add(orphans: [String], kept: Int) {
        summary.add(orphans: orphans, kept: kept)
        if options.unused == .fail, !orphans.isEmpty { code = .worst(code, .findings) }
    }

    private func hasFindings(_ file: RunReport.File) -> Bool {
        if summary.head.kind == .report { return options.strict && file.results.contains(where: \.hasFindings) }
        guard let check = file.check else { return false }
        let unused = check.unused.count + (file.looks?.unused.count ?? 0)
        return !file.passed || !file.devices.allSatisfy(\.passed) || (options.unused == .fail && unused > 0)
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
