import UnfoldDocuments
import UnfoldReport

/// `fix`: applies the change that `report --format json` has for a finding.
@MainActor struct FixCommand {
    private let tool: CommandLineTool
    private let path: String
    private let finding: String
    private let isDry: Bool
    private let options: Options

    init(tool: CommandLineTool, _ parsed: ParsedArguments) throws {
        self.tool = tool
        path = RelativePath.shown(parsed.operands[0])
        guard let id = parsed.value("--finding")
        else { throw UsageError.missingOperand(command: "fix", name: "--finding ID") }
        (finding, isDry) = (id, parsed.has("--dry-run"))
        options = Options(parsed, try tool.configuration(parsed))
        try FileTree(parsed, naming: path).check(path)
    }

    func run() throws -> ExitCode {
        guard tool.register(fonts: options.fonts) else { return .badInput }
        let bytes = try contents()
        let document = try DocumentReader.read(file: path, data: Data(bytes))
        var known: Set<String> = []
        for (index, cell) in document.cells.enumerated() {
            let result = RecordedRun.run(cell, detail: .none)
            known.formUnion(result.steps.flatMap { step in step.everyFinding.map(step.id) })
            let fixes = FixTrials.fixes(of: result, document, bytes: bytes, settings: [], cell: index)
            if let fix = fixes[finding] { return try apply(fix, to: bytes) }
        }
        tool.say(known.contains(finding) ? .noFix(path, finding) : .findingGone(path, finding, known: known.sorted()))
        return .badInput
    }

    private func contents() throws -> [UInt8] {
        [UInt8](try FileReader.contents(of: path, limit: ScenarioLimits.fileSize))
    }

    private func apply(_ fix: FindingFix, to bytes: [UInt8]) throws -> ExitCode {
        let changed = fix.applied(to: bytes)
        if isDry {
            tool.environment.out(Self.diff(path, bytes, changed))
            return .success
        }
        guard try contents() == bytes else {
            tool.say(.changedMeanwhile(path))
            return .badInput
        }
        do { try FileWriter.write(bytes: changed, to: path) } catch {
            tool.refuse(path, error)
            return .cannotWrite
        }
        tool.environment.out(PlainText.line(CommandNote.fixed(fix).text) + "\n")
        return .success
    }

    /// As `diff -u` shows one change.
    private static func diff(_ path: String, _ old: [UInt8], _ new: [UInt8]) -> String {
        func lines(_ bytes: [UInt8]) -> [Substring] {
            String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        }
        let (before, after) = (lines(old), lines(new))
        let start = zip(before, after).prefix { $0 == $1 }.count
        let end = zip(before.dropFirst(start).reversed(), after.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let (first, context) = (max(0, start - 3), 3)
        let tail = before.dropFirst(before.count - end).prefix(context).filter { !$0.isEmpty || end > 1 }
        let (gone, come) = (before[start..<before.count - end], after[start..<after.count - end])
        let head = before[first..<start]
        let (was, now) = (head.count + gone.count + tail.count, head.count + come.count + tail.count)
        let body = head.map { " \($0)" } + gone.map { "-\($0)" } + come.map { "+\($0)" } + tail.map { " \($0)" }
        return "--- \(path)\n+++ \(path)\n@@ -\(first + 1),\(was) +\(first + 1),\(now) @@\n"
            + body.map { PlainText.line($0) + "\n" }.joined()
    }
}
