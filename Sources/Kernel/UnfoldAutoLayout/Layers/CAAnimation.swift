#if !canImport(QuartzCore)

    /// A change of a layer over time; stored. Nothing moves.
    @preconcurrency @MainActor open class CAAnimation: CAAnimationInert, CAMediaTiming, CAAction {
        public override init() { super.init() }
        public required init?(coder: NSCoder) { super.init() }
        private var values: [String: Any] = [:]
        open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
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

    /// Changes of layers that belong together. Changes are done at once; completions run at the end of the turn.
    @preconcurrency @MainActor public final class CATransaction: NSObject {
        struct Level {
            var duration: CFTimeInterval = 0.25
            var function: CAMediaTimingFunction?
            var disablesActions = false
            var completion: (@MainActor () -> Void)?
            var values: [String: Any] = [:]
        }
        private static var levels: [Level] = []
        private static var base = Level()
        static func change(_ body: (inout Level) -> Void) {
            if levels.isEmpty { body(&base) } else { body(&levels[levels.count - 1]) }
        }
        static var level: Level { levels.last ?? base }

        public class func begin() {
            var level = self.level
            level.completion = nil
            levels.append(level)
        }
        /// Ends a level; its completion runs when ``RunLoopIteration`` has passed its duration.
        public class func commit() {
            guard let level = levels.popLast(), let completion = level.completion else { return }
            ScheduledWork.schedule(after: level.disablesActions ? 0 : level.duration) { _ in completion() }
        }
        /// What runs at the end; of no level, at the end of the turn.
        public class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
            if levels.isEmpty {
                if let block { ScheduledWork.schedule(after: 0) { _ in block() } }
            } else {
                change { $0.completion = block }
            }
        }
        static var values: [String: Any] {
            get { level.values }
            set { change { $0.values = newValue } }
        }
    }
#endif
