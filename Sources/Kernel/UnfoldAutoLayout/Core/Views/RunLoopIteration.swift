/// The turn of the main run loop, stepped by hand: layout is done at its end, completions when due.
///
/// Where UIKit lays out "in the next turn", nothing happens here until ``end()`` or ``advance(by:)`` is called, or the
/// main queue runs: tests that wait, for an expectation, in a run loop or with `await`, see turns end by themselves as
/// long as there are windows, and completions come after the time that they name (facts B1, B5).
@MainActor public enum RunLoopIteration {
    /// Seconds since the start, moved by ``advance(by:)`` and by completions that come in a running main queue.
    public static var now: TimeInterval { ScheduledWork.now }
    private static var windows: [Window] = []

    /// A window with the settings of the task that made it, in which it is laid out whoever ends the turn.
    private struct Window {
        // Weak, not a ``WeakView``: turns end at any time, also while another thread lets the window go.
        weak var view: UIWindow?
        weak var settings: TaskSettings?

        @MainActor func layOut() {
            guard let view, !view.isHidden, view.hasPendingLayout else { return }
            TaskSettings.with(maker: settings) { view.layoutIfNeeded() }
        }
    }

    static var liveWindows: [UIWindow] { windows.compactMap(\.view) }

    /// Ends the turn: every visible window lays out what is pending, then completions that are due run. What they
    /// change is laid out in the next turn.
    public static func end() {
        ScheduledWork.endIteration()
        ScheduledWork.runDue()
    }

    /// Ends the turn, lets `seconds` pass, and ends a turn at each completion on the way.
    /// - Parameter seconds: 0 or more.
    public static func advance(by seconds: TimeInterval) {
        end()
        let goal = now + max(0, seconds)
        // A completion may schedule more; a bound keeps an endless chain of zero delays from hanging.
        for _ in 0..<10_000 {
            guard let next = ScheduledWork.nextTime, next <= goal else { break }
            ScheduledWork.now = max(now, next)
            end()
        }
        ScheduledWork.now = goal
        layOutWindows()
    }

    /// Forgets what waits and starts the clock again.
    public static func reset() { ScheduledWork.reset() }

    /// The update cycle of all windows, in the order in which they were made.
    static func layOutWindows() {
        windows.removeAll { $0.view == nil }
        for window in windows { window.layOut() }
    }

    static func register(window: UIWindow) {
        windows.append(Window(view: window, settings: TaskSettings.ofTask))
        ScheduledWork.layOutWindows = layOutWindows
        followMainQueue()
    }

    private static var isFollowing = false
    /// How often a running main queue ends turns, in seconds: as a display does.
    private static let pace: TimeInterval = 1.0 / 60

    private static func followMainQueue() {
        guard !isFollowing else { return }
        isFollowing = true
        MainLoop.run(after: pace) {
            isFollowing = false
            ScheduledWork.endIteration()
            if !windows.isEmpty { followMainQueue() }
        }
    }
}

extension UIView {
    /// Whether a pass would do anything in this subtree.
    var hasPendingLayout: Bool { isFlagged || !(layoutHost.hostedSystem?.isUpToDate ?? false) }
}
