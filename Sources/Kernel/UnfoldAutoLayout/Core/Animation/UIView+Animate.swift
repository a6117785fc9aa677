/// Animation blocks. Values are final when the call returns; what moved from where to where is reported to
/// ``LayoutJournal`` as ``AnimationRecord``, and completions run when ``RunLoopIteration`` reaches their time.
extension UIView {
    /// Animates the changes that `animations` makes.
    /// - Parameters:
    ///   - duration: Seconds; 0 changes at once, and nothing is recorded as moving.
    ///   - delay: Seconds before the start.
    ///   - options: Curve, inheritance, layout.
    ///   - completion: Runs with true once duration and delay have passed in ``RunLoopIteration``.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = AnimationRecord.Timing(duration: duration, delay: delay, curve: options.curve)
        runAnimation(timing, options: options, animations, completion)
    }

    /// Animates with curve ease-in-out and no delay.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

    /// Animates with a spring: damping ratio above 0 (1 does not overshoot), velocity in distances a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = AnimationRecord.Curve.spring(dampingRatio: dampingRatio, initialVelocity: velocity)
        let timing = AnimationRecord.Timing(duration: duration, delay: delay, curve: spring)
        runAnimation(timing, options: options, animations, completion)
    }

    /// Animates with a spring given by its perceived duration in seconds and its bounce, -1 to 1.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        // A bounce b is a damping ratio of 1 - b; a negative one is overdamped, 1 / (1 + b).
        let ratio = bounce < 0 ? 1 / max(1 + bounce, .leastNonzeroMagnitude) : 1 - bounce
        let spring = AnimationRecord.Curve.spring(dampingRatio: ratio, initialVelocity: initialSpringVelocity)
        let timing = AnimationRecord.Timing(duration: duration, delay: delay, curve: spring)
        runAnimation(timing, options: options, animations, completion)
    }

    /// Changes the inside of `view`; recorded as ``animate(withDuration:delay:options:animations:completion:)`` is.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let timing = AnimationRecord.Timing(duration: duration, curve: options.curve)
        runAnimation(timing, options: options, { animations?() }, completion)
    }

    /// Puts one view in the place of another: by removal and addition, or by hiding with `showHideTransitionViews`.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let timing = AnimationRecord.Timing(duration: duration, curve: options.curve)
        let swap = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                let parent = fromView.superview
                fromView.removeFromSuperview()
                parent?.addSubview(toView)
            }
        }
        runAnimation(timing, options: options, swap, completion)
    }

    /// Animates a sequence of ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = AnimationRecord.Timing(duration: duration, delay: delay)
        runAnimation(timing, options: AnimationOptions(rawValue: options.rawValue & 0x3ff), animations, completion)
    }

    /// One keyframe; times are shares of the whole, 0 to 1. Outside of a keyframe animation it changes at once.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let outer = AnimationBlock.current else { return animations() }
        let timing = AnimationRecord.Timing(
            duration: outer.timing.duration * frameDuration,
            delay: outer.timing.delay + outer.timing.duration * frameStartTime, curve: outer.timing.curve)
        let record = AnimationBlock(timing: timing).run(animations)
        LayoutJournal.record(.animated(record))
    }

    /// Runs `actionsWithoutAnimation` so that nothing it changes is animated, not even inside a block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationBlock.suspended(actionsWithoutAnimation)
    }

    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.areAnimationsEnabled = enabled }

    /// Whether blocks animate. Default true.
    public class var areAnimationsEnabled: Bool { AnimationBlock.areAnimationsEnabled }

    /// Seconds of the block that is running; 0 outside.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.timing.duration ?? 0 }

    /// Whether ``performWithoutAnimation(_:)`` is running.
    package class var isWithoutAnimation: Bool { AnimationBlock.suspensions > 0 }

    /// Runs `body` as a block that is no one's own, such as an update of a table: what it changed of `roots` and the
    /// views inside. A block of the app's around it is notified of everything.
    package class func animating(
        _ timing: AnimationRecord.Timing, below roots: [UIView], body: () -> Void
    ) -> AnimationRecord {
        let outer = AnimationBlock.current
        let block = AnimationBlock(timing: timing)
        block.perform(body)
        if let outer { block.handOver(to: outer) }
        return block.record(below: roots)
    }

    private static func runAnimation(
        _ timing: AnimationRecord.Timing, options: AnimationOptions, _ body: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        if options.contains(.flushUpdates) { AnimationBlock.suspended { ScheduledWork.layOutWindows() } }
        let timing = inherited(timing, options)
        guard AnimationBlock.areAnimationsEnabled, timing.duration > 0 else {
            AnimationBlock.suspended(body)
            ScheduledWork.schedule(after: AnimationBlock.areAnimationsEnabled ? timing.delay : 0, completion)
            return
        }
        let block = AnimationBlock(timing: timing)
        block.atEnd { [unowned block] in
            if options.contains(.layoutSubviews) { block.changedViews.forEach { block.layOutAtEnd($0) } }
            if options.contains(.flushUpdates) { ScheduledWork.layOutWindows() }
        }
        let record = block.run(body)
        LayoutJournal.record(.animated(record))
        ScheduledWork.schedule(after: timing.delay + timing.duration, completion)
    }

    /// A block inside another takes over its duration and curve unless set otherwise.
    private static func inherited(
        _ own: AnimationRecord.Timing, _ options: AnimationOptions
    ) -> AnimationRecord.Timing {
        guard let outer = AnimationBlock.current, !options.contains(.overrideInheritedOptions) else { return own }
        var timing = own
        if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
        if !options.contains(.overrideInheritedCurve) { timing.curve = outer.timing.curve }
        return timing
    }
}
