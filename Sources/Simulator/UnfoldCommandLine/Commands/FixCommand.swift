@MainActor struct FixCommand: Command {
    private let tool: CommandLineTool
    private let options: Options
    private let path: String
    private let finding: String?
    private let isDry: Bool

    init(context: CommandContext) throws {
        (tool, options) = (context.tool, context.options)
        path = RelativePath.shown(context.arguments.operands[0])
        (finding, isDry) = (context.arguments.value("--finding"), context.arguments.has("--dry-run"))
        try FileTree(context.arguments, naming: path).check(path)
    }

    func run() throws -> ExitCode {
        try OutputGuard([options.patch].compactMap { $0 }).protect(
            scenarios: [path], fonts: options.fonts, configuration: options.configuration)
        let bytes = try FixTrials.contents(path)
        let document = try DocumentReader.read(file: path, data: Data(bytes))
        var known: Set<String> = []
        var listed: Set<String> = []
        for (index, cell) in document.cells.enumerated() {
            let result = RecordedRun.run(cell, detail: .none)
            known.formUnion(result.steps.flatMap { step in step.everyFinding.map(step.id) })
            let fixes = FixTrials.fixes(of: result, document, bytes: bytes, settings: [], cell: index)
            if let fix = finding.flatMap({ fixes[$0] }) { return apply(fix, to: bytes) }
            for (id, fix) in fixes.sorted(by: { $0.key < $1.key })
            where finding == nil && listed.insert(id).inserted {
                tool.environment.out("\(PlainText.line(id))\n  \(PlainText.line(CommandNote.fixable(fix).text))\n")
            }
        }
        guard let finding else {
            if listed.isEmpty { tool.say(.nothingToFix(path)) }
            return .success
        }
        tool.say(known.contains(finding) ? .noFix(path, finding) : .findingGone(path, finding, known: known.sorted()))
        return .badInput
    }

    private func apply(_ fix: Fix, to bytes: [UInt8]) -> ExitCode {
        let diff = UnifiedDiff.text(path, bytes, [fix])
        if isDry {
            let lines = diff.utf8.split(separator: 0x0A, omittingEmptySubsequences: true)
            for line in lines { tool.environment.out(PlainText.line(String(decoding: line, as: UTF8.self)) + "\n") }
        }
        if let patch = options.patch { return tool.write([patch]) { _ in diff } }
        return isDry ? .success : FixWriter.write([fix], to: path, bytes, tool)
    }
}
