#if !canImport(os)
    import Foundation

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
