import UnfoldSourceAdapter

@MainActor struct AdaptCommand {
    let tool: CommandLineTool
    let arguments: ParsedArguments

    func run() throws -> ExitCode {
        let paths = arguments.operands + (arguments.value("--in").map { [$0] } ?? [])
        guard !paths.isEmpty else { throw UsageError.missingOperand(command: "adapt", name: "path") }
        let files = try SwiftFiles(of: paths)
        let folder = arguments.value("--into")
        for problem in files.problems { tool.say(problem.description) }
        guard !files.entries.isEmpty || !files.documents.isEmpty || !files.problems.isEmpty else {
            tool.say(.nothingFound("Swift file", paths))
            return .badInput
        }
        let read = files.problems.isEmpty ? ExitCode.success : .badInput
        if let module = arguments.value("--stubs") { return draft(module, of: files, into: folder) ?? read }
        if let file = arguments.value("--closure") { return list(file, in: files, paths, into: folder) ?? read }
        guard folder != nil || files.entries.count + files.problems.count == 1
        else { throw UsageError.needsFolder(files: files.entries.count) }
        let results = files.adapted()
        for note in results.flatMap(\.notes) { tool.say("\(note)") }
        guard let folder else {
            tool.environment.out(results.map(\.text).joined())
            return read
        }
        do {
            let written = try files.write(results, into: folder)
            tool.environment.out(CommandNote.adapted(results.count, written: written, folder: folder).text + "\n")
            return read
        } catch let problem as SwiftFiles.Problem {
            guard let write = problem.write else { throw problem }
            tool.refuse(write.path, write.failure)
            return .cannotWrite
        }
    }

    private func draft(_ module: String, of files: SwiftFiles, into folder: String?) -> ExitCode? {
        let draft = files.draft(of: module, into: folder)
        guard draft.fileCount > 0 else {
            tool.say(.notImported(module, arguments.operands))
            return .badInput
        }
        guard let folder else {
            tool.environment.out(draft.source)
            return nil
        }
        return tool.create("\(folder)/\(module).swift", draft.source) == nil ? .cannotWrite : nil
    }

    private func list(_ file: String, in files: SwiftFiles, _ paths: [String], into folder: String?) -> ExitCode? {
        guard let closure = SourceClosure(of: file, in: files) else {
            tool.say(.notAmong(file, paths))
            return .badInput
        }
        if !closure.modules.isEmpty { tool.say(.imports(closure.modules)) }
        let list = closure.list(seenFrom: CellModules.package(of: folder ?? ".") ?? ".")
        if let folder { return tool.create("\(folder)/.unfold-sources", list) == nil ? .cannotWrite : nil }
        tool.environment.out(list)
        return nil
    }
}
