#if !canImport(Combine)
    import Foundation

    /// Events that a scheduler gives on: in their order and never two at once, also where it does its work
    /// concurrently.
    final class EventLine: @unchecked Sendable {
        // Sendable: all is read and written under `lock`.
        private let lock = NSLock()
        private var waiting: [() -> Void] = []
        /// How many of them the scheduler has reached.
        private var due = 0
        private var isGiving = false

        func append(_ event: @escaping () -> Void) { lock.withLock { waiting.append(event) } }

        /// One more event is due. Whoever gives one already gives this one after it.
        func next() {
            lock.lock()
            due += 1
            guard !isGiving else { return lock.unlock() }
            isGiving = true
            while due > 0 {
                due -= 1
                let event = waiting.removeFirst()
                lock.unlock()
                event()
                lock.lock()
            }
            isGiving = false
            lock.unlock()
        }
    }
#endif
