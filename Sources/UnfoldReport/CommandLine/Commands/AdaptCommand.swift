import UnfoldScenario
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
        for note in results.flatMap(\.notes) { tool.say("\(note)") }
        guard let folder else {
            tool.environment.out(results.map(\.text).joined())
            return .success
        }
        do {
            let written = try files.write(results, into: folder) { bytes, path in
                do throws(WriteFailure) { try FileWriter.write(bytes: bytes, to: path) } catch {
                    throw Refusal(path: path, failure: error)
                }
            }
            let count = Self.counted(results.count, "file")
            tool.environment.out("\(count) adapted, \(written) written into \(PlainText.line(folder))\n")
            return .success
        } catch let refusal as Refusal {
            tool.refuse("write", refusal.path, refusal.failure)
            return .cannotWrite
        }
    }

    /// A copy that could not be written.
    private struct Refusal: Error {
        let path: String
        let failure: WriteFailure
    }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
