import AutoLayout
import Foundation
import Scenario

/// `explain`: pasted console logs.
@MainActor struct ExplainCommand {
    private let tool: CommandLineTool
    private let files: [String]
    private let options: Options

    init(tool: CommandLineTool, _ parsed: ParsedArguments) throws {
        self.tool = tool
        files = parsed.operands.isEmpty ? ["-"] : parsed.operands
        options = Options(parsed, try tool.configuration(parsed))
    }

    func run() throws -> ExitCode {
        var report = LogReport()
        var isGood = true
        for file in files {
            let name = file == "-" ? "standard input" : RelativePath.shown(file)
            let reading = ConsoleLogReader.read(try text(of: file))
            report.entries += reading.logs.map { .init(file: name, analysis: LogAnalysis(of: $0)) }
            report.problems += reading.problems.map { (name, $0) }
            if reading.logs.isEmpty { isGood = false }
        }
        for (file, problem) in report.problems {
            let severity = problem.isFatal ? "error" : "warning"
            tool.surroundings.err(
                "\(file):\(problem.line):\(problem.column): \(severity): \(LogSentences.problem(problem))\n")
        }
        let isColored = tool.isColored(options.color)
        func render(_ format: String, _ isColored: Bool) -> String {
            switch WhyFormat(rawValue: format) ?? .text {
            case .text: ExplainText(style: Style(isColored: isColored)).render(report)
            case .json: ExplainJSON.render(report)
            case .markdown: ExplainMarkdown.render(report)
            }
        }
        tool.surroundings.out(render(options.format ?? "text", isColored))
        return tool.write(options.outputs) { render($0, false) } && isGood ? .success : .badInput
    }

    /// Bytes that are no UTF-8 are shown as U+FFFD: a log may come from anywhere.
    private func text(of file: String) throws -> String {
        if file == "-" {
            var lines: [String] = []
            while let line = tool.surroundings.readLine() { lines.append(line) }
            return lines.joined(separator: "\n")
        }
        guard let data = FileManager.default.contents(atPath: file) else {
            let exists = FileManager.default.fileExists(atPath: file)
            let reason = exists ? "is it a folder, or protected?" : "there is no such file; check the path"
            throw ScenarioErrors(errors: [
                ScenarioError(
                    position: SourcePosition(file: file, line: 1, column: 1), path: "",
                    problem: .unreadable(reason: reason))
            ])
        }
        return String(decoding: data, as: UTF8.self)
    }
}

extension LogProblem {
    /// Nothing could be made of the text.
    fileprivate var isFatal: Bool { kind == .noConstraints || kind == .emptyList }
}
