@MainActor struct StressCommand: Command {
    private let tool: CommandLineTool
    private let arguments: ParsedArguments
    private let options: Options
    private let paths: [String]
    private let stress: StressOptions
    private let isDoctor: Bool

    init(context: CommandContext) throws {
        (tool, arguments, options) = (context.tool, context.arguments, context.options)
        paths = try context.paths()
        isDoctor = arguments.command.name == "doctor"
        stress = try StressOptions(arguments, budget: isDoctor ? StressOptions.ofDoctor : StressOptions().budget)
    }

    func run() throws -> ExitCode {
        let cells = CellModules(in: isDoctor ? paths.filter { FolderWalk.kind(ofFile: $0) == nil } : [])
        let files = ScenarioFiles(
            paths + cells.listed, excluded: options.exclude + cells.leftOut, tree: FileTree(arguments),
            takesDocuments: true)
        let outputs = try OutputGuard(options.outputs + [options.patch, draft].compactMap { $0 })
        try outputs.protect(
            scenarios: files.files.map(\.path), fonts: options.fonts, configuration: options.configuration)
        let progress = ProgressLine(environment: tool.environment, isDumb: tool.isDumb)
        let fixes = FixWriter(tool, options)
        let names = [options.format].compactMap { $0 } + options.outputs.map(\.format)
        let draws = names.contains { formats.named($0)?.needsDrawings ?? false }
        var results = try StressBatch(
            files: files, options: stress, draws: draws, mayBeEmpty: !cells.modules.isEmpty, shard: options.shard
        ).run(
            inputs: { named, warnings in
                try outputs.protect(named, .readByScenarios)
                for warning in isDoctor ? [] : warnings { tool.say(ConversionSentence.line(warning)) }
            }, progress: progress.show
        ) { file in
            fixes?.add(file.fixes, of: file.path) { _, fixes in file.found(with: fixes) }
        }
        progress.clear()
        results.cellClasses = draft == nil ? cells.modules.reduce(0) { $0 + $1.cells.count } : 0
        results.lines = tool.tableLines
        for (_, mistakes) in results.unread { tool.environment.err("\(mistakes)\n") }
        var code = results.unread.isEmpty ? ExitCode.success : .badInput
        if options.strict, results.reports.contains(where: { !$0.findings.isEmpty }) { code = .worst(code, .findings) }
        if let draft {
            code = .worst(
                code, tool.write([draft]) { _ in RobustDraft.text(results.reports, cells.modules, for: draft.file) })
        }
        let usual = tool.environment.variables["GITHUB_ACTIONS"] == "true" ? "github" : "text"
        return .worst(code, tool.show(results, formats, options, usual: usual), fixes?.finish() ?? .success)
    }

    private var draft: OutputFile? {
        arguments.value("--draft").map { OutputFile(format: "swift", file: $0, option: "--draft") }
    }

    private var formats: [OutputFormat<StressResults>] {
        isDoctor ? OutputFormat<StressResults>.allOfDoctor : OutputFormat<StressResults>.all
    }
}
