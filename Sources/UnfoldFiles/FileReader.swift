import Foundation

/// Why a file or folder cannot be read.
package enum ReadFailure: Error, Equatable {
    /// The file cannot be opened or read, for the reason that the system gives.
    case unreadable(reason: String)
    /// More bytes than the limit.
    case tooLarge(limit: Int)
    /// The folder cannot be listed, for the reason that the system gives.
    case unlisted(reason: String)

    /// In words.
    package var sentence: String {
        switch self {
        case .unreadable(let reason): "the file cannot be read: \(reason)"
        case .tooLarge(let limit): "the file has more than \(limit) bytes"
        case .unlisted(let reason): "the folder cannot be listed: \(reason)"
        }
    }
}

/// Files read as far as a limit: also pipes and devices, which have no size.
package enum FileReader {
    /// - Parameter regularOnly: refuses what may never end or never begin, for paths that a file names instead of a
    ///   person.
    package static func read(_ path: String, limit: Int, regularOnly: Bool = false) throws(ReadFailure) -> Data {
        // The system's names end at the first NUL, and what is before it may be another file.
        guard !path.utf8.contains(0) else { throw .unreadable(reason: reason(ENOENT, path)) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | (regularOnly ? O_NONBLOCK : 0))
        guard descriptor >= 0 else { throw .unreadable(reason: reason(errno, path)) }
        defer { close(descriptor) }
        guard !regularOnly || isRegular(descriptor) else {
            throw .unreadable(reason: "it is a folder, a pipe or a device")
        }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while data.count <= limit {
            let count = Foundation.read(descriptor, &buffer, min(buffer.count, limit + 1 - data.count))
            if count == 0 { return data }
            if count < 0 {
                if errno == EINTR { continue }
                throw .unreadable(reason: reason(errno, path))
            }
            data.append(contentsOf: buffer[..<count])
        }
        throw .tooLarge(limit: limit)
    }

    /// What to do about a file that the system does not give.
    private static func reason(_ code: Int32, _ path: String) -> String {
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
