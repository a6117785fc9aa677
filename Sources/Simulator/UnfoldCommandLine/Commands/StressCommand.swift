import UnfoldDocuments
import UnfoldReport
import UnfoldStress

/// `stress`: scenarios in many surroundings, and the smallest in which they break.
@MainActor struct StressCommand {
    private let tool: CommandLineTool
    private let arguments: ParsedArguments
    private let options: Options
    private let paths: [String]
    private var stress = StressOptions()

    init(tool: CommandLineTool, _ parsed: ParsedArguments) throws {
        (self.tool, arguments) = (tool, parsed)
        let configuration = try tool.configuration(parsed)
        options = Options(parsed, configuration)
        paths = parsed.operands.isEmpty ? configuration.settings.paths : parsed.operands
        if paths.isEmpty { throw UsageError.missingOperand(command: "stress", name: "path") }
        if let words = parsed.value("--axes") {
            stress.axes = try Set(
                words.split(separator: ",").map { word in
                    guard let axis = StressAxis(rawValue: String(word)) else {
                        throw UsageError.badValue(
                            name: "--axes", value: String(word), allowed: StressAxis.allCases.map(\.rawValue))
                    }
                    return axis
                })
        }
        if let budget = parsed.value("--budget").flatMap({ Int($0) }) { stress.budget = budget }
        stress.timeLimit = parsed.value("--time-limit").flatMap(Double.init)
    }

    func run() throws -> ExitCode {
        guard tool.register(fonts: options.fonts) else { return .badInput }
        let files = ScenarioFiles(
            paths, excluded: options.exclude, tree: FileTree(arguments), takesDocuments: true)
        let text = StressText(style: Style(isColored: tool.isColored(options.color)))
        var code = ExitCode.success
        for file in files.files + files.nothingFound {
            do {
                if !file.errors.isEmpty { throw ScenarioErrors(errors: file.errors) }
                let bytes = try? FixTrials.contents(file.path)
                let cells = try DocumentReader.read(file: file.path).cells
                for (index, cell) in cells.enumerated() {
                    let report = StressRun(cell, bytes: bytes, matrixCell: index, options: stress).run()
                    tool.environment.out(text.render(report))
                    if options.strict, !report.findings.isEmpty { code = .worst(code, .findings) }
                }
            } catch let mistakes as ScenarioErrors {
                tool.environment.err("\(mistakes)\n")
                code = .worst(code, .badInput)
            }
        }
        return code
    }
}
