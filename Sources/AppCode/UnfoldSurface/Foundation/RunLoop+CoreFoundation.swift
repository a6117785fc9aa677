#if !canImport(Darwin)
    /// Core Foundation's name of a run loop.
    public typealias CFRunLoop = RunLoop

    /// A mode of a run loop by Core Foundation's name.
    public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
        let name: String
        public init(rawValue: NSString) { name = String(describing: rawValue) }
        public static let defaultMode = CFRunLoopMode(RunLoop.Mode.default.rawValue as NSString)
        public static let commonModes = CFRunLoopMode(RunLoop.Mode.common.rawValue as NSString)
    }

    public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
    public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
    /// Has a run loop that waits look at what it was given. (Foundation's own waits on.)
    public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { if rl === RunLoop.main { DispatchQueue.main.async {} } }
    /// Has a run loop call a block when it runs in a mode.
    public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!) {
        let block = UnsafeTransfer(block!)
        let name = (mode as? NSString).map(String.init(describing:)) ?? RunLoop.Mode.default.rawValue
        rl.perform(inModes: [RunLoop.Mode(name)]) { block.value() }
    }
#endif
