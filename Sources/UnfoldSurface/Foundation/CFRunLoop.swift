import Foundation

#if !canImport(ObjectiveC)
    /// A run loop, as Core Foundation calls it.
    public typealias CFRunLoop = RunLoop

    /// The run loop of the calling thread.
    public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

    /// The run loop of the main thread.
    public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

    /// Accepted: Foundation's run loop wakes up by itself when it has something to do.
    public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

    /// Calls a closure in a later turn of the run loop.
    public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        rl?.perform { block() }
    }
#endif
