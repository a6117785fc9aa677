package enum FileReader {
    /// `regularOnly` refuses what may never end or begin, for paths that a file names instead of a person.
    package static func read(_ path: String, limit: Int, regularOnly: Bool = false) throws(ReadFailure) -> Data {
        // The system's names end at the first NUL, and what is before it may be another file.
        guard !path.utf8.contains(0) else { throw .unreadable(defect(ENOENT, path)) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | (regularOnly ? O_NONBLOCK : 0))
        guard descriptor >= 0 else { throw .unreadable(defect(errno, path)) }
        defer { close(descriptor) }
        guard !regularOnly || stat(descriptor: descriptor)?.kind == S_IFREG else { throw .unreadable(.noFile) }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while data.count <= limit {
            let count = Foundation.read(descriptor, &buffer, min(buffer.count, limit + 1 - data.count))
            if count == 0 { return data }
            if count < 0 {
                if errno == EINTR { continue }
                throw .unreadable(defect(errno, path))
            }
            data.append(contentsOf: buffer[..<count])
        }
        throw .tooLarge(limit: limit)
    }

    private static func defect(_ code: Int32, _ path: String) -> FileDefect {
        switch code {
        case ENOENT: stat(of: path, followsLinks: false)?.kind == S_IFLNK ? .deadLink : .missing
        case EISDIR, EACCES, EPERM: .protected
        case ELOOP: .linkCircle
        default: .system(code: code)
        }
    }
}
