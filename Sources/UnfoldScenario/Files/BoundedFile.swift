import UnfoldAutoLayout
import Foundation

/// Files read as far as a limit: also pipes and devices, which have no size.
package enum BoundedFile {
    /// - Parameter regularOnly: refuses what may never end or never begin, for paths that a file names instead of a
    ///   person.
    /// - Throws: ``ScenarioError``.
    package static func read(_ path: String, limit: Int, regularOnly: Bool = false) throws(ScenarioError) -> Data {
        func error(_ problem: ScenarioError.Problem) -> ScenarioError {
            ScenarioError(position: SourcePosition(file: path, line: 1, column: 1), path: "", problem: problem)
        }
        // The system's names end at the first NUL, and what is before it may be another file.
        guard !path.utf8.contains(0) else { throw error(.unreadable(reason: reason(ENOENT, path))) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | (regularOnly ? O_NONBLOCK : 0))
        guard descriptor >= 0 else { throw error(.unreadable(reason: reason(errno, path))) }
        defer { close(descriptor) }
        guard !regularOnly || isRegular(descriptor) else {
            throw error(.unreadable(reason: "it is a folder, a pipe or a device"))
        }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while data.count <= limit {
            let count = Foundation.read(descriptor, &buffer, min(buffer.count, limit + 1 - data.count))
            if count == 0 { return data }
            if count < 0 {
                if errno == EINTR { continue }
                throw error(.unreadable(reason: reason(errno, path)))
            }
            data.append(contentsOf: buffer[..<count])
        }
        throw error(.tooLarge(limit: limit))
    }

    /// What to do about a file that the system does not give.
    package static func reason(_ code: Int32, _ path: String) -> String {
        switch code {
        case ENOENT:
            isLink(path) ? "it is a link that leads nowhere" : "there is no such file; check the path"
        case EISDIR, EACCES, EPERM: "is it a folder, or protected?"
        case ELOOP: "it is a link that leads back to itself"
        default: String(cString: strerror(code))
        }
    }

    private static func isRegular(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return !path.utf8.contains(0) && lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
