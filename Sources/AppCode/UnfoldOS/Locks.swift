#if !canImport(os)
    import Foundation

    /// A value that one thread at a time may change. As on iOS, a thread that takes it twice ends the process.
    public struct OSAllocatedUnfairLock<State>: Sendable {
        // Sendable: `state` is used by the owner of the lock alone.
        private final class Storage: @unchecked Sendable {
            let lock = os_unfair_lock_t.allocate(capacity: 1)
            var state: State
            init(_ state: State) {
                self.state = state
                lock.initialize(to: os_unfair_lock())
            }
            deinit { lock.deallocate() }
        }
        private let storage: Storage
        var address: os_unfair_lock_t { storage.lock }

        public init(uncheckedState initialState: State) { storage = Storage(initialState) }

        public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
            os_unfair_lock_lock(address)
            defer { os_unfair_lock_unlock(address) }
            return try body(&storage.state)
        }
        public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
            guard os_unfair_lock_trylock(address) else { return nil }
            defer { os_unfair_lock_unlock(address) }
            return try body(&storage.state)
        }
    }

    /// All of them share one lock, so that two that are taken at once wait for each other.
    private let unfairLocks = NSCondition()

    func whileNoOtherChanges<R>(_ body: (ObjectIdentifier) -> R) -> R {
        let thread = ObjectIdentifier(Thread.current)
        unfairLocks.lock()
        defer { unfairLocks.unlock() }
        return body(thread)
    }

    public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
        whileNoOtherChanges { thread in
            precondition(lock.pointee.owner != thread, "Trying to recursively lock an os_unfair_lock")
            while lock.pointee.owner != nil { unfairLocks.wait() }
            lock.pointee.owner = thread
        }
    }
    /// Takes a lock if it is open; whether it was.
    public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
        whileNoOtherChanges { thread in
            guard lock.pointee.owner == nil else { return false }
            lock.pointee.owner = thread
            return true
        }
    }
    public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
        whileNoOtherChanges { thread in
            precondition(lock.pointee.owner == thread, "Unlock of an os_unfair_lock not owned by current thread")
            lock.pointee.owner = nil
            unfairLocks.broadcast()
        }
    }
#endif
