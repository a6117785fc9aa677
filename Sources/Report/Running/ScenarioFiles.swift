import Foundation
import Scenario

/// Which files a command is about.
struct ScenarioFiles {
    /// As they are printed, in the order of the paths; below a folder, in the order of their names.
    private(set) var files: [String] = []
    private(set) var folders: [String] = []
    /// Files below a folder that are no scenarios.
    private(set) var skipped: [String] = []

    /// - Parameter excluded: files and folders to leave out of folders; a file that is named itself is never left out.
    init(_ paths: [String], excluded: [String]) {
        let excluded = excluded.map(Self.tidied)
        var known: Set<String> = []
        for path in paths.map(Self.tidied) {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                if known.insert(path).inserted { files.append(path) }
                continue
            }
            folders.append(path)
            for file in Self.jsonFiles(in: path, excluded: excluded) where known.insert(file).inserted {
                if Self.looksLikeScenario(file) { files.append(file) } else { skipped.append(file) }
            }
        }
    }

    private static func tidied(_ path: String) -> String {
        var path = RelativePath.shown(path)
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    /// Hidden files and folders are left out, and links are not followed.
    private static func jsonFiles(in folder: String, excluded: [String]) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        for case let name as String in walk {
            let path = folder == "." ? name : "\(folder)/\(name)"
            let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
            let isExcluded = excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
            if !isHidden, !isExcluded, name.hasSuffix(".json") { found.append(path) }
        }
        return found.sorted()
    }

    /// A scenario has templates. What has the word is read, so that a broken one is told and not passed over.
    private static func looksLikeScenario(_ file: String) -> Bool {
        FileManager.default.contents(atPath: file)?.range(of: Data("\"templates\"".utf8)) != nil
    }
}
