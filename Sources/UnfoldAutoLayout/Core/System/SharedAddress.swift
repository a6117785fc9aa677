#if canImport(Darwin)
    import Foundation
#else
    import Synchronization
#endif

/// The address of an object that is not kept alive, read on the main actor and cleared from any thread.
struct SharedAddress: ~Copyable {
    #if canImport(Darwin)
        // `Atomic` is not there before macOS 15.
        private let word = LockedWord()
    #else
        private let word = Atomic<UInt>(0)
    #endif

    @inline(__always) func object<Object: AnyObject>(as type: Object.Type) -> Object? {
        guard let address = UnsafeRawPointer(bitPattern: word.load(ordering: .acquiring)) else { return nil }
        return Unmanaged<Object>.fromOpaque(address).takeUnretainedValue()
    }

    func refer(to object: AnyObject) {
        word.store(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), ordering: .releasing)
    }

    func forget() { word.store(0, ordering: .releasing) }
}

#if canImport(Darwin)
    /// What `Atomic<UInt>` does, by a lock.
    private final class LockedWord: @unchecked Sendable {
        // Sendable: all is read and written under `lock`.
        enum Ordering { case acquiring, releasing }

        private let lock = NSLock()
        private var value: UInt = 0

        func load(ordering: Ordering) -> UInt { lock.withLock { value } }
        func store(_ new: UInt, ordering: Ordering) { lock.withLock { value = new } }
    }
#endif
