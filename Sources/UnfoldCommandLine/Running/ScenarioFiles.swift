import Foundation
import UnfoldAutoLayout
import UnfoldFiles
import UnfoldReport
import UnfoldScenario

/// Which files a command is about.
struct ScenarioFiles {
    /// In the order of the paths; below a folder, in the order of their names. What cannot be looked at has its
    /// mistake.
    private(set) var files: [RunReport.File] = []
    private(set) var folders: [String] = []
    /// Files below a folder that are no scenarios.
    private(set) var skipped: [String] = []
    /// Folders in which no scenario was found, and nothing that cannot be looked at.
    private(set) var emptyFolders: [String] = []

    /// - Parameter excluded: files and folders to leave out of folders; a file that is named itself is never left out.
    init(_ paths: [String], excluded: [String]) {
        let excluded = excluded.map(Self.tidied)
        var known: Set<String> = []
        for path in paths.map(Self.tidied) {
            guard Self.isFolder(path) else {
                if known.insert(path).inserted { files.append(.init(path: path)) }
                continue
            }
            folders.append(path)
            let walk = FolderWalk(path, endings: [".json"]) { path in
                !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
            }
            var isEmpty = walk.errors.isEmpty
            for entry in walk.entries {
                let file = Self.file(entry)
                if file != nil { isEmpty = false }
                guard known.insert(entry.path).inserted else { continue }
                if let file { files.append(file) } else { skipped.append(entry.path) }
            }
            for error in walk.errors where known.insert(error.position.file).inserted {
                files.append(.init(path: error.position.file, errors: [error]))
            }
            if isEmpty { emptyFolders.append(path) }
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Seen from here, without a slash at the end.
    static func tidied(_ path: String) -> String {
        var path = RelativePath.shown(path)
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    /// nil for what is no scenario. A scenario has templates: what has the word is read, so that a broken one is
    /// reported
    /// and not passed over, and so is what cannot be read.
    private static func file(_ entry: FolderWalk.Entry) -> RunReport.File? {
        switch entry.kind {
        case .unknown: return .init(path: entry.path)
        case .special: return .init(path: entry.path, errors: [ScenarioError(FolderWalk.special, of: entry.path)])
        case .file: return ScenarioDocument.mayBeScenario(entry.path) ? .init(path: entry.path) : nil
        }
    }
}
