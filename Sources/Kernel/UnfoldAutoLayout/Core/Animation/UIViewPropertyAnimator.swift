/// Animations that are started, and finished, by hand. Values are final as soon as the animations run; recorded as
/// ``UIView/animate(withDuration:delay:options:animations:completion:)`` is.
@preconcurrency @MainActor open class UIViewPropertyAnimator: UIViewPropertyAnimatorInert, UIViewImplicitlyAnimating {
    public let duration: TimeInterval
    /// Seconds before the start.
    open private(set) var delay: TimeInterval = 0
    private let curve: AnimationRecord.Curve
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    open private(set) var isRunning = false
    /// `inactive` before the start and after the end, `active` between.
    open private(set) var state: UIViewAnimatingState = .inactive

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        self.curve = curve.recorded
        super.init()
        if let animations { self.animations.append(animations) }
    }

    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.duration = duration
        curve = .spring(dampingRatio: ratio, initialVelocity: 0)
        super.init()
        if let animations { self.animations.append(animations) }
    }

    public override convenience init() { self.init(duration: 0, curve: .easeInOut) }

    @discardableResult public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// An animator with a course of its own; only the curve counts.
    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        if let spring = parameters as? UISpringTimingParameters {
            self.init(duration: duration, dampingRatio: spring.dampingRatio)
        } else {
            self.init(duration: duration, curve: (parameters as? UICubicTimingParameters)?.animationCurve ?? .easeInOut)
        }
        timing = parameters
    }
    /// An animator with a curve of two control points; here in and out.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }
    /// Runs the animations, if they have not run; values are final at once.
    open func pauseAnimation() { if state == .inactive { startAnimation() } }
    /// More to animate; the delay is left out.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    /// Runs the animations; completions follow when ``RunLoopIteration`` reaches the end.
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
        ScheduledWork.schedule(after: delay + duration) { _ in self.finish(.end) }
    }
    /// Stops where it is; with `withoutFinishing` false, ``finishAnimation(at:)`` calls the completions.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        isRunning = false
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions.removeAll() }
    }
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
    /// Its curve, as it was made with; stored.
    open var timingParameters: (any UITimingCurveProvider)? { timing }
    private var timing: (any UITimingCurveProvider)?
}
