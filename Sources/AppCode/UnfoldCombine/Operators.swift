#if !canImport(Combine)
    import Foundation
    import UnfoldAutoLayout

    extension Publisher {
        /// A publisher that takes this one's values and sends what it makes of them.
        func made<T, E: Error>(
            ended: @escaping (Outlet<T, E>, Subscribers.Completion<Failure>) -> Void,
            got: @escaping (Outlet<T, E>, Output) -> Void
        ) -> AnyPublisher<T, E> {
            AnyPublisher { outlet in
                self.sink(receiveCompletion: { ended(outlet, $0) }, receiveValue: { got(outlet, $0) })
            }
        }
        func made<T>(got: @escaping (Outlet<T, Failure>, Output) -> Void) -> AnyPublisher<T, Failure> {
            made(ended: { $0.send(completion: $1) }, got: got)
        }
        /// As above, with something that is kept from value to value; what `last` makes of it comes before the end.
        func made<T, State>(
            _ start: State, last: @escaping (State) -> T? = { _ in nil },
            got: @escaping (Outlet<T, Failure>, inout State, Output) -> Void
        ) -> AnyPublisher<T, Failure> {
            AnyPublisher { outlet in
                var state = start
                return self.sink(
                    receiveCompletion: {
                        if case .finished = $0, let value = last(state) { outlet.send(value) }
                        outlet.send(completion: $0)
                    }, receiveValue: { got(outlet, &state, $0) })
            }
        }
        func tried<T>(_ body: @escaping (Outlet<T, any Error>, Output) throws -> Void) -> AnyPublisher<T, any Error> {
            made(ended: { $0.send(completion: $1.map { $0 }) }) { outlet, value in
                do { try body(outlet, value) } catch { outlet.send(completion: .failure(error)) }
            }
        }

        public func removeDuplicates(
            by predicate: @escaping (Output, Output) -> Bool
        ) -> AnyPublisher<Output, Failure> {
            made(Output?.none) { outlet, last, value in
                if let known = last, predicate(known, value) { return }
                last = value
                outlet.send(value)
            }
        }
        public func scan<T>(
            _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
        ) -> AnyPublisher<T, Failure> {
            made(initialResult) { outlet, result, value in
                result = nextPartialResult(result, value)
                outlet.send(result)
            }
        }
        public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
            made(true, last: { $0 ? output : nil }) { outlet, isEmpty, value in
                isEmpty = false
                outlet.send(value)
            }
        }
        public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
            guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
            return made(0) { outlet, count, value in
                count += 1
                outlet.send(value)
                if count >= maxLength { outlet.send(completion: .finished) }
            }
        }
        public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
            made(count) { outlet, left, value in if left > 0 { left -= 1 } else { outlet.send(value) } }
        }
        public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
            made(true) { outlet, drops, value in
                drops = drops && predicate(value)
                if !drops { outlet.send(value) }
            }
        }
        public func reduce<T>(
            _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
        ) -> AnyPublisher<T, Failure> {
            made(initialResult, last: { $0 }) { _, result, value in result = nextPartialResult(result, value) }
        }
        public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
            made([], last: { $0.isEmpty ? nil : $0 }) { outlet, group, value in
                group.append(value)
                guard group.count >= count else { return }
                outlet.send(group)
                group = []
            }
        }
        public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
            AnyPublisher { outlet in
                elements.forEach { outlet.send($0) }
                return self.forward(to: outlet)
            }
        }
        public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
            made(
                ended: {
                    if case .finished = $1 { for element in elements { $0.send(element) } }
                    $0.send(completion: $1)
                }, got: { $0.send($1) })
        }

        public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
            made(
                ended: {
                    if case .failure = $1 { $0.send(output) }
                    $0.send(completion: .finished)
                }, got: { $0.send($1) })
        }
        public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
        where P.Output == Output {
            AnyPublisher { outlet in
                let chain = Chain()
                chain.add(
                    self.sink(
                        receiveCompletion: {
                            switch $0 {
                            case .finished: outlet.send(completion: .finished)
                            case .failure(let error): chain.add(handler(error).forward(to: outlet))
                            }
                        }, receiveValue: { outlet.send($0) }))
                return AnyCancellable(chain)
            }
        }
        public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
            guard retries > 0 else { return eraseToAnyPublisher() }
            return self.catch { _ in self.retry(retries - 1) }
        }

        public func handleEvents(
            receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                receiveSubscription?(outlet)
                receiveRequest?(.unlimited)
                var isOver = false
                let own = self.sink(
                    receiveCompletion: {
                        isOver = true
                        receiveCompletion?($0)
                        outlet.send(completion: $0)
                    },
                    receiveValue: {
                        receiveOutput?($0)
                        outlet.send($0)
                    })
                return AnyCancellable {
                    if !isOver { receiveCancel?() }
                    own.cancel()
                }
            }
        }
        /// One subscription for all who listen, from the first to the last of them.
        public func share() -> AnyPublisher<Output, Failure> {
            let hub = PassthroughSubject<Output, Failure>()
            let (listeners, connection) = (Locked(0), Locked<AnyCancellable?>(nil))
            return AnyPublisher { outlet in
                let own = hub.forward(to: outlet)
                if listeners.add(1) == 1 { connection.exchange(self.subscribe(hub)) }
                return AnyCancellable {
                    own.cancel()
                    if listeners.add(-1) == 0 { connection.exchange(nil)?.cancel() }
                }
            }
        }
    }

    final class Chain: Cancellable, Sendable {
        private let state = Locked<(all: [AnyCancellable], isOver: Bool)>(([], false))

        func add(_ cancellable: AnyCancellable) {
            let isLate = state.withLock {
                if !$0.isOver { $0.all.append(cancellable) }
                return $0.isOver
            }
            if isLate { cancellable.cancel() }
        }
        func cancel() { for cancellable in state.exchange(([], true)).all { cancellable.cancel() } }
    }
#endif
