#if !canImport(Darwin)
    /// Core Foundation's name of a run loop.
    public typealias CFRunLoop = RunLoop

    /// A mode of a run loop by Core Foundation's name.
    public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
        private let name: String
        public var rawValue: NSString { name as NSString }
        public init(rawValue: NSString) { name = String(describing: rawValue) }
        public init(_ rawValue: NSString) { self.init(rawValue: rawValue) }
        public static let defaultMode = CFRunLoopMode(RunLoop.Mode.default.rawValue as NSString)
        public static let commonModes = CFRunLoopMode(RunLoop.Mode.common.rawValue as NSString)
    }

    public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
    public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
    /// Has a run loop that waits look at what it was given. (Foundation's own waits on when another thread gives it a
    /// block.)
    public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { if rl === RunLoop.main { DispatchQueue.main.async {} } }
    /// Runs the run loop of this thread until ``CFRunLoopStop(_:)``; another thread's also ends when it has nothing to
    /// wait for.
    public func CFRunLoopRun() { _ = RunLoop.current.runUntilStopped(in: .default, before: nil, once: false) }
    /// Ends the innermost run of a run loop, from any thread: as soon as what it is doing now is done.
    public func CFRunLoopStop(_ rl: CFRunLoop!) { RunLoopStops.stop(rl) }
    /// Has a run loop call a block when it runs in a mode.
    public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!) {
        let block = UnsafeTransfer(block!)
        let name = (mode as? NSString).map(String.init(describing:)) ?? RunLoop.Mode.default.rawValue
        rl.perform(inModes: [RunLoop.Mode(name)]) { block.value() }
    }
    /// Runs the run loop of this thread for some seconds.
    @discardableResult public func CFRunLoopRunInMode(
        _ mode: CFRunLoopMode!, _ seconds: Double, _ returnAfterSourceHandled: Bool
    ) -> CFRunLoopRunResult {
        RunLoop.current.runUntilStopped(
            in: RunLoop.Mode(String(describing: mode.rawValue)), before: Date(timeIntervalSinceNow: seconds),
            once: returnAfterSourceHandled)
    }

    extension RunLoop {
        /// Foundation's run loop tells no one of being stopped, and sleeps through what other threads give it: it is run
        /// piece by piece.
        fileprivate func runUntilStopped(in mode: Mode, before end: Date?, once: Bool) -> CFRunLoopRunResult {
            let piece = 0.01
            let run = RunLoopStops.begin(self)
            defer { RunLoopStops.end(self) }
            while true {
                let limit = min(Date(timeIntervalSinceNow: piece), end ?? .distantFuture)
                let hasSources = self.run(mode: mode, before: limit)
                if RunLoopStops.isStopped(run, of: self) { return .stopped }
                if let end, Date() >= end { return .timedOut }
                if !hasSources {
                    // That of the main queue waits for it, be it empty.
                    guard self === RunLoop.main || MainQueue.isCurrent else { return .finished }
                    Thread.sleep(until: limit)
                } else if once, Date() < limit {
                    return .handledSource
                }
            }
        }
    }

    /// Which runs of which run loops were asked to stop.
    private enum RunLoopStops {
        /// Of each run of a run loop, the innermost behind, whether it was stopped.
        private static let runs = Locked<[ObjectIdentifier: [Bool]]>([:])

        static func begin(_ loop: RunLoop) -> Int {
            runs.withLock {
                $0[ObjectIdentifier(loop), default: []].append(false)
                return $0[ObjectIdentifier(loop)]!.count - 1
            }
        }
        static func end(_ loop: RunLoop) {
            runs.withLock {
                _ = $0[ObjectIdentifier(loop)]?.popLast()
                if $0[ObjectIdentifier(loop)]?.isEmpty ?? false { $0[ObjectIdentifier(loop)] = nil }
            }
        }
        static func stop(_ loop: RunLoop) {
            runs.withLock {
                guard let last = $0[ObjectIdentifier(loop)]?.indices.last else { return }
                $0[ObjectIdentifier(loop)]?[last] = true
            }
        }
        static func isStopped(_ run: Int, of loop: RunLoop) -> Bool {
            runs.withLock { $0[ObjectIdentifier(loop)]?[run] ?? false }
        }
    }
#endif
