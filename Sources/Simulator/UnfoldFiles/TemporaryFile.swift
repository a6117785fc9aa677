/// The file that a signal takes away when it ends the process. Handlers may read plain memory only.
private nonisolated(unsafe) var removedAtExit: UnsafeMutablePointer<CChar>?

/// Takes the file away, then lets the signal do what it would have done.
private func removeAndEnd(_ number: Int32) {
    if let removedAtExit { unlink(removedAtExit) }
    signal(number, SIG_DFL)
    raise(number)
}

/// A file that takes another's place when it is whole. One at a time: others wait until it is taken or discarded.
final class TemporaryFile {
    private static let lock = NSLock()

    private(set) var descriptor: Int32 = -1
    private var path = ""
    private var guarded: [Int32] = []

    /// Made next to the file that it will be, since only there it can be moved in one moment.
    init(beside location: Location, mode: mode_t) throws(WriteFailure) {
        Self.lock.lock()
        guardSignals()
        let folder = location.folder == "/" ? "" : location.folder
        for number in 0..<1000 {
            path = "\(folder)/.unfold-\(getpid())-\(number)"
            rename(removingAtExit: path)
            descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
            if descriptor >= 0 { return }
            let failure = WriteFailure()
            guard failure.code == EEXIST else {
                leave()
                throw failure
            }
        }
        leave()
        throw WriteFailure(EEXIST)
    }

    func take(_ target: String) throws(WriteFailure) {
        let isWhole = close()
        guard isWhole, Foundation.rename(path, target) == 0 else { throw WriteFailure() }
        leave()
    }

    func discard() {
        _ = close()
        unlink(path)
        leave()
    }

    /// The system may report only now that the device is full.
    private func close() -> Bool {
        guard descriptor >= 0 else { return true }
        defer { descriptor = -1 }
        return Foundation.close(descriptor) == 0
    }

    /// One that is ignored or has a handler stays so.
    private func guardSignals() {
        for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
            // What the system does by itself has no function.
            if let old = signal(number, removeAndEnd) { signal(number, old) } else { guarded.append(number) }
        }
    }

    private func rename(removingAtExit path: String?) {
        let old = removedAtExit
        removedAtExit = path.flatMap { strdup($0) }
        free(old)
    }

    private func leave() {
        rename(removingAtExit: nil)
        for number in guarded { signal(number, SIG_DFL) }
        guarded = []
        Self.lock.unlock()
    }
}
