import Foundation

/// Animations that are started, and finished, by hand. Values are final as soon as the animations run; recorded as
/// ``UIView/animate(withDuration:delay:options:animations:completion:)`` is.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
    /// Seconds.
    public let duration: TimeInterval
    /// Seconds before the start.
    open private(set) var delay: TimeInterval = 0
    private let curve: AnimationRecord.Curve
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// Whether it was started and not finished.
    open private(set) var isRunning = false
    /// `inactive` before the start and after the end, `active` between.
    open private(set) var state: UIViewAnimatingState = .inactive

    /// An animator with one of the four curves.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        self.curve = curve.recorded
        super.init()
        if let animations { self.animations.append(animations) }
    }

    /// An animator with a spring of that damping ratio.
    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.duration = duration
        curve = .spring(dampingRatio: ratio, initialVelocity: 0)
        super.init()
        if let animations { self.animations.append(animations) }
    }

    /// Makes an animator that is started already.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// More to animate.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    /// Called at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    /// Runs the animations; completions follow when ``RunLoopTurn`` reaches the end.
    open func startAnimation() { startAnimation(afterDelay: 0) }
    /// As ``startAnimation()``, after so many seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state == .inactive else { return }
        self.delay = delay
        state = .active
        isRunning = true
        let body = animations
        animations.removeAll()
        let run = AnimationBlock(timing: .init(duration: duration, delay: delay, curve: curve))
        LayoutJournal.record(.animated(run.run { body.forEach { $0() } }))
        RunLoopTurn.schedule(after: delay + duration) { _ in self.finish(.end) }
    }
    /// Stops where it is; with `withoutFinishing` false, ``finishAnimation(at:)`` calls the completions.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        isRunning = false
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions.removeAll() }
    }
    /// Ends a stopped animator.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        state = .active
        finish(finalPosition)
    }

    private func finish(_ position: UIViewAnimatingPosition) {
        guard state == .active else { return }
        state = .inactive
        isRunning = false
        let pending = completions
        completions.removeAll()
        for completion in pending { completion(position) }
    }
}

/// Where an animation stands.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Where the animations lead.
    case end = 0
    /// Where they began.
    case start
    /// Where they were stopped.
    case current
}

/// Life of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive = 0
    /// Started or paused.
    case active
    /// Stopped, waiting for `finishAnimation(at:)`.
    case stopped
}
