import UnfoldInterfaceBuilder

struct ScenarioFiles {
    private(set) var files: [RunReport.File] = []
    private(set) var folders: [String] = []
    private(set) var skipped: [String] = []
    /// Documents of Interface Builder below a folder: those with nothing to measure are no mistakes.
    private(set) var documents: Set<String> = []
    /// Folders without a scenario: a run of nothing must not pass for one in which all was well.
    private(set) var nothingFound: [RunReport.File] = []

    /// `excluded` is left out of folders, but taken where it is named; `takesDocuments` is for Interface Builder's.
    init(_ paths: [String], excluded: [String], tree: FileTree = FileTree(), takesDocuments: Bool = false) {
        let excluded = excluded.map(Self.tidied)
        var known: Set<String> = []
        for path in paths.map(Self.tidied) {
            tree.add(named: path)
            if let mistake = tree.mistake(path) {
                if known.insert(path).inserted { files.append(.init(path: path, errors: [mistake])) }
                continue
            }
            guard Self.isFolder(path) else {
                if known.insert(path).inserted { files.append(.init(path: path)) }
                continue
            }
            folders.append(path)
            let walk = FolderWalk(path, endings: [".json"] + (takesDocuments ? [".xib", ".storyboard"] : [])) { path in
                !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
            }
            var isEmpty = walk.errors.isEmpty
            for entry in walk.entries {
                let file = Self.file(entry, tree)
                if file != nil { isEmpty = false }
                guard known.insert(entry.path).inserted else { continue }
                if IBDocument.isDocument(path: entry.path) { documents.insert(entry.path) }
                if let file { files.append(file) } else { skipped.append(entry.path) }
            }
            for error in walk.errors where known.insert(error.position.file).inserted {
                files.append(.init(path: error.position.file, errors: [error]))
            }
            guard isEmpty else { continue }
            nothingFound.append(Self.nothing(in: path))
        }
    }

    static func nothing(in folder: String) -> RunReport.File {
        let start = SourcePosition(file: folder, line: 1, column: 1)
        let problem = ScenarioError.Problem.invalid(.emptyFolder(namesExclusions: true))
        return .init(path: folder, errors: [ScenarioError(position: start, path: "", problem: problem)])
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Seen from here, without a slash at the end; `-` is standard input.
    static func tidied(_ path: String) -> String {
        if path == "-" { return "/dev/stdin" }
        var path = RelativePath.shown(path)
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    /// nil for what is no scenario. What has the word `templates` is read, so that a broken one is reported.
    private static func file(_ entry: FolderWalk.Entry, _ tree: FileTree) -> RunReport.File? {
        // What is behind such a link is not looked at, be it a scenario or not.
        if let mistake = tree.mistake(entry.path) { return .init(path: entry.path, errors: [mistake]) }
        switch entry.kind {
        case .unknown: return .init(path: entry.path)
        case .special: return .init(path: entry.path, errors: [ScenarioError(FolderWalk.special, of: entry.path)])
        case .file where IBDocument.isDocument(path: entry.path): return .init(path: entry.path)
        case .file: return ScenarioDocument.mayBeScenario(entry.path) ? .init(path: entry.path) : nil
        }
    }
}
