extension stat {
    /// nil for what is not there, and for a path that the system would read to its first NUL only.
    init?(of path: String, followsLinks: Bool = true) {
        self.init()
        let flags = followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
        guard !path.utf8.contains(0), fstatat(AT_FDCWD, path, &self, flags) == 0 else { return nil }
    }

    init?(descriptor: Int32) {
        self.init()
        guard fstat(descriptor, &self) == 0 else { return nil }
    }

    var kind: mode_t { st_mode & S_IFMT }
}
