#if !canImport(Combine)
    import Dispatch
    import Foundation
    import UnfoldAutoLayout

    /// Seconds, as all schedulers here count them.
    public struct SchedulerStride: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
        public var timeInterval: TimeInterval
        public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
        public init(integerLiteral value: Int) { timeInterval = Double(value) }
        public init(floatLiteral value: Double) { timeInterval = value }
        public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
        public static func seconds(_ s: Double) -> Self { Self(s) }
        public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    }

    public protocol Scheduler {
        associatedtype SchedulerOptions = Never
        /// Does work after so many seconds; nil: as soon as it can.
        func run(after seconds: TimeInterval?, _ work: @escaping () -> Void)
    }

    extension DispatchQueue: Scheduler {
        public func run(after seconds: TimeInterval?, _ work: @escaping () -> Void) {
            let work = UnsafeTransfer(work)
            guard let seconds else { return async { work.value() } }
            asyncAfter(deadline: .now() + max(0, seconds)) { work.value() }
        }
    }

    extension RunLoop: Scheduler {
        public func run(after seconds: TimeInterval?, _ work: @escaping () -> Void) {
            let work = UnsafeTransfer(work)
            guard let seconds else { return perform { work.value() } }
            add(Timer(timeInterval: max(0, seconds), repeats: false) { _ in work.value() }, forMode: .common)
        }
    }

    extension OperationQueue: Scheduler {
        public func run(after seconds: TimeInterval?, _ work: @escaping () -> Void) {
            let work = UnsafeTransfer(work)
            guard let seconds else { return addOperation { work.value() } }
            DispatchQueue.global().asyncAfter(deadline: .now() + max(0, seconds)) { self.addOperation { work.value() } }
        }
    }

    extension Publisher {
        /// Each event given by work that `run` has done, in their order.
        func scheduled(by run: @escaping (@escaping () -> Void) -> Void) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                let line = EventLine()
                return self.sink(
                    receiveCompletion: { completion in
                        line.append { outlet.send(completion: completion) }
                        run(line.next)
                    },
                    receiveValue: { value in
                        line.append { outlet.send(value) }
                        run(line.next)
                    })
            }
        }
        public func subscribe<S: Scheduler>(
            on scheduler: S, options: S.SchedulerOptions? = nil
        ) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                let chain = Chain()
                scheduler.run(after: nil) { chain.add(self.forward(to: outlet)) }
                return AnyCancellable(chain.cancel)
            }
        }
        /// At most one value in a time: the last one that came, or the first.
        public func throttle<S: Scheduler>(
            for interval: SchedulerStride, scheduler: S, latest: Bool
        ) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                let state = Locked<(waiting: Output?, isClosed: Bool)>((nil, false))
                func send(_ value: Output) {
                    outlet.send(value)
                    scheduler.run(after: interval.timeInterval) {
                        let next = state.withLock { state in
                            defer { state = (nil, state.waiting != nil) }
                            return state.waiting
                        }
                        next.map(send)
                    }
                }
                return self.sink(receiveCompletion: { outlet.send(completion: $0) }) { value in
                    let isFirst = state.withLock { state in
                        if state.isClosed, latest || state.waiting == nil { state.waiting = value }
                        defer { state.isClosed = true }
                        return !state.isClosed
                    }
                    if isFirst { send(value) }
                }
            }
        }
        /// Values behind which nothing came for a time.
        public func debounce<S: Scheduler>(
            for dueTime: SchedulerStride, scheduler: S, options: S.SchedulerOptions? = nil
        ) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                let serial = Locked(0)
                return self.sink(
                    receiveCompletion: { outlet.send(completion: $0) },
                    receiveValue: { value in
                        let own = serial.add(1)
                        scheduler.run(after: dueTime.timeInterval) { if serial.add(0) == own { outlet.send(value) } }
                    })
            }
        }
    }

    /// Events that a scheduler gives on in their order, never two at once, also where it works concurrently.
    final class EventLine: @unchecked Sendable {
        // Sendable: all is read and written under `lock`.
        private let lock = NSLock()
        private var waiting: [() -> Void] = []
        /// How many of them the scheduler has reached.
        private var due = 0
        private var isGiving = false

        func append(_ event: @escaping () -> Void) { lock.withLock { waiting.append(event) } }

        /// One more event is due. Whoever gives one already gives this one after it.
        func next() {
            lock.lock()
            due += 1
            guard !isGiving else { return lock.unlock() }
            isGiving = true
            while due > 0 {
                due -= 1
                let event = waiting.removeFirst()
                lock.unlock()
                event()
                lock.lock()
            }
            isGiving = false
            lock.unlock()
        }
    }
#endif
