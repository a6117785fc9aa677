import Foundation

#if !canImport(ObjectiveC)
    extension Timer {
        /// A timer that calls the target's method with itself and, as on iOS, keeps the target until it is invalidated. It is not
        /// yet in a run loop; `fire()` calls the method at once.
        public convenience init(
            timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
            repeats yesOrNo: Bool
        ) {
            nonisolated(unsafe) let target = aTarget as AnyObject
            self.init(timeInterval: ti, repeats: yesOrNo) { _ = aSelector.sendOrRaise(to: target, $0) }
        }

        /// As above, and put into the present run loop.
        @discardableResult public class func scheduledTimer(
            timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
            repeats yesOrNo: Bool
        ) -> Timer {
            let timer = Timer(
                timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
            RunLoop.current.add(timer, forMode: .default)
            return timer
        }
    }
#endif
