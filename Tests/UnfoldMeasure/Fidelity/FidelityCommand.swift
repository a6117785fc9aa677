import Foundation
import UnfoldAutoLayout
import UnfoldFiles
import UnfoldInterfaceBuilder
import UnfoldScenario

/// `fidelity`: documents of Interface Builder laid out, and compared with the frames recorded in them.
@MainActor struct FidelityCommand {
    let options: FidelityOptions
    let out: (String) -> Void
    let err: (String) -> Void

    /// - Returns: 0, or 2 where something could not be read.
    /// - Throws: a ``ScenarioError`` where the file of groups cannot be read.
    func run() throws -> Int32 {
        guard options.fonts.map(register).allSatisfy({ $0 }) else { return 2 }
        let documents = DocumentFiles(options.paths)
        let groups = try groups()
        var run = FidelityRun()
        for file in documents.files { run.add(file: file) }
        for error in run.errors { say("\(error)") }
        for error in documents.errors { say("\(error)") }
        let unread = run.errors.count + documents.errors.count
        let report = FidelityReport(run, unread: unread, groups: groups, listsMisses: options.listsMisses)
        switch options.format {
        case .text: out(FidelityText.render(report))
        case .json: out(FidelityJSON.render(report))
        case .markdown: out(FidelityMarkdown.render(report))
        }
        return unread == 0 && run.documents > 0 ? 0 : 2
    }

    private func say(_ line: String) { err(PlainText.line(line) + "\n") }

    private func register(_ font: String) -> Bool {
        do {
            try FontLibrary.register(contentsOf: URL(fileURLWithPath: font))
            return true
        } catch {
            say("\(RelativePath.shown(font)):1:1: error: \(error.sentence)")
            return false
        }
    }

    /// File names with the group each belongs to; without a file, the folder that a document is in.
    private func groups() throws -> [String: String]? {
        guard let file = options.groups else { return nil }
        let data = try FileReader.contents(of: file, limit: ScenarioLimits.fileSize)
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

    init(_ paths: [String]) {
        var known: Set<String> = []
        for path in paths.map(RelativePath.shown) {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                if known.insert(path).inserted { files.append(path) }
                continue
            }
            let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
            let walk = FolderWalk(folder, endings: [".xib", ".storyboard"])
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
