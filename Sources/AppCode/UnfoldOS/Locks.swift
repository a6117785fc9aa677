#if !canImport(os)
    import Foundation
    import Synchronization

    /// A value that one thread at a time may change.
    public struct OSAllocatedUnfairLock<State: Sendable>: Sendable {
        fileprivate final class Storage: Sendable {
            let lock = NSLock()
            let state: Mutex<State>
            init(_ state: State) { self.state = Mutex(state) }
        }
        fileprivate let storage: Storage

        public init(initialState: State) { storage = Storage(initialState) }

        public func withLock<R: Sendable, E: Error>(_ body: (inout State) throws(E) -> R) throws(E) -> R {
            storage.lock.lock()
            defer { storage.lock.unlock() }
            return try storage.state.withLock { (state) throws(E) in try body(&state) }
        }
    }
    extension OSAllocatedUnfairLock where State == Void {
        public init() { self.init(initialState: ()) }

        public func withLock<R: Sendable, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
            try withLock { (_: inout Void) throws(E) in try body() }
        }
        public func lock() { storage.lock.lock() }
        public func unlock() { storage.lock.unlock() }
        public func lockIfAvailable() -> Bool { storage.lock.try() }
    }

    // swift-format-ignore: TypeNamesShouldBeCapitalized
    public struct os_unfair_lock_s: Sendable {
        var isTaken = false
        public init() {}
    }
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    public typealias os_unfair_lock = os_unfair_lock_s
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

    /// All of them share one lock, so that two that are taken at once wait for each other.
    private let unfairLocks = NSCondition()

    public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
        unfairLocks.lock()
        defer { unfairLocks.unlock() }
        while lock.pointee.isTaken { unfairLocks.wait() }
        lock.pointee.isTaken = true
    }
    /// Takes a lock if it is open; whether it was.
    public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
        unfairLocks.lock()
        defer { unfairLocks.unlock() }
        defer { lock.pointee.isTaken = true }
        return !lock.pointee.isTaken
    }
    public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
        unfairLocks.lock()
        defer { unfairLocks.unlock() }
        lock.pointee.isTaken = false
        unfairLocks.broadcast()
    }
#endif
