/// Replaces regular files in one moment, links followed and modes kept; devices, pipes and streams are written to.
package enum FileWriter {
    /// - Throws: ``WriteFailure``; what was there is there still, unless it was a device or a pipe.
    package static func write(_ text: String, to path: String) throws(WriteFailure) {
        try write(bytes: text.utf8, to: path)
    }

    package static func write(bytes: some Sequence<UInt8>, to path: String) throws(WriteFailure) {
        let data = [UInt8](bytes)
        try write(to: path) { descriptor throws(WriteFailure) in try Descriptor.write(data, to: descriptor) }
    }

    package static func write(
        to path: String, text content: (TextSink) throws(WriteFailure) -> Void
    ) throws(WriteFailure) {
        try write(to: path) { descriptor throws(WriteFailure) in
            try content { text throws(WriteFailure) in try Descriptor.write(text.utf8, to: descriptor) }
        }
    }

    private typealias Content = (Int32) throws(WriteFailure) -> Void

    private static func write(to path: String, _ content: Content) throws(WriteFailure) {
        guard !path.utf8.contains(0) else { throw WriteFailure(ENOENT) }
        let old = stat(of: path)
        let missing = errno
        let kind = old?.kind ?? S_IFREG
        guard kind != S_IFDIR else { throw WriteFailure(EISDIR) }
        if let old, let stream = standardStream(FileIdentity(old), kind) { return try content(stream) }
        guard let location = Location(path) else { throw WriteFailure(old == nil ? missing : EINVAL) }
        if kind != S_IFREG || isDescriptor(location) { return try append(content, to: path) }
        if old != nil, access(path, W_OK) != 0 { throw WriteFailure() }
        try replace(location, by: content, keeping: old)
    }

    package static func remove(_ path: String) throws(WriteFailure) {
        guard !path.utf8.contains(0) else { throw WriteFailure(ENOENT) }
        if unlink(path) != 0, errno != ENOENT { throw WriteFailure() }
    }

    /// Standard output or error: replacing their file would lose what they get, and sockets cannot be opened by name.
    private static func standardStream(_ location: FileIdentity, _ kind: mode_t) -> Int32? {
        guard kind == S_IFREG || kind == S_IFSOCK else { return nil }
        return [STDOUT_FILENO, STDERR_FILENO].first { FileIdentity(descriptor: $0) == location }
    }

    /// `/dev/fd/5` and its like stand for an open file, not for a name.
    private static func isDescriptor(_ location: Location) -> Bool {
        location.folder.hasPrefix("/proc/") || location.folder == "/dev" || location.folder.hasPrefix("/dev/")
    }

    private static func append(_ content: Content, to path: String) throws(WriteFailure) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw WriteFailure() }
        do { try content(descriptor) } catch {
            close(descriptor)
            throw error
        }
        if close(descriptor) != 0 { throw WriteFailure() }
    }

    private static func replace(_ location: Location, by content: Content, keeping old: stat?) throws(WriteFailure) {
        let temporary = try TemporaryFile(beside: location, mode: old == nil ? 0o666 : 0o600)
        do {
            try content(temporary.descriptor)
            if let old { keep(old, on: temporary.descriptor) }
            try temporary.take(location.path)
        } catch {
            temporary.discard()
            throw error
        }
    }

    /// Owner, where the system lets us, and mode; another owner gets no more rights than the mode says of others.
    private static func keep(_ old: stat, on descriptor: Int32) {
        let isOwned = fchown(descriptor, old.st_uid, old.st_gid) == 0
        _ = fchmod(descriptor, old.st_mode & (isOwned ? 0o7777 : 0o777))
    }
}
