import Foundation

#if !canImport(QuartzCore)
    /// Notified when animations of layers begin and end.
    @preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
        /// It was added to a layer.
        func animationDidStart(_ anim: CAAnimation)
        /// The turn in which it was added is over; nothing moved.
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
    }

    /// A change of a layer over time; stored. Nothing moves.
    @preconcurrency @MainActor open class CAAnimation: CAAnimationInert, CAMediaTiming, CAAction {
        /// An animation of nothing.
        public override init() { super.init() }
        /// Archives are not read.
        public required init?(coder: NSCoder) { super.init() }
        /// Notified when it begins and ends; kept, as in Core Animation.
        open var delegate: (any CAAnimationDelegate)?
        /// Whether the layer forgets it when its time is over. Default true.
        open var isRemovedOnCompletion = true
        open var beginTime: CFTimeInterval = 0
        open var repeatCount: Float = 0
        /// Seconds.
        open var duration: CFTimeInterval = 0
        private var values: [String: Any] = [:]
        /// Keeps a value under a key.
        open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
        /// A value that was kept.
        open func value(forKey key: String) -> Any? { values[key] }

        func wasAdded(_ completion: @escaping () -> Void) {
            delegate?.animationDidStart(self)
            guard repeatCount.isFinite, repeatCount < 1e6 else { return }
            ScheduledWork.schedule(after: max(0, beginTime) + duration * Double(max(1, repeatCount))) { finished in
                self.delegate?.animationDidStop(self, finished: finished)
                completion()
            }
        }
    }

    /// A change of one property.
    @preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
        /// A change of a property.
        public convenience init(keyPath path: String?) {
            self.init()
            keyPath = path
        }
        open var keyPath: String?
        open var isAdditive = false
        open var isCumulative = false
    }

    /// With the movement of a spring.
    @preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
        open var mass: CGFloat = 1
        open var stiffness: CGFloat = 100
        open var damping: CGFloat = 10
        open var initialVelocity: CGFloat = 0
        /// ``duration``: springs are not calculated.
        open var settlingDuration: CFTimeInterval { duration }
        /// Seconds that it seems to take; stored.
        public private(set) var perceptualDuration: CFTimeInterval = 0.5
        /// How far it goes beyond; stored.
        public private(set) var bounce: CGFloat = 0
        open var allowsOverdamping = false
        /// A spring by how long it seems to take, and how far it goes beyond.
        public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
            self.init()
            (self.perceptualDuration, self.bounce) = (perceptualDuration, bounce)
            duration = perceptualDuration
            mass = 1
            stiffness = pow(2 * .pi / CGFloat(max(perceptualDuration, 0.001)), 2)
            damping = (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)) * 4 * .pi / CGFloat(max(perceptualDuration, 0.001))
        }
    }

    /// Changes of layers that belong together. Changes are done at once; completions run at the end of the turn.
    @preconcurrency @MainActor public final class CATransaction: NSObject {
        private struct Level {
            var duration: CFTimeInterval = 0.25
            var function: CAMediaTimingFunction?
            var disablesActions = false
            var completion: (@MainActor () -> Void)?
            var values: [String: Any] = [:]
        }
        private static var levels: [Level] = []
        private static var base = Level()
        private static func change(_ body: (inout Level) -> Void) {
            if levels.isEmpty { body(&base) } else { body(&levels[levels.count - 1]) }
        }
        private static var level: Level { levels.last ?? base }

        public class func begin() {
            var level = self.level
            level.completion = nil
            levels.append(level)
        }
        /// Ends a level; its completion runs when ``RunLoopTurn`` has passed its duration.
        public class func commit() {
            guard let level = levels.popLast(), let completion = level.completion else { return }
            ScheduledWork.schedule(after: level.disablesActions ? 0 : level.duration) { _ in completion() }
        }
        /// Lays out the windows.
        public class func flush() { ScheduledWork.layOutWindows() }
        /// Seconds. Default 0.25.
        public class func animationDuration() -> CFTimeInterval { level.duration }
        /// Sets the seconds of the level.
        public class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
        public class func animationTimingFunction() -> CAMediaTimingFunction? { level.function }
        public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
            change { $0.function = function }
        }
        /// Whether changes are not animated.
        public class func disableActions() -> Bool { level.disablesActions }
        /// Sets whether changes are not animated.
        public class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
        /// What runs at the end of the level.
        public class func completionBlock() -> (@MainActor () -> Void)? { level.completion }
        /// What runs at the end; of no level, at the end of the turn.
        public class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
            if levels.isEmpty {
                if let block { ScheduledWork.schedule(after: 0) { _ in block() } }
            } else {
                change { $0.completion = block }
            }
        }
        /// Other values of the level.
        static var values: [String: Any] {
            get { level.values }
            set { change { $0.values = newValue } }
        }
    }

    /// Calls with each picture of the screen. There is none: it never calls.
    @preconcurrency @MainActor public final class CADisplayLink: NSObject {
        /// Whom it would call; kept until it is invalidated.
        private var target: AnyObject?
        /// A link that would call a method.
        public init(target: Any, selector sel: Selector) { self.target = target as AnyObject }
        /// A link that calls nothing.
        public override init() { super.init() }
        public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
        public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
        /// Lets its target go.
        public func invalidate() { target = nil }
        public var isPaused = false
        /// 0.
        public var timestamp: CFTimeInterval { 0 }
        /// 0.
        public var targetTimestamp: CFTimeInterval { 0 }
        public var duration: CFTimeInterval { 1.0 / 60 }
        public var preferredFramesPerSecond = 0
        /// Pictures for each call, before iOS 10; stored.
        public var frameInterval = 1
        public var preferredFrameRateRange = CAFrameRateRange.default
    }
#endif
