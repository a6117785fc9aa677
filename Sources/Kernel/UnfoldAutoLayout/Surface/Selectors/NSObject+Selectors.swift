#if !canImport(ObjectiveC)
    extension NSObjectProtocol {
        /// Whether a method of that name is known for the object (``Selector``).
        public func responds(to aSelector: Selector!) -> Bool { aSelector.map { $0.isAnswered(by: self) } ?? false }

        /// Calls a method by name. An unknown name raises Objective-C's exception.
        /// - Returns: What the method gave back, if that is an object or a string.
        @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
            perform(aSelector, with: nil, with: nil)
        }

        @discardableResult public func perform(
            _ aSelector: Selector!, with object1: Any!, with object2: Any!
        ) -> Unmanaged<AnyObject>! { aSelector?.performed(on: self, object1, object2) }
    }

    extension Selector {
        /// Calls the method of that name. An unknown one raises Objective-C's exception.
        /// - Returns: What the method gave back, if that is an object.
        func performed(on target: AnyObject, _ first: Any?, _ second: Any?) -> Unmanaged<AnyObject>? {
            sendOrRaise(to: target, first, second).flatMap(Self.object).map(Self.autoreleased)
        }

        /// Lives until the main queue's next turn, as an autoreleased object does until its pool is drained.
        private static func autoreleased(_ object: AnyObject) -> Unmanaged<AnyObject> {
            let kept = UnsafeTransfer(object)
            DispatchQueue.main.async { withExtendedLifetime(kept) {} }
            return Unmanaged.passUnretained(object)
        }

        /// An object, also an optional one, or a string's: other values that bridging would box are none.
        private static func object(_ answer: Any) -> AnyObject? {
            if let text = answer as? String { return text as NSString }
            if type(of: answer) is AnyClass { return answer as AnyObject }
            let mirror = Mirror(reflecting: answer)
            return mirror.displayStyle == .optional ? mirror.children.first.flatMap { object($0.value) } : nil
        }
    }

    extension NSObject {
        /// Calls a method by name in a later turn of the main run loop, `delay` seconds from now, unless
        /// ``cancelPreviousPerformRequests(withTarget:)`` comes first.
        public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
            DelayedSelectors.add(to: self, aSelector, anArgument, after: delay)
        }

        /// Calls a method by name on the main queue: at once if this is its turn or the caller waits, later if not.
        public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
            if MainQueue.isCurrent, wait {
                _ = aSelector.sendOrRaise(to: self, arg)
            } else if wait {
                let sent = UnsafeTransfer((target: self, argument: arg))
                DispatchQueue.main.sync { _ = aSelector.sendOrRaise(to: sent.value.target, sent.value.argument) }
            } else {
                perform(aSelector, with: arg, afterDelay: 0)
            }
        }

        public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
            let sent = UnsafeTransfer((target: self, argument: arg))
            DispatchQueue.global().async { _ = aSelector.sendOrRaise(to: sent.value.target, sent.value.argument) }
        }
    }

    enum DelayedSelectors {
        private struct Request {
            let target: AnyObject
            let selector: Selector
            let argument: Any?
        }

        private static let waiting = Locked<(requests: [Int: Request], count: Int)>(([:], 0))

        static func add(to target: AnyObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
            let id = waiting.withLock {
                $0.count += 1
                $0.requests[$0.count] = Request(target: target, selector: selector, argument: argument)
                return $0.count
            }
            MainLoop.run(after: delay) {
                guard let request = waiting.withLock({ $0.requests.removeValue(forKey: id) }) else { return }
                _ = request.selector.sendOrRaise(to: request.target, request.argument)
            }
        }

        static func cancel(_ target: AnyObject, _ selector: Selector?) {
            let old = waiting.withLock { waiting in
                let old = waiting.requests.filter {
                    $0.value.target === target && (selector ?? $0.value.selector) == $0.value.selector
                }
                for id in old.keys { waiting.requests[id] = nil }
                return old
            }
            withExtendedLifetime(old) {}
        }
    }
#endif
