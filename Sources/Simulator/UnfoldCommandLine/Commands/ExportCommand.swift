@MainActor struct ExportCommand: Command {
    let context: CommandContext
    private var tool: CommandLineTool { context.tool }

    func run() throws -> ExitCode {
        let arguments = context.arguments
        let paths = Array(arguments.operands.dropFirst())
        guard !paths.isEmpty else { throw UsageError.missingOperand(command: "export", name: "path") }
        let found = ScenarioFiles(paths, excluded: context.options.exclude, tree: FileTree(arguments))
        let files = found.files + found.nothingFound
        let folder = arguments.value("--into")
        guard folder != nil || files.count == 1 else { throw UsageError.needsFolder(files: files.count) }
        var code = ExitCode.success
        var names: [String: Int] = [:]
        for file in files { code = .worst(code, export(file, into: folder, &names)) }
        return code
    }

    private func export(_ file: RunReport.File, into folder: String?, _ names: inout [String: Int]) -> ExitCode {
        do throws(ScenarioErrors) {
            guard file.errors.isEmpty else { throw ScenarioErrors(errors: file.errors) }
            let document = try DocumentReader.reading(file: file.path).document
            let base = SwiftExport.className(of: file.path)
            names[base, default: 0] += 1
            let name = names[base] == 1 ? base : "\(base)\(names[base] ?? 1)"
            let export = SwiftExport(document, className: name)
            for note in export.notes { tool.say("\(note.position): note: \(note.text)") }
            guard !export.text.isEmpty else { return .badInput }
            guard let folder else {
                tool.environment.out(export.text)
                return .success
            }
            let path = PathText.join(folder, name + ".swift")
            let code = tool.write([OutputFile(format: "swift", file: path)]) { _ in export.text }
            if code == .success { tool.say(CommandNote.wrote(path)) }
            return code
        } catch {
            tool.environment.err("\(error)\n")
            return .badInput
        }
    }
}
