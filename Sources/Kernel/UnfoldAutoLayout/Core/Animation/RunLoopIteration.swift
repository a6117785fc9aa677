import Foundation

/// The turn of the main run loop, stepped by hand: pending layout is done at its end, completions when their time
/// comes.
///
/// Where UIKit lays out "in the next turn", nothing happens here until ``end()`` or ``advance(by:)`` is called, or the
/// main queue runs: tests that wait, for an expectation, in a run loop or with `await`, see turns end by themselves as
/// long as there are windows, and completions come after the time that they name (facts B1, B5).
@MainActor public enum RunLoopIteration {
    private struct Scheduled {
        let time: TimeInterval
        /// When it comes by itself.
        let deadline: DispatchTime
        let serial: Int
        let settings: TaskSettings?
        let work: (Bool) -> Void

        @MainActor func run() { TaskSettings.with(maker: settings) { work(true) } }
    }

    /// Seconds since the start, moved by ``advance(by:)`` and by completions that come in a running main queue.
    public private(set) static var now: TimeInterval = 0
    private static var scheduled: [Scheduled] = []
    private static var serial = 0
    private static var windows: [Window] = []

    /// A window with the settings of the task that made it, in which it is laid out whoever ends the turn.
    private struct Window {
        let view: WeakView
        weak var settings: TaskSettings?

        @MainActor func layOut() {
            guard let view = view.view, !view.isHidden, view.hasPendingLayout else { return }
            TaskSettings.with(maker: settings) { view.layoutIfNeeded() }
        }
    }

    /// Ends the turn: every visible window lays out what is pending, then completions that are due run. What they
    /// change is laid out in the next turn.
    public static func end() {
        layOutWindows()
        TurnObservers.compare()
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
    static func layOutWindows() {
        windows.removeAll { $0.view.view == nil }
        for window in windows { window.layOut() }
    }

    static func register(window: UIWindow) {
        windows.append(Window(view: WeakView(window), settings: TaskSettings.ofTask))
        followMainQueue()
    }

    package static func schedule(after seconds: TimeInterval, _ work: ((Bool) -> Void)?) {
        guard let work else { return }
        serial += 1
        let deadline = DispatchTime.now() + (seconds.isFinite ? max(0, seconds) : 0)
        scheduled.append(
            Scheduled(
                time: now + seconds, deadline: deadline, serial: serial, settings: TaskSettings.ofTask, work: work))
        onMainQueue(after: seconds) { [serial] in runInOrder(upTo: serial) }
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
            endByItself()
            item.run()
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
            endByItself()
            if !windows.isEmpty { followMainQueue() }
        }
    }

    /// The end of a turn in a running main queue. Completions come by their own times, not by ``now``.
    private static func endByItself() {
        layOutWindows()
        TurnObservers.compare()
    }

    private static func onMainQueue(after seconds: TimeInterval, _ work: @escaping @MainActor @Sendable () -> Void) {
        guard seconds.isFinite else { return }
        MainLoop.run(after: seconds, work)
    }

    private static func runDue() {
        let due = scheduled.filter { $0.time <= now }.sorted { ($0.time, $0.serial) < ($1.time, $1.serial) }
        scheduled.removeAll { $0.time <= now }
        for item in due { item.run() }
    }
}

extension UIView {
    /// Whether a pass would do anything in this subtree.
    var hasPendingLayout: Bool {
        !flags.isEmpty || !(layoutHost.hostedSystem?.isUpToDate ?? false)
    }
}
