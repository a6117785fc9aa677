import UnfoldAutoLayout
import Foundation

/// Everything below a folder, with what could not be looked at. Hidden files and folders are left out; folders behind
/// links too, since they may lead back.
package struct FolderWalk {
    /// What a name stands for, behind links.
    package enum Kind: Sendable {
        case file
        /// A pipe, a device, a socket: reading it may never end.
        case special
        /// A link that leads nowhere, or something that the system does not tell about.
        case unknown
    }

    package struct Entry: Sendable {
        /// Seen from where the folder is seen.
        package var path: String
        package var kind: Kind
    }

    /// In the order of their paths.
    package private(set) var entries: [Entry] = []
    /// Folders that cannot be listed, and names that cannot be printed, in the order of their paths.
    package private(set) var errors: [ScenarioError] = []

    /// - Parameter enters: whether to look into the folder, or at the file, of that path.
    /// - Complexity: O(files × log(files)).
    package init(_ folder: String, where enters: (String) -> Bool = { _ in true }) {
        var folders = [folder]
        while let next = folders.popLast() {
            for name in names(in: next) {
                let path = next == "." ? name : next == "/" ? "/" + name : "\(next)/\(name)"
                guard enters(path) else { continue }
                switch Self.kind(path) {
                case .folder: folders.append(path)
                case .linkedFolder: continue
                case .entry(let kind): entries.append(Entry(path: path, kind: kind))
                }
            }
        }
        entries.sort { $0.path < $1.path }
        errors.sort { $0.position.file < $1.position.file }
    }

    /// Why a path that was taken for a scenario's is none: it is a folder without scenarios, or a pipe. nil for
    /// anything else.
    package static func problem(_ path: String) -> ScenarioError? {
        let start = SourcePosition(file: path, line: 1, column: 1)
        switch kind(path) {
        case .folder, .linkedFolder:
            return ScenarioError(
                position: start, path: "", problem: .refused(.emptyFolder(namesExclusions: false)))
        case .entry(.special): return specialFile(path)
        case .entry: return nil
        }
    }

    /// What a pipe or a device in a folder is called.
    package static func specialFile(_ path: String) -> ScenarioError {
        ScenarioError(
            position: SourcePosition(file: path, line: 1, column: 1), path: "",
            problem: .unreadable(reason: "it is a pipe or a device; name it to have it read"))
    }

    private mutating func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else {
            fail(folder, .refused(.unlistedFolder(reason: String(cString: strerror(errno)))))
            return []
        }
        defer { closedir(stream) }
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            let bytes = Self.bytes(entry)
            // Hidden, and the folder itself and the one above.
            guard bytes.first != UInt8(ascii: ".") else { continue }
            if let name = String(validating: bytes, as: UTF8.self) {
                names.append(name)
            } else {
                fail(
                    folder + "/" + String(decoding: bytes, as: UTF8.self),
                    .unreadable(reason: "its name is not UTF-8; rename it"))
            }
        }
        if errno != 0 { fail(folder, .refused(.unlistedFolder(reason: String(cString: strerror(errno))))) }
        return names
    }

    private static func bytes(_ entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
        withUnsafePointer(to: &entry.pointee.d_name) { name in
            name.withMemoryRebound(to: UInt8.self, capacity: 1) { start in
                Array(
                    UnsafeBufferPointer(
                        start: start, count: strlen(name.withMemoryRebound(to: CChar.self, capacity: 1) { $0 })))
            }
        }
    }

    private mutating func fail(_ path: String, _ problem: ScenarioError.Problem) {
        let start = SourcePosition(file: path, line: 1, column: 1)
        errors.append(ScenarioError(position: start, path: "", problem: problem))
    }

    private enum Found {
        case folder
        case linkedFolder
        case entry(Kind)
    }

    private static func kind(_ path: String) -> Found {
        var status = stat()
        guard lstat(path, &status) == 0 else { return .entry(.unknown) }
        let isLink = status.st_mode & S_IFMT == S_IFLNK
        guard !isLink || stat(path, &status) == 0 else { return .entry(.unknown) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return isLink ? .linkedFolder : .folder
        case S_IFREG: return .entry(.file)
        default: return .entry(.special)
        }
    }
}
