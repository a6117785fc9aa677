#if !canImport(Combine)
    import Foundation
    import UnfoldAutoLayout

    public enum Publishers {
        public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
            public typealias Output = (A.Output, B.Output)
            public typealias Failure = A.Failure
            private let a: A
            private let b: B
            public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                AnyPublisher<Output, Failure> { outlet in
                    let both = Both<A.Output, B.Output, Failure>(outlet)
                    return .both(
                        a.sink(receiveCompletion: { both.end($0) }, receiveValue: { both.first($0) }),
                        b.sink(receiveCompletion: { both.end($0) }, receiveValue: { both.second($0) }))
                }.receive(subscriber: subscriber)
            }
        }

        public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
            public typealias Output = (A.Output, B.Output)
            public typealias Failure = A.Failure
            private let a: A
            private let b: B
            public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                AnyPublisher<Output, Failure> { outlet in
                    let pairs = Pairs<A.Output, B.Output, Failure>(outlet)
                    return .both(
                        a.sink(receiveCompletion: { pairs.endFirst($0) }, receiveValue: { pairs.first($0) }),
                        b.sink(receiveCompletion: { pairs.endSecond($0) }, receiveValue: { pairs.second($0) }))
                }.receive(subscriber: subscriber)
            }
        }

        public struct MergeMany<Upstream: Publisher>: Publisher {
            public typealias Output = Upstream.Output
            public typealias Failure = Upstream.Failure
            public let publishers: [Upstream]
            public init(_ upstream: Upstream...) { publishers = upstream }
            public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let publishers = publishers
                AnyPublisher<Output, Failure> { outlet in
                    if publishers.isEmpty { outlet.send(completion: .finished) }
                    let left = Remaining(publishers.count)
                    let chain = Chain()
                    for publisher in publishers {
                        chain.add(
                            publisher.sink(
                                receiveCompletion: {
                                    if case .failure = $0 { return outlet.send(completion: $0) }
                                    if left.drop() == 0 { outlet.send(completion: .finished) }
                                }, receiveValue: { outlet.send($0) }))
                    }
                    return AnyCancellable { chain.cancel() }
                }.receive(subscriber: subscriber)
            }
        }

        public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
            public typealias Output = A.Output
            public typealias Failure = A.Failure
            let all: MergeMany<AnyPublisher<Output, Failure>>
            public init(_ a: A, _ b: B) { all = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()) }
        }

        public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
            public typealias Output = Elements.Element
            public let sequence: Elements
            public init(sequence: Elements) { self.sequence = sequence }
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let sequence = sequence
                AnyPublisher<Output, Failure> { outlet in
                    for element in sequence {
                        if outlet.isOver { return nil }
                        outlet.send(element)
                    }
                    outlet.send(completion: .finished)
                    return nil
                }.receive(subscriber: subscriber)
            }
        }
    }

    extension AnyCancellable {
        static func both(_ one: AnyCancellable, _ other: AnyCancellable) -> AnyCancellable {
            AnyCancellable {
                one.cancel()
                other.cancel()
            }
        }
    }

    /// Counts what is not over.
    final class Remaining: Sendable {
        private let count: Locked<Int>
        init(_ count: Int) { self.count = Locked(count) }
        func add() { count.withLock { $0 += 1 } }
        func drop() -> Int {
            count.withLock {
                $0 -= 1
                return $0
            }
        }
    }

    /// The last values of two publishers.
    private final class Both<A, B, Failure: Error>: Sendable {
        private let outlet: Outlet<(A, B), Failure>
        private let state = Locked<(a: A?, b: B?, ended: Int)>((nil, nil, 0))
        init(_ outlet: Outlet<(A, B), Failure>) { self.outlet = outlet }
        func first(_ value: A) {
            state.withLock { $0.a = value }
            sendPending()
        }
        func second(_ value: B) {
            state.withLock { $0.b = value }
            sendPending()
        }
        private func sendPending() {
            if case (let a?, let b?, _) = state.withLock({ $0 }) { outlet.send((a, b)) }
        }
        func end(_ completion: Subscribers.Completion<Failure>) {
            if case .failure = completion { return outlet.send(completion: completion) }
            let isLast = state.withLock {
                $0.ended += 1
                return $0.ended == 2
            }
            if isLast { outlet.send(completion: .finished) }
        }
    }

    /// Values of two publishers that wait for each other.
    private final class Pairs<A, B, Failure: Error>: Sendable {
        private let outlet: Outlet<(A, B), Failure>
        private let state = Locked<(a: [A], b: [B], aEnded: Bool, bEnded: Bool)>(([], [], false, false))
        init(_ outlet: Outlet<(A, B), Failure>) { self.outlet = outlet }
        func first(_ value: A) {
            state.withLock { $0.a.append(value) }
            sendPending()
        }
        func second(_ value: B) {
            state.withLock { $0.b.append(value) }
            sendPending()
        }
        private func sendPending() {
            while let pair = state.withLock({ state in
                state.a.isEmpty || state.b.isEmpty ? nil : (state.a.removeFirst(), state.b.removeFirst())
            }) {
                outlet.send(pair)
            }
            let isOver = state.withLock { $0.aEnded && $0.a.isEmpty || $0.bEnded && $0.b.isEmpty }
            if isOver { outlet.send(completion: .finished) }
        }
        func endFirst(_ completion: Subscribers.Completion<Failure>) {
            if case .failure = completion { return outlet.send(completion: completion) }
            state.withLock { $0.aEnded = true }
            sendPending()
        }
        func endSecond(_ completion: Subscribers.Completion<Failure>) {
            if case .failure = completion { return outlet.send(completion: completion) }
            state.withLock { $0.bEnded = true }
            sendPending()
        }
    }

    extension Publisher {
        public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
        where P.Failure == Failure { Publishers.CombineLatest(self, other) }
        public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
            _ p: P, _ q: Q, _ r: R
        ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            combineLatest(p, q).combineLatest(r).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
        }
        public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
        where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }
        public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> AnyPublisher<Output, Failure>
        where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
            merge(with: p).merge(with: q).eraseToAnyPublisher()
        }
        /// Values of the publishers that values give, as they come.
        public func flatMap<P: Publisher>(
            maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
        ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
            AnyPublisher { outlet in
                let open = Remaining(1)
                func leave() { if open.drop() == 0 { outlet.send(completion: .finished) } }
                let chain = Chain()
                chain.add(
                    self.sink(
                        receiveCompletion: {
                            if case .failure = $0 { outlet.send(completion: $0) } else { leave() }
                        },
                        receiveValue: { value in
                            open.add()
                            chain.add(
                                transform(value).sink(
                                    receiveCompletion: {
                                        if case .failure = $0 { outlet.send(completion: $0) } else { leave() }
                                    }, receiveValue: { outlet.send($0) }))
                        }))
                return AnyCancellable { chain.cancel() }
            }
        }
    }

    extension Publisher where Output: Publisher, Output.Failure == Failure {
        public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
            AnyPublisher { outlet in
                let state = Locked<(inner: AnyCancellable?, outerEnded: Bool, innerEnded: Bool)>((nil, false, true))
                let outer = self.sink(
                    receiveCompletion: {
                        if case .failure = $0 { return outlet.send(completion: $0) }
                        let isOver = state.withLock {
                            $0.outerEnded = true
                            return $0.innerEnded
                        }
                        if isOver { outlet.send(completion: .finished) }
                    },
                    receiveValue: { publisher in
                        let last = state.withLock {
                            $0.innerEnded = false
                            return $0.inner
                        }
                        last?.cancel()
                        var inner: AnyCancellable? = publisher.sink(
                            receiveCompletion: {
                                if case .failure = $0 { return outlet.send(completion: $0) }
                                let isOver = state.withLock {
                                    $0.innerEnded = true
                                    return $0.outerEnded
                                }
                                if isOver { outlet.send(completion: .finished) }
                            }, receiveValue: { outlet.send($0) })
                        // The one before ends outside the lock.
                        state.withLock { swap(&$0.inner, &inner) }
                    })
                return AnyCancellable {
                    outer.cancel()
                    state.withLock { $0.inner }?.cancel()
                }
            }
        }
    }
#endif
