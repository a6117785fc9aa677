#if !canImport(Combine)
    import Foundation
    import UnfoldAutoLayout

    public struct Just<Output>: Publisher {
        public typealias Failure = Never
        public let output: Output
        public init(_ output: Output) { self.output = output }
    }

    /// No value, and the end, or not even that.
    public struct Empty<Output, Failure: Error>: Publisher {
        public let completeImmediately: Bool
        public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let ends = completeImmediately
            AnyPublisher<Output, Failure> { outlet in
                if ends { outlet.send(completion: .finished) }
                return nil
            }.receive(subscriber: subscriber)
        }
    }

    public struct Fail<Output, Failure: Error>: Publisher {
        public let error: Failure
        public init(error: Failure) { self.error = error }
        public init(outputType: Output.Type, failure: Failure) { error = failure }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let error = error
            AnyPublisher<Output, Failure> { outlet in
                outlet.send(completion: .failure(error))
                return nil
            }.receive(subscriber: subscriber)
        }
    }

    /// One value that comes later, for all who listen.
    public final class Future<Output, Failure: Error>: Publisher, Sendable {
        public typealias Promise = (Result<Output, Failure>) -> Void
        private let result = Locked<Result<Output, Failure>?>(nil)
        private let hub = PassthroughSubject<Output, Failure>()

        /// Asks for the value, now.
        public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
            attemptToFulfill { [self] result in
                let isFirst = self.result.withLock { kept in
                    defer { if kept == nil { kept = result } }
                    return kept == nil
                }
                guard isFirst else { return }
                switch result {
                case .success(let value):
                    hub.send(value)
                    hub.send(completion: .finished)
                case .failure(let error): hub.send(completion: .failure(error))
                }
            }
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            switch result.withLock({ $0 }) {
            case .success(let value):
                AnyPublisher<Output, Failure> { outlet in
                    outlet.send(value)
                    outlet.send(completion: .finished)
                    return nil
                }.receive(subscriber: subscriber)
            case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
            case nil: hub.receive(subscriber: subscriber)
            }
        }
    }

    /// A publisher that is made when somebody listens.
    public struct Deferred<DeferredPublisher: Publisher>: Publisher {
        public typealias Output = DeferredPublisher.Output
        public typealias Failure = DeferredPublisher.Failure
        public let createPublisher: () -> DeferredPublisher
        public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
    }

    extension Result {
        public var publisher: AnyPublisher<Success, Failure> {
            switch self {
            case .success(let value): Just(value).setFailureType(to: Failure.self)
            case .failure(let error): Fail(error: error).eraseToAnyPublisher()
            }
        }
    }

    extension NotificationCenter {
        public struct Publisher: UnfoldCombine.Publisher {
            public typealias Output = Notification
            public typealias Failure = Never
            public let center: NotificationCenter
            public let name: Notification.Name
            public let object: AnyObject?
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
                let (center, name, object) = (center, name, object)
                AnyPublisher<Notification, Never> { outlet in
                    let token = UnsafeTransfer(
                        center.addObserver(forName: name, object: object, queue: nil) { outlet.send($0) })
                    return AnyCancellable { center.removeObserver(token.value as Any) }
                }.receive(subscriber: subscriber)
            }
        }
    }

    extension Timer {
        /// The time, again and again.
        // Sendable: its values are constants, and its subject locks.
        public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
            public typealias Output = Date
            public typealias Failure = Never
            public let interval: TimeInterval
            private let runLoop: RunLoop
            private let mode: RunLoop.Mode
            let hub = PassthroughSubject<Date, Never>()
            init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
                (self.interval, self.runLoop, self.mode) = (interval, runLoop, mode)
            }
            public func connect() -> any Cancellable {
                let hub = hub
                let timer = UnsafeTransfer(Timer(timeInterval: interval, repeats: true) { _ in hub.send(Date()) })
                runLoop.add(timer.value, forMode: mode)
                return AnyCancellable { timer.value.invalidate() }
            }
        }
    }

    extension _KeyValueCodingAndObserving {
        /// The values of a key path: the one now, then others, as `observe` is notified of them.
        public func publisher<Value>(
            for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
        ) -> AnyPublisher<Value, Never> {
            AnyPublisher { outlet in
                let observation = self.observe(keyPath, options: options) { object, _ in
                    outlet.send(object[keyPath: keyPath])
                }
                return AnyCancellable { observation.invalidate() }
            }
        }
    }
#endif
