import Foundation
import UnfoldScenario

/// `frames`: where the views of the rows on screen stand.
@MainActor struct FramesCommand {
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
        let result = DrawnRun.run(document, draws: true)
        let renderer = FramesRenderer(result: result, steps: try steps(of: result), row: try row(of: result))
        let sketch = arguments.has("--draw") ? Sketch(tool.surroundings) : nil
        func render(_ format: String, _ isColored: Bool) -> String {
            switch FramesFormat(rawValue: format) ?? .text {
            case .text: renderer.text(Style(isColored: isColored), sketch: sketch)
            case .json: renderer.json
            case .svg: StateSVG.render(renderer)
            }
        }
        let code = tool.write(options.outputs) { render($0, false) }
        tool.surroundings.out(render(options.format ?? "text", tool.isColored(options.color)))
        return code
    }

    private func steps(of result: ScenarioResult) throws -> [Int] {
        guard let index = arguments.value("--step").flatMap({ Int($0) }) else { return Array(result.steps.indices) }
        guard result.steps.indices.contains(index) else {
            throw result.steps.isEmpty
                ? UsageError.noSteps
                : UsageError.notANumber(name: "--step", value: "\(index)", from: 0, to: result.steps.count - 1)
        }
        return [index]
    }

    private func row(of result: ScenarioResult) throws -> String? {
        guard let row = arguments.value("--row") else { return nil }
        var known: [String] = []
        for cell in result.steps.flatMap({ $0.drawing?.cells ?? [] }) where !known.contains(cell.id) {
            known.append(cell.id)
        }
        guard known.contains(row) else { throw UsageError.badValue(name: "--row", value: row, allowed: known) }
        return row
    }
}
