// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldOS/Inert/Locks+WithoutOS.tsv.
// swift-format-ignore-file

import Foundation

#if !canImport(os)

public struct os_unfair_lock_s: Sendable {
    var owner: ObjectIdentifier? = nil
    public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) { whileNoOtherChanges { precondition(lock.pointee.owner == $0, "Lock unexpectedly not owned by current thread") } }
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) { whileNoOtherChanges { precondition(lock.pointee.owner != $0, "Lock unexpectedly owned by current thread") } }

extension OSAllocatedUnfairLock {
    public enum Ownership: Hashable, Sendable {
        case owner
        case notOwner
    }
}

extension OSAllocatedUnfairLock {
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R { try withLockUnchecked(body) }
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? { try withLockIfAvailableUnchecked(body) }
    /// Ends the process unless this thread has the lock, or has not.
    public func precondition(_ condition: Ownership) { (condition == .owner ? os_unfair_lock_assert_owner : os_unfair_lock_assert_not_owner)(address) }
}

extension OSAllocatedUnfairLock where State: Sendable {
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { (_: inout Void) in try body() } }
    public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? { try withLockIfAvailableUnchecked { (_: inout Void) in try body() } }
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked(body) }
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? { try withLockIfAvailableUnchecked(body) }
    @available(*,noasync) public func lock() { os_unfair_lock_lock(address) }
    @available(*,noasync) public func unlock() { os_unfair_lock_unlock(address) }
    @available(*,noasync) public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(address) }
}

#endif
