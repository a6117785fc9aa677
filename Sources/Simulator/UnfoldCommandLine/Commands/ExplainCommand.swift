import UnfoldInterfaceBuilder

@MainActor struct ExplainCommand: Command {
    let context: CommandContext
    private var tool: CommandLineTool { context.tool }

    func run() throws -> ExitCode {
        let (arguments, options) = (context.arguments, context.options)
        let files = arguments.operands.isEmpty ? ["-"] : arguments.operands
        let scenario = arguments.value("--emit-scenario").map {
            OutputFile(format: "scenario", file: $0, option: "--emit-scenario")
        }
        let outputs = try OutputGuard(options.outputs + [scenario].compactMap { $0 })
        try outputs.protect(files.filter { $0 != "-" }, .log)
        try outputs.protect([options.configuration].compactMap { $0 }, .configuration)
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
        if let scenario, let first = report.entries.first {
            code = .worst(code, tool.write([scenario]) { _ in LogScenario(first.analysis).text })
        }
        // Where nothing could be opened there is nothing to answer, save to a program.
        guard report.entries.isEmpty, report.problems.isEmpty, options.format ?? "text" == "text"
        else { return .worst(code, tool.show(report, formats, options)) }
        return .worst(code, tool.write(options.outputs) { formats.render(report, as: $0) })
    }

    private static func listed(of reading: ConsoleLogReading) -> [LogProblem] {
        let first = Array(reading.problems.prefix(ScenarioLimits.errors))
        guard first.count < reading.problems.count, !first.contains(where: reading.isFatal) else { return first }
        return first + [reading.problems.first(where: reading.isFatal)].compactMap { $0 }
    }

    private func read(_ text: String, _ name: String, into report: inout LogReport) -> ExitCode {
        let reading = ConsoleLogReader.read(text)
        report.entries += reading.logs.map { .init(file: name, analysis: LogAnalysis(of: $0)) }
        let listed = Self.listed(of: reading)
        report.problems += listed.map { (name, $0) }
        for problem in listed {
            tool.say(
                "\(name):\(problem.line):\(problem.column): \(reading.isFatal(problem) ? "error" : "warning"): "
                    + LogSentences.problem(problem))
        }
        let more = reading.problems.count - listed.count
        if more > 0 { tool.say(.moreProblems(more, file: name)) }
        if reading.logs.isEmpty, name.hasSuffix(".json") || IBDocument.isDocument(path: name) { tool.say(.noLog(name)) }
        return reading.logs.isEmpty || listed.contains(where: reading.isFatal) ? .badInput : .success
    }

    /// Bytes that are no UTF-8 are shown as U+FFFD: a log may come from anywhere.
    private func text(of file: String, _ name: String) throws -> String {
        let limit = ScenarioLimits.fileSize
        guard file == "-"
        else { return String(decoding: try FileReader.contents(of: file, limit: limit), as: UTF8.self) }
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
        // The message that the line belongs to: the last that begins before it.
        let count = logs.countOfPrefix { $0.line <= problem.line }
        return count > 0 && logs[count - 1].constraints.allSatisfy { $0.equation == nil }
    }
}
