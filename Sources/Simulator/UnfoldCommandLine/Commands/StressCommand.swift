import UnfoldDocuments
import UnfoldReport
import UnfoldStress

/// `stress`: scenarios in many surroundings, and the smallest in which they break.
@MainActor struct StressCommand {
    private let tool: CommandLineTool
    private let arguments: ParsedArguments
    private let options: Options
    private let paths: [String]
    private let stress: StressOptions

    init(tool: CommandLineTool, _ parsed: ParsedArguments) throws {
        (self.tool, arguments) = (tool, parsed)
        let configuration = try tool.configuration(parsed)
        options = Options(parsed, configuration)
        paths = parsed.operands.isEmpty ? configuration.settings.paths : parsed.operands
        if paths.isEmpty { throw UsageError.missingOperand(command: "stress", name: "path") }
        stress = try StressOptions(parsed)
    }

    func run() throws -> ExitCode {
        guard tool.register(fonts: options.fonts) else { return .badInput }
        let files = ScenarioFiles(paths, excluded: options.exclude, tree: FileTree(arguments), takesDocuments: true)
        let outputs = try OutputGuard(options.outputs + [options.patch].compactMap { $0 })
        try outputs.protect(
            scenarios: files.files.map(\.path), fonts: options.fonts, configuration: options.configuration)
        let progress = ProgressLine(environment: tool.environment, isDumb: tool.isDumb)
        let fixes = FixWriter(tool, options)
        let results = try StressBatch(files: files, options: stress).run(
            inputs: { named, warnings in
                try outputs.protect(named, .readByScenarios)
                for warning in warnings { tool.say(ConversionSentence.line(warning)) }
            }, progress: progress.show
        ) { file in
            fixes?.add(file.fixes, of: file.path) { _, fixes in file.found(with: fixes) }
        }
        progress.clear()
        for (_, mistakes) in results.unread { tool.environment.err("\(mistakes)\n") }
        var code = results.unread.isEmpty ? ExitCode.success : .badInput
        if options.strict, results.reports.contains(where: { !$0.findings.isEmpty }) { code = .worst(code, .findings) }
        return .worst(code, show(results), fixes?.finish() ?? .success)
    }

    /// Files first: standard output may be a pipe that is closed before all is read.
    private func show(_ results: StressResults) -> ExitCode {
        let formats = OutputFormat<StressResults>.all
        let code = tool.write(options.outputs) { formats.render(results, as: $0) }
        var shown = RenderOptions()
        shown.isColored = tool.isColored(options.color)
        let usual = tool.environment.variables["GITHUB_ACTIONS"] == "true" ? "github" : "text"
        tool.environment.out(formats.render(results, as: options.format ?? usual, shown))
        return code
    }
}

extension StressOptions {
    /// By `--axes`, `--budget` and `--time-limit`.
    fileprivate init(_ parsed: ParsedArguments) throws(UsageError) {
        self.init()
        if let words = parsed.value("--axes") {
            axes = []
            for word in words.split(separator: ",") {
                guard let axis = StressAxis(rawValue: String(word)) else {
                    throw .badValue(name: "--axes", value: String(word), allowed: StressAxis.allCases.map(\.rawValue))
                }
                axes.insert(axis)
            }
        }
        if let rows = parsed.value("--budget").flatMap({ Int($0) }) { budget = rows }
        timeLimit = parsed.value("--time-limit").flatMap(Double.init)
    }
}
