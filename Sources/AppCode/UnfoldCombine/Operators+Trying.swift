#if !canImport(Combine)
    import Foundation
    import UnfoldAutoLayout

    extension Publisher {
        public func tryScan<T>(
            _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
        ) -> AnyPublisher<T, any Error> { scanned(initialResult, nextPartialResult).tryMap { try $0.get() } }
        private func scanned<T>(
            _ initialResult: T, _ next: @escaping (T, Output) throws -> T
        ) -> AnyPublisher<Result<T, any Error>, Failure> {
            scan(.success(initialResult)) { result, value in
                result.flatMap { known in Result { try next(known, value) } }
            }
        }
        public func tryRemoveDuplicates(
            by predicate: @escaping (Output, Output) throws -> Bool
        ) -> AnyPublisher<Output, any Error> {
            scan((value: Output?.none, isNew: Result<Bool, any Error>.success(false))) { last, value in
                guard let known = last.value else { return (value, .success(true)) }
                let isNew = Result { try !predicate(known, value) }
                return ((try? isNew.get()) == true ? value : known, isNew)
            }.tryCompactMap { try $0.isNew.get() ? $0.value : nil }
        }
        public func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
        where P.Failure == Failure {
            AnyPublisher { outlet in
                let isOpen = Locked(false)
                let other = publisher.sink(
                    receiveCompletion: {
                        if case .failure = $0 { outlet.send(completion: $0) }
                    }, receiveValue: { _ in isOpen.withLock { $0 = true } })
                let own = self.sink(
                    receiveCompletion: { outlet.send(completion: $0) },
                    receiveValue: { if isOpen.withLock({ $0 }) { outlet.send($0) } })
                return .both(own, other)
            }
        }
        /// Another publisher in the place of an error, or another error.
        public func tryCatch<P: Publisher>(
            _ handler: @escaping (Failure) throws -> P
        ) -> AnyPublisher<Output, any Error> where P.Output == Output {
            mapError { $0 as any Error }.catch { error -> AnyPublisher<Output, any Error> in
                do {
                    guard let failure = error as? Failure else { throw error }
                    return try handler(failure).mapError { $0 as any Error }.eraseToAnyPublisher()
                } catch { return Fail(error: error).eraseToAnyPublisher() }
            }.eraseToAnyPublisher()
        }
        public func zip<P: Publisher, Q: Publisher, R: Publisher>(
            _ p: P, _ q: Q, _ r: R
        ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            zip(p, q).zip(r).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
        }
        public func merge<P: Publisher, Q: Publisher, R: Publisher>(
            with p: P, _ q: Q, _ r: R
        ) -> AnyPublisher<Output, Failure>
        where
            P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
            R.Failure == Failure
        { merge(with: p, q).merge(with: r).eraseToAnyPublisher() }
    }

    extension Publishers {
        public static func Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
            _ a: A, _ b: B, _ c: C, _ d: D
        ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
        where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure { a.zip(b, c, d) }
        public static func Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
            _ a: A, _ b: B, _ c: C, _ d: D
        ) -> AnyPublisher<A.Output, A.Failure>
        where
            A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Failure == B.Failure,
            A.Failure == C.Failure, A.Failure == D.Failure
        { a.merge(with: b, c, d) }
    }

    public struct Record<Output, Failure: Error>: Publisher {
        public let output: [Output]
        public let completion: Subscribers.Completion<Failure>
        public init(output: [Output], completion: Subscribers.Completion<Failure>) {
            (self.output, self.completion) = (output, completion)
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher<Output, Failure> { outlet in
                for value in output { outlet.send(value) }
                outlet.send(completion: completion)
                return AnyCancellable {}
            }.receive(subscriber: subscriber)
        }
    }

    extension Subscribers {
        /// Sets a property to each value, until it is cancelled.
        // Sendable: as the sink that it hands its values to.
        public final class Assign<Root, Input>: Subscriber, Cancellable, @unchecked Sendable {
            public typealias Failure = Never
            /// What has the property; none after the end.
            public private(set) var object: Root?
            public let keyPath: ReferenceWritableKeyPath<Root, Input>
            private let sink: Sink<Input, Never>
            public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
                (self.object, self.keyPath) = (object, keyPath)
                let sent = UnsafeTransfer((target: object, path: keyPath))
                sink = Sink(
                    receiveCompletion: { _ in }, receiveValue: { sent.value.target[keyPath: sent.value.path] = $0 })
            }
            public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }
            public func receive(_ value: Input) -> Subscribers.Demand { sink.receive(value) }
            public func receive(completion: Subscribers.Completion<Never>) {
                sink.receive(completion: completion)
                object = nil
            }
            public func cancel() {
                sink.cancel()
                object = nil
            }
        }
    }
#endif
