import UnfoldFiles
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
        if let file = arguments.value("--closure") { return try list(file, in: files, paths, into: folder) ?? read }
        if arguments.value("--stubs") == Self.all, let closure = SourceClosure(of: nil, in: files) {
            return try draftAll(of: closure, files, into: folder) ?? read
        }
        if let module = arguments.value("--stubs") { return draft(module, of: files, into: folder) ?? read }
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

    private static let all = "all"

    /// Drafts every module in a folder next to the target's, generated names in that one, and writes or prints what the
    /// package's manifest says of them.
    private func draftAll(of closure: SourceClosure, _ files: SwiftFiles, into folder: String?) throws -> ExitCode? {
        let modules = closure.modules + closure.generated
        guard let folder else { throw UsageError.needsFolder(files: modules.count) }
        func target(_ text: String, _ name: String, _ others: [String]) -> String {
            text.filled(name, (others.map { "\"\($0)\"" } + ["uikit"]).joined(separator: ", "))
        }
        let app = PathText.name(of: folder)
        var (targets, imported): (String, [String]) = ("", [])
        for module in modules {
            let own = PathText.join(PathText.folder(of: folder), module)
            let draft = files.draft(of: module, for: closure, into: own)
            // A target with a list has the module's own files.
            let isListed = FileIdentity.isTaken(own + "/" + CellModules.list)
            guard isListed || draft.fileCount > 0 else { continue }
            let path = "\(draft.isGenerated ? folder : own)/\(module).swift"
            guard isListed || tool.create(path, draft.source) != nil else { return .cannotWrite }
            if !draft.isGenerated { imported.append(module) }
            if !isListed, !draft.isGenerated { targets += target(StarterPackage.draft, module, draft.dependencies) }
        }
        guard tool.create("\(folder)/\(app).swift", StarterPackage.comment) != nil else { return .cannotWrite }
        let companions = closure.companions.isEmpty ? "" : StarterPackage.companions
        targets += target(StarterPackage.app, app, imported)
            .replacing("uikit]", with: companions.isEmpty ? "uikit]" : "uikit, companions]")
        let manifest = PathText.join(package(of: folder), "Package.swift")
        if !FileIdentity.isTaken(manifest) {
            let text = StarterPackage.manifest.filled(companions, targets, app)
            return tool.create(manifest, text) == nil ? .cannotWrite : nil
        }
        tool.environment.out("For the targets of \(PlainText.line(manifest)):\n\(targets)\(companions)")
        return nil
    }

    private func list(_ file: String, in files: SwiftFiles, _ paths: [String], into folder: String?) throws -> ExitCode?
    {
        guard let closure = SourceClosure(of: file, in: files) else {
            tool.say(.notAmong(file, paths))
            return .badInput
        }
        let draftsAll = arguments.value("--stubs") == Self.all
        if !closure.modules.isEmpty, !draftsAll { tool.say(.imports(closure.modules)) }
        let list = closure.list(seenFrom: folder.map(package) ?? ".")
        if let folder, tool.create(PathText.join(folder, CellModules.list), list) == nil { return .cannotWrite }
        if folder == nil { tool.environment.out(list) }
        return draftsAll ? try draftAll(of: closure, files, into: folder) : nil
    }

    /// The package's folder of a target's: above `Sources`, if there is no manifest yet.
    private func package(of folder: String) -> String {
        if let found = CellModules.package(of: folder) { return found }
        let above = PathText.folder(of: folder)
        return PathText.name(of: above) == "Sources" ? PathText.folder(of: above) : "."
    }
}
