#if !canImport(Combine)
    import Foundation
    import UnfoldAutoLayout

    public enum Publishers {
        public struct CombineLatest<A: Publisher, B: Publisher>: StartingPublisher where A.Failure == B.Failure {
            public typealias Output = (A.Output, B.Output)
            public typealias Failure = A.Failure
            private let a: A
            private let b: B
            public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
            func start(_ outlet: Outlet<Output, Failure>) -> AnyCancellable? {
                Joined(outlet, isLatest: true).connect(a, b)
            }
        }

        public struct Zip<A: Publisher, B: Publisher>: StartingPublisher where A.Failure == B.Failure {
            public typealias Output = (A.Output, B.Output)
            public typealias Failure = A.Failure
            private let a: A
            private let b: B
            public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
            func start(_ outlet: Outlet<Output, Failure>) -> AnyCancellable? {
                Joined(outlet, isLatest: false).connect(a, b)
            }
        }

        public struct MergeMany<Upstream: Publisher>: Publisher {
            public typealias Output = Upstream.Output
            public typealias Failure = Upstream.Failure
            public let publishers: [Upstream]
            public init(_ upstream: Upstream...) { publishers = upstream }
            public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
        }

        public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
            public typealias Output = A.Output
            public typealias Failure = A.Failure
            let all: MergeMany<AnyPublisher<Output, Failure>>
            public init(_ a: A, _ b: B) { all = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()) }
        }

        public struct Sequence<Elements: Swift.Sequence, Failure: Error>: StartingPublisher {
            public typealias Output = Elements.Element
            public let sequence: Elements
            public init(sequence: Elements) { self.sequence = sequence }
            func start(_ outlet: Outlet<Output, Failure>) -> AnyCancellable? {
                for element in sequence {
                    if outlet.isOver { return nil }
                    outlet.send(element)
                }
                outlet.send(completion: .finished)
                return nil
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

    /// Values of two publishers, in pairs: the last of each, or, as they wait for each other, those of a place.
    private final class Joined<A, B, Failure: Error>: Sendable {
        private struct Side<Value> {
            var values: [Value] = []
            var hasEnded = false
        }
        private typealias State = (a: Side<A>, b: Side<B>)

        private let outlet: Outlet<(A, B), Failure>
        private let isLatest: Bool
        private let state = Locked<State>((Side(), Side()))

        init(_ outlet: Outlet<(A, B), Failure>, isLatest: Bool) { (self.outlet, self.isLatest) = (outlet, isLatest) }

        func connect<P: Publisher<A, Failure>, Q: Publisher<B, Failure>>(_ a: P, _ b: Q) -> AnyCancellable {
            .both(
                a.sink(
                    receiveCompletion: { self.outlet.send($0) { self.finish { $0.a.hasEnded = true } } },
                    receiveValue: { value in self.send { self.add(value, to: &$0.a) } }),
                b.sink(
                    receiveCompletion: { self.outlet.send($0) { self.finish { $0.b.hasEnded = true } } },
                    receiveValue: { value in self.send { self.add(value, to: &$0.b) } }))
        }

        private func add<Value>(_ value: Value, to side: inout Side<Value>) {
            if isLatest { side.values = [] }
            side.values.append(value)
        }

        private func send(_ change: (inout State) -> Void) {
            let pair = state.withLock { state -> (A, B)? in
                change(&state)
                guard let a = state.a.values.first, let b = state.b.values.first else { return nil }
                guard !isLatest else { return (a, b) }
                return (state.a.values.removeFirst(), state.b.values.removeFirst())
            }
            if let pair { outlet.send(pair) }
            finish { _ in }
        }

        private func finish(_ change: (inout State) -> Void) {
            let isOver = state.withLock {
                change(&$0)
                return isLatest
                    ? $0.a.hasEnded && $0.b.hasEnded
                    : $0.a.hasEnded && $0.a.values.isEmpty || $0.b.hasEnded && $0.b.values.isEmpty
            }
            if isOver { outlet.send(completion: .finished) }
        }
    }

    extension Publisher {
        public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
        where P.Failure == Failure { Publishers.CombineLatest(self, other) }
        public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
        where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }
        public func flatMap<P: Publisher>(
            maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
        ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
            AnyPublisher { outlet in
                let (open, chain) = (Locked(1), Chain())
                func leave(_ completion: Subscribers.Completion<Failure>) {
                    outlet.send(completion) { if open.add(-1) == 0 { outlet.send(completion: .finished) } }
                }
                chain.add(
                    self.sink(receiveCompletion: leave) { value in
                        open.add(1)
                        chain.add(transform(value).sink(receiveCompletion: leave) { outlet.send($0) })
                    })
                return AnyCancellable(chain)
            }
        }
    }

    extension Publisher where Output: Publisher, Output.Failure == Failure {
        public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
            AnyPublisher { outlet in
                let inner = Locked<AnyCancellable?>(nil)
                let ended = Locked((outer: false, inner: true))
                func end(
                    _ completion: Subscribers.Completion<Failure>,
                    _ part: WritableKeyPath<(outer: Bool, inner: Bool), Bool>
                ) {
                    outlet.send(completion) {
                        ended.withLock { $0[keyPath: part] = true }
                        if ended.withLock({ $0.outer && $0.inner }) { outlet.send(completion: .finished) }
                    }
                }
                let outer = self.sink(receiveCompletion: { end($0, \.outer) }) { publisher in
                    ended.withLock { $0.inner = false }
                    inner.exchange(nil)?.cancel()
                    inner.exchange(publisher.sink(receiveCompletion: { end($0, \.inner) }) { outlet.send($0) })
                }
                return .both(outer, AnyCancellable { inner.exchange(nil)?.cancel() })
            }
        }
    }
#endif
