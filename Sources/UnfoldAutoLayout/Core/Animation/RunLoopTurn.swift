import Foundation

/// The turn of the main run loop, stepped by hand: pending layout is done at its end, completions when their time
/// comes.
///
/// Where UIKit lays out "in the next turn", nothing happens here until ``end()`` or ``advance(by:)`` is called, or the
/// main queue runs: tests that wait, for an expectation, in a run loop or with `await`, see turns end by themselves as
/// long as there are windows, and completions come after the time that they name (facts B1, B5).
@MainActor public enum RunLoopTurn {
    private struct Scheduled {
        let time: TimeInterval
        let serial: Int
        let work: (Bool) -> Void
    }

    /// Seconds since the start, moved by ``advance(by:)`` and by completions that come in a running main queue.
    public private(set) static var now: TimeInterval = 0
    private static var scheduled: [Scheduled] = []
    private static var serial = 0
    private static var windows: [Window] = []

    /// A window with the settings of the task that made it, in which a running main queue lays it out.
    private struct Window {
        let view: WeakView
        let settings: TaskSettings?

        @MainActor func layOut() {
            guard let view = view.view, !view.isHidden, view.hasPendingLayout else { return }
            view.layoutIfNeeded()
        }
    }

    /// Ends the turn: every visible window lays out what is pending, then completions that are due run. What they
    /// change is laid out in the next turn.
    public static func end() { end(layingOut: { $0.layOut() }) }

    private static func end(layingOut layOut: (Window) -> Void) {
        layOutWindows(by: layOut)
        ValueObservers.lookAtAll()
        runDue()
    }

    /// Ends the turn, lets `seconds` pass, and ends a turn at each completion on the way.
    /// - Parameter seconds: 0 or more.
    public static func advance(by seconds: TimeInterval) {
        end()
        let goal = now + max(0, seconds)
        // A completion may schedule more; a bound keeps an endless chain of zero delays from hanging.
        for _ in 0..<10_000 {
            guard let next = scheduled.map(\.time).min(), next <= goal else { break }
            now = max(now, next)
            end()
        }
        now = goal
        layOutWindows()
    }

    /// Forgets what waits and starts the clock again.
    public static func reset() {
        now = 0
        scheduled.removeAll()
    }

    /// The update cycle of all windows, in the order in which they were made.
    static func layOutWindows() { layOutWindows(by: { $0.layOut() }) }

    private static func layOutWindows(by layOut: (Window) -> Void) {
        windows.removeAll { $0.view.view == nil }
        windows.forEach(layOut)
    }

    static func register(window: UIWindow) {
        windows.append(Window(view: WeakView(window), settings: TaskSettings.ofTask))
        followMainQueue()
    }

    static func schedule(after seconds: TimeInterval, _ work: ((Bool) -> Void)?) {
        guard let work else { return }
        serial += 1
        scheduled.append(Scheduled(time: now + seconds, serial: serial, work: work))
        let settings = TaskSettings.ofTask
        onMainQueue(after: seconds) { [serial] in
            // Unless it was stepped to by hand.
            guard let due = scheduled.first(where: { $0.serial == serial }) else { return }
            now = max(now, due.time)
            TaskSettings.with(settings) { end() }
        }
    }

    // MARK: The main queue

    private static var isFollowing = false
    /// How often a running main queue ends turns, in seconds: as a display does.
    private static let pace: TimeInterval = 1.0 / 60

    private static func followMainQueue() {
        guard !isFollowing else { return }
        isFollowing = true
        onMainQueue(after: pace) {
            isFollowing = false
            end(layingOut: { window in TaskSettings.with(window.settings) { window.layOut() } })
            if !windows.isEmpty { followMainQueue() }
        }
    }

    private static func onMainQueue(after seconds: TimeInterval, _ work: @escaping @MainActor @Sendable () -> Void) {
        guard seconds.isFinite else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) { MainActor.assumeIsolated(work) }
    }

    private static func runDue() {
        let due = scheduled.filter { $0.time <= now }.sorted { ($0.time, $0.serial) < ($1.time, $1.serial) }
        scheduled.removeAll { $0.time <= now }
        for item in due { item.work(true) }
    }
}

extension UIView {
    /// Whether a pass would do anything in this subtree.
    var hasPendingLayout: Bool {
        !flags.isEmpty || !(layoutHost.hostedSystem?.isUpToDate ?? false)
    }
}
