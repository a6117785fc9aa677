import UnfoldAutoLayout
import Foundation
import UnfoldScenario
import UnfoldInterfaceBuilder

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
        var run = FidelityRun()
        for file in DocumentFiles(paths, excluded: options.exclude).files { run.add(file: file) }
        for error in run.errors { tool.surroundings.err("\(error)\n") }
        let report = FidelityReport(run, groups: try groups(), listsMisses: listsMisses)
        let formats = OutputFormat<FidelityReport>.all
        tool.surroundings.out(formats.render(report, as: options.format))
        let read = run.errors.isEmpty && run.documents > 0 ? ExitCode.success : .badInput
        return .worst(read, tool.write(options.outputs) { formats.render(report, as: $0) })
    }

    /// File names with the group each belongs to; without a file, the folder that a document stands in.
    private func groups() throws -> [String: String]? {
        guard let groupFile else { return nil }
        let data = try BoundedFile.read(groupFile, limit: 64 << 20)
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

    init(_ paths: [String], excluded: [String]) {
        var known: Set<String> = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                if known.insert(path).inserted { files.append(RelativePath.shown(path)) }
                continue
            }
            let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
            for name in names.sorted() where IBDocument.isDocument(path: name) {
                let file = RelativePath.shown(path == "." ? name : (path as NSString).appendingPathComponent(name))
                let isExcluded = excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
                if !isExcluded, known.insert(file).inserted { files.append(file) }
            }
        }
    }
}
