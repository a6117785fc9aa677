import UnfoldSourceAdapter

/// The classes of cells by module: targets with `.unfold-sources`, else folders below `Sources`, else the folder.
struct CellModules {
    private(set) var modules: [(name: String, cells: [CellClass])] = []
    private(set) var (listed, leftOut): ([String], [String]) = ([], [])
    static let list = ".unfold-sources"

    init(in folders: [String]) {
        for folder in folders {
            let targets = Self.targets(of: folder)
            let withLists = targets.filter { FileIdentity.isTaken(PathText.join($0, Self.list)) }
            for target in withLists { addListed(by: target) }
            guard withLists.isEmpty else { continue }
            for target in targets { add(target, [target]) }
        }
        modules = modules.filter { !$0.cells.isEmpty }.sorted { $0.name < $1.name }
    }

    private static func targets(of folder: String) -> [String] {
        let sources = PathText.join(folder, "Sources")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: sources))?.sorted() ?? []
        let targets = names.filter { !$0.hasPrefix(".") }.map { PathText.join(sources, $0) }.filter {
            FolderWalk.kind(ofFile: $0) == nil
        }
        return targets.isEmpty ? [folder] : targets
    }

    private mutating func addListed(by target: String) {
        let text = (try? SourceListing.text(PathText.join(target, Self.list))) ?? ""
        let package = Self.package(of: target) ?? target
        let list = SourceListing(text, of: PathText.join(package, "Package.swift"))
        let out = list.leftOut.map(RelativePath.shown)
        let names = list.sources.filter { FileManager.default.fileExists(atPath: $0) }.map(RelativePath.shown)
        (listed, leftOut) = (listed + names, leftOut + out)
        add(target, names, without: out)
    }

    static func package(of folder: String) -> String? {
        sequence(first: URL(fileURLWithPath: folder).standardizedFileURL) { $0.deletingLastPathComponent() }
            .prefix { $0.path != "/" }.first { FileIdentity.isTaken($0.path + "/Package.swift") }?.path
    }

    private mutating func add(_ target: String, _ paths: [String], without out: [String] = []) {
        // What cannot be read is reported by who builds it.
        guard let files = try? SwiftFiles(of: paths, without: out) else { return }
        let name = URL(fileURLWithPath: target).standardizedFileURL.lastPathComponent
        modules.append((name, CellClass.all(in: files)))
    }
}
