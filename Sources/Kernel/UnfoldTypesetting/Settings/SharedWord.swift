#if canImport(Darwin)
    import Foundation

    /// A number that every thread may read and set. By a lock: `Atomic` is not there before macOS 15.
    package final class SharedWord: @unchecked Sendable {
        // Sendable: read and written under `lock` only.
        private let lock = NSLock()
        private var value: UInt

        package init(_ value: UInt) { self.value = value }

        package func load() -> UInt { lock.withLock { value } }
        package func store(_ new: UInt) { lock.withLock { value = new } }
        /// Adds to the number; it wraps around.
        package func add(_ summand: UInt) { lock.withLock { value &+= summand } }
    }
#else
    import Synchronization

    /// A number that every thread may read and set. What was written before it was set is seen by who reads it.
    ///
    /// Inlinable: views find one another by it.
    @usableFromInline package struct SharedWord: ~Copyable, Sendable {
        @usableFromInline let value: Atomic<UInt>

        @inlinable package init(_ value: UInt) { self.value = Atomic(value) }

        @inlinable @inline(__always) package func load() -> UInt { value.load(ordering: .acquiring) }
        @inlinable @inline(__always) package func store(_ new: UInt) { value.store(new, ordering: .releasing) }
        /// Adds to the number; it wraps around.
        package func add(_ summand: UInt) { value.wrappingAdd(summand, ordering: .relaxed) }
    }
#endif
