import Foundation
import UnfoldScenario

/// `trace`: the passes of layout.
@MainActor struct TraceCommand {
    private let tool: CommandLineTool
    private let arguments: ParsedArguments
    private let options: Options

    init(tool: CommandLineTool, _ parsed: ParsedArguments) throws {
        self.tool = tool
        arguments = parsed
        options = Options(parsed, try tool.configuration(parsed))
    }

    func run() throws -> ExitCode {
        guard tool.register(fonts: options.fonts) else { return .badInput }
        let path = RelativePath.shown(arguments.operands[0])
        let outputs = try OutputGuard(options.outputs)
        try outputs.protect(scenarios: [path], fonts: options.fonts, configuration: options.configuration)
        let file = try DocumentReader.read(file: path)
        try outputs.protect(file.fontFiles, "a font")
        let document = try CellChoice(tool: tool, arguments).cell(of: file)
        let recorder = TraceRecorder()
        _ = ScenarioRunner.run(document, observer: recorder)
        var steps = recorder.steps
        if let index = arguments.value("--step").flatMap({ Int($0) }) {
            guard steps.indices.contains(index) else {
                throw steps.isEmpty
                    ? UsageError.noSteps
                    : UsageError.notANumber(name: "--step", value: "\(index)", from: 0, to: steps.count - 1)
            }
            steps = [steps[index]]
        }
        let trace = Trace(scenario: document.name, file: document.file, cell: document.cell, steps: steps)
        let isColored = tool.isColored(options.color)
        func render(_ format: String, _ isColored: Bool) -> String {
            TraceFormat(rawValue: format) == .json
                ? TraceRenderer.json(trace) : TraceRenderer.text(trace, Style(isColored: isColored))
        }
        let code = tool.write(options.outputs) { render($0, false) }
        tool.surroundings.out(render(options.format ?? "text", isColored))
        return code
    }
}

/// Which matrix cell a question is about.
@MainActor struct CellChoice {
    private let tool: CommandLineTool
    private let name: String?

    init(tool: CommandLineTool, _ arguments: ParsedArguments) {
        self.tool = tool
        name = arguments.value("--cell")
    }

    func cell(of document: ScenarioDocument) throws -> ScenarioDocument {
        let cells = document.cells
        guard let name else {
            if cells.count > 1, let first = cells[0].cell {
                tool.say("note: of \(cells.count) matrix cells this is '\(first)'; choose with --cell")
            }
            return cells.first ?? document
        }
        guard let cell = cells.first(where: { $0.cell == name }) else {
            throw UsageError.badValue(name: "--cell", value: name, allowed: cells.compactMap(\.cell))
        }
        return cell
    }
}
