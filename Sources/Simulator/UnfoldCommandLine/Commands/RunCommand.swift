import UnfoldInterfaceBuilder

@MainActor struct RunCommand: Command {
    private let tool: CommandLineTool
    private let isCheck: Bool
    private var options: Options
    private let paths: [String]
    private let tree: FileTree
    private let filter: ReportFilter
    private let all, showsLog: Bool
    private let accept: AcceptChoice?
    private let settings: [String]
    private let devices: DeviceRecords

    init(context: CommandContext) throws {
        let parsed = context.arguments
        (tool, options, tree) = (context.tool, context.options, FileTree(parsed))
        isCheck = parsed.command.name == "check"
        filter = ReportFilter(parsed)
        (all, showsLog) = (parsed.has("--all"), parsed.has("--log"))
        settings = parsed.all("--set")
        devices = try DeviceRecords(parsed)
        let words = parsed.all("--accept")
        accept = words.isEmpty ? nil : try AcceptChoice(tool: tool, words: words)
        let records = RecordKeeping(tool, options, filter, accept, tree)
        if isCheck, options.detail == .none, records.mayRecord { options.detail = .outlines }
        paths = try context.paths()
    }

    func run() throws -> ExitCode {
        let files = ScenarioFiles(paths, excluded: options.exclude, tree: tree, takesDocuments: !isCheck)
        // Before anything is read that could take long, and before anything is written.
        let outputs = try OutputGuard(options.outputs + [options.patch].compactMap { $0 })
        try outputs.protect(
            scenarios: files.files.map(\.path), fonts: options.fonts, configuration: options.configuration)
        for file in files.skipped where isCheck && !options.quiet { tool.say(.noTemplates(file)) }
        var options = options
        if isCheck, options.detail == .none, devices.concern(files.files) { options.detail = .outlines }
        let batch = try batch(files, outputs)
        let progress = ProgressLine(environment: tool.environment, isDumb: tool.isDumb)
        let wanted = wanted(files, batch)
        if let folder = wanted.folder, !folder.leftOut.isEmpty, !options.quiet, !format.saysWhatWasTaken {
            tool.say(.taken(folder))
        }
        let output = RunOutput(tool, options, head, wanted, format: format, listing: framesListing ?? .none)
        let records = RecordKeeping(tool, options, filter, accept, tree)
        func run(_ take: (RunReport.File) throws -> Void) rethrows {
            try batch.run(options, executable: tool.environment.executable, progress: progress.show, take)
            progress.clear()
        }
        let fixes = FixWriter(tool, options)
        func report(_ file: RunReport.File) {
            let shown = isCheck ? devices.compared(records.kept(file)) : file.filtered(filter)
            output.add(shown)
            fixes?.add(shown.fixes, of: file.path, settings: settings)
        }
        if filter.hasNames || accept != nil {
            // What is named has to be there before anything is recorded.
            try stored(records, run).forEach(report)
        } else {
            run(report)
        }
        if batch.isEmpty, options.shard == nil, let folder = files.folders.first {
            output.add(ScenarioFiles.nothing(in: folder))
        }
        if isCheck, options.shard == nil {
            let paths = (files.files + files.nothingFound).map(\.path)
            let (orphans, kept) = records.orphans(beside: paths, below: files.folders)
            output.add(orphans: orphans, kept: kept)
        }
        let code = ExitCode.worst(records.code, output.finish())
        return .worst(code, fixes?.finish() ?? .success)
    }

    private func batch(_ files: ScenarioFiles, _ outputs: OutputGuard) throws -> ScenarioBatch {
        let notes = Spool()
        let batch = try ScenarioBatch(
            files.files + files.nothingFound, optional: files.documents, shard: options.shard, settings: settings
        ) { named, warnings in
            try outputs.protect(named, .readByScenarios)
            guard !options.quiet else { return }
            for warning in warnings { notes.append(PlainText.line(ConversionSentence.line(warning)) + "\n") }
        }
        try notes.write { tool.environment.err($0) }
        return batch
    }

    private func stored(
        _ records: RecordKeeping, _ run: ((RunReport.File) throws -> Void) throws -> Void
    ) throws -> StoredResults {
        let results = StoredResults()
        var all = ResultNames()
        var shown = ResultNames()
        var removed = Distinct<String>()
        try run { file in
            all.add(file.results)
            try results.append(file)
            guard records.mayAccept else { return }
            let file = records.compared(file)
            shown.add(file.results)
            for row in (file.check?.differences ?? []).compactMap(\.row) { removed.add(row) }
        }
        try filter.check(all)
        if records.mayAccept { try accept?.check(shown, removed: removed) }
        return results
    }

    private var head: RunHead {
        let deletes = options.unused != .delete || RecordKeeping.mayDelete(options, tool)
        return RunHead(kind: isCheck ? .check : .report, unused: deletes ? options.unused : .warn)
    }

    private func wanted(_ files: ScenarioFiles, _ batch: ScenarioBatch) -> RenderOptions {
        var wanted = RenderOptions()
        if !isCheck, !files.folders.isEmpty { wanted.folder = folder(files, batch) }
        wanted.isQuiet = options.quiet
        wanted.listsAll = all
        wanted.showsLog = showsLog
        wanted.width = tool.width
        wanted.showsFrames = options.listsFrames
        return wanted
    }

    private func folder(_ files: ScenarioFiles, _ batch: ScenarioBatch) -> FolderRun {
        let documents = files.files.count { IBDocument.isDocument(path: $0.path) } - batch.leftOut.count
        let skipped = files.skipped.map { FolderRun.LeftOut($0, CommandNote.noTemplates) }
        return FolderRun(
            scenarios: files.files.count - batch.leftOut.count - documents, documents: documents,
            leftOut: batch.leftOut + skipped, lines: all ? nil : tool.tableLines)
    }

    private var framesListing: FramesListing? {
        guard !isCheck, options.listsFrames else { return nil }
        return options.sketches ? .drawn(Sketch(tool.environment)) : .list
    }

    private var format: ReportFormat {
        if let named = options.format.flatMap(ReportFormats.known.named) { return named }
        return tool.environment.variables["GITHUB_ACTIONS"] == "true" ? .github : .text
    }
}
