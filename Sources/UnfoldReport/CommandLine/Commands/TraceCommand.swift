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
        let steps = try filtered(recorder.steps)
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

extension TraceCommand {
    /// The steps and lines that were asked for.
    private func filtered(_ steps: [Trace.Step]) throws(UsageError) -> [Trace.Step] {
        var steps = steps
        let asked = arguments.all("--step")
        if !asked.isEmpty {
            var indices: Set<Int> = []
            for word in asked { indices.insert(try StepChoice.index(of: word, in: steps.map(\.name))) }
            steps = steps.filter { indices.contains($0.index) }
        }
        let rows = arguments.all("--row")
        let only = arguments.value("--only").flatMap(ReportFilter.Only.init)
        guard !rows.isEmpty || only != nil else { return steps }
        for index in steps.indices {
            steps[index].lines.removeAll { line in
                if line.kind == "action" { return false }
                if !rows.isEmpty, !rows.contains(where: line.isAbout) { return true }
                switch only {
                case nil: return false
                case .changed: return line.kind != "measure"
                case .conflicts: return line.kind != "conflict"
                case .findings: return line.kind != "finding"
                }
            }
        }
        return steps
    }
}

/// A step by its number or its name.
enum StepChoice {
    static func index(of word: String, in names: [String]) throws(UsageError) -> Int {
        guard !names.isEmpty else { throw .noSteps }
        if let index = names.firstIndex(of: word) { return index }
        if let number = Int(word) {
            guard names.indices.contains(number) else {
                throw .notANumber(name: "--step", value: word, from: 0, to: names.count - 1)
            }
            return number
        }
        if let index = names.indices.first(where: { "\($0) \(names[$0])" == word }) { return index }
        throw .badValue(name: "--step", value: word, allowed: names)
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
