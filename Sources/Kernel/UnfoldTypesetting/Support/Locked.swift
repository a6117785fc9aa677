/// A value behind a lock. (`Mutex` is not there before macOS 15.)
// Sendable: as below.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    // Read and written under `lock` only, which stops whoever asks for it again inside `body`: it may be shared, and no
    // accesses overlap.
    @exclusivity(unchecked) private var value: Value

    package init(_ value: Value) { self.value = value }

    package func withLock<T>(_ body: (inout Value) throws -> T) rethrows -> T { try lock.withLock { try body(&value) } }

    /// The value before, which ends outside the lock.
    @discardableResult package func exchange(_ new: Value) -> Value {
        var value = new
        withLock { swap(&$0, &value) }
        return value
    }
}

extension Locked<Int> {
    @discardableResult package func add(_ number: Int) -> Int {
        withLock {
            $0 += number
            return $0
        }
    }
}
