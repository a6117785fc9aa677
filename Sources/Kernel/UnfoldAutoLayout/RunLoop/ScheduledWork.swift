/// Work for later iterations of the main run loop: those stepped by hand (``RunLoopIteration``), or those that end by
/// themselves while the main queue runs.
@MainActor package enum ScheduledWork {
    private struct Scheduled {
        let time: TimeInterval
        /// When it comes by itself.
        let deadline: DispatchTime
        let serial: Int
        let settings: TaskSettings?
        let work: (Bool) -> Void

        @MainActor func run() { TaskSettings.with(maker: settings) { work(true) } }
    }

    /// Seconds since the start.
    static var now: TimeInterval = 0
    private static var scheduled: [Scheduled] = []
    private static var serial = 0
    /// Lays out the windows that there are; set with the first of them.
    static var layOutWindows: @MainActor () -> Void = {}

    static var nextTime: TimeInterval? { scheduled.map(\.time).min() }

    /// Forgets what waits and starts the clock again.
    static func reset() {
        now = 0
        scheduled.removeAll()
    }

    /// What every iteration does at its end. Work comes by its own time, not by ``now``.
    static func endIteration() {
        layOutWindows()
        PropertyListeners.atEndOfIteration?()
    }

    static func runDue() {
        let due = scheduled.filter { $0.time <= now }.sorted { ($0.time, $0.serial) < ($1.time, $1.serial) }
        scheduled.removeAll { $0.time <= now }
        for item in due { item.run() }
    }

    /// Has work done `seconds` from now; without a body does nothing.
    package static func schedule(after seconds: TimeInterval, _ work: ((Bool) -> Void)?) {
        guard let work else { return }
        serial += 1
        let deadline = DispatchTime.now() + (seconds.isFinite ? max(0, seconds) : 0)
        scheduled.append(
            Scheduled(
                time: now + seconds, deadline: deadline, serial: serial, settings: TaskSettings.ofTask, work: work))
        guard seconds.isFinite else { return }
        MainLoop.run(after: seconds) { [serial] in runInOrder(upTo: serial) }
    }

    /// What is due by itself, the earliest first, unless it was stepped to by hand: after a long wait several are, and
    /// the main queue need not call for them in their order. What they schedule comes in a call of its own.
    private static func runInOrder(upTo serial: Int) {
        guard let last = scheduled.first(where: { $0.serial == serial })?.deadline else { return }
        func isDue(_ item: Scheduled) -> Bool { item.deadline <= last && item.time.isFinite }
        let due = scheduled.filter(isDue).sorted { ($0.deadline, $0.serial) < ($1.deadline, $1.serial) }
        for item in due {
            // A completion that runs the main queue, or steps on, has others run inside of it.
            guard let index = scheduled.firstIndex(where: { $0.serial == item.serial }) else { continue }
            scheduled.remove(at: index)
            now = max(now, item.time)
            endIteration()
            item.run()
        }
    }
}
