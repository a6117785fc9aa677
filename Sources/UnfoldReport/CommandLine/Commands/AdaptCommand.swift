import UnfoldSourceAdapter

/// `adapt`: an app's Swift files for platforms without the Objective-C runtime.
@MainActor struct AdaptCommand {
    let tool: CommandLineTool
    let arguments: ParsedArguments

    init(tool: CommandLineTool, _ arguments: ParsedArguments) { (self.tool, self.arguments) = (tool, arguments) }

    func run() throws -> ExitCode {
        let files = try SwiftFiles(of: arguments.operands)
        let folder = arguments.value("--into")
        guard folder != nil || files.entries.count == 1 else {
            throw UsageError.needsFolder(files: files.entries.count)
        }
        let results = try files.adapted()
        for note in results.flatMap(\.notes) { tool.surroundings.err("\(note)\n") }
        guard let folder else {
            tool.surroundings.out(results.map(\.text).joined())
            return .success
        }
        let written = try files.write(results, into: folder)
        tool.surroundings.out("\(Self.counted(results.count, "file")) adapted, \(written) written into \(folder)\n")
        return .success
    }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
