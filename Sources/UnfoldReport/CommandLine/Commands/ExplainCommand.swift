import UnfoldAutoLayout
import UnfoldConsoleLogs
import Foundation
import UnfoldScenario

/// `explain`: pasted console logs.
@MainActor struct ExplainCommand {
    private let tool: CommandLineTool
    private let files: [String]
    private let options: Options
    /// Where the first message goes as a scenario.
    private let scenario: OutputFile?

    init(tool: CommandLineTool, _ parsed: ParsedArguments) throws {
        self.tool = tool
        files = parsed.operands.isEmpty ? ["-"] : parsed.operands
        options = Options(parsed, try tool.configuration(parsed))
        scenario = parsed.value("--emit-scenario").map { OutputFile(format: "scenario", file: $0) }
    }

    func run() throws -> ExitCode {
        let outputs = try OutputGuard(options.outputs + [scenario].compactMap { $0 })
        try outputs.protect(files.filter { $0 != "-" }, "one of the logs")
        try outputs.protect([options.configuration].compactMap { $0 }, "the configuration file")
        if files.contains("-") { try outputs.protectStandardInput() }
        var report = LogReport()
        var code = ExitCode.success
        for file in files {
            let name = file == "-" ? "standard input" : RelativePath.shown(file)
            do { code = .worst(code, read(try text(of: file, name), name, into: &report)) } catch let error
                as ScenarioError
            {
                tool.environment.err("\(error)\n")
                code = .worst(code, .badInput)
            }
        }
        let formats = OutputFormat<LogReport>.all
        code = .worst(code, tool.write(options.outputs) { formats.render(report, as: $0) })
        if let scenario, let first = report.entries.first {
            code = .worst(code, tool.write([scenario]) { _ in LogScenario(first.analysis).text })
        }
        // Where nothing could be opened there is nothing to answer, save to a program.
        if !report.entries.isEmpty || !report.problems.isEmpty || (options.format ?? "text") != "text" {
            var shown = RenderOptions()
            shown.isColored = tool.isColored(options.color)
            tool.environment.out(formats.render(report, as: options.format, shown))
        }
        return code
    }

    /// Adds the messages of one text; whether all of them could be read.
    private func read(_ text: String, _ name: String, into report: inout LogReport) -> ExitCode {
        let reading = ConsoleLogReader.read(text)
        report.entries += reading.logs.map { .init(file: name, analysis: LogAnalysis(of: $0)) }
        report.problems += reading.problems.map { (name, $0) }
        var code = reading.logs.isEmpty ? ExitCode.badInput : .success
        for problem in reading.problems {
            let isFatal = reading.isFatal(problem)
            if isFatal { code = .badInput }
            tool.say(
                "\(name):\(problem.line):\(problem.column): \(isFatal ? "error" : "warning"): "
                    + LogSentences.problem(problem))
        }
        return code
    }

    /// Bytes that are no UTF-8 are shown as U+FFFD: a log may come from anywhere.
    private func text(of file: String, _ name: String) throws -> String {
        let limit = ScenarioLimits.fileSize
        guard file == "-" else { return String(decoding: try BoundedFile.read(file, limit: limit), as: UTF8.self) }
        var text = ""
        while let line = tool.environment.readLine() {
            text += text.isEmpty ? line : "\n" + line
            guard text.utf8.count <= limit else {
                let start = SourcePosition(file: name, line: 1, column: 1)
                throw ScenarioError(position: start, path: "", problem: .tooLarge(limit: limit))
            }
        }
        return text
    }
}

extension ConsoleLogReading {
    /// Whether the problem costs a message: nothing could be made of it, or of no line of it.
    fileprivate func isFatal(_ problem: LogProblem) -> Bool {
        if problem.kind == .noConstraints || problem.kind == .emptyList { return true }
        guard let log = logs.last(where: { $0.line <= problem.line }) else { return false }
        return log.constraints.allSatisfy { $0.equation == nil }
    }
}
