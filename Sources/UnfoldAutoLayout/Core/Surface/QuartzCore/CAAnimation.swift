import Foundation

#if !canImport(QuartzCore)
    /// Notified when animations of layers begin and end.
    @preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
        /// It was added to a layer.
        func animationDidStart(_ anim: CAAnimation)
        /// The turn in which it was added is over; nothing moved.
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
    }

    extension CAAnimationDelegate {
        /// Nothing.
        public func animationDidStart(_ anim: CAAnimation) {}
        /// Nothing.
        public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
    }

    /// A change of a layer over time; stored. Nothing moves.
    @preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
        /// An animation of nothing.
        public override init() { super.init() }
        /// Archives are not read.
        public required init?(coder: NSCoder) { super.init() }
        /// Stored.
        open var timingFunction: CAMediaTimingFunction?
        /// Notified when it begins and ends; kept, as in Core Animation.
        open var delegate: (any CAAnimationDelegate)?
        /// Whether the layer forgets it when its time is over. Default true.
        open var isRemovedOnCompletion = true
        /// Stored.
        open var beginTime: CFTimeInterval = 0
        /// Stored.
        open var timeOffset: CFTimeInterval = 0
        /// Stored.
        open var repeatCount: Float = 0
        /// Stored.
        open var repeatDuration: CFTimeInterval = 0
        /// Seconds.
        open var duration: CFTimeInterval = 0
        /// Stored.
        open var speed: Float = 1
        /// Stored.
        open var autoreverses = false
        /// Stored.
        open var fillMode: CAMediaTimingFillMode = .removed
        /// Never called; does nothing.
        open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
        private var values: [String: Any] = [:]
        /// Stored; nothing moves.
        open var preferredFrameRateRange = CAFrameRateRange.default
        /// Keeps a value under a key.
        open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
        /// A value that was kept.
        open func value(forKey key: String) -> Any? { values[key] }
        /// None: properties begin with the values of their declarations.
        open class func defaultValue(forKey key: String) -> Any? { nil }

        func wasAdded(_ completion: @escaping () -> Void) {
            delegate?.animationDidStart(self)
            guard repeatCount.isFinite, repeatCount < 1e6 else { return }
            RunLoopTurn.schedule(after: max(0, beginTime) + duration * Double(max(1, repeatCount))) { finished in
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
        /// The property.
        open var keyPath: String?
        /// Stored.
        open var isAdditive = false
        /// Stored.
        open var isCumulative = false
    }

    /// From a value to another.
    @preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
        /// Stored.
        open var fromValue: Any?
        /// Stored.
        open var toValue: Any?
        /// Stored.
        open var byValue: Any?
    }

    /// How values between given ones are found.
    public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A mode by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// In straight lines.
        public static let linear = Self(rawValue: "linear")
        /// Not at all.
        public static let discrete = Self(rawValue: "discrete")
        /// Evenly.
        public static let paced = Self(rawValue: "paced")
        /// On a curve.
        public static let cubic = Self(rawValue: "cubic")
        /// On a curve, evenly.
        public static let cubicPaced = Self(rawValue: "cubicPaced")
    }

    /// From value to value.
    @preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
        /// Stored.
        open var values: [Any]?
        /// Stored.
        open var path: CGPath?
        /// Stored.
        open var keyTimes: [NSNumber]?
        /// Stored.
        open var timingFunctions: [CAMediaTimingFunction]?
        /// Stored.
        open var calculationMode: CAAnimationCalculationMode = .linear
        /// Stored; nothing moves.
        open var rotationMode: CAAnimationRotationMode?
        /// Stored; nothing moves.
        open var tensionValues: [NSNumber]?
        /// Stored; nothing moves.
        open var continuityValues: [NSNumber]?
        /// Stored; nothing moves.
        open var biasValues: [NSNumber]?
    }

    /// With the movement of a spring.
    @preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
        /// Stored.
        open var mass: CGFloat = 1
        /// Stored.
        open var stiffness: CGFloat = 100
        /// Stored.
        open var damping: CGFloat = 10
        /// Stored.
        open var initialVelocity: CGFloat = 0
        /// ``duration``: springs are not calculated.
        open var settlingDuration: CFTimeInterval { duration }
        /// Seconds that it seems to take; stored.
        public private(set) var perceptualDuration: CFTimeInterval = 0.5
        /// How far it goes beyond; stored.
        public private(set) var bounce: CGFloat = 0
        /// Stored. Default false.
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

    /// Animations together.
    @preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
        /// Stored.
        open var animations: [CAAnimation]?
    }

    /// Kind of a transition.
    public struct CATransitionType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// It fades.
        public static let fade = Self(rawValue: "fade")
        /// It moves over.
        public static let moveIn = Self(rawValue: "moveIn")
        /// It pushes.
        public static let push = Self(rawValue: "push")
        /// It is revealed.
        public static let reveal = Self(rawValue: "reveal")
    }

    /// Where a transition comes from.
    public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A side by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The right.
        public static let fromRight = Self(rawValue: "fromRight")
        /// The left.
        public static let fromLeft = Self(rawValue: "fromLeft")
        /// The top.
        public static let fromTop = Self(rawValue: "fromTop")
        /// The bottom.
        public static let fromBottom = Self(rawValue: "fromBottom")
    }

    /// From one look to another.
    @preconcurrency @MainActor open class CATransition: CAAnimation {
        /// Stored.
        open var type: CATransitionType = .fade
        /// Stored.
        open var subtype: CATransitionSubtype?
        /// Stored.
        open var startProgress: Float = 0
        /// Stored.
        open var endProgress: Float = 1
        /// Stored; nothing is drawn.
        open var filter: Any?
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

        /// Begins a level.
        public class func begin() {
            var level = self.level
            level.completion = nil
            levels.append(level)
        }
        /// Ends a level; its completion runs when ``RunLoopTurn`` has passed its duration.
        public class func commit() {
            guard let level = levels.popLast(), let completion = level.completion else { return }
            RunLoopTurn.schedule(after: level.disablesActions ? 0 : level.duration) { _ in completion() }
        }
        /// Lays out the windows.
        public class func flush() { RunLoopTurn.layOutWindows() }
        /// Seconds. Default 0.25.
        public class func animationDuration() -> CFTimeInterval { level.duration }
        /// Sets the seconds of the level.
        public class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
        /// Stored.
        public class func animationTimingFunction() -> CAMediaTimingFunction? { level.function }
        /// Stored.
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
                if let block { RunLoopTurn.schedule(after: 0) { _ in block() } }
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
        /// Accepted.
        public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
        /// Accepted.
        public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
        /// Lets its target go.
        public func invalidate() { target = nil }
        /// Stored.
        public var isPaused = false
        /// 0.
        public var timestamp: CFTimeInterval { 0 }
        /// 0.
        public var targetTimestamp: CFTimeInterval { 0 }
        /// A sixtieth.
        public var duration: CFTimeInterval { 1.0 / 60 }
        /// Stored.
        public var preferredFramesPerSecond = 0
        /// Pictures for each call, before iOS 10; stored.
        public var frameInterval = 1
        /// Stored.
        public var preferredFrameRateRange = CAFrameRateRange.default
    }
#endif
