#if !canImport(Combine)
    import Dispatch
    import Foundation

    /// A span of time of a scheduler.
    public protocol SchedulerTimeIntervalConvertible {
        /// Seconds.
        static func seconds(_ s: Int) -> Self
        /// Seconds.
        static func seconds(_ s: Double) -> Self
        /// Thousandths of a second.
        static func milliseconds(_ ms: Int) -> Self
        /// Millionths of a second.
        static func microseconds(_ us: Int) -> Self
        /// Billionths of a second.
        static func nanoseconds(_ ns: Int) -> Self
    }

    /// Seconds, as all schedulers here count them.
    public struct SchedulerStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral,
        Sendable
    {
        /// Seconds.
        public var timeInterval: TimeInterval
        /// Seconds.
        public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
        /// Seconds.
        public init(integerLiteral value: Int) { timeInterval = Double(value) }
        /// Seconds.
        public init(floatLiteral value: Double) { timeInterval = value }
        /// Seconds.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = Double(exactly: source) else { return nil }
            timeInterval = value
        }
        public var magnitude: TimeInterval { abs(timeInterval) }
        public static func + (left: Self, right: Self) -> Self { Self(left.timeInterval + right.timeInterval) }
        public static func - (left: Self, right: Self) -> Self { Self(left.timeInterval - right.timeInterval) }
        public static func * (left: Self, right: Self) -> Self { Self(left.timeInterval * right.timeInterval) }
        public static func *= (left: inout Self, right: Self) { left = left * right }
        public static func < (left: Self, right: Self) -> Bool { left.timeInterval < right.timeInterval }
        /// Seconds.
        public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
        /// Seconds.
        public static func seconds(_ s: Double) -> Self { Self(s) }
        /// Thousandths of a second.
        public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
        /// Millionths of a second.
        public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
        /// Billionths of a second.
        public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
    }

    /// Runs work somewhere, now or later.
    public protocol Scheduler {
        associatedtype SchedulerStrideType: SchedulerTimeIntervalConvertible = SchedulerStride
        /// What it takes besides.
        associatedtype SchedulerOptions = Never
        func run(_ work: @escaping () -> Void)
        /// Runs it later, after seconds.
        func run(after seconds: TimeInterval, _ work: @escaping () -> Void)
    }

    extension Scheduler {
        public func schedule(_ action: @escaping () -> Void) { run(action) }
    }

    extension DispatchQueue: Scheduler {
        /// Spans of time of a queue.
        public struct SchedulerTimeType {
            public typealias Stride = SchedulerStride
        }
        /// Runs it in a later turn.
        public func run(_ work: @escaping () -> Void) {
            nonisolated(unsafe) let work = work
            async { work() }
        }
        public func run(after seconds: TimeInterval, _ work: @escaping () -> Void) {
            nonisolated(unsafe) let work = work
            asyncAfter(deadline: .now() + max(0, seconds)) { work() }
        }
    }

    extension RunLoop: Scheduler {
        /// Spans of time of a run loop.
        public struct SchedulerTimeType {
            public typealias Stride = SchedulerStride
        }
        /// Runs it in a later turn.
        public func run(_ work: @escaping () -> Void) {
            nonisolated(unsafe) let work = work
            perform { work() }
        }
        public func run(after seconds: TimeInterval, _ work: @escaping () -> Void) {
            nonisolated(unsafe) let work = work
            add(Timer(timeInterval: max(0, seconds), repeats: false) { _ in work() }, forMode: .common)
        }
    }

    extension OperationQueue: Scheduler {
        /// Runs it as an operation.
        public func run(_ work: @escaping () -> Void) {
            nonisolated(unsafe) let work = work
            addOperation { work() }
        }
        /// Runs it as an operation, later.
        public func run(after seconds: TimeInterval, _ work: @escaping () -> Void) {
            nonisolated(unsafe) let work = work
            DispatchQueue.global().asyncAfter(deadline: .now() + max(0, seconds)) { self.addOperation { work() } }
        }
    }

    public struct ImmediateScheduler: Scheduler, Sendable {
        public static let shared = ImmediateScheduler()
        public func run(_ work: @escaping () -> Void) { work() }
        public func run(after seconds: TimeInterval, _ work: @escaping () -> Void) { work() }
    }

    extension Publisher {
        /// Values and the end, given by a scheduler.
        public func receive<S: Scheduler>(
            on scheduler: S, options: S.SchedulerOptions? = nil
        ) -> AnyPublisher<Output, Failure> {
            scheduled(by: { scheduler.run($0) })
        }
        /// Listened to by a scheduler.
        public func subscribe<S: Scheduler>(
            on scheduler: S, options: S.SchedulerOptions? = nil
        ) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                let chain = Chain()
                scheduler.run {
                    chain.add(
                        self.sink(receiveCompletion: { outlet.send(completion: $0) }, receiveValue: { outlet.send($0) })
                    )
                }
                return AnyCancellable { chain.cancel() }
            }
        }
        /// Values and the end, later.
        public func delay<S: Scheduler>(
            for interval: SchedulerStride, tolerance: SchedulerStride? = nil, scheduler: S,
            options: S.SchedulerOptions? = nil
        ) -> AnyPublisher<Output, Failure> {
            scheduled(by: { scheduler.run(after: interval.timeInterval, $0) })
        }
        /// Each event given by work that `run` has done, in their order.
        private func scheduled(by run: @escaping (@escaping () -> Void) -> Void) -> AnyPublisher<Output, Failure> {
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
        /// Values behind which nothing came for a time.
        public func debounce<S: Scheduler>(
            for dueTime: SchedulerStride, scheduler: S, options: S.SchedulerOptions? = nil
        ) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                let lock = NSRecursiveLock()
                nonisolated(unsafe) var serial = 0
                return self.sink(
                    receiveCompletion: { outlet.send(completion: $0) },
                    receiveValue: { value in
                        let own = lock.withLock { () -> Int in
                            serial += 1
                            return serial
                        }
                        scheduler.run(after: dueTime.timeInterval) {
                            if lock.withLock({ serial == own }) { outlet.send(value) }
                        }
                    })
            }
        }
        /// At most one value in a time: the last one, or the first.
        public func throttle<S: Scheduler>(
            for interval: SchedulerStride, scheduler: S, latest: Bool
        ) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                let lock = NSRecursiveLock()
                nonisolated(unsafe) var waiting: Output?
                nonisolated(unsafe) var isClosed = false
                func open() {
                    scheduler.run(after: interval.timeInterval) {
                        let next = lock.withLock { () -> Output? in
                            defer { waiting = nil }
                            if waiting == nil { isClosed = false }
                            return waiting
                        }
                        guard let next else { return }
                        outlet.send(next)
                        open()
                    }
                }
                return self.sink(
                    receiveCompletion: { outlet.send(completion: $0) },
                    receiveValue: { value in
                        let goes = lock.withLock { () -> Bool in
                            if isClosed {
                                if latest || waiting == nil { waiting = value }
                                return false
                            }
                            isClosed = true
                            return true
                        }
                        guard goes else { return }
                        outlet.send(value)
                        open()
                    })
            }
        }
        /// Fails if nothing comes for a time; without an error it ends.
        public func timeout<S: Scheduler>(
            _ interval: SchedulerStride, scheduler: S, options: S.SchedulerOptions? = nil,
            customError: (() -> Failure)? = nil
        ) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                let lock = NSRecursiveLock()
                nonisolated(unsafe) var serial = 0
                func watch() {
                    let own = lock.withLock { () -> Int in
                        serial += 1
                        return serial
                    }
                    scheduler.run(after: interval.timeInterval) {
                        guard lock.withLock({ serial == own }) else { return }
                        outlet.send(completion: customError.map { .failure($0()) } ?? .finished)
                    }
                }
                watch()
                return self.sink(
                    receiveCompletion: { outlet.send(completion: $0) },
                    receiveValue: {
                        watch()
                        outlet.send($0)
                    })
            }
        }
    }
#endif
