#if !canImport(Combine)
    import Foundation
    import UnfoldAutoLayout

    public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
        private let attach: (AnySubscriber<Output, Failure>) -> Void

        public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
            attach = { publisher.receive(subscriber: $0) }
        }
        /// Gives what `start` sends to the outlet; what `start` gives back is ended with the subscription.
        init(_ start: @escaping (Outlet<Output, Failure>) -> AnyCancellable?) {
            attach = { subscriber in
                let outlet = Outlet(subscriber)
                subscriber.receive(subscription: outlet)
                outlet.begin(start)
            }
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            attach(AnySubscriber(subscriber))
        }
        public var description: String { "AnyPublisher" }
    }

    /// A publisher that begins anew for each subscriber, as ``AnyPublisher``'s `start` does.
    protocol StartingPublisher: Publisher { func start(_ outlet: Outlet<Output, Failure>) -> AnyCancellable? }

    extension StartingPublisher {
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher(start).receive(subscriber: subscriber)
        }
    }

    public struct AnySubscriber<Input, Failure: Error>: Subscriber {
        public let combineIdentifier: CombineIdentifier
        private let began: (any Subscription) -> Void
        private let got: (Input) -> Subscribers.Demand
        private let ended: (Subscribers.Completion<Failure>) -> Void

        public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
            combineIdentifier = s.combineIdentifier
            (began, got, ended) = (s.receive(subscription:), s.receive, s.receive(completion:))
        }
        public func receive(subscription: any Subscription) { began(subscription) }
        public func receive(_ input: Input) -> Subscribers.Demand { got(input) }
        public func receive(completion: Subscribers.Completion<Failure>) { ended(completion) }
    }

    /// The end of a publisher at which values come out: keeps what was not asked for yet. Safe from any thread.
    final class Outlet<Output, Failure: Error>: Subscription, @unchecked Sendable {
        // Sendable: all is read and written under `lock`, which is held while a value is given.
        private let lock = NSRecursiveLock()
        private var subscriber: AnySubscriber<Output, Failure>?
        private var demand = Subscribers.Demand.none
        private var waiting: [Output] = []
        private var end: Subscribers.Completion<Failure>?
        private var source: AnyCancellable?
        private var isGiving = false

        init(_ subscriber: AnySubscriber<Output, Failure>) { self.subscriber = subscriber }

        func begin(_ start: (Outlet) -> AnyCancellable?) {
            guard lock.withLock({ subscriber != nil }) else { return }
            let started = start(self)
            let isOver = lock.withLock {
                if subscriber != nil { source = started }
                return subscriber == nil
            }
            if isOver { started?.cancel() }
        }

        var isOver: Bool { lock.withLock { subscriber == nil || end != nil } }

        func send(_ value: Output) { change { if !isOver { waiting.append(value) } } }

        func send(completion: Subscribers.Completion<Failure>) { change { if !isOver { end = completion } } }

        /// Sends a failure; what follows from an end without one is the caller's.
        func send(_ completion: Subscribers.Completion<Failure>, orFinished finished: () -> Void) {
            if case .failure = completion { send(completion: completion) } else { finished() }
        }

        func request(_ demand: Subscribers.Demand) { change { self.demand += demand } }

        func cancel() {
            let source = lock.withLock {
                defer { self.source = nil }
                subscriber = nil
                waiting = []
                return self.source
            }
            source?.cancel()
        }

        private func change(_ change: () -> Void) {
            lock.lock()
            defer { lock.unlock() }
            change()
            guard !isGiving else { return }
            isGiving = true
            defer { isGiving = false }
            var next = 0
            while let subscriber, next < waiting.count, demand != .none {
                demand -= 1
                let value = waiting[next]
                next += 1
                demand += subscriber.receive(value)
            }
            if next > 0, !waiting.isEmpty { waiting.removeFirst(min(next, waiting.count)) }
            if waiting.isEmpty, let end, let subscriber {
                self.subscriber = nil
                subscriber.receive(completion: end)
                source?.cancel()
                source = nil
            }
        }
    }

    extension Publisher {
        public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
        where S.Output == Output, S.Failure == Failure {
            sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
        }
        func forward(to outlet: Outlet<Output, Failure>) -> AnyCancellable {
            sink(receiveCompletion: { outlet.send(completion: $0) }, receiveValue: { outlet.send($0) })
        }
        public func sink(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Output) -> Void
        ) -> AnyCancellable {
            let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
            receive(subscriber: sink)
            return AnyCancellable(sink)
        }
    }

    extension Publisher where Failure == Never {
        /// Sets a property of an object, which is kept, until the result is cancelled or gone.
        public func assign<Root: AnyObject>(
            to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
        ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
        /// Sets a published property for as long as its object lives.
        public func assign(to published: inout Published<Output>.Publisher) {
            let target = published.subject
            let connection = sink { [weak target] in target?.set($0) }
            target.keep(connection)
        }
        public var values: AsyncStream<Output> {
            AsyncStream { continuation in
                let subscription = self.sink(
                    receiveCompletion: { _ in continuation.finish() },
                    receiveValue: { output in
                        let sent = UnsafeTransfer(output)
                        continuation.yield(sent.value)
                    })
                continuation.onTermination = { _ in subscription.cancel() }
            }
        }
    }

    extension Subscribers {
        public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
            private let state = Locked<(subscription: (any Subscription)?, isOver: Bool)>((nil, false))
            public let receiveValue: (Input) -> Void
            public let receiveCompletion: (Completion<Failure>) -> Void

            public init(
                receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
            ) { (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue) }
            public func receive(subscription: any Subscription) {
                let isOver = state.withLock {
                    $0.subscription = subscription
                    return $0.isOver
                }
                if isOver { subscription.cancel() } else { subscription.request(.unlimited) }
            }
            public func receive(_ input: Input) -> Demand {
                if !state.withLock({ $0.isOver }) { receiveValue(input) }
                return .none
            }
            public func receive(completion: Completion<Failure>) {
                if !state.exchange((nil, true)).isOver { receiveCompletion(completion) }
            }
            public func cancel() { state.exchange((nil, true)).subscription?.cancel() }
        }
    }
#endif
