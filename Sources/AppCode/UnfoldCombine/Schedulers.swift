#if !canImport(Combine)
    import Dispatch
    import Foundation
    import UnfoldAutoLayout

    public protocol SchedulerTimeIntervalConvertible {
        static func seconds(_ s: Int) -> Self
        static func seconds(_ s: Double) -> Self
        static func milliseconds(_ ms: Int) -> Self
    }

    /// Seconds, as all schedulers here count them.
    public struct SchedulerStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral,
        Sendable
    {
        public var timeInterval: TimeInterval
        public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
        public init(integerLiteral value: Int) { timeInterval = Double(value) }
        public init(floatLiteral value: Double) { timeInterval = value }
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
        public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
        public static func seconds(_ s: Double) -> Self { Self(s) }
        public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
    }

    public protocol Scheduler {
        associatedtype SchedulerStrideType: SchedulerTimeIntervalConvertible = SchedulerStride
        /// What it takes besides.
        associatedtype SchedulerOptions = Never
        func run(_ work: @escaping () -> Void)
        /// Runs it later, after seconds.
        func run(after seconds: TimeInterval, _ work: @escaping () -> Void)
    }

    extension DispatchQueue: Scheduler {
        public struct SchedulerTimeType {
            public typealias Stride = SchedulerStride
        }
        public func run(_ work: @escaping () -> Void) {
            let work = UnsafeTransfer(work)
            async { work.value() }
        }
        public func run(after seconds: TimeInterval, _ work: @escaping () -> Void) {
            let work = UnsafeTransfer(work)
            asyncAfter(deadline: .now() + max(0, seconds)) { work.value() }
        }
    }

    extension RunLoop: Scheduler {
        public struct SchedulerTimeType {
            public typealias Stride = SchedulerStride
        }
        public func run(_ work: @escaping () -> Void) {
            let work = UnsafeTransfer(work)
            perform { work.value() }
        }
        public func run(after seconds: TimeInterval, _ work: @escaping () -> Void) {
            let work = UnsafeTransfer(work)
            add(Timer(timeInterval: max(0, seconds), repeats: false) { _ in work.value() }, forMode: .common)
        }
    }

    extension OperationQueue: Scheduler {
        public func run(_ work: @escaping () -> Void) {
            let work = UnsafeTransfer(work)
            addOperation { work.value() }
        }
        /// Runs it as an operation, later.
        public func run(after seconds: TimeInterval, _ work: @escaping () -> Void) {
            let work = UnsafeTransfer(work)
            DispatchQueue.global().asyncAfter(deadline: .now() + max(0, seconds)) { self.addOperation { work.value() } }
        }
    }

    public struct ImmediateScheduler: Scheduler, Sendable {
        public static let shared = ImmediateScheduler()
        public func run(_ work: @escaping () -> Void) { work() }
        public func run(after seconds: TimeInterval, _ work: @escaping () -> Void) { work() }
    }

    extension Publisher {
        public func subscribe<S: Scheduler>(
            on scheduler: S, options: S.SchedulerOptions? = nil
        ) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                let chain = Chain()
                scheduler.run { chain.add(self.forward(to: outlet)) }
                return AnyCancellable { chain.cancel() }
            }
        }
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
        /// Values behind which nothing came for a time.
        public func debounce<S: Scheduler>(
            for dueTime: SchedulerStride, scheduler: S, options: S.SchedulerOptions? = nil
        ) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                let serial = Locked(0)
                return self.sink(
                    receiveCompletion: { outlet.send(completion: $0) },
                    receiveValue: { value in
                        let own = serial.withLock {
                            $0 += 1
                            return $0
                        }
                        scheduler.run(after: dueTime.timeInterval) {
                            if serial.withLock({ $0 == own }) { outlet.send(value) }
                        }
                    })
            }
        }
        /// At most one value in a time: the last one, or the first.
        public func throttle<S: Scheduler>(
            for interval: SchedulerStride, scheduler: S, latest: Bool
        ) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                let state = Locked<(waiting: Output?, isClosed: Bool)>((nil, false))
                func open() {
                    scheduler.run(after: interval.timeInterval) {
                        let next = state.withLock { state in
                            defer { state.waiting = nil }
                            if state.waiting == nil { state.isClosed = false }
                            return state.waiting
                        }
                        guard let next else { return }
                        outlet.send(next)
                        open()
                    }
                }
                return self.sink(
                    receiveCompletion: { outlet.send(completion: $0) },
                    receiveValue: { value in
                        let goes = state.withLock { state in
                            if state.isClosed {
                                if latest || state.waiting == nil { state.waiting = value }
                                return false
                            }
                            state.isClosed = true
                            return true
                        }
                        guard goes else { return }
                        outlet.send(value)
                        open()
                    })
            }
        }
    }
#endif
