#if !canImport(ObjectiveC)
    extension Timer {
        /// A timer that calls the target's method with itself and keeps the target: a repeating one for as long as it
        /// is kept itself. It is not yet in a run loop; `fire()` calls the method at once.
        public convenience init(
            timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
            repeats yesOrNo: Bool
        ) {
            let target = TimerTarget(aTarget as AnyObject)
            self.init(timeInterval: ti, repeats: yesOrNo) { timer in
                target.send(aSelector, timer)
                if !yesOrNo { target.end() }
            }
        }

        /// A timer that calls the target's method with itself, in the present run loop, and keeps the target until it
        /// is invalidated.
        @discardableResult public class func scheduledTimer(
            timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
            repeats yesOrNo: Bool
        ) -> Timer {
            let target = TimerTarget(aTarget as AnyObject)
            let timer = SelectorTimer(fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo) {
                target.send(aSelector, $0)
            }
            timer.target = target
            RunLoop.current.add(timer, forMode: .default)
            return timer
        }
    }

    /// Whom a timer calls, until it is over.
    private final class TimerTarget: Sendable {
        private let object: Locked<AnyObject?>
        init(_ object: AnyObject) { self.object = Locked(object) }

        func send(_ selector: Selector, _ timer: Timer) {
            guard let object = object.withLock({ $0 }) else { return }
            _ = selector.sendOrRaise(to: object, timer)
        }

        /// What is released may add timers in turn: not under the lock.
        func end() { object.exchange(nil) }
    }

    /// Lets its target go when it is invalidated; Foundation's would hold it for as long as the timer lives.
    private final class SelectorTimer: Timer {
        var target: TimerTarget?

        override func invalidate() {
            super.invalidate()
            target?.end()
        }
    }
#endif
