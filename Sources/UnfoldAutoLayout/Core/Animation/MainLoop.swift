import Dispatch
import Foundation

/// Work for the main thread, later: on the main queue, or in a run loop that runs inside a block of that queue, which
/// stands still meanwhile (an `async` test that waits, code that runs the loop to wait). Whichever is first does it.
enum MainLoop {
    /// - Parameter seconds: Less than 0 counts as 0.
    static func run(after seconds: TimeInterval, _ work: @escaping @MainActor @Sendable () -> Void) {
        let delay = max(0, seconds)
        let request = Request(work)
        let timer = Timer(timeInterval: delay, repeats: false) { _ in request.perform() }
        nonisolated(unsafe) let pending = timer
        RunLoop.main.add(timer, forMode: .common)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            pending.invalidate()
            request.perform()
        }
    }

    private final class Request: @unchecked Sendable {
        // Sendable: the work is taken under the lock.
        private let lock = NSLock()
        private var work: (@MainActor @Sendable () -> Void)?

        init(_ work: @escaping @MainActor @Sendable () -> Void) { self.work = work }

        func perform() {
            let work = lock.withLock {
                defer { self.work = nil }
                return self.work
            }
            if let work { MainActor.assumeIsolated(work) }
        }
    }
}
