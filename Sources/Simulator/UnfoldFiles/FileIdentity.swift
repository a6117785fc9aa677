/// Which file a path leads to, whatever the path is called: links, `..` and hard links lead to the same file.
package enum FileIdentity: Hashable, Sendable {
    case file(device: UInt64, number: UInt64)
    /// A file that is not there yet: its folder, and its name in it.
    case name(device: UInt64, number: UInt64, name: String)

    /// nil where nothing can stand: no such folder, or a link in a circle.
    package init?(_ path: String) {
        if let status = stat(of: path) {
            self.init(status)
        } else {
            guard !path.utf8.contains(0), let location = Location(path), let status = stat(of: location.folder)
            else { return nil }
            self = .name(
                device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino), name: location.name)
        }
    }

    init(_ status: stat) {
        self = .file(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    }

    package init?(descriptor: Int32) {
        guard let status = stat(descriptor: descriptor) else { return nil }
        self.init(status)
    }

    package static func isTaken(_ path: String) -> Bool { stat(of: path, followsLinks: false) != nil }

    package static func size(_ path: String) -> Int? { stat(of: path).map { Int($0.st_size) } }

    /// Whether writing there would change what the file holds: not so of devices and pipes.
    package static func keepsContents(_ path: String) -> Bool { stat(of: path).map { $0.kind == S_IFREG } ?? true }
}

/// Folder and name of what stands, or would be made, at the end of a path's links.
struct Location: Equatable {
    var folder, name: String

    /// nil where the folder is not there, the path names a folder, or links go in a circle.
    init?(_ path: String) {
        var path = path
        for _ in 0..<40 {
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            guard let last = parts.last, !last.isEmpty, last != ".", last != ".." else { return nil }
            let parent = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/") + "/"
            guard let folder = Self.real(parent) else { return nil }
            (self.folder, name) = (folder, String(last))
            guard let target = Self.link(self.path) else { return }
            path = target.hasPrefix("/") ? target : folder + "/" + target
        }
        return nil
    }

    var path: String { folder == "/" ? "/" + name : folder + "/" + name }

    static func real(_ path: String) -> String? {
        guard let pointer = realpath(path, nil) else { return nil }
        defer { free(pointer) }
        return String(validatingCString: pointer)
    }

    private static func link(_ path: String) -> String? {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = buffer.withUnsafeMutableBytes { bytes in
            readlink(path, bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
        }
        guard count > 0 else { return nil }
        return String(validating: buffer[..<count], as: UTF8.self)
    }
}
