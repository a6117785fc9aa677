import Foundation
import UnfoldAutoLayout

extension RunLoop.Mode {
    /// The mode in which a scroll view is dragged.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

#if !canImport(Darwin)
    /// Core Foundation's name of a run loop.
    public typealias CFRunLoop = RunLoop

    /// A mode of a run loop by Core Foundation's name.
    public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
        // Sendable: the name does not change.
        /// The name.
        public let rawValue: NSString
        /// A mode by its name.
        public init(rawValue: NSString) { self.rawValue = rawValue }
        /// A mode by its name.
        public init(_ rawValue: NSString) { self.init(rawValue: rawValue) }
        /// The usual one.
        public static let defaultMode = CFRunLoopMode(RunLoop.Mode.default.rawValue as NSString)
        /// All of the usual ones.
        public static let commonModes = CFRunLoopMode(RunLoop.Mode.common.rawValue as NSString)
    }

    /// Why a run loop stopped running.
    public enum CFRunLoopRunResult: Int32, Sendable {
        /// It has nothing to wait for.
        case finished = 1
        /// It was told to.
        case stopped
        /// The time is over.
        case timedOut
        /// It did one thing.
        case handledSource
    }

    /// The run loop of this thread.
    public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
    /// The run loop of the main thread.
    public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
    /// Accepted: a run loop here wakes for what it is given.
    public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}
    /// Has a run loop call a block when it runs in a mode.
    public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!) {
        // Apple's parameter is not Sendable; that the block may run on the loop's thread is the caller's to know.
        nonisolated(unsafe) let block = block!
        let name = (mode as? NSString).map(String.init(describing:)) ?? RunLoop.Mode.default.rawValue
        rl.perform(inModes: [RunLoop.Mode(name)]) { block() }
    }
    /// Runs the run loop of this thread for some seconds.
    @discardableResult public func CFRunLoopRunInMode(
        _ mode: CFRunLoopMode!, _ seconds: Double, _ returnAfterSourceHandled: Bool
    ) -> CFRunLoopRunResult {
        let end = Date(timeIntervalSinceNow: seconds)
        let name = RunLoop.Mode(String(describing: mode.rawValue))
        repeat {
            guard RunLoop.current.run(mode: name, before: end) else { return .finished }
            if returnAfterSourceHandled, Date() < end { return .handledSource }
        } while Date() < end
        return .timedOut
    }
#endif
