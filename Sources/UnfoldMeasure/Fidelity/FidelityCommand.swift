import Foundation
import UnfoldAutoLayout
import UnfoldFiles
import UnfoldInterfaceBuilder
import UnfoldReport
import UnfoldScenario

/// `fidelity`: documents of Interface Builder laid out, and compared with the frames recorded in them.
@MainActor struct FidelityCommand {
    private let tool: CommandLineTool
    private let paths: [String]
    private let options: Options
    private let listsMisses: Bool
    private let groupFile: String?

    init(tool: CommandLineTool, _ parsed: ParsedArguments) throws {
        self.tool = tool
        paths = parsed.operands
        options = Options(parsed, try tool.configuration(parsed))
        listsMisses = parsed.has("--misses")
        groupFile = parsed.value("--groups")
    }

    func run() throws -> ExitCode {
        guard tool.register(fonts: options.fonts) else { return .badInput }
        let documents = DocumentFiles(paths, excluded: options.exclude)
        let outputs = try OutputGuard(options.outputs)
        try outputs.protect(documents.files, .document)
        try outputs.protect([groupFile].compactMap { $0 }, .groups)
        try outputs.protect(options.fonts, .font)
        try outputs.protect([options.configuration].compactMap { $0 }, .configuration)
        let groups = try groups()
        var run = FidelityRun()
        for file in documents.files { run.add(file: file) }
        try outputs.protect(run.fontFiles, .font)
        for error in run.errors { tool.say("\(error)") }
        for error in documents.errors { tool.say("\(error)") }
        let unread = run.errors.count + documents.errors.count
        let report = FidelityReport(run, unread: unread, groups: groups, listsMisses: listsMisses)
        let formats = OutputFormat<FidelityReport>.all
        let read = unread == 0 && run.documents > 0 ? ExitCode.success : .badInput
        // Files first: standard output may be a pipe that is closed before all is read.
        let code = ExitCode.worst(read, tool.write(options.outputs) { formats.render(report, as: $0) })
        tool.environment.out(formats.render(report, as: options.format))
        return code
    }

    /// File names with the group each belongs to; without a file, the folder that a document stands in.
    private func groups() throws -> [String: String]? {
        guard let groupFile else { return nil }
        let data = try FileReader.contents(of: groupFile, limit: ScenarioLimits.fileSize)
        var groups: [String: String] = [:]
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            if columns.count >= 2 { groups[String(columns[0])] = String(columns[1]) }
        }
        return groups
    }
}

/// Documents of Interface Builder that paths name; below a folder in the order of their names.
struct DocumentFiles {
    private(set) var files: [String] = []
    /// What below a folder cannot be looked at.
    private(set) var errors: [ScenarioError] = []

    init(_ paths: [String], excluded: [String]) {
        var known: Set<String> = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                if known.insert(path).inserted { files.append(RelativePath.shown(path)) }
                continue
            }
            let walk = FolderWalk(ScenarioFiles.tidied(path), endings: [".xib", ".storyboard"]) { path in
                !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
            }
            for entry in walk.entries {
                guard known.insert(entry.path).inserted else { continue }
                if entry.kind == .special {
                    errors.append(ScenarioError(FolderWalk.special, of: entry.path))
                } else {
                    files.append(entry.path)
                }
            }
            errors += walk.errors
        }
    }
}
