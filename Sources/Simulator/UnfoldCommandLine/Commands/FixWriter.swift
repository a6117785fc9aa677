@MainActor final class FixWriter {
    private let tool: CommandLineTool
    private let patch: OutputFile?
    private let changesFiles: Bool
    private var diff = ""
    private var code = ExitCode.success

    /// By `--patch` and `--fix`; nil where neither is asked for.
    init?(_ tool: CommandLineTool, _ options: Options) {
        guard options.patch != nil || options.appliesFixes else { return nil }
        (self.tool, patch, changesFiles) = (tool, options.patch, options.appliesFixes)
    }

    func add(_ fixes: [Fix], of path: String, settings: [String] = []) {
        add(fixes, of: path) { FixTrials.found(with: $1, path, $0, settings) }
    }

    /// - Parameter found: what is found in the file of these bytes with fixes; nil where it cannot be read with them.
    func add(_ fixes: [Fix], of path: String, found: ([UInt8], [Fix]) -> Set<String>?) {
        guard !fixes.isEmpty, let bytes = try? FixTrials.contents(path) else { return }
        let chosen = FixTrials.together(fixes, in: bytes) { found(bytes, $0) }
        diff += UnifiedDiff.text(path, bytes, chosen)
        if changesFiles { code = .worst(code, Self.write(chosen, to: path, bytes, tool)) }
    }

    /// The file with the changes; what somebody else changed meanwhile is left alone.
    static func write(_ fixes: [Fix], to path: String, _ bytes: [UInt8], _ tool: CommandLineTool) -> ExitCode {
        guard !fixes.isEmpty, FileIdentity.keepsContents(path) else { return .success }
        guard (try? FixTrials.contents(path)) == bytes else {
            tool.say(.changedMeanwhile(path))
            return .badInput
        }
        do throws(WriteFailure) { try FileWriter.write(bytes: fixes.applied(to: bytes), to: path) } catch {
            tool.refuse(path, error)
            return .cannotWrite
        }
        for fix in fixes { tool.environment.out(PlainText.line(CommandNote.fixed(fix).text) + "\n") }
        return .success
    }

    func finish() -> ExitCode {
        guard let patch else { return code }
        return .worst(code, tool.write([patch]) { _ in diff })
    }
}
