/// The folders a command may read: the working folder and what was named. A link that leads out, maybe of somebody
/// else's file, is refused.
package final class FileTree {
    private let followsAll: Bool
    private let workingFolder: String
    private var roots: Set<String> = []
    private var known: [String: Bool] = [:]

    package init(followsAll: Bool = false) {
        self.followsAll = followsAll
        workingFolder = FileManager.default.currentDirectoryPath
        add(".")
    }

    /// Takes in what a person named: below the working folder nothing more, elsewhere the folder or that of the file.
    package func add(named path: String) {
        guard !isBelowWorkingFolder(path) else { return }
        add(stat(of: path)?.kind == S_IFDIR ? path : PathText.folder(of: path))
    }

    /// Whether the path leads out of the tree. What cannot be looked at does not; reading it says why.
    package func refuses(_ path: String) -> Bool {
        // Streams of this process, wherever they come from.
        if followsAll || path.hasPrefix("/dev/") || path.hasPrefix("/proc/self/") { return false }
        guard let status = stat(of: path, followsLinks: false) else { return false }
        if status.kind == S_IFREG { return !holds(folder: PathText.folder(of: path)) }
        return Location.real(path).map { !contains($0) } ?? false
    }

    private func add(_ folder: String) {
        if let real = Location.real(folder.isEmpty ? "." : folder) { roots.insert(real) }
        known = [:]
    }

    private func holds(folder: String) -> Bool {
        if let answer = known[folder] { return answer }
        let answer = Location.real(folder.isEmpty ? "." : folder).map(contains) ?? true
        known[folder] = answer
        return answer
    }

    private func contains(_ real: String) -> Bool {
        var path = real
        while true {
            if roots.contains(path) { return true }
            guard path != "/" else { return false }
            path = PathText.folder(of: path)
        }
    }

    private func isBelowWorkingFolder(_ path: String) -> Bool {
        guard !path.split(separator: "/").contains("..") else { return false }
        return !path.hasPrefix("/") || path == workingFolder || path.hasPrefix(workingFolder + "/")
    }
}
