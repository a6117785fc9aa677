import Dispatch

/// Work for the main thread, later: on the main queue, or in a run loop that runs inside a block of that queue, which
/// stands still meanwhile (an `async` test that waits, code that runs the loop to wait). Whichever is first does it.
enum MainLoop {
    /// - Parameter seconds: Less than 0 counts as 0.
    static func run(after seconds: TimeInterval, _ work: @escaping @MainActor @Sendable () -> Void) {
        let delay = max(0, seconds)
        let pending = Locked<(@MainActor @Sendable () -> Void)?>(work)
        let perform = { @Sendable in if let work = pending.exchange(nil) { MainActor.assumeIsolated(work) } }
        let timer = Timer(timeInterval: delay, repeats: false) { _ in perform() }
        let invalidated = UnsafeTransfer(timer)
        RunLoop.main.add(timer, forMode: .common)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            invalidated.value.invalidate()
            perform()
        }
    }
}
